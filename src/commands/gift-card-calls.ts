import type { QueryClient } from '@tanstack/react-query'
import { redeemGiftCard } from '#contract/account/gift-cards.contract.ts'
import { callerOf } from '#api/call.ts'

/** Adds a card to the account. Refused in one way for every code that does not fit. */
export function redeemCard(queries: QueryClient, code: string) {
  return callerOf(queries)(redeemGiftCard, { code })
}
