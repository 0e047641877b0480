import { minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { convert, formatMoney } from '../money/money.ts'
import { spokenFor, type Spoken } from '../region/language.ts'
import type { Names } from './entries.ts'
import { createKept } from './kept.ts'
import { LABELS, type Labels } from './labels.ts'
import type { Place } from './scope.ts'

export interface PriceTag {
  /** Minor units of the view's currency. */
  readonly amount: number
  readonly text: string
}

/** The catalogue as one language and currency see it. */
export interface View {
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
const KEPT_PRICES = 5_000
const KEPT_VIEWS = 64

export function createViews(): (place: Place) => View {
  const views = createKept<View>(KEPT_VIEWS)
  return ({ language, currency, locale }) => {
    const key = `${language} ${currency} ${locale}`
    const known = views.get(key)
    if (known) return known
    const made = createView(key, spokenFor(language), currency, locale)
    views.set(key, made)
    return made
  }
}

function createView(key: string, spoken: Spoken, currency: CurrencyCode, locale: string): View {
  const tags = createKept<PriceTag>(KEPT_PRICES)
  const write = (amount: number) => formatMoney(minor(amount), currency, locale)
  return {
    key,
    spoken,
    currency,
    labels: LABELS[spoken],
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
