import type { PaymentStanding } from '#commands/checkout-calls.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'

/** Outcome on the result page. `held`: paid, but not as requested; staff review it. */
export type Outcome =
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'refused'
  | 'waiting'
  | 'checked'
  | 'unpaid'
  | 'expired'
  | 'changed'
  | 'refunded'
  | 'held'

const OUTCOMES = {
  paid: 'paid',
  refused: 'refused',
  waiting: 'waiting',
  risk: 'checked',
  none: 'unpaid',
  expired: 'expired',
  changed: 'changed',
  refunded: 'refunded',
  mismatch: 'held',
} as const satisfies Record<PaymentStanding, Outcome>

export interface Standing {
  readonly status: OrderView['status']
  /** The user has returned from the provider without paying, regardless of open attempts there. */
  readonly cancelled: boolean
}

export function outcomeOf(standing: PaymentStanding, { status, cancelled }: Standing): Outcome {
  if (cancelled && standing === 'waiting') return 'unpaid'
  if (standing === 'paid' && (status === 'part-shipped' || status === 'shipped')) return 'shipped'
  if (standing === 'paid' && status === 'delivered') return 'delivered'
  return OUTCOMES[standing]
}

/** Whether the payment may still change without the user. */
export function isPending(standing: PaymentStanding | undefined): boolean {
  return standing === 'waiting' || standing === 'risk'
}

const FIRST_MS = 1_500
const LONGEST_MS = 15_000

/** The wait before the request of this number, in milliseconds: short at first, longer later. */
export function pollDelay(requested: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 1.6 ** Math.max(0, requested - 1))
}
