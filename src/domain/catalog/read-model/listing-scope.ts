import type { CurrencyCode } from '../../money/currencies.ts'
import type { Language } from '../../region/language.ts'

/** Which list of products, as the calls name it. */
export interface Scope {
  readonly kind: 'category' | 'collection' | 'search'
  readonly key: string
}

/** For whom the shop speaks: all that an answer of the catalogue depends on besides what was asked. */
export interface StoreLocale {
  readonly language: Language
  readonly currency: CurrencyCode
  /** Locale for `Intl`. */
  readonly locale: string
}
