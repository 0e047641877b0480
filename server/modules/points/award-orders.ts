import { tiersReached } from '#domain/membership/membership.ts'
import { TIERS } from '#domain/membership/tiers.ts'
import { parseShopperKey } from '#domain/account/shopper.ts'
import { isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import { dayMultiplier } from '#domain/points/members-day.ts'
import { ORDER_POINTS_AFTER_MS, pointsForGoods, type PointEntry } from '#domain/points/points.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { aboutOrder, enrolmentOf, membershipOf, ordersOfEntries, purchasesOf } from './member-tier.ts'
import { worthOfOrder } from './order-points.ts'
import { holdReference, lockPoints, settlePoints } from './points.commands.ts'
import { pointEntriesOf } from './points.queries.ts'

/**
 * The goods of a member's order give points that can be used a day after the payment (spec 9.8), multiplied by the
 * tier at the payment (spec 6) and on Members' Day, and the extra points of its lines, which are not multiplied (spec 9.6). A guest has none.
 * Where the owner adds points after the fulfilment, the order is promised them: it gets them then, whatever the setting is by that time, and the
 * setting moves no row (traps 3.8).
 */
export async function awardOrder(
  tx: Tx,
  { orderId, at }: ServerEvents['order.paid'],
  { env }: Pick<EventServices, 'env'>,
): Promise<void> {
  const order = await orderOf(tx, orderId)
  if (!order) return
  const { memberId } = order
  // Two orders of one member take turns: each counts what the other has spent.
  if (!(await lockPoints(tx, memberId))) return
  const { isCounted, isPromised } = await stateOf(tx, order)
  if (isCounted || isPromised) return
  const paid = { ...order, paidAt: at }
  if (env.POINTS_ADDED === 'payment')
    return settleOrder(tx, paid, { at, availableAt: at + ORDER_POINTS_AFTER_MS })
  const about = aboutOrder(orderId)
  await holdReference(tx, { now: at }, { memberId, ref: promiseOf(about), about, reason: 'order' })
  await settleTiers(tx, memberId, at)
}

/** Gives a promised order its points once all of it has arrived; they can be used a day later (spec 9.8). */
export async function awardFulfilled(
  tx: Tx,
  { orderId, at }: ServerEvents['order.delivered'],
): Promise<void> {
  const order = await orderOf(tx, orderId)
  if (!order || !(await lockPoints(tx, order.memberId))) return
  const { isCounted, isPromised } = await stateOf(tx, order)
  if (isPromised && !isCounted) await settleOrder(tx, order, { at, availableAt: at + ORDER_POINTS_AFTER_MS })
}

interface EarningOrder {
  readonly orderId: string
  readonly memberId: string
  readonly currency: CurrencyCode
  readonly paidAt: number
}

async function orderOf(tx: Tx, orderId: string): Promise<EarningOrder | undefined> {
  const order = await tx
    .selectFrom('shop_order')
    .select(['shopper', 'currency', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const buyer = order && parseShopperKey(order.shopper)
  if (buyer?.kind !== 'member' || !isCurrency(order?.currency ?? '')) return undefined
  const { currency, paid_at: paidAt } = order ?? {}
  return { orderId, memberId: buyer.id, currency: currency as CurrencyCode, paidAt: paidAt ?? 0 }
}

/** Makes the points of an order what its kept goods are worth, by the tier at its payment. */
async function settleOrder(
  tx: Tx,
  { orderId, memberId, currency, paidAt }: EarningOrder,
  { at, availableAt }: { readonly at: number; readonly availableAt?: number },
): Promise<void> {
  const { goods, extra } = await worthOfOrder(tx, orderId)
  const multiplier = await multiplierAt(tx, memberId, paidAt)
  const points = pointsForGoods(goods, currency, multiplier) + extra
  const standing = { memberId, about: aboutOrder(orderId), points, reason: 'order' } as const
  await settlePoints(tx, { now: at }, availableAt === undefined ? standing : { ...standing, availableAt })
  await settleTiers(tx, memberId, at)
}

/** The multiplier of the member's tier, times that of the day. */
async function multiplierAt(tx: Tx, memberId: string, paidAt: number): Promise<number> {
  const enrolment = await enrolmentOf(tx, memberId)
  const membership = await membershipOf(tx, memberId, paidAt)
  return enrolment && membership ? membership.tier.multiplier * dayMultiplier(paidAt, enrolment.site) : 1
}

const promiseOf = (about: string) => `${about}:promised`

/** Whether an order's points were given: a repeated payment event does not apply the tier of a later moment. */
async function stateOf(tx: Tx, { orderId, memberId }: EarningOrder) {
  const about = aboutOrder(orderId)
  const entries = (await pointEntriesOf(tx, memberId)).filter((entry) => entry.about === about)
  return { isCounted: sumOf(entries) > 0, isPromised: entries.some(({ ref }) => ref === promiseOf(about)) }
}

function sumOf(entries: readonly PointEntry[]): number {
  return entries.reduce((sum, { delta }) => sum + delta, 0)
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

/** Takes back the points of what was refunded of an order: they are what the kept goods are worth (traps 3.2). */
export async function takeBackRefunded(
  tx: Tx,
  { orderId, at }: ServerEvents['order.refunded'],
): Promise<void> {
  const order = await orderOf(tx, orderId)
  if (!order || !(await lockPoints(tx, order.memberId))) return
  const { isCounted, isPromised } = await stateOf(tx, order)
  if (isCounted) await settleOrder(tx, order, { at })
  else if (isPromised) await settleTiers(tx, order.memberId, at)
}
