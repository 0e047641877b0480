import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import type { MemberCardView } from '../resources/member-card-resource.ts'
import { useFetched } from '../use-fetched.ts'

export type MemberCardState =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready'
      readonly card: NonNullable<MemberCardView['card']>
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The member's card, fetched when a screen shows it and when the network is back. */
export function useMemberCard(): MemberCardState & { readonly ask: () => void } {
  const known = useResource('member-card')
  const profile = useResource('profile')
  const { requested, ask } = useFetched('member-card')
  const last = lastKnown(known)
  if (last?.card) {
    // The name as it is after a change that is pending, or newer than the card.
    const { firstName, lastName } = (profile.status === 'ready' && profile.profile) || last.card
    return { state: 'ready', card: { ...last.card, firstName, lastName }, asOf: last.asOf, ask }
  }
  return { state: requested === 'failed' || known.status === 'failed' ? 'failed' : 'loading', ask }
}
