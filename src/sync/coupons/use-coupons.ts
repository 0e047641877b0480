import type { MemberCoupons } from '#contract/account/coupons.contract.ts'
import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { useFetched } from '../use-fetched.ts'

export type CouponsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready'
      readonly coupons: MemberCoupons
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The member's coupons, fetched when a screen shows them and when the network is back. */
export function useCoupons(): CouponsState & { readonly ask: () => void } {
  const known = useResource('coupons')
  const { requested, error, ask } = useFetched('coupons')
  const last = lastKnown(known)
  if (last?.coupons) return { state: 'ready', coupons: last.coupons, asOf: last.asOf, ask }
  if (requested === 'failed' || known.status === 'failed') return { state: 'failed', error, ask }
  return { state: 'loading', ask }
}
