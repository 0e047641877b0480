import { expect, test } from 'vitest'
import { MAX_RECENT, remember } from './recent-terms.ts'

test.for([
  ['the first search', [], 'Dress', ['Dress']],
  ['a new one goes to the front', ['Dress'], 'Silk', ['Silk', 'Dress']],
  ['a duplicate is skipped', ['Silk', 'Dress'], 'Dress', ['Silk', 'Dress']],
  ['whatever its case', ['Silk', 'Dress'], ' DRESS ', ['Silk', 'Dress']],
  ['and whatever its spaces', ['Silk  dress'], ' SILK\u3000DRESS ', ['Silk  dress']],
  ['spaces between words are one', [], 'Silk \t Dress', ['Silk Dress']],
  ['nothing is not remembered', ['Dress'], '  ', ['Dress']],
  ['part of a word is another word', ['Dress'], 'Dresses', ['Dresses', 'Dress']],
] as const)('spec 2.6, 5: %s', ([, recent, keyword, expected]) => {
  expect(remember(recent, keyword)).toEqual(expected)
})

test('the list given is left as it was', () => {
  const recent = Object.freeze(['Dress'])
  expect(remember(recent, 'Silk')).not.toBe(recent)
  expect(remember(recent, 'Dress')).not.toBe(recent)
})

test('the oldest makes room', () => {
  const full = Array.from({ length: MAX_RECENT }, (_, at) => `word ${at}`)
  const next = remember(full, 'Silk')
  expect(next).toHaveLength(MAX_RECENT)
  expect(next[0]).toBe('Silk')
  expect(next).not.toContain(full.at(-1))
})
