import { tiersReached } from '#domain/membership/membership.ts'
import { TIERS } from '#domain/membership/tiers.ts'
import { parseShopperKey } from '#domain/account/shopper.ts'
import { minor, type Minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { goodsOf, ORDER_POINTS_AFTER_MS, pointsForGoods, pointsForReview } from '#domain/points/points.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { aboutOrder, enrolmentOf, membershipOf, ordersOfEntries, purchasesOf } from './member-tier.ts'
import { lockPoints, settlePoints, welcomeMember } from './points.commands.ts'
import { pointEntriesOf } from './points.queries.ts'

export async function awardSignUp(tx: Tx, { member, at }: ServerEvents['member.registered']): Promise<void> {
  await welcomeMember(tx, { now: at }, member.id)
}

/**
 * The goods of a member's order give points that can be used a day after the payment (spec 9.8), multiplied by the
 * tier at the payment (spec 6), and the extra points of its lines, which no tier multiplies (spec 9.6). A guest has none.
 */
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
    .select(['amount', 'discount', 'extra_points'])
    .where('order_id', '=', orderId)
    .execute()
  // Two orders of one member take turns: each counts what the other has spent.
  if (!(await lockPoints(tx, buyer.id))) return
  const about = aboutOrder(orderId)
  if (await isCounted(tx, buyer.id, about)) return
  const extra = lines.reduce((sum, line) => sum + line.extra_points, 0)
  const multiplier = (await membershipOf(tx, buyer.id, at))?.tier.multiplier
  await settlePoints(
    tx,
    { now: at },
    {
      memberId: buyer.id,
      about,
      points: pointsForGoods(await moneyFor(tx, orderId, lines), currency, multiplier) + extra,
      reason: 'order',
      availableAt: at + ORDER_POINTS_AFTER_MS,
    },
  )
  await settleTiers(tx, buyer.id, at)
}

/** What the goods of an order cost in money: the part that points have paid gives no points. */
async function moneyFor(tx: Tx, orderId: string, lines: Parameters<typeof goodsOf>[0]): Promise<Minor> {
  const tenders = await tx
    .selectFrom('order_tender')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'points')
    .execute()
  return minor(tenders.reduce<number>((money, { amount }) => money - amount, goodsOf(lines)))
}

/** Whether an order's points were given: a repeated payment event does not apply the tier of a later moment. */
async function isCounted(tx: Tx, memberId: string, about: string): Promise<boolean> {
  const entries = await pointEntriesOf(tx, memberId)
  return entries.filter((entry) => entry.about === about).reduce((sum, { delta }) => sum + delta, 0) > 0
}

/**
 * Gives the bonus of each tier while the orders that reached it are valid (spec 6). It is written with the payment and
 * usable from the midnight at which the tier begins (spec 4.15): no job has to run then (decision 0181).
 */
async function settleTiers(tx: Tx, memberId: string, now: number): Promise<void> {
  const enrolment = await enrolmentOf(tx, memberId)
  if (!enrolment) return
  const entries = await pointEntriesOf(tx, memberId)
  const reached = tiersReached(purchasesOf(entries, await ordersOfEntries(tx, entries)), enrolment.site)
  for (const { id, bonus } of TIERS) {
    const from = reached.get(id)
    const points = from === undefined ? 0 : bonus
    const availableAt = Math.max(now, from ?? now)
    await settlePoints(tx, { now }, { memberId, about: `tier:${id}`, points, reason: 'tier', availableAt })
  }
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
  if (!row) return
  const memberId = row.member_id
  await settlePoints(tx, { now: at }, { memberId, about, points: 0, reason: 'order' })
  await settleTiers(tx, memberId, at)
}

/** Gives points for a published review, and more while it has a photo (spec 9.8). */
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
