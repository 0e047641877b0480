import type { CurrencyCode } from '../money/currencies.ts'
import { SOCIAL_PAGE } from './social-page.ts'
import { HOME_LANGUAGE, localeOf, readLanguage, type Language, type Site } from './language.ts'

export type { Site } from './language.ts'

type SiteFacts = {
  /** Prefix of this site's hosts; Singapore is every other host. */
  readonly hostPrefix: string
  /** Default language where the address names none (spec 9.1). */
  readonly language: Language
  readonly locale: string
  readonly currency: CurrencyCode
  readonly currencies: readonly CurrencyCode[]
  /** Without cart and catalogue: only the pages of `allowedOnRestricted` (spec 2.3, 6). */
  readonly restricted: boolean
  /** Its shoppers can collect in a store. */
  readonly hasStores: boolean
}

/** The regional shops (spec 1, 9.1). */
export const SITES = {
  sg: {
    hostPrefix: '',
    language: HOME_LANGUAGE.sg,
    locale: localeOf(undefined, 'sg'),
    currency: 'SGD',
    currencies: ['SGD', 'USD', 'AUD', 'EUR', 'JPY', 'MYR', 'THB', 'PHP', 'VND', 'IDR', 'HKD', 'GBP', 'CNY'],
    restricted: false,
    hasStores: true,
  },
  eu: {
    hostPrefix: 'eu.',
    language: HOME_LANGUAGE.eu,
    locale: localeOf(undefined, 'eu'),
    currency: 'EUR',
    currencies: ['EUR', 'GBP', 'USD', 'SGD'],
    restricted: true,
    hasStores: false,
  },
  au: {
    hostPrefix: 'au.',
    language: HOME_LANGUAGE.au,
    locale: localeOf(undefined, 'au'),
    currency: 'AUD',
    currencies: ['AUD', 'USD', 'SGD'],
    restricted: false,
    hasStores: false,
  },
  jp: {
    hostPrefix: 'jp.',
    language: HOME_LANGUAGE.jp,
    locale: localeOf(undefined, 'jp'),
    currency: 'JPY',
    currencies: ['JPY', 'USD', 'SGD'],
    restricted: false,
    hasStores: false,
  },
} as const satisfies Record<Site, SiteFacts>

export const SITE_NAMES = ['sg', 'eu', 'au', 'jp'] as const satisfies readonly Site[]

/** The site of a host, port or not: `eu.localhost:4173` is `eu`. */
export function siteOfHost(host: string): Site {
  const name = host.toLowerCase()
  const regional = (['eu', 'au', 'jp'] as const).find((site) => name.startsWith(SITES[site].hostPrefix))
  return regional ?? 'sg'
}

/** The address of another site of the shop: its host begins with that site's prefix. */
export function originOfSite(origin: string, here: Site, site: Site): string {
  const [scheme = '', host = ''] = origin.split('://')
  const prefix = SITES[here].hostPrefix
  const root = host.startsWith(prefix) ? host.slice(prefix.length) : host
  return `${scheme}://${SITES[site].hostPrefix}${root}`
}

/** Where a restricted site redirects requests for other pages (spec 2.3). */
export const RESTRICTED_HOME = '/account/store-register'

const ALLOWED: ReadonlySet<string> = new Set([
  RESTRICTED_HOME,
  '/user/coupon',
  '/forgotPassword',
  '/user/dashboard',
  '/user/points',
  '/resetpwd',
  SOCIAL_PAGE,
])

/** Screens with a row of their own under /pages/: not the custom page (spec 2.2). */
const NOT_CUSTOM: ReadonlySet<string> = new Set([
  '/pages/visit-appointment',
  '/pages/garment-size-guide',
  '/pages/buy-more-save-more-tcs',
])

/** Whether a restricted site shows this page; a language in front of it makes no difference. */
export function allowedOnRestricted(pathname: string): boolean {
  const page = readLanguage(pathname).page.replace(/(?<=.)\/$/, '')
  return ALLOWED.has(page) || (/^\/pages\/[^/]+$/.test(page) && !NOT_CUSTOM.has(page))
}
