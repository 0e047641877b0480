import type { OrderAccess } from '#contract/fields.ts'
import { useSignedIn } from '../identity/use-signed-in.ts'
import { usePlacedOrder } from './use-placed-order.ts'

export type KnownAccess =
  | { readonly status: 'reading' | 'unknown' }
  /** This device's storage could not be read, which is not the same as no order. */
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'known'; readonly access: OrderAccess }

/** What opens an order: the secret that this device has, from its checkout or a mailed link; otherwise the session of its member. */
export function useOrderAccess(orderNumber: string | undefined): KnownAccess {
  const placed = usePlacedOrder(orderNumber)
  const isSignedIn = useSignedIn()
  if (orderNumber === undefined) return { status: 'unknown' }
  if (placed.status === 'known')
    return { status: 'known', access: { orderNumber, secret: placed.order.secret } }
  if (placed.status === 'reading' || isSignedIn === undefined) return { status: 'reading' }
  if (isSignedIn) return { status: 'known', access: { orderNumber } }
  return placed.status === 'failed' ? placed : { status: 'unknown' }
}
