import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { SITES, type Site } from '../region/sites.ts'
import { SHIPPING, shippingFor, shippingWords } from './shipping.ts'

describe('free shipping over S$129, otherwise S$10 (spec 9.7)', () => {
  test.for<[number, CurrencyCode, number, number]>([
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
  ])('%i of %s pays %i, %i more and it is free', ([goods, currency, shipping, left]) => {
    expect(shippingFor(minor(goods), { site: 'sg', currency, method: 'delivery' })).toEqual({
      shipping,
      freeShippingLeft: left,
    })
  })

  test('what is left is exactly enough: a step less is not', () => {
    for (const currency of ['SGD', 'JPY', 'VND', 'IDR'] as const) {
      const place = { site: 'sg', currency, method: 'delivery' } as const
      const { freeShippingLeft: left = minor(-1) } = shippingFor(minor(0), place)
      expect(shippingFor(left, place).shipping).toBe(0)
      expect(shippingFor(minor(left - CURRENCIES[currency].step), place).shipping).toBeGreaterThan(0)
    }
  })

  test('picking it up in the shop costs nothing', () => {
    expect(shippingFor(minor(5000), { site: 'sg', currency: 'SGD', method: 'pickup' })).toEqual({
      shipping: 0,
      freeShippingLeft: undefined,
    })
  })

  test('without a parcel there is no shipping', () => {
    expect(shippingFor(undefined, { site: 'sg', currency: 'SGD', method: 'delivery' })).toEqual({
      shipping: 0,
      freeShippingLeft: undefined,
    })
  })
})

describe('each site has its own amounts, in its own currency (spec 1, 9.7)', () => {
  test.for<[Site, CurrencyCode, string, string, string]>([
    ['sg', 'SGD', 'en-GB', 'S$129', 'S$10'],
    ['sg', 'SGD', 'fr-FR', '129\u00a0S$', '10\u00a0S$'],
    ['sg', 'JPY', 'ja-JP', '¥14,835', '¥1,150'],
    ['sg', 'USD', 'en-GB', 'US$99.33', 'US$7.70'],
    ['jp', 'JPY', 'en-GB', '¥15,000', '¥1,200'],
    ['au', 'AUD', 'en-GB', 'A$150', 'A$12'],
    ['au', 'USD', 'en-GB', 'US$97.88', 'US$7.83'],
    ['au', 'SGD', 'zh-CN', 'S$127.12', 'S$10.17'],
    ['eu', 'EUR', 'fr-FR', '90\u00a0€', '8\u00a0€'],
  ])('%s in %s for %s: free over %s, otherwise %s', ([site, currency, locale, freeOver, fee]) => {
    expect(shippingWords({ site, currency, locale })).toEqual({ freeOver, fee })
  })

  test('the amounts are in the currency of the site', () => {
    for (const [site, { currency }] of Object.entries(SHIPPING))
      expect(currency).toBe(SITES[site as Site].currency)
  })

  test('what is charged is what is written', () => {
    const at = { site: 'jp', currency: 'JPY', method: 'delivery' } as const
    expect(shippingFor(minor(15_000), at)).toEqual({ shipping: 1_200, freeShippingLeft: 1 })
    expect(shippingFor(minor(15_001), at)).toEqual({ shipping: 0, freeShippingLeft: 0 })
  })
})
