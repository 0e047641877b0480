import { parseShopperKey } from '#domain/account/shopper.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { goodsOf, ORDER_POINTS_AFTER_MS, pointsForGoods, pointsForReview } from '#domain/points/points.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { settlePoints, welcomeMember } from './points.commands.ts'

export async function awardSignUp(tx: Tx, { member, at }: ServerEvents['member.registered']): Promise<void> {
  await welcomeMember(tx, { now: at }, member.id)
}

/** The goods of a member's order give points that can be used a day after the payment (spec 9.8). A guest has none. */
export async function awardOrder(tx: Tx, { orderId, at }: ServerEvents['order.paid']): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .select(['shopper', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const { shopper, currency } = order
  const buyer = parseShopperKey(shopper)
  if (buyer.kind !== 'member' || !isCurrency(currency)) return
  const lines = await tx
    .selectFrom('order_line')
    .select(['amount', 'discount'])
    .where('order_id', '=', orderId)
    .execute()
  await settlePoints(
    tx,
    { now: at },
    {
      memberId: buyer.id,
      about: aboutOrder(orderId),
      points: pointsForGoods(goodsOf(lines), currency),
      reason: 'order',
      availableAt: at + ORDER_POINTS_AFTER_MS,
    },
  )
}

/** Of an order that is cancelled or given back. */
export async function takeBackOrder(
  tx: Tx,
  { orderId, at }: ServerEvents['order.cancelled' | 'order.refunded'],
): Promise<void> {
  const about = aboutOrder(orderId)
  const row = await tx
    .selectFrom('point_entry')
    .select('member_id')
    .where('about', '=', about)
    .executeTakeFirst()
  if (row) await settlePoints(tx, { now: at }, { memberId: row.member_id, about, points: 0, reason: 'order' })
}

/** A review gives points as long as it stands, and more while a photo stands with it (spec 9.8). */
export async function settleReview(
  tx: Tx,
  { reviewId, author, photos, at }: ServerEvents['review.changed'],
): Promise<void> {
  if (author?.kind !== 'member') return
  await settlePoints(
    tx,
    { now: at },
    {
      memberId: author.id,
      about: `review:${reviewId}`,
      points: photos === undefined ? 0 : pointsForReview({ photos }),
      reason: (photos ?? 0) > 0 ? 'photo-review' : 'review',
    },
  )
}

export async function erasePoints(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('point_entry').where('member_id', '=', member.id).execute()
}

function aboutOrder(orderId: string): string {
  return `order:${orderId}`
}
