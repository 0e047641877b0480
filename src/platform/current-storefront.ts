import { readLanguage, type Language } from '#domain/region/language.ts'
import { siteOfHost, type Site } from '#domain/region/sites.ts'
import { readCurrency, storefrontOf, type Storefront } from '#domain/region/storefront.ts'
import { readCookie } from './storage/cookies.ts'

export type { Storefront }

/** The storefront of a page: fixed for the life of a document, because both switches load a new one (spec 4.4). */
export function storefrontFor(
  site: Site,
  language: Language | undefined,
  currency: string | undefined,
): Storefront {
  return storefrontOf(site, language, readCurrency(currency, site))
}

/** The storefront of this document: host, address and the currency cookie. */
export function currentStorefront(): Storefront {
  return storefrontFor(
    siteOfHost(location.host),
    readLanguage(location.pathname).language,
    readCookie('currency'),
  )
}

/** First segment of this page's address, sent to the server with each call (spec 2.1, 7.1). */
export function urlPrefix(): string {
  return location.pathname.split('/')[1] ?? ''
}
