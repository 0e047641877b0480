import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'

const read = (file: string) => postcss.parse(readFileSync(join(ROOT, file), 'utf8'))

function tokens(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  read('src/styles/tokens.css').walkDecls(
    /^--/,
    ({ prop, value }) => void (found.has(prop) || found.set(prop, value)),
  )
  return found
}

test.each([
  ['a dropdown opens in', '--dropdown', '300ms'],
  ['a carousel changes in', '--carousel', '500ms'],
  ['popups lie from', '--z-popup', '2000'],
])('%s %s: %s (spec 9.4)', (_, name, value) => {
  expect(tokens().get(name)).toBe(value)
})

test('no rule takes a window of 1024 px for a desktop, nor one of 1025 px for a phone (spec 2.4, 9.4)', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  const queries = files.flatMap((file) => {
    const found: string[] = []
    read(file).walkAtRules('media', ({ params }) => void found.push(params))
    return found
  })
  const desktop = queries.filter((query) => query.includes('1024px'))
  expect(desktop.length).toBeGreaterThan(40)
  expect(queries.filter((query) => /width\s*(>=|<)\s*1024px|1025px/.test(query))).toEqual([])
})
