import type { GiftCards } from '#contract/account/gift-cards.contract.ts'
import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { useFetched } from '../use-fetched.ts'

export type GiftCardsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready'
      readonly giftCards: GiftCards
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The member's gift cards, fetched when a screen shows them and when the network is back. */
export function useGiftCards(): GiftCardsState & { readonly ask: () => void } {
  const known = useResource('gift-cards')
  const { requested, error, ask } = useFetched('gift-cards')
  const last = lastKnown(known)
  if (last?.giftCards) return { state: 'ready', giftCards: last.giftCards, asOf: last.asOf, ask }
  if (requested === 'failed' || known.status === 'failed') return { state: 'failed', error, ask }
  return { state: 'loading', ask }
}
