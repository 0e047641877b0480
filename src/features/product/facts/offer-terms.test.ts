import { expect, test } from 'vitest'
import type { Storefront } from '#platform/current-storefront.ts'
import { inUnits } from '#domain/money/money.ts'
import { offerTerms } from './offer-terms.ts'

test.each([
  [12900, 'SGD', '129.00'],
  [5, 'SGD', '0.05'],
  [14836, 'JPY', '14836'],
  [2520000, 'THB', '25200.00'],
])('%i minor units of %s are %s to a search engine', (amount, currency, price) => {
  expect(inUnits(amount, currency)).toBe(price)
})

const SINGAPORE: Storefront = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-SG' }
const DRESS = {
  finalPrice: 89_00,
  productsPrice: 89_00,
  currency: 'SGD',
  marketing: null,
  asOf: 1_790_001_000_000,
  isVirtual: false,
  isGroupVirtual: false,
  isGiftCard: false,
}

const rateOf = (product: typeof DRESS, storefront = SINGAPORE) =>
  offerTerms(product, storefront)['shippingDetails'] as { shippingRate: { value: string; currency: string } }

test.each([
  ['a piece below free shipping', DRESS, '10.00'],
  ['a piece above it', { ...DRESS, finalPrice: 130_00, productsPrice: 130_00 }, '0.00'],
])('%s has its own parcel (spec 9.7)', (_, product, value) => {
  expect(rateOf(product).shippingRate).toMatchObject({ value, currency: 'SGD' })
})

test('a parcel of the Japanese shop goes to Japan, for yen (spec 9.7)', () => {
  const japan: Storefront = { site: 'jp', language: 'ja', currency: 'JPY', locale: 'ja-JP' }
  const details = rateOf({ ...DRESS, finalPrice: 9_000, productsPrice: 9_000, currency: 'JPY' }, japan)
  expect(details).toMatchObject({
    shippingRate: { value: '1200', currency: 'JPY' },
    shippingDestination: { addressCountry: 'JP' },
    deliveryTime: { handlingTime: { minValue: 1, maxValue: 3 }, transitTime: { minValue: 7, maxValue: 10 } },
  })
})

test.each<[string, typeof DRESS, object]>([
  [
    'within 15 days',
    DRESS,
    { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 15 },
  ],
  [
    'not at all on final sale',
    { ...DRESS, productsPrice: 120_00 },
    { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  ],
])('a piece may be returned %s (spec 2.10, 9.7)', (_, product, policy) => {
  expect(offerTerms(product, SINGAPORE)).toMatchObject({
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'SG', ...policy },
  })
})

test.each([
  ['until a deal begins', 1_790_002_000, 1_790_003_600, '2026-09-21T14:46:40.000Z'],
  ['until the deal ends', 1_790_000_000, 1_790_003_600, '2026-09-21T15:13:20.000Z'],
  ['without a limit once the deal is over', 1_790_000_000, 1_790_001_000, undefined],
])('a price is valid %s (spec 4.10)', (...[, startTime, endTime, priceValidUntil]) => {
  const marketing = { type: 6, ruleId: 'flash', startTime, endTime }
  expect(offerTerms({ ...DRESS, marketing }, SINGAPORE)['priceValidUntil']).toBe(priceValidUntil)
})

test.each(['isVirtual', 'isGroupVirtual', 'isGiftCard'])(
  'what is %s is neither sent nor returned',
  (kind) => {
    expect(offerTerms({ ...DRESS, [kind]: true }, SINGAPORE)).toEqual({})
  },
)
