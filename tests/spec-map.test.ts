import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { citedSections, citingTitles, readCitations, specMap } from '../scripts/spec-map.ts'

describe('citations of the specification', () => {
  test.each([
    ['one badge (spec 4.9)', ['4.9']],
    ['spec 2.3 and 6: the EU site', ['2.3', '6']],
    ['an address (spec 2.12, 3, 5)', ['2.12', '3', '5']],
    ['Spec 9.7 at the start of a sentence', ['9.7']],
    ['a specification without a number', []],
  ])('%s', (text, sections) => expect(citedSections(text)).toEqual(sections))

  test('are read from string literals, not from comments', () => {
    expect(citingTitles("// spec 4.9\ntest('first match wins (spec 4.9)', () => {})")).toEqual([
      'first match wins (spec 4.9)',
    ])
  })

  test('are read from the rows of a table whose title is "spec %s"', () => {
    const code = `
test.each([['a', 'b']])('%s has no section', () => {})
test.each([
  ['2.13', 'It\\'s here', 'global'],
  ['5', 'Passwords must match', 'userList'],
])('spec %s says "%s"', (_, text) => {})`
    expect(citingTitles(code)).toEqual(['spec 2.13 says "It\'s here"', 'spec 5 says "Passwords must match"'])
  })

  test('name sections that exist, and most sections of what is built have a test', () => {
    const citations = [...readCitations().values()]
    expect(citations.filter(({ tests }) => tests.length > 0).length).toBeGreaterThan(25)
  })

  test('docs/spec-map.md is what `node scripts/spec-map.ts` writes', () => {
    const file = new URL('../docs/spec-map.md', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(specMap())
  })
})
