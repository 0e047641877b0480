import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { countPieces, openPieces } from '../orders/order-pieces.ts'
import { moveOrder } from '../orders/orders.commands.ts'
import { attemptsOf, type Attempt, type Order } from '../orders/orders.queries.ts'
import { refundAttempt } from './refund-attempt.ts'

interface Cancelling {
  /** Its row is locked. */
  readonly order: Order
  readonly reason: string
  readonly at: number
}

/**
 * Cancels a held order: what has arrived instead of its sum goes back as it came, gift cards and points get theirs, and the pieces return to
 * stock.
 */
export async function cancelHeld(
  tx: Tx,
  services: EventServices,
  { order, reason, at }: Cancelling,
): Promise<void> {
  const pieces = await openPieces(tx, order.id)
  await giveBackPayments(tx, services, { order, at })
  const event = { orderId: order.id, kind: 'withdrawn', ref: order.id, at, data: { reason } }
  await moveOrder(tx, services, { order, step: 'cancel', event })
  await countPieces(tx, order.id, { count: 'cancelled', pieces })
}

async function giveBackPayments(
  tx: Tx,
  services: EventServices,
  { order, at }: Pick<Cancelling, 'order' | 'at'>,
): Promise<void> {
  for (const attempt of await attemptsOf(tx, order.id)) {
    if (attempt.state !== 'mismatch') continue
    const amount = await arrivedAmount(tx, attempt)
    await refundAttempt(tx, { order, attempt, amount, at })
    await tx
      .updateTable('payment_attempt')
      .set({ state: 'refunded', changed_at: at })
      .where('id', '=', attempt.id)
      .execute()
    await raise(tx, services, { name: 'payment.refunded', orderId: order.id, attemptId: attempt.id, at })
  }
}

/** What the provider has reported of a payment that does not match its order: the event that holds it says so. */
async function arrivedAmount(tx: Tx, { id, order_id: orderId, amount }: Attempt): Promise<number> {
  const held = await tx
    .selectFrom('order_event')
    .select('data')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'held')
    .where('ref', '=', id)
    .executeTakeFirst()
  const { got: [arrived = amount] = [] } = JSON.parse(held?.data ?? '{}') as { readonly got?: [number] }
  return arrived
}
