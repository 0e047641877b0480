import { expect, test } from 'vitest'
import { CACHE_BYTES } from './cache-budget.ts'
import { createPartCache } from './part-cache.ts'

/** What a card of the demo shop takes. */
const CARD = '<a href="/">silk</a>'.repeat(150)
const { encode } = createPartCache()
const card = encode([CARD])

test('parts take no more memory than their budget; those that pages show stay', () => {
  const cache = createPartCache()
  const many = Math.ceil((2 * CACHE_BYTES.parts) / CARD.length)
  for (let at = 0; at < many; at++) {
    cache.set(`card ${at}`, card)
    expect(cache.get('card 0')).toBe(card)
  }
  expect(cache.bytes()).toBeLessThanOrEqual(CACHE_BYTES.parts)
  expect(cache.bytes()).toBeGreaterThan(CACHE_BYTES.parts / 2)
  expect(cache.get('card 1')).toBeUndefined()
  expect(cache.get(`card ${many - 1}`)).toBe(card)
})

test('a part that is larger than the budget is not cached', () => {
  const cache = createPartCache()
  cache.set('footer', encode(['a'.repeat(CACHE_BYTES.parts)]))
  expect(cache.get('footer')).toBeUndefined()
})

test('lists of names take no more memory than their budget; parts of a kind share theirs', () => {
  const cache = createPartCache()
  const many = Math.ceil(CACHE_BYTES.partNames / 100)
  const partWith = (name: string) => cache.encode([`<a class="card ${name}"></a>`])
  for (let at = 0; at < many; at++) expect(partWith(`name${at}`).names).toEqual(['card', `name${at}`])
  expect(cache.namesBytes()).toBeLessThanOrEqual(CACHE_BYTES.partNames)
  expect(cache.namesBytes()).toBeGreaterThan(CACHE_BYTES.partNames / 2)
  expect(partWith('silk').names).toBe(partWith('silk').names)
})

test.each([
  ['itself', '/silk', true],
  ['with a query', '/linen', true],
  ['that begins with it', '/sil', false],
  ['that is another', '/wool', false],
])('a part is known to link to a path: %s', (_, path, expected) => {
  const { linksTo } = createPartCache()
  expect(
    linksTo(encode(['<a href="/silk-dress"></a><a href="/silk">', '</a><a href="/linen?sku=1">']), path),
  ).toBe(expected)
})

test('equal facts are one part, whichever objects hold them', () => {
  const { digestOf } = createPartCache()
  expect(digestOf({ price: 129 })).toBe(digestOf({ price: 129 }))
  expect(digestOf({ price: 129 })).not.toBe(digestOf({ price: 99 }))
})
