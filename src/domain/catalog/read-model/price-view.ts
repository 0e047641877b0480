import { minor } from '../../brand.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { convert, formatMoney } from '../../money/money.ts'
import { spokenFor, type Spoken } from '../../region/language.ts'
import type { Names } from './entries.ts'
import { createLruCache } from './lru-cache.ts'
import type { Labels } from './labels.ts'
import type { StoreLocale } from './listing-scope.ts'

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
    const known = views.get(key)
    if (known) return known
    const spoken = spokenFor(language)
    const made = createView({ key, spoken, currency, labels: labelsOf(spoken) }, locale)
    views.set(key, made)
    return made
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
    price(sgd) {
      const known = tags.get(String(sgd))
      if (known) return known
      const amount = convert(minor(sgd), currency)
      const tag = { amount, text: write(amount) }
      tags.set(String(sgd), tag)
      return tag
    },
  }
}
