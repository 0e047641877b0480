import { POINTS_LIST, POINTS_PAGE } from '#domain/catalog/points-purchase.ts'
import { articleIdOf } from '#domain/region/article-pages.ts'
import { readLanguage } from '#domain/region/language.ts'
import { listedFields } from '#domain/region/shown-fields.ts'
import { decoded, isPagePath, readListingAddress, readProductAddress } from '#domain/region/links.ts'
import { siteOfHost, SITES } from '#domain/region/sites.ts'

/**
 * Whether a navigation is to a page of the shop; files, API, media and the provider's return address are not
 * (offline.md D24).
 */
export function isPage(url: URL, origin: string): boolean {
  return url.origin === origin && isPagePath(url.pathname)
}

/** Pages of the catalogue: they may be a visit old, as their data may. The others are made of data of the device. */
export function mayBeStored(url: URL): boolean {
  return typeof dataOf(url) === 'object' && !readLanguage(url.pathname).page.startsWith('/user/')
}

/** Screens made of device data: the shell can always render them. */
const OWN_SCREENS = new Set([
  '/cart',
  '/user/dashboard',
  '/user/wishlist',
  '/user/address',
  '/user/points',
  '/user/gift-card',
  '/user/coupon',
  '/user/orders/list',
  '/reward',
  '/referral',
  '/this-device',
  '/compare',
  '/scan',
  '/take-bag',
  '/help/offline',
  '/pages/garment-size-guide',
  '/checkout',
  '/checkout-guest',
  '/payment-result',
  '/pay-loading',
])

/** Pages of one order, its parcels and returns: the device has the newest orders. */
const ONE_ORDER = /^\/user\/orders\/[a-z-]+\/[^/]+$/

/** Where a page's data is cached, as an address prefix and the fields that identify it. */
export interface PageData {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

/** `shell`: needs no data. undefined: not a page whose data could be cached. */
export function dataOf(url: URL): PageData | 'shell' | undefined {
  const { language, page } = readLanguage(url.pathname)
  const lang = language ?? SITES[siteOfHost(url.host)].language
  if (OWN_SCREENS.has(page) || ONE_ORDER.test(page)) return 'shell'
  if (page === '/') return { path: '/api/home/page', fields: { lang } }
  const articleId = articleIdOf(page)
  if (articleId !== undefined)
    return { path: '/api/article/detail', fields: { lang, articleId: String(articleId) } }
  const [, first = '', second = ''] = page.split('/')
  if (first === 'products') {
    const address = readProductAddress(second)
    return address && !address.legacy ? { path: `/api/products/${address.spu}`, fields: { lang } } : undefined
  }
  if (page === '/moreReview')
    return { path: `/api/products/${url.searchParams.get('product') ?? ''}`, fields: { lang } }
  if (/^\/user\/(?:write|my)-review\//.test(page))
    return { path: `/api/products/${page.split('/')[3] ?? ''}`, fields: { lang } }
  if (first === 'activePage')
    return second === ''
      ? { path: '/api/activity/list', fields: { lang } }
      : { path: '/api/activity/page', fields: { lang, keywords: decoded(second) } }
  if (page === POINTS_PAGE)
    return {
      path: '/api/collections/products',
      fields: { lang, idealsRuleName: POINTS_LIST, ...listedFields(url.searchParams) },
    }
  const listing = readListingAddress(first)
  if (listing && second === '')
    return {
      path: '/api/category/products',
      fields: { lang, cid: listing.cid, ...listedFields(url.searchParams) },
    }
  if (first === 'collections')
    return {
      path: '/api/collections/products',
      fields: { lang, idealsRuleName: decoded(second), ...listedFields(url.searchParams) },
    }
  return undefined
}
