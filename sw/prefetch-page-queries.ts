import { HEADERS } from '#contract/envelope.ts'
import { ruleFor } from './rules.ts'

const MOST_URLS = 120

/** Keeps what the first page got before there was a worker, by the same rules as everything else (offline.md S5). */
export async function prefetchPageQueries(
  urls: readonly string[],
  origin: string,
  event: ExtendableEvent,
): Promise<void> {
  for (const address of urls.slice(0, MOST_URLS)) {
    const url = new URL(address, origin)
    const request = new Request(url, { credentials: 'same-origin', priority: 'low' })
    const rule = ruleFor(url, request, origin)
    if (!rule) continue
    // One that fails is only not kept; the others still are.
    await rule
      .strategy()
      .handle({ request, url, event })
      .catch(() => undefined)
  }
}

/**
 * A page that came rendered has fetched nothing the worker could keep. It may be left before its app has started, so the
 * worker does not wait for the page to say what it was made of.
 */
export async function storePageQueries(page: Promise<Response>, event: FetchEvent): Promise<void> {
  const response = await page.catch(() => undefined)
  const pageQueries = response?.headers.get(HEADERS.pageQueries)
  if (pageQueries) await prefetchPageQueries(pageQueries.split(' '), new URL(event.request.url).origin, event)
}
