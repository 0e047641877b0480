import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('what was used longest ago is forgotten first', () => {
  const cache = createLruCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(cache.get('b')).toBeUndefined()
  expect([cache.get('a'), cache.get('c')]).toEqual([1, 3])
})

test('a forgotten key can be set again', () => {
  const cache = createLruCache<number>(1)
  cache.set('a', 1)
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
  cache.set('a', 2)
  expect(cache.get('a')).toBe(2)
})
