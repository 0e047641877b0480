import { queryOptions } from '@tanstack/react-query'
import { signInOptions } from '#contract/account/login.contract.ts'
import { callerOf } from '#api/call.ts'
import { SELDOM_MS } from './stale-times.ts'

/** How people can sign in to this shop. */
export function signInOptionsQuery() {
  return queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: ({ client, signal }) => callerOf(client)(signInOptions, {}, { signal }),
    staleTime: SELDOM_MS,
  })
}
