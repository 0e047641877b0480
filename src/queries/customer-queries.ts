import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SentTo } from '#contract/endpoint.ts'
import { changePassword, sendConfirmation, userInfo } from '#contract/customer.contract.ts'
import { confirmEmail, forgotPassword, resetPassword } from '#contract/login.contract.ts'
import { callerOf } from '#api/call.ts'

/** The member's own account; refused for a guest. */
export function userInfoQuery() {
  return queryOptions({
    queryKey: ['user-info'],
    queryFn: async ({ client, signal }) => (await callerOf(client)(userInfo, {}, { signal })).userInfo,
    staleTime: 30_000,
    retry: false,
  })
}

export function requestPasswordLink(queries: QueryClient, email: string) {
  return callerOf(queries)(forgotPassword, { email })
}

export function setPasswordByLink(queries: QueryClient, input: SentTo<typeof resetPassword>) {
  return callerOf(queries)(resetPassword, input)
}

export function confirmEmailByLink(queries: QueryClient, token: string) {
  return callerOf(queries)(confirmEmail, { token })
}

export function requestConfirmation(queries: QueryClient) {
  return callerOf(queries)(sendConfirmation, {})
}

export function setPassword(queries: QueryClient, input: SentTo<typeof changePassword>) {
  return callerOf(queries)(changePassword, input)
}
