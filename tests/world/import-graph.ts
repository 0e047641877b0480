import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from '../../scripts/project-root.ts'

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const STATIC_IMPORT = /(?:from|import)\s*['"]([^'"]+)['"]/g

export interface Arrow {
  readonly from: string
  readonly to: string
}

/** Source files below these folders, without tests, demos of parts and files that tools write. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|demo|gen)\.tsx?$|\.d\.ts$/.test(name))
      .map((name) => join(folder, name)),
  )
}

export function sourceOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const named = /^#([\w-]+)\/(.+)$/.exec(specifier)
  if (!named?.[1] || !named[2]) return undefined
  if (named[1] === 'demo') return join('demo-shop', named[2])
  return ['server', 'tests'].includes(named[1]) ? join(named[1], named[2]) : join('src', named[1], named[2])
}

/** Every import of the repository's own files, type imports included. */
export function arrowsOf(file: string): Arrow[] {
  return arrowsBy(IMPORT, file)
}

/** The same without `import()`, which loads a module when it is called. */
export function staticArrowsOf(file: string): Arrow[] {
  return arrowsBy(STATIC_IMPORT, file)
}

function arrowsBy(pattern: RegExp, file: string): Arrow[] {
  return [...sourceOf(file).matchAll(pattern)].flatMap(([, specifier = '']) => {
    const to = targetOf(file, specifier)
    return to ? [{ from: file, to }] : []
  })
}

/** Groups of folders that import each other, directly or through others; a folder is a directory, without those below it. */
export function folderCircles(arrows: readonly Arrow[]): string[][] {
  return circles(arrows.map(({ from, to }) => ({ from: dirname(from), to: dirname(to) })))
}

/** Groups of names that lead to each other, directly or through others. */
export function circles(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const reaches = (start: string) => {
    const seen = new Set<string>()
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const one of next.get(at) ?? [])
        if (!seen.has(one)) {
          seen.add(one)
          open.push(one)
        }
    return seen
  }
  const reach = new Map([...next.keys()].map((name) => [name, reaches(name)]))
  const groups = [...reach]
    .filter(([name, seen]) => seen.has(name))
    .map(([name, seen]) =>
      [...seen]
        .filter((other) => reach.get(other)?.has(name))
        .toSorted()
        .join(' '),
    )
  return [...new Set(groups)].toSorted().map((group) => group.split(' '))
}
