import { expect, test } from 'vitest'
import { createInterned, createLruCache } from './memo.ts'

test('what was used longest ago is forgotten first', () => {
  const cache = createLruCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(cache.get('b')).toBeUndefined()
  expect([cache.get('a'), cache.get('c')]).toEqual([1, 3])
})

test('a missing value is made once, and again when it was forgotten', () => {
  const cache = createLruCache<number>(1)
  let made = 0
  const make = () => (made += 1)
  expect([cache.of('a', make), cache.of('a', make), cache.of('b', make), cache.of('a', make)]).toEqual([
    1, 1, 2, 3,
  ])
})

test('equal keys share one value', () => {
  const lists = createInterned((key) => key.split(','))
  expect(lists.of('1,2')).toBe(lists.of('1,2'))
  expect(lists.of('1,2')).toEqual(['1', '2'])
})
