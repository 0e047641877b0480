import { describe, expect, test } from 'vitest'
import { callerKey, createShopper, keysOfKind, parseShopperKey, shopperKey } from './shopper.ts'

const TURN = '3f0c9a7be1d24c5f8a6b7c8d9e0f1a2b'

test.each([
  ['guest', TURN, `g${TURN}`],
  ['member', TURN, `m${TURN}`],
  ['guest', 'm1', 'gm1'],
  ['member', 'g1', 'mg1'],
  ['guest', 'a_B-9', 'ga_B-9'],
  ['member', 'x'.repeat(64), `m${'x'.repeat(64)}`],
] as const)('the key of the %s %s is %s, and reads as the same shopper', (kind, id, key) => {
  const shopper = createShopper(kind, id)
  expect(shopperKey(shopper)).toBe(key)
  expect(parseShopperKey(key)).toEqual(shopper)
  expect({ ...parseShopperKey(key) }).toEqual({ kind, id })
})

test.each([
  ['nothing', ''],
  ['a letter alone', 'g'],
  ['an id without a kind', TURN],
  ['another kind', 's1'],
  ['a capital', 'G1'],
  ['a blank', 'g1 '],
  ['a line', 'g1\n'],
  ['two words', 'guest of last year'],
  ['a pattern', 'g%'],
  ['an object that was written as text', '[object Object]'],
  ['a prefix in words', 'guest:1'],
  ['too long', `g${'x'.repeat(65)}`],
])('%s is no key', (_, text) => {
  expect(() => parseShopperKey(text)).toThrow(RangeError)
  expect(() => parseShopperKey(text)).toThrow(/not the key of a shopper/)
})

test.each(['', ' ', 'a b', 'a%', 'é', 'x'.repeat(65), '1\n'])('%j is no id', (id) => {
  expect(() => createShopper('guest', id)).toThrow(/not the id of a shopper/)
})

test('an error shows no more than the beginning of what it refuses', () => {
  expect(() => parseShopperKey('?'.repeat(5_000))).toThrow(/^not the key of a shopper: "\?{80}"$/)
})

test('a caller without data has an empty key', () => {
  expect(callerKey(undefined)).toBe('')
  expect(callerKey(createShopper('guest', '1'))).toBe('g1')
})

test('the keys of a kind begin with its letter', () => {
  expect([keysOfKind('guest'), keysOfKind('member')]).toEqual(['g%', 'm%'])
})

describe('the object', () => {
  const one = createShopper('guest', '1')

  test.each<[string, () => unknown]>([
    ['in a template', () => `${one}`],
    ['as a name of a property', () => ({ [one as unknown as string]: 1 })],
    ['added to a text', () => (one as unknown as string) + ''],
    ['by String()', () => String(one)],
  ])('has no text %s', (_, use) => expect(use).toThrow(TypeError))

  test('does not change', () => {
    expect(() => Object.assign(one, { id: '2' })).toThrow(TypeError)
  })
})
