import { minor } from '../../brand.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { priceIn, formatMoney } from '../../money/money.ts'
import type { SiteOffers } from '../../promotions/site-offers.ts'
import { spokenFor, type Spoken } from '../../region/language.ts'
import type { Site } from '../../region/sites.ts'
import type { Storefront } from '../../region/storefront.ts'
import type { Names } from './entries.ts'
import type { Labels } from './catalog-words.ts'
import { createLruCache } from './memo.ts'

interface PriceTag {
  /** Minor units of the view's currency. */
  readonly amount: number
  readonly text: string
}

/** The catalogue as one language, one currency and the offers of a site see it. */
export interface PriceView {
  readonly key: string
  readonly spoken: Spoken
  readonly currency: CurrencyCode
  readonly labels: Labels
  /** The multi-item offer that pieces announce; empty where none runs. */
  readonly multiItem: string
  name(names: Names): string
  /** A price in SGD cents, converted and written. */
  price(sgd: number): PriceTag
  /** An amount in the view's own currency. */
  write(amount: number): string
}

/** Prices repeat: a shop of any size has a few hundred of them. */
const CACHED_PRICES = 5_000
const CACHED_VIEWS = 64

export function createPriceViews(
  labelsOf: (spoken: Spoken) => Labels,
  offersOn: (site: Site) => SiteOffers,
): (storefront: Storefront) => PriceView {
  const views = createLruCache<PriceView>(CACHED_VIEWS)
  return ({ site, language, currency, locale }) => {
    const spoken = spokenFor(language)
    const labels = labelsOf(spoken)
    const multiItem = labels.multiItem(offersOn(site).tiers)
    const key = `${language} ${currency} ${locale} ${multiItem}`
    return views.of(key, () => createView({ key, spoken, currency, labels, multiItem }, locale))
  }
}

function createView(
  facts: Pick<PriceView, 'key' | 'spoken' | 'currency' | 'labels' | 'multiItem'>,
  locale: string,
): PriceView {
  const { spoken, currency } = facts
  const tags = createLruCache<PriceTag>(CACHED_PRICES)
  const write = (amount: number) => formatMoney(minor(amount), currency, locale)
  return {
    ...facts,
    name: (names) => names[spoken] ?? names.en,
    write,
    price: (sgd) =>
      tags.of(String(sgd), () => {
        const amount = priceIn(minor(sgd), currency)
        return { amount, text: write(amount) }
      }),
  }
}
