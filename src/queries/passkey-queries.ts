import { queryOptions } from '@tanstack/react-query'
import { passkeys } from '#contract/account/passkeys.contract.ts'
import { callerOf } from '#api/call.ts'

/** The member's passkeys; refused for a guest. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ client, signal }) => (await callerOf(client)(passkeys, {}, { signal })).passkeys,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
