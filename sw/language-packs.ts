import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { requestedIn } from '#contract/page-facts.ts'
import { CACHES } from '#contract/storage-keys.ts'

/** Texts of a language, as the worker stores them (decision 0149). */

const PACKS = '/api/lang/getLang'

export function isPack({ pathname }: URL): boolean {
  return pathname === PACKS
}

/** Where a rendered page reads its texts; undefined where they stand in the app. */
export function packOfPage(html: string): string | undefined {
  return requestedIn(html).find((address) => address.startsWith(`${PACKS}?`))
}

export async function hasPack(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: CACHES.texts })) !== undefined
}

/**
 * Handles a request without a version: the stored pack of the language, of any version, else the network. A page that
 * was left before it had requested the version has stored its texts all the same.
 */
export class AnyVersion extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await newestPack(request.url)) ?? handler.fetchAndCachePut(request)
  }
}

async function newestPack(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.texts)
  const stored = await cache.keys(PACKS, { ignoreSearch: true })
  const newest = stored.findLast(({ url }) => withoutVersion(url) === withoutVersion(address))
  return newest && cache.match(newest)
}

function withoutVersion(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('version')
  return url.href
}
