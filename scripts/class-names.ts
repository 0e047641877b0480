import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './project-root.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names of the classes of CSS modules in a build: a letter for the class in its file, and the number of the file among
 * all. A page names some hundred classes thousands of times. The same sources give the same names, so the builds for
 * browser and server agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const numbers = moduleNumbers()
  return function nameOf(name, file) {
    const path = relative(ROOT, file.replace(/\?.*/, ''))
    const number = numbers.get(path)
    const letter = LETTERS[classesOf(readFileSync(join(ROOT, path), 'utf8')).indexOf(name)]
    if (number === undefined || letter === undefined)
      throw new RangeError(`${path} has no short name for ${name}`)
    return `${letter}${number}`
  }
}

/** The number of each CSS module. */
export function moduleNumbers(): ReadonlyMap<string, number> {
  const files = globSync('src/**/*.module.css', { cwd: ROOT }).sort()
  return new Map(files.map((file, at) => [file, at]))
}

/** In the order of the file; animations are named like classes. */
function classesOf(css: string): string[] {
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return [...new Set(names)]
}
