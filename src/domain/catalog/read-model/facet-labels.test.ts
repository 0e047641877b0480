import { expect, test } from 'vitest'
import { catalogWords } from '#tests/world/shops/catalog-words.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { bandLabel } from './facet-labels.ts'
import { NO_OFFERS } from '../../promotions/site-offers.ts'
import { createPriceViews } from './price-view.ts'

const views = createPriceViews(
  (spoken) => catalogWords(spoken).labels,
  () => NO_OFFERS,
)

test.each<[CurrencyCode, number, number, string]>([
  ['SGD', 25, 49, 'S$25 – S$49.99'],
  ['SGD', 0, 24, 'S$0 – S$24.99'],
  ['USD', 100, 149, 'US$100 – US$149.99'],
  ['JPY', 2_000, 3_999, '¥2,000 – ¥3,999'],
])('in %s the label of %i-%i tells the highest price in the band', (...[currency, min, max, label]) => {
  const view = views({ site: 'sg', language: 'en', currency, locale: 'en-SG' })
  expect(bandLabel({ min, max, count: 1 }, view)).toBe(label)
})
