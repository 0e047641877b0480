import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { queueOrderMail } from '../orders/order-mail.ts'

/** The buyer is told of each step of a return, once. */
export async function queueReturnMail(
  tx: Tx,
  { orderId, returnId, kind, at }: ServerEvents['return.changed'],
): Promise<void> {
  const decision = await tx
    .selectFrom('return_event')
    .select('data')
    .where('return_id', '=', returnId)
    .where('kind', '=', kind === 'refused' ? 'refuse' : 'approve')
    .executeTakeFirst()
  const { note } = JSON.parse(decision?.data ?? '{}') as { readonly note?: string }
  const isDecision = kind === 'approved' || kind === 'refused'
  const mail = { template: `return-${kind}`, orderId, returnId } as const
  await queueOrderMail(tx, isDecision && note ? { ...mail, note } : mail, {
    ref: `return-${kind}:${returnId}`,
    at,
  })
}
