import { queryOptions } from '@tanstack/react-query'
import { drawToday } from '#contract/account/draw.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'

/** The wheel, and what the member has won today. Personal: read on each use, in the browser only. */
export function drawQuery({ language, currency }: Storefront) {
  return queryOptions({
    queryKey: ['draw', language, currency],
    queryFn: ({ client, signal }) => callerOf(client)(drawToday, {}, { signal }),
    // A sign-in, a midnight and another device change it.
    staleTime: 0,
    retry: false,
  })
}
