import type { PaymentFact } from '../../providers/payment/payment-provider.ts'
import type { OrderStatus } from '#domain/orders/order-states.ts'
import type { AttemptState } from '../orders/orders.policy.ts'

/**
 * What a payment state does to its order: `note` only changes the attempt; `fulfil` pays the order; `hold` keeps it for
 * staff to review; `revive` reserves the goods again for a late payment, or refunds it; `give-back` refunds money that
 * the shop may not keep; `undone` follows a refund by the provider.
 */
export type Settlement = 'nothing' | 'note' | 'fulfil' | 'hold' | 'revive' | 'give-back' | 'undone'

/**
 * States only rise: in whatever order and number facts arrive, the attempt ends in the highest state that the provider
 * has reported (trust.md R8).
 */
const RANK = {
  created: 0,
  waiting: 1,
  risk: 2,
  refused: 3,
  expired: 3,
  paid: 4,
  mismatch: 5,
  refunded: 6,
} as const satisfies Readonly<Record<AttemptState, number>>

export interface Situation {
  readonly order: OrderStatus
  readonly attempt: AttemptState
  readonly fact: PaymentFact['status']
  /** Amount, currency, attempt and provider equal the requested ones (trust.md R29). */
  readonly matches: boolean
  /** The user took the order back: its pieces are in a cart again. */
  readonly changed?: boolean
}

export function settlementOf({ order, attempt, fact, matches, changed }: Situation): Settlement {
  if (RANK[fact] <= RANK[attempt]) return 'nothing'
  if (fact === 'paid') return paid(order, matches && changed !== true)
  if (fact === 'refunded') {
    const paidOrder = attempt === 'paid' || attempt === 'mismatch'
    return paidOrder || order === 'unpaid' || order === 'cancelled' ? 'undone' : 'note'
  }
  return matches ? 'note' : 'nothing'
}

function paid(order: OrderStatus, matches: boolean): Settlement {
  if (order === 'unpaid') return matches ? 'fulfil' : 'hold'
  if (order === 'cancelled') return matches ? 'revive' : 'give-back'
  return 'give-back'
}
