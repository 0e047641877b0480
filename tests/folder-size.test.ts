import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'

/** A longer list is no table of contents: the folder gets a second floor, named by nouns. */
const MOST_FILES = 25

/** What stands beside the file that it belongs to, or is a list by nature: an address of the site, a journey. */
const BESIDE = /\.(test|demo)\.tsx?$|^src\/routes\/|\.spec\.ts$/

function filesBelow(top: string): string[] {
  return readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replace(/^\//, ''))
}

/** `81 src/blocks` for each folder with too many files; a component's styles count with it. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const all = new Set(paths)
  const counts = new Map<string, number>()
  for (const path of paths) {
    const component = path.replace(/\.module\.css$/, '.tsx')
    if (BESIDE.test(path) || (component !== path && all.has(component))) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${count} ${folder}`)
}

test('counts the files of a folder without tests, part demos and styles of a component', () => {
  const parts = Array.from({ length: MOST_FILES }, (_, at) => [
    `src/ui/part-${at}.tsx`,
    `src/ui/part-${at}.module.css`,
    `src/ui/part-${at}.demo.tsx`,
    `src/ui/part-${at}.test.ts`,
  ])
  expect(crowdedFolders(parts.flat())).toEqual([])
  expect(crowdedFolders([...parts.flat(), 'src/ui/shared.module.css'])).toEqual(['26 src/ui'])
})

test(`no folder has more than ${MOST_FILES} files`, () => {
  const files = ['src', 'sw', 'server', 'demo-shop', 'scripts', 'tests'].flatMap(filesBelow)
  expect(files.length).toBeGreaterThan(2_000)
  expect(crowdedFolders(files)).toEqual([])
})
