import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'
import { readLanguage, wordsLocale, type Language } from '#domain/region/language.ts'
import { siteOfHost, SITES, type Site } from '#domain/region/sites.ts'
import { readCookie } from './cookies.ts'

/** Where this page is shown: fixed for the life of a document, because both switches load a new one (spec 4.4). */
export interface Place {
  readonly site: Site
  readonly language: Language
  readonly currency: CurrencyCode
  /** Locale for `Intl`. */
  readonly locale: string
}

export function placeFor(site: Site, language: Language | undefined, currency: string | undefined): Place {
  const spoken = language ?? SITES[site].language
  const offered: readonly string[] = SITES[site].currencies
  const taken = currency !== undefined && currency in CURRENCIES && offered.includes(currency)
  return {
    site,
    language: spoken,
    currency: taken ? (currency as CurrencyCode) : SITES[site].currency,
    locale: wordsLocale(spoken, site),
  }
}

/** The browser's place: host, address and the currency cookie. */
export function placeOfDocument(): Place {
  return placeFor(siteOfHost(location.host), readLanguage(location.pathname).language, readCookie('currency'))
}

/** First segment of this page's address, sent to the server with each call (spec 2.1, 7.1). */
export function urlPrefix(): string {
  return location.pathname.split('/')[1] ?? ''
}
