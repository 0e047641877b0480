import { queryOptions } from '@tanstack/react-query'
import { callerOf } from '#api/call.ts'
import { refundReason } from '#contract/buying/orders.contract.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** Why goods are returned, in words. */
export function returnReasonsQuery({ language }: Pick<Storefront, 'language'>) {
  return queryOptions({
    queryKey: ['return-reasons', language],
    queryFn: ({ client, signal }) =>
      callerOf(client)(refundReason, { of: 'return', lang: language }, { signal }),
    staleTime: HOUR_MS,
  })
}
