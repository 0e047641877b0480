import { expect, test } from 'vitest'
import { createKept } from './kept.ts'

test('what was used longest ago is forgotten first', () => {
  const kept = createKept<number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect(kept.get('a')).toBe(1)
  kept.set('c', 3)
  expect(kept.get('b')).toBeUndefined()
  expect([kept.get('a'), kept.get('c')]).toEqual([1, 3])
})

test('a forgotten key can be set again', () => {
  const kept = createKept<number>(1)
  kept.set('a', 1)
  kept.delete('a')
  expect(kept.get('a')).toBeUndefined()
  kept.set('a', 2)
  expect(kept.get('a')).toBe(2)
})
