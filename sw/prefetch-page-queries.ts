import { requestedIn } from '#contract/page-facts.ts'
import { isPack } from './language-packs.ts'
import { ruleFor } from './rules.ts'
import { storePack } from './store-pack.ts'

const MOST_URLS = 120

/**
 * Stores what the first page fetched before there was a worker, by the same rules as every other request (offline.md
 * S5).
 */
export async function prefetchPageQueries(
  urls: readonly string[],
  origin: string,
  event: ExtendableEvent,
): Promise<void> {
  for (const address of urls.slice(0, MOST_URLS)) {
    const url = new URL(address, origin)
    if (isPack(url)) {
      await storePack(url.href, event)
      continue
    }
    const request = new Request(url, { credentials: 'same-origin', priority: 'low' })
    const rule = ruleFor(url, request, origin)
    if (!rule) continue
    // A failed one is not stored; the others are.
    await rule
      .strategy()
      .handle({ request, url, event })
      .catch(() => undefined)
  }
}

/**
 * A server-rendered page has fetched nothing that the worker could store. It may be left before its app has started, so
 * the worker reads the page's calls in its HTML instead of waiting for a message.
 *
 * `page`: whose body is not read otherwise.
 */
export async function storePageQueries(page: Response, event: FetchEvent): Promise<void> {
  const isPage = page.headers.get('content-type')?.startsWith('text/html')
  const calls = isPage ? requestedIn(await page.text()) : []
  await prefetchPageQueries(calls, new URL(event.request.url).origin, event)
}
