import type { OrderTable, PaymentAttemptTable } from '../../db/schema/orders.ts'

export type OrderStatus = OrderTable['status']
export type AttemptState = PaymentAttemptTable['state']

/** Where an order may go from where it is; everything else is a skipped step and is refused (trust.md S32). */
export const NEXT = {
  unpaid: ['processing', 'held', 'cancelled', 'refunded'],
  processing: ['shipped', 'refunded'],
  held: ['processing', 'refunded'],
  shipped: ['refunded'],
  // Money that comes after the order was given up: the goods are taken again, or the money goes back.
  cancelled: ['processing', 'refunded'],
  refunded: [],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return (NEXT[from] as readonly OrderStatus[]).includes(to)
}

/** Statuses in which pieces are set aside for the order and have not left the house. */
const HOLDING: readonly OrderStatus[] = ['unpaid', 'processing', 'held']

export function holdsStock(status: OrderStatus): boolean {
  return HOLDING.includes(status)
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
 * State of the payment of an order as the client shows it: `newest` is the state of the newest attempt, `changed`
 * says that the shopper took the order back.
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
