import type { MyReferral } from '#contract/account/referral.contract.ts'
import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { useFetched } from '../use-fetched.ts'

export type ReferralState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready'
      readonly referral: MyReferral
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The member's invite code and friends, fetched when a screen shows them and when the network is back. */
export function useReferral(): ReferralState & { readonly ask: () => void } {
  const known = useResource('referral')
  const { requested, error, ask } = useFetched('referral')
  const last = lastKnown(known)
  if (last?.referral) return { state: 'ready', referral: last.referral, asOf: last.asOf, ask }
  if (requested === 'failed' || known.status === 'failed') return { state: 'failed', error, ask }
  return { state: 'loading', ask }
}
