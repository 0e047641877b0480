import { expect, test } from 'vitest'
import { CACHE_BYTES } from './cache-budget.ts'
import { createPartCache } from './part-cache.ts'

/** What a card of the demo shop takes. */
const CARD = '<a href="/">silk</a>'.repeat(150)

test('parts take no more memory than their budget; those that pages show stay', () => {
  const cache = createPartCache()
  const many = Math.ceil((2 * CACHE_BYTES.parts) / CARD.length)
  for (let at = 0; at < many; at++) {
    cache.set(`card ${at}`, CARD)
    expect(cache.get('card 0')).toBe(CARD)
  }
  expect(cache.bytes()).toBeLessThanOrEqual(CACHE_BYTES.parts)
  expect(cache.bytes()).toBeGreaterThan(CACHE_BYTES.parts / 2)
  expect(cache.get('card 1')).toBeUndefined()
  expect(cache.get(`card ${many - 1}`)).toBe(CARD)
})

test('a part that is larger than the budget is not cached', () => {
  const cache = createPartCache()
  cache.set('footer', 'a'.repeat(CACHE_BYTES.parts))
  expect(cache.get('footer')).toBeUndefined()
})
