import { queryOptions } from '@tanstack/react-query'
import { cateTree, commonInfo, currencyList, homePage, langList, seoInfo } from '#contract/navigation.ts'
import { writeLocal } from '#platform/local-storage.ts'
import type { Place } from '#platform/place.ts'
import { callerOf } from './call.ts'

/** Name under which the currency of the last list is kept (spec 7.2, 9.1). */
export const CURRENT_CURRENCY = 'currentCurrency'

const SELDOM_MS = 600_000

export function categoriesQuery(place: Place) {
  return queryOptions({
    queryKey: ['categories', place.language],
    queryFn: ({ client, signal }) => callerOf(client)(cateTree, { lang: place.language }, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function homeQuery(place: Place) {
  return queryOptions({
    queryKey: ['home', place.language],
    queryFn: ({ client, signal }) => callerOf(client)(homePage, { lang: place.language }, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function languagesQuery(place: Place) {
  return queryOptions({
    queryKey: ['languages', place.language],
    queryFn: ({ client, signal }) => callerOf(client)(langList, {}, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function currenciesQuery(place: Place) {
  return queryOptions({
    queryKey: ['currencies', place.currency],
    queryFn: async ({ client, signal }) => {
      const list = await callerOf(client)(currencyList, {}, { signal })
      writeLocal(CURRENT_CURRENCY, list.current)
      return list
    },
    staleTime: SELDOM_MS,
  })
}

/** Personal: asked for after hydration only, never while the server renders (design.md 3.4). */
export function commonInfoQuery(place: Place) {
  return queryOptions({
    queryKey: ['common-info', place.language],
    queryFn: ({ client, signal }) => callerOf(client)(commonInfo, {}, { signal }),
    staleTime: 30_000,
  })
}

/** What the banner announces: the same for everyone of a place, so it may be kept where the answer it came with may not. */
export function topMessagesQuery(place: Place) {
  return queryOptions({
    queryKey: ['top-messages', place.language, place.currency],
    queryFn: async ({ client }) => (await client.fetchQuery(commonInfoQuery(place))).topMessage,
    staleTime: 30_000,
  })
}

export function seoQuery(
  place: Place,
  page: 'product' | 'collection' | 'category' | 'home',
  keyword?: string,
) {
  return queryOptions({
    queryKey: ['seo', page, keyword, place.language],
    queryFn: ({ client, signal }) =>
      callerOf(client)(
        seoInfo,
        { page, lang: place.language, ...(keyword === undefined ? {} : { keyword }) },
        { signal },
      ),
    staleTime: SELDOM_MS,
  })
}
