import { queryOptions } from '@tanstack/react-query'
import {
  cateTree,
  commonInfo,
  currencyList,
  homePage,
  langList,
  seoInfo,
} from '#contract/catalog/navigation.contract.ts'
import { noteSession } from '#platform/ended-session.ts'
import { writeLocal } from '#platform/storage/local-storage.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { AFTER_THE_PAGE } from './after-the-page.ts'
import { SELDOM_MS } from './stale-times.ts'

/** Key under which the currency of the last list is stored (spec 7.2, 9.1). */
export const CURRENT_CURRENCY = 'currentCurrency'

/** The whole tree, which menus show once they open. */
export function categoriesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['categories', storefront.language],
    queryFn: ({ client, signal }) => callerOf(client)(cateTree, { lang: storefront.language }, { signal }),
    staleTime: SELDOM_MS,
    meta: AFTER_THE_PAGE,
  })
}

/** The categories that each page names: without those below them. */
export function topCategoriesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['top-categories', storefront.language],
    queryFn: async ({ client }) => {
      const tree = await client.fetchQuery(categoriesQuery(storefront))
      return tree.map((category) => ({ ...category, bannerIcon: '[]', subCategory: [] }))
    },
    staleTime: SELDOM_MS,
  })
}

export function homeQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['home', storefront.language],
    queryFn: ({ client, signal }) => callerOf(client)(homePage, { lang: storefront.language }, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function languagesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['languages', storefront.language],
    queryFn: ({ client, signal }) => callerOf(client)(langList, {}, { signal }),
    staleTime: SELDOM_MS,
  })
}

export function currenciesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['currencies', storefront.currency],
    queryFn: async ({ client, signal }) => {
      const list = await callerOf(client)(currencyList, {}, { signal })
      writeLocal(CURRENT_CURRENCY, list.current)
      return list
    },
    staleTime: SELDOM_MS,
  })
}

/** Personal: fetched after hydration only, never during server rendering (offline.md S4). */
export function commonInfoQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['common-info', storefront.language],
    queryFn: async ({ client, signal }) => {
      const info = await callerOf(client)(commonInfo, {}, { signal })
      noteSession(info.isLogin === 1)
      return info
    },
    staleTime: 30_000,
  })
}

/**
 * The banner's announcement: the same for everyone of a storefront, so it may be stored although the response it came
 * with may not.
 */
export function topMessagesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['top-messages', storefront.language, storefront.currency],
    queryFn: async ({ client }) => (await client.fetchQuery(commonInfoQuery(storefront))).topMessage,
    staleTime: 30_000,
  })
}

export function seoQuery(
  storefront: Storefront,
  page: 'product' | 'collection' | 'category' | 'home',
  keyword?: string,
) {
  return queryOptions({
    queryKey: ['seo', page, keyword, storefront.language],
    queryFn: ({ client, signal }) =>
      callerOf(client)(
        seoInfo,
        { page, lang: storefront.language, ...(keyword === undefined ? {} : { keyword }) },
        { signal },
      ),
    staleTime: SELDOM_MS,
  })
}
