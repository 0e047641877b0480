import { isNotifiedStep } from '#domain/orders/notified-steps.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { queueOrderMail } from '../orders/order-mail.ts'
import { queueParcelPush } from '../push/parcel-push.ts'

/** One mail for each step of a parcel, however many events have led to it. */
export async function queueParcelMail(
  tx: Tx,
  { orderId, parcelId, step, at }: ServerEvents['parcel.moved'],
): Promise<void> {
  if (!isNotifiedStep(step)) return
  const parcel = await tx
    .selectFrom('parcel')
    .select(['courier', 'tracking'])
    .where('id', '=', parcelId)
    .executeTakeFirst()
  if (!parcel) return
  await queueOrderMail(tx, { template: step, orderId, parcel }, { ref: `${step}:${parcelId}`, at })
}

export async function notifyOfMove(
  tx: Tx,
  { parcelId, step, at }: ServerEvents['parcel.moved'],
): Promise<void> {
  if (isNotifiedStep(step)) await queueParcelPush(tx, { parcelId, step, at })
}

export async function notifyOfDispatch(
  tx: Tx,
  { orderId, parcel: { courier, tracking }, at }: ServerEvents['order.shipped'],
): Promise<void> {
  const parcel = await tx
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', orderId)
    .where('courier', '=', courier)
    .where('tracking', '=', tracking)
    .executeTakeFirst()
  if (parcel) await queueParcelPush(tx, { parcelId: parcel.id, step: 'shipped', at })
}
