import { queryOptions } from '@tanstack/react-query'
import { cartList } from '#contract/buying/cart.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { CATALOGUE_FRESH_MS } from '../stale-times.ts'

/** Promotions of the site and what they offer to an empty bag: for a visitor whose device has no bag that would name them. */
export function offersQuery({ language, currency }: Storefront) {
  return queryOptions({
    queryKey: ['offers', language, currency],
    queryFn: async ({ client, signal }) => {
      const { promotions, offers } = await callerOf(client)(cartList, {}, { signal })
      return { promotions, offers }
    },
    staleTime: CATALOGUE_FRESH_MS,
    retry: false,
  })
}
