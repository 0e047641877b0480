import { describe, expect, test } from 'vitest'
import { minor, productId, sku, spu } from './brand.ts'

describe('codes are read once and trusted afterwards', () => {
  test.each(['1431C6001', 'AB12', 'a', 'A'.repeat(32)])('%s is an SPU', (code) => {
    expect(spu(code)).toBe(code)
  })

  test.each(['', 'AB-12', 'AB 12', 'AB12\n', 'ÄB12', 'A'.repeat(33), '../AB12'])(
    '%j is not an SPU',
    (code) => {
      expect(() => spu(code)).toThrow(RangeError)
    },
  )

  test.each(['AB12', '1431C6001-RED-XS', 'A'.repeat(48)])('%s is a SKU', (code) => {
    expect(sku(code)).toBe(code)
  })

  test.each(['', 'AB_12', 'AB/12', "AB'12", 'A'.repeat(49)])('%j is not a SKU', (code) => {
    expect(() => sku(code)).toThrow(RangeError)
  })

  test('a product id is letters and digits', () => {
    expect(productId('10045')).toBe('10045')
    expect(() => productId('10045 or 1=1')).toThrow(RangeError)
  })

  test('the refusal names what was refused, cut to a readable length', () => {
    expect(() => spu('no such code!')).toThrow('not an SPU code: "no such code!"')
    expect(() => spu('-'.repeat(500))).toThrow(/^not an SPU code: "-{60}"$/)
  })
})

describe('money is counted in whole minor units', () => {
  test.each([0, 1, -1, 12900, Number.MAX_SAFE_INTEGER])('%s is an amount', (n) => {
    expect(minor(n)).toBe(n)
  })

  test('minus zero is zero', () => {
    expect(Object.is(minor(-0), 0)).toBe(true)
  })

  test.each([0.5, 12.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is refused', (n) => {
    expect(() => minor(n)).toThrow(RangeError)
  })
})
