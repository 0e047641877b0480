import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { shippingFor } from './shipping.ts'

describe('free shipping over S$129, otherwise S$10 (spec 9.7)', () => {
  test.each<[number, CurrencyCode, number, number]>([
    [0, 'SGD', 1000, 12901],
    [10000, 'SGD', 1000, 2901],
    [12899, 'SGD', 1000, 2],
    [12900, 'SGD', 1000, 1],
    [12901, 'SGD', 0, 0],
    [50000, 'SGD', 0, 0],
    [14835, 'JPY', 1150, 1],
    [14836, 'JPY', 0, 0],
    [9933, 'USD', 770, 1],
    [9934, 'USD', 0, 0],
    [325100, 'THB', 25200, 100],
    [325200, 'THB', 0, 0],
  ])('%i of %s pays %i, %i more and it is free', (goods, currency, shipping, left) => {
    expect(shippingFor(minor(goods), { currency, method: 'delivery' })).toEqual({
      shipping,
      freeShippingLeft: left,
    })
  })

  test('what is left is exactly enough: a step less is not', () => {
    for (const currency of ['SGD', 'JPY', 'VND', 'IDR'] as const) {
      const place = { currency, method: 'delivery' } as const
      const { freeShippingLeft: left = minor(-1) } = shippingFor(minor(0), place)
      expect(shippingFor(left, place).shipping).toBe(0)
      expect(shippingFor(minor(left - CURRENCIES[currency].step), place).shipping).toBeGreaterThan(0)
    }
  })

  test('picking it up in the shop costs nothing', () => {
    expect(shippingFor(minor(5000), { currency: 'SGD', method: 'pickup' })).toEqual({
      shipping: 0,
      freeShippingLeft: undefined,
    })
  })

  test('without a parcel there is no shipping', () => {
    expect(shippingFor(undefined, { currency: 'SGD', method: 'delivery' })).toEqual({
      shipping: 0,
      freeShippingLeft: undefined,
    })
  })
})
