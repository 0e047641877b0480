import { isShareTarget, sharedDestination } from '#domain/region/share-target.ts'
import { offlineFallbackPage } from './offline-fallback-page.ts'
import { prefetchPageQueries, storePageQueries } from './prefetch-page-queries.ts'
import { dataOf, mayBeStored } from './pages.ts'
import { hasData, wholeShell } from './shell.ts'
import { fetchPage, renewPage, storedPage } from './stored-pages.ts'

const NETWORK_WITHIN_MS = 2_500
/** Time limit for the caches, in ms: a storage that is being cleared may never respond, and the page is answered without it. */
const CACHE_WITHIN_MS = 3_000

/**
 * Answers a navigation: the stored page of the address, else the shell where the page's data is on the device, else the
 * network with a time limit, and the shell again when the network fails (offline.md S2). `?no-shell=1` always goes to
 * the server.
 */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  if (isShareTarget(url.pathname)) return redirectShared(url)
  if (url.searchParams.has('no-shell'))
    return fromNetwork(event).catch(async () => (await fromCache(wholeShell())) ?? offlineFallbackPage(url))
  const stored = mayBeStored(url) ? await fromCache(storedPage(url)) : undefined
  if (stored) return renewed(stored, event)
  const shell = await fromCache(wholeShell())
  if (!shell) return fromNetwork(event).catch(() => offlineFallbackPage(url))
  const data = dataOf(url)
  if (data === 'shell') return shell
  if (data && (await fromCache(hasData(data)))) return renewed(shell, event)
  return fromNetwork(event, AbortSignal.timeout(NETWORK_WITHIN_MS)).catch(() => shell)
}

/** Responds at once; the address's page is fetched afterwards for the next visit. */
function renewed(answer: Response, event: FetchEvent): Response {
  const url = new URL(event.request.url)
  if (mayBeStored(url)) event.waitUntil(renewWithQueries(url, event))
  return answer
}

async function renewWithQueries(url: URL, event: FetchEvent): Promise<void> {
  const page = await renewPage(url, event)
  if (page) await storePageQueries(page, event)
}

async function fromNetwork(event: FetchEvent, signal?: AbortSignal): Promise<Response> {
  const request = signal ? new Request(event.request, { signal }) : event.request
  const page = await (mayBeStored(new URL(request.url)) ? fetchPage(request, event) : fetch(request))
  // A connection that ends within the page stores none of its calls.
  event.waitUntil(storePageQueries(page.clone(), event).catch(() => undefined))
  return page
}

/** The first page came without the worker: it is stored like every other one, with its data (offline.md S5). */
export async function storeFirstPage(
  urls: readonly string[],
  event: ExtendableMessageEvent,
  page = addressOf(event.source),
): Promise<void> {
  await prefetchPageQueries(urls, self.location.origin, event)
  if (page && mayBeStored(page)) await renewPage(page, event)
}

function addressOf(source: ExtendableMessageEvent['source']): URL | undefined {
  return source && 'url' in source ? new URL(source.url) : undefined
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
