import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { CACHES } from '#contract/storage-keys.ts'
import { productCard, type ProductCard } from '#contract/card-fields.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { localeParams } from './product-queries.ts'

/** Calls whose answers hold cards: lists, rails and product pages. */
const WITH_CARDS =
  /^\/api\/(?:search\/search|category\/products|collections\/products|product\/cards|products\/[A-Za-z0-9]+)$/
/** So many answers are read at most, the latest first: enough for a rail and a search, quick on a phone. */
const MOST_ANSWERS = 40

/** Products this device has seen in this language and currency, the latest first, whatever the network does. */
export function seenProductsQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['seen-here', storefront.language, storefront.currency],
    queryFn: async ({ client }) =>
      bySpu([...inMemory(client), ...(await inCache(storefront).catch(() => []))]),
    staleTime: 0,
  })
}

/** The worker may not have been there yet when these were shown. */
function inMemory(queries: QueryClient): ProductCard[] {
  return queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [kind] }) => kind === 'listing' || kind === 'cards' })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => cardsIn(state.data))
}

async function inCache(storefront: Storefront): Promise<ProductCard[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHES.catalogue))) return []
  const cache = await caches.open(CACHES.catalogue)
  const requested = Object.entries(localeParams(storefront))
  const stored = (await cache.keys()).toReversed().filter(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    return WITH_CARDS.test(pathname) && requested.every(([key, value]) => searchParams.get(key) === value)
  })
  const answers = await Promise.all(
    stored
      .slice(0, MOST_ANSWERS)
      .map(async (request) => (await cache.match(request))?.json() as Promise<unknown>),
  )
  return answers.flatMap((answer) => (isObject(answer) ? cardsIn(answer['data']) : []))
}

/** The cards of an answer, of whatever kind; what an older version of the shop kept and this one cannot read is left. */
function cardsIn(data: unknown): ProductCard[] {
  if (Array.isArray(data)) return data.flatMap(asCard)
  if (!isObject(data)) return []
  return Array.isArray(data['productList']) ? data['productList'].flatMap(asCard) : asCard(data)
}

function asCard(value: unknown): ProductCard[] {
  const card = v.safeParse(productCard, value)
  return card.success ? [card.output] : []
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function bySpu(cards: readonly ProductCard[]): readonly ProductCard[] {
  const first = new Map<string, ProductCard>()
  for (const card of cards) if (!first.has(card.spuCode)) first.set(card.spuCode, card)
  return [...first.values()]
}
