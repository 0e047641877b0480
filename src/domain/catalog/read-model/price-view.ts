import { minor } from '../../brand.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { priceIn, formatMoney } from '../../money/money.ts'
import { spokenFor, type Spoken } from '../../region/language.ts'
import type { StoreLocale } from '../../region/storefront.ts'
import type { Names } from './entries.ts'
import type { Labels } from './catalog-words.ts'
import { createLruCache } from './memo.ts'

interface PriceTag {
  /** Minor units of the view's currency. */
  readonly amount: number
  readonly text: string
}

/** The catalogue as one language and currency see it. */
export interface PriceView {
  readonly key: string
  readonly spoken: Spoken
  readonly currency: CurrencyCode
  readonly labels: Labels
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
): (storefront: StoreLocale) => PriceView {
  const views = createLruCache<PriceView>(CACHED_VIEWS)
  return ({ language, currency, locale }) => {
    const key = `${language} ${currency} ${locale}`
    const spoken = spokenFor(language)
    return views.of(key, () => createView({ key, spoken, currency, labels: labelsOf(spoken) }, locale))
  }
}

function createView(
  facts: Pick<PriceView, 'key' | 'spoken' | 'currency' | 'labels'>,
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
