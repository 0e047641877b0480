import type { QueryClient } from '@tanstack/react-query'
import { newsletterConfirm, newsletterUnsubscribe } from '#contract/notices/popups.contract.ts'
import { callerOf } from '#api/call.ts'

export function confirmSubscription(queries: QueryClient, token: string) {
  return callerOf(queries)(newsletterConfirm, { token })
}

export function unsubscribeByLink(queries: QueryClient, token: string) {
  return callerOf(queries)(newsletterUnsubscribe, { token })
}
