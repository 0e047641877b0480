import { queryOptions } from '@tanstack/react-query'
import { signInWays } from '#contract/account/social.contract.ts'
import { callerOf } from '#api/call.ts'

/** The ways in which the member can sign in; refused for a guest. */
export function signInWaysQuery() {
  return queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: ({ client, signal }) => callerOf(client)(signInWays, {}, { signal }),
    // A password may have been set by mail, on another device.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
