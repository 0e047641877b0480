import { expect, test } from 'vitest'
import { SEARCH_DEBOUNCE_MS, TRENDING, keywordFor } from './keyword.ts'

test.each([
  ['silk', 'silk'],
  ['  Silk Dress ', 'Silk Dress'],
  ['', 'Dress'],
  ['   ', 'Dress'],
  ['\t\u3000\n', 'Dress'],
  ['真丝', '真丝'],
])('%j searches for %j (spec 5)', (input, keyword) => {
  expect(keywordFor(input)).toBe(keyword)
})

test("an empty submit takes the server's first trending keyword", () => {
  expect(keywordFor(' ', ['Linen', 'Silk'])).toBe('Linen')
  expect(keywordFor(' ', [])).toBeUndefined()
})

test('the popup searches 200 ms after the last letter (spec 9.2)', () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(200)
})

test('thirteen keywords are trending, Dress first (spec 9.2)', () => {
  expect(TRENDING).toHaveLength(13)
  expect([TRENDING[0], TRENDING.at(-1)]).toEqual(['Dress', 'Gathered Waist'])
})
