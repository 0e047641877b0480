import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { CACHES } from '#contract/storage-keys.ts'
import { productCard, type ProductCard } from '#contract/catalog/card-fields.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { localeParams } from './product-queries.ts'

/** Calls whose responses hold cards: lists, rails and product pages. */
const WITH_CARDS =
  /^\/api\/(?:search\/search|category\/products|collections\/products|product\/(?:cards|boughtTogether)|products\/[A-Za-z0-9]+)$/
/** At most this many responses are read, latest first: enough for a rail and a search, and fast on a phone. */
const MOST_ANSWERS = 40

/** Which responses count: `opened` reads product pages only, `shown` also every card of a list or a rail. */
export type Seen = 'opened' | 'shown'

const ANSWERS: Readonly<Record<Seen, { readonly queries: readonly unknown[]; readonly paths: RegExp }>> = {
  opened: { queries: ['product'], paths: /^\/api\/products\/[A-Za-z0-9]+$/ },
  shown: { queries: ['product', 'listing', 'cards', 'bought-together'], paths: WITH_CARDS },
}

/**
 * Products that this device has opened, or that a page has shown, in this language and currency, latest first. Works
 * without a network.
 */
export function seenProductsQuery(storefront: Storefront, seen: Seen) {
  return queryOptions({
    queryKey: ['seen-here', seen, storefront.language, storefront.currency],
    queryFn: async ({ client }) =>
      bySpu([...inMemory(client, seen), ...(await inCache(storefront, seen).catch(() => []))]),
    staleTime: 0,
  })
}

/** Responses that arrived before the worker controlled the page are in memory only. */
function inMemory(queries: QueryClient, seen: Seen): ProductCard[] {
  return queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [kind] }) => ANSWERS[seen].queries.includes(kind) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => cardsIn(state.data))
}

async function inCache(storefront: Storefront, seen: Seen): Promise<ProductCard[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHES.catalogue))) return []
  const cache = await caches.open(CACHES.catalogue)
  const requested = Object.entries(localeParams(storefront))
  const stored = (await cache.keys()).toReversed().filter(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    return (
      ANSWERS[seen].paths.test(pathname) && requested.every(([key, value]) => searchParams.get(key) === value)
    )
  })
  const answers = await Promise.all(
    stored
      .slice(0, MOST_ANSWERS)
      .map(async (request) => (await cache.match(request))?.json() as Promise<unknown>),
  )
  return answers.flatMap((answer) => (isObject(answer) ? cardsIn(answer['data']) : []))
}

/** The cards of a response of any kind; a response in the format of an older build is skipped. */
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
