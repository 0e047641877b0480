import type { Points } from '#contract/account/points.contract.ts'
import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { useFetched } from '../use-fetched.ts'

export type PointsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready'
      readonly points: Points
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The member's points, fetched when a screen shows them and when the network is back. */
export function usePoints(): PointsState & { readonly ask: () => void } {
  const known = useResource('points')
  const { requested, error, ask } = useFetched('points')
  const last = lastKnown(known)
  if (last?.points) return { state: 'ready', points: last.points, asOf: last.asOf, ask }
  if (requested === 'failed' || known.status === 'failed') return { state: 'failed', error, ask }
  return { state: 'loading', ask }
}
