import type { Envelope } from '#contract/envelope.ts'
import { CACHES } from '#contract/kept-names.ts'
import type { Listing } from '#contract/listing.ts'
import type { ProductCard } from '#contract/product-card.ts'
import type { Place } from '#platform/place.ts'

/** Lists that the worker keeps; rails of a page among them. */
const LISTS = /^\/api\/(category\/products|collections\/products|search\/search|product\/cards)$/
/** Lists that are read at most: each is some hundred cards of text. */
const MOST_LISTS = 4

/** Pieces of the lists that this device has kept, in this language and currency, the latest list first. */
export async function seenProducts(place: Place, most: number): Promise<readonly ProductCard[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHES.catalogue))) return []
  const cache = await caches.open(CACHES.catalogue)
  const lists = (await cache.keys()).filter(({ url }) => isListOf(new URL(url), place)).slice(-MOST_LISTS)
  const kept = await Promise.all(lists.toReversed().map(async (list) => cardsOf(await cache.match(list))))
  const bySpu = new Map<string, ProductCard>()
  for (const card of kept.flat()) if (!bySpu.has(card.spuCode)) bySpu.set(card.spuCode, card)
  return [...bySpu.values()].slice(0, most)
}

function isListOf({ pathname, searchParams }: URL, { language, currency }: Place): boolean {
  return (
    LISTS.test(pathname) && searchParams.get('lang') === language && searchParams.get('currency') === currency
  )
}

async function cardsOf(answer: Response | undefined): Promise<readonly ProductCard[]> {
  const body = (await answer?.json().catch(() => undefined)) as
    | Partial<Envelope<Partial<Listing> | readonly ProductCard[]>>
    | undefined
  const data = body?.data
  const cards = Array.isArray(data) ? data : (data as Partial<Listing> | undefined)?.productList
  // What an earlier version of the shop has kept may look otherwise.
  return (cards ?? []).filter(({ spuCode, items }) => typeof spuCode === 'string' && Array.isArray(items))
}
