import type { CurrencyCode } from '../../money/currencies.ts'
import type { Language } from '../../region/language.ts'

/** Which list of products, as the calls name it. */
export interface Scope {
  readonly kind: 'category' | 'collection' | 'search'
  readonly key: string
}

/** The storefront of a response: all that it depends on besides the request. */
export interface StoreLocale {
  readonly language: Language
  readonly currency: CurrencyCode
  /** Locale for `Intl`. */
  readonly locale: string
}
