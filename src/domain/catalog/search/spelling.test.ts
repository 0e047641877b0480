import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slips, slipsAllowed } from './spelling.ts'

test.each([
  ['dress', 'dress', 0],
  ['drss', 'dress', 1],
  ['blosue', 'blouse', 1],
  ['skrit', 'skirt', 1],
  ['chongsm', 'cheongsam', 2],
  ['coat', 'skirt', 3],
])('from %s to %s: %d (3 stands for more than two)', (typed, meant, count) => {
  expect(slips(typed, meant, 2)).toBe(count)
  expect(slips(meant, typed, 2)).toBe(count)
})

test.each([
  ['tee', 0],
  ['drss', 1],
  ['blosue', 2],
  ['3600x', 0],
])('%s may hide %d slips', (word, count) => {
  expect(slipsAllowed(word)).toBe(count)
})

test('one slip is one slip, wherever it happens', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 9 })
  fc.assert(
    fc.property(letters, fc.nat(), (word, place) => {
      const at = place % (word.length - 1)
      expect(slips(word, word.slice(0, at) + word.slice(at + 1), 2)).toBe(1)
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      expect(slips(word, swapped, 2)).toBe(swapped === word ? 0 : 1)
    }),
  )
})
