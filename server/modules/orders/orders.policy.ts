import type { OrderTable, PaymentAttemptTable } from '../../db/schema/orders.ts'

export type OrderStatus = OrderTable['status']
export type AttemptState = PaymentAttemptTable['state']

/** Valid transitions of an order's status; any other is refused (trust.md S32). */
export const NEXT = {
  unpaid: ['processing', 'held', 'cancelled', 'refunded'],
  processing: ['shipped', 'refunded'],
  held: ['processing', 'refunded'],
  shipped: ['refunded'],
  // A payment after the cancellation: the goods are reserved again, or the money is refunded.
  cancelled: ['processing', 'refunded'],
  refunded: [],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return (NEXT[from] as readonly OrderStatus[]).includes(to)
}

/** States of an attempt whose payment may be under way at the provider. */
export const OPEN_AT_PROVIDER = ['waiting', 'risk'] as const satisfies readonly AttemptState[]

export function isOpenAtProvider({ state }: { readonly state: AttemptState }): boolean {
  return (OPEN_AT_PROVIDER as readonly AttemptState[]).includes(state)
}

/** Statuses in which pieces are reserved for the order and have not been shipped. */
const HOLDING: readonly OrderStatus[] = ['unpaid', 'processing', 'held']

export function holdsStock(status: OrderStatus): boolean {
  return HOLDING.includes(status)
}

/** Statuses of an order whose money the shop has. */
export const PAID: readonly OrderStatus[] = ['processing', 'shipped']

/** Statuses in which nothing is to be delivered any more. */
export const CLOSED = ['shipped', 'cancelled', 'refunded'] as const satisfies readonly OrderStatus[]

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
  shipped: 'paid',
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
