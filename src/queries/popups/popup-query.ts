import { queryOptions } from '@tanstack/react-query'
import { popupsShown } from '#contract/notices/popups.contract.ts'
import { callerOf } from '#api/call.ts'
import { SELDOM_MS } from '../stale-times.ts'

/** The popups that the shop shows; amounts are in the currency of the site. Without an answer there is no popup. */
export function popupsQuery() {
  return queryOptions({
    queryKey: ['popups'],
    queryFn: ({ client, signal }) => callerOf(client)(popupsShown, {}, { signal }),
    staleTime: SELDOM_MS,
    retry: false,
  })
}
