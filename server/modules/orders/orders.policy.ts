import type { OrderStatus } from '#domain/orders/order-states.ts'
import type { OrderTable, PaymentAttemptTable } from '../../db/schema/orders.ts'

export type AttemptState = PaymentAttemptTable['state']

/** States of an attempt whose payment may be under way at the provider. */
export const OPEN_AT_PROVIDER = ['waiting', 'risk'] as const satisfies readonly AttemptState[]

export function isOpenAtProvider({ state }: { readonly state: AttemptState }): boolean {
  return (OPEN_AT_PROVIDER as readonly AttemptState[]).includes(state)
}

/** Statuses in which nothing is to be handed to a courier any more. */
export const CLOSED = [
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[]

/** The buyer's account is erased: the order keeps its sums, and nothing can be mailed or delivered. */
export function isErased({ email }: Pick<OrderTable, 'email'>): boolean {
  return email === ''
}

export type PaymentState =
  | 'none'
  | 'waiting'
  | 'paid'
  | 'refused'
  | 'expired'
  | 'changed'
  | 'refunded'
  | 'mismatch'
  | 'risk'

const BY_STATUS = {
  unpaid: undefined,
  processing: 'paid',
  'part-shipped': 'paid',
  shipped: 'paid',
  delivered: 'paid',
  held: 'mismatch',
  cancelled: 'expired',
  refunded: 'refunded',
} as const satisfies Readonly<Record<OrderStatus, PaymentState | undefined>>

/**
 * Payment state of an order for the client: `newest` is the state of the newest attempt, `changed` says that the user
 * took the order back.
 */
export function paymentStateOf(
  status: OrderStatus,
  newest: AttemptState | undefined,
  changed: boolean,
): PaymentState {
  const settled = status === 'cancelled' && changed ? 'changed' : BY_STATUS[status]
  if (settled) return settled
  return newest === undefined || newest === 'created' || newest === 'expired' ? 'none' : newest
}
