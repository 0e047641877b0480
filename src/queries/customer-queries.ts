import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { sessions, userInfo } from '#contract/account/customer.contract.ts'
import { failureOf } from '#contract/failure.ts'
import { noteSession } from '#platform/ended-session.ts'
import { callerOf } from '#api/call.ts'

/** The member's own account; refused for a guest. */
export function userInfoQuery() {
  return queryOptions({
    queryKey: ['user-info'],
    queryFn: async ({ client, signal }) => {
      try {
        return (await callerOf(client)(userInfo, {}, { signal })).userInfo
      } catch (error) {
        const failure = failureOf(error)
        if (failure?.kind === 'refused' && failure.code === 401) noteSession(false)
        throw error
      }
    },
    staleTime: 30_000,
    retry: false,
  })
}

/** Devices on which the member is signed in; refused for a guest. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ client, signal }) => (await callerOf(client)(sessions, {}, { signal })).sessions,
    // Another device may have signed in or out since.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Refused with `sign-in-needed` when the sign-in is not recent. The contract of the answer is large: it is loaded with the call. */
export async function readMyData(queries: QueryClient) {
  const { exportData } = await import('#contract/account/export.contract.ts')
  return callerOf(queries)(exportData, {})
}
