import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/**
 * Closes attempts that were never sent to the provider with their order. The others stay with the provider; a late
 * payment is settled on arrival.
 */
export async function endUnsentAttempts(
  tx: Tx,
  { orderId, at }: ServerEvents['order.cancelled'],
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({ state: 'expired', changed_at: at })
    .where('order_id', '=', orderId)
    .where('provider_ref', 'is', null)
    .where('state', 'in', ['created', 'risk'])
    .execute()
}
