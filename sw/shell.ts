import { matchPrecache } from 'workbox-precaching'
import { CACHES } from '#contract/storage-keys.ts'
import { articleIdOf } from '#domain/region/article-pages.ts'
import { readLanguage } from '#domain/region/language.ts'
import { decoded, isPagePath, readListingAddress, readProductAddress } from '#domain/region/links.ts'
import { isShareTarget, sharedDestination } from '#domain/region/share-target.ts'
import { siteOfHost, SITES } from '#domain/region/sites.ts'
import { offlineFallbackPage } from './offline-fallback-page.ts'

const SHELL = '/app-shell.html'
const NETWORK_WITHIN_MS = 2_500
/** A store that is being cleared may never answer: the page comes without it then, in ms. */
const CACHE_WITHIN_MS = 3_000

/** Screens made of device data: the shell can always render them. */
const OWN_SCREENS = new Set([
  '/cart',
  '/user/wishlist',
  '/this-device',
  '/scan',
  '/take-bag',
  '/help/offline',
  '/pages/garment-size-guide',
  '/checkout-guest',
  '/payment-result',
  '/pay-loading',
])

/** Where a page's data is cached, as an address prefix and the fields that identify it. */
export interface PageData {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

/** `shell`: needs no data. undefined: not a page whose data could be cached. */
export function dataOf(url: URL): PageData | 'shell' | undefined {
  const { language, page } = readLanguage(url.pathname)
  const lang = language ?? SITES[siteOfHost(url.host)].language
  if (OWN_SCREENS.has(page)) return 'shell'
  if (page === '/') return { path: '/api/home/page', fields: { lang } }
  const articleId = articleIdOf(page)
  if (articleId !== undefined)
    return { path: '/api/article/detail', fields: { lang, articleId: String(articleId) } }
  const [, first = '', second = ''] = page.split('/')
  if (first === 'products') {
    const address = readProductAddress(second)
    return address && !address.legacy ? { path: `/api/products/${address.spu}`, fields: { lang } } : undefined
  }
  if (page.startsWith('/user/write-review/'))
    return { path: `/api/products/${page.split('/')[3] ?? ''}`, fields: { lang } }
  const listing = readListingAddress(first)
  if (listing && second === '')
    return { path: '/api/category/products', fields: { lang, cid: listing.cid, ...shown(url) } }
  if (first === 'collections')
    return {
      path: '/api/collections/products',
      fields: { lang, idealsRuleName: decoded(second), ...shown(url) },
    }
  return undefined
}

/** The query of a list; other fields affect only the display or name the referrer. */
const ASKED = new Set(['page', 'pageSize', 'sort', 'category', 'color', 'size', 'price', 'type'])

function shown(url: URL): Record<string, string> {
  return Object.fromEntries([...url.searchParams].filter(([name]) => ASKED.has(name)))
}

/** Whether this page's data is in the catalogue cache, in any currency. */
async function hasData(data: PageData): Promise<boolean> {
  const cache = await caches.open(CACHES.catalogue)
  const stored = await cache.keys(data.path, { ignoreSearch: true })
  return stored.some(({ url }) => {
    const fields = new URL(url).searchParams
    return Object.entries(data.fields).every(([name, value]) => fields.get(name) === value)
  })
}

/**
 * Answers a navigation: the shell at once where its data is on the device, else the network with a time limit, and the
 * shell again when the network fails (offline.md S2). `?no-shell=1` always goes to the server.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (isShareTarget(url.pathname)) return redirectShared(url)
  const isPast = url.searchParams.has('no-shell')
  const shell = isPast ? undefined : await fromCache(wholeShell())
  if (!shell) {
    const instead = async () => (isPast && (await fromCache(wholeShell()))) || offlineFallbackPage(url)
    return fetch(request).catch(instead)
  }
  const data = dataOf(url)
  if (data === 'shell' || (data && (await fromCache(hasData(data))))) return shell
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_WITHIN_MS) })
  } catch {
    return shell
  }
}

/** What the device's caches hold; undefined where they fail or do not answer in time. */
function fromCache<T>(reading: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, CACHE_WITHIN_MS))
  return Promise.race([reading.catch(() => undefined), late])
}

/** The same as the shop itself would, so that sharing needs no network. */
function redirectShared(url: URL): Response {
  const page = sharedDestination(url.pathname, (name) => url.searchParams.get(name), url.origin)
  return Response.redirect(new URL(page, url).href, 303)
}

/**
 * The shell, if every script it names is cached as well: some browsers evict a cache entry by entry (offline.md W12).
 */
async function wholeShell(): Promise<Response | undefined> {
  const shell = await matchPrecache(SHELL)
  if (!shell) return undefined
  const html = await shell.clone().text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path ?? '',
  )
  const here = await Promise.all(scripts.map((path) => matchPrecache(path)))
  return here.every(Boolean) ? shell : undefined
}

/**
 * Whether a navigation is to a page of the shop; files, API, media and the provider's return address are not
 * (offline.md D24).
 */
export function isPage(url: URL, origin: string): boolean {
  return url.origin === origin && isPagePath(url.pathname)
}
