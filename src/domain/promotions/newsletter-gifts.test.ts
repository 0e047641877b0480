import { describe, expect, test } from 'vitest'
import { SITE_NAMES, SITES } from '../region/sites.ts'
import { firstOrderWords, newsletterGifts } from './newsletter-gifts.ts'

describe('what the newsletter gives (spec 9.6)', () => {
  test.each([
    ['sg', 'SGD', 'S$10'],
    ['au', 'AUD', 'A$10'],
    ['eu', 'EUR', '€5'],
    ['jp', 'JPY', '¥1,000'],
    ['sg', 'USD', /^US\$7\.\d\d$/],
  ] as const)('%s promises, in %s, the first order for %s less', (site, currency, words) => {
    expect(firstOrderWords({ site, currency, locale: 'en-SG' })).toMatch(words)
  })

  test.each(['footer', 'account'] as const)(
    'joined by the %s: one code, for the first order alone',
    (source) => {
      expect(newsletterGifts(source, 'sg')).toEqual([
        { kind: 'amount', value: 10_00, least: 0, currency: 'SGD', isFirstOrder: true },
      ])
    },
  )

  test.each(SITE_NAMES)('%s, joined at checkout: nothing, the first order is being placed', (site) => {
    expect(newsletterGifts('checkout', site)).toEqual([])
  })

  test.each(SITE_NAMES)(
    '%s, joined by the popup: 10 % without a minimum and two sums over a threshold',
    (site) => {
      const [percent, ...sums] = newsletterGifts('popup', site)
      expect(percent).toMatchObject({ kind: 'percent', value: 10, least: 0, isFirstOrder: false })
      expect(sums).toHaveLength(2)
      for (const { kind, value, least, currency } of sums) {
        expect([kind, currency]).toEqual(['amount', SITES[site].currency])
        // A code that takes less than the percentage beside it would be worth nothing.
        expect(value).toBeGreaterThan(least / 10)
      }
      expect(sums[1]?.least).toBeGreaterThan(sums[0]?.least ?? 0)
    },
  )
})
