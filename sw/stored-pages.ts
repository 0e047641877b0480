import { getCacheKeyForURL } from 'workbox-precaching'
import type { HandlerCallbackOptions } from 'workbox-core'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { HEADERS } from '#contract/envelope.ts'
import { START_TAG } from '#contract/page-start-tag.ts'
import { CACHES } from '#contract/storage-keys.ts'
import { shownFields } from '#domain/region/shown-fields.ts'
import { siteOfHost } from '#domain/region/sites.ts'
import { readCurrency, storefrontOf } from '#domain/region/storefront.ts'
import { hasPack, packOfPage } from './language-packs.ts'
import { mostUntilFull, once } from './rules.ts'
import { SHELL } from './shell.ts'
import { storePack } from './store-pack.ts'

/**
 * The server's own pages of visited addresses (decision 0087). A page is the same for everyone of one site, language,
 * currency and address; the currency is a cookie, so a page is only given where it has the currency of the device. It
 * names hashed files, so it is only given by the worker that has precached them. It reads its texts at an address, so it
 * is stored with them and only given with them (decision 0149).
 */

/** Header of a stored page: the address of its texts; absent for English. */
const PAGE_PACK = 'x-page-pack'

type WorkerEvent = HandlerCallbackOptions['event']

interface Cookies {
  get(name: string): Promise<{ readonly value: string } | null>
}

/** Without it the currency is unknown, and no stored page is used. */
const cookies = (): Cookies | undefined => Reflect.get(globalThis, 'cookieStore') as Cookies | undefined

const buildOfWorker = () => getCacheKeyForURL(SHELL)

/** The address under which a page is stored: the server renders nothing else of it (`server/http/page-key.ts`). */
function shownUrl(url: URL): string {
  const shown = new URL(url.pathname, url)
  for (const [name, value] of shownFields((name) => url.searchParams.getAll(name)))
    shown.searchParams.append(name, value)
  return shown.href
}

export async function storedPage(url: URL): Promise<Response | undefined> {
  const [page, currency] = await Promise.all([
    caches.match(shownUrl(url), { cacheName: CACHES.pages }),
    chosenCurrency(url),
  ])
  if (!page || currency === undefined) return undefined
  const isOfBuild = page.headers.get(HEADERS.pageBuild) === buildOfWorker()
  if (!isOfBuild || page.headers.get(HEADERS.pageCurrency) !== currency) return undefined
  const pack = page.headers.get(PAGE_PACK)
  return pack === null || (await hasPack(pack)) ? page : undefined
}

async function chosenCurrency(url: URL): Promise<string | undefined> {
  const known = cookies()
  if (!known) return undefined
  const site = siteOfHost(url.host)
  const chosen = await known.get('currency')
  return storefrontOf(site, undefined, readCurrency(chosen?.value, site)).currency
}

/** Fetches the page of an address once more, for the next visit; a page that does not exist any more is deleted. */
export async function renewPage(url: URL, event: WorkerEvent): Promise<Response | undefined> {
  const request = new Request(shownUrl(url), { credentials: 'same-origin', priority: 'low' })
  // Without a network the next visit tries again.
  const response = await fetchPage(request, event).catch(() => undefined)
  if (response && isGone(response)) await (await caches.open(CACHES.pages)).delete(request)
  return response
}

/** Only the shop's own answer counts: a hotel's sign-in page has no mark (F29). */
function isGone(response: Response): boolean {
  return isMarked(response) && (response.status !== 200 || response.redirected)
}

/** Fetches a page from the server and stores it behind the answer. */
export function fetchPage(request: Request, event: WorkerEvent): Promise<Response> {
  return pages().handle({ request, event })
}

class FetchAndStore extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request)
  }
}

const pages = once(
  () =>
    new FetchAndStore({
      cacheName: CACHES.pages,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => shownUrl(new URL(request.url)),
          // A connection that ends within the page leaves what was stored before.
          cacheWillUpdate: ({ response, event }) => toStore(response, event).catch(() => null),
        },
        mostUntilFull(60),
      ],
    }),
)

/**
 * The page as it is stored: decoded, and marked for the app (`src/app/entry-client.tsx`); null where it could not be used
 * without a network. Its texts are stored before it.
 */
export async function toStore(response: Response, event: WorkerEvent): Promise<Response | null> {
  const type = response.headers.get('content-type') ?? ''
  const isWhole = response.status === 200 && !response.redirected && type.startsWith('text/html')
  const build = buildOfWorker()
  if (!isWhole || !isMarked(response) || build === undefined) return null
  const html = await response.text()
  if (!filesOf(html).every((path) => getCacheKeyForURL(path) !== undefined)) return null
  const pack = packOfPage(html)
  if (pack !== undefined && !(await storePack(pack, event))) return null
  const headers = new Headers(response.headers)
  if (pack !== undefined) headers.set(PAGE_PACK, pack)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(HEADERS.pageBuild, build)
  // The browser postpones a module until it has drawn the page; what it waits for is here already.
  const marked = html.replace('<html ', '<html data-stored ').replace(START_TAG, '<script>')
  return new Response(marked, { headers })
}

function isMarked({ headers }: Response): boolean {
  return headers.has(HEADERS.pageCurrency) && !(headers.get('cache-control') ?? '').includes('no-store')
}

/** Scripts, styles and fonts that a document names. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g)].map(([path]) => path)
}
