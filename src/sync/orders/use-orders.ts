import type { OrderView } from '#contract/buying/orders.contract.ts'
import { useResource } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { useFetched } from '../use-fetched.ts'

export type OrdersState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'ready'
      readonly list: readonly OrderView[]
      /** Epoch milliseconds (server clock). */
      readonly asOf: number | undefined
    }

/** The newest orders of this device's user with the operations that are pending, fetched when a screen shows them and when the network is back. */
export function useOrders(): OrdersState & { readonly ask: () => void } {
  const known = useResource('orders')
  const { requested, error, ask } = useFetched('orders')
  const last = lastKnown(known)
  if (last?.list) return { state: 'ready', list: last.list, asOf: last.asOf, ask }
  if (requested === 'failed' || known.status === 'failed') return { state: 'failed', error, ask }
  return { state: 'loading', ask }
}
