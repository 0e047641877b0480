import { randomUUID } from 'node:crypto'
import type { OrderEnding, PlannedOrder } from '../demo-shop.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Tx } from '../db/schema/database.ts'
import type { GoodsLine } from '../modules/checkout/goods.ts'
import { confirmArrival } from '../modules/orders/after-sale/deliver-parcel.ts'
import { lockOrder, type Order } from '../modules/orders/orders.queries.ts'
import { shipOrder } from '../modules/orders/after-sale/ship-order.ts'
import { writeReturn } from '../modules/returns/apply-return.ts'
import { approveReturn, receiveReturn } from '../modules/returns/returns.commands.ts'
import { findReturn, type Return } from '../modules/returns/returns.queries.ts'
import { NO_VIDEO } from '../modules/reviews/shown-video.ts'
import { putReview } from '../modules/reviews/write-review.ts'
import type { ToolServices } from './command/command.ts'

interface Context {
  readonly services: ToolServices
  readonly now: number
}

interface Sent {
  readonly orderId: string
  readonly shopper: Shopper
  readonly plan: PlannedOrder
  readonly goods: readonly GoodsLine[]
}

const SENT: readonly OrderEnding[] = ['shipped', 'delivered', 'returning', 'returned']

/** Whether a courier gets an order that ends so. */
export function isSent(ending: OrderEnding): boolean {
  return SENT.includes(ending)
}

/** Whether a piece of an order that ends so is returned: what is final sale cannot be. */
export function comesBack(ending: OrderEnding): boolean {
  return ending === 'returning' || ending === 'returned'
}

/** What happens to an order that a courier gets: it arrives, is reviewed, and a piece of it comes back. */
export async function sendAndFollow(tx: Tx, { services, now }: Context, sent: Sent): Promise<void> {
  const { orderId, plan } = sent
  const parcel = { courier: 'Ninja Van', tracking: plan.tracking }
  await atTime(tx, { orderId, at: plan.shippedAt }, (order) =>
    shipOrder(tx, services, { order, parcel, at: plan.shippedAt }),
  )
  if (plan.ending === 'shipped' || plan.deliveredAt > now) return
  await atTime(tx, { orderId, at: plan.deliveredAt }, (order) =>
    confirmArrival(tx, clockedAt(services, plan.deliveredAt), { order, at: plan.deliveredAt }),
  )
  if (plan.ending !== 'delivered' && plan.appliedAt <= now) await applyAndDecide(tx, { services, now }, sent)
  if (plan.ending !== 'returning') await review(tx, { services, now }, sent)
}

/** Its buyer says something about most of what is kept. */
async function review(tx: Tx, { services, now }: Context, { goods, plan, shopper }: Sent): Promise<void> {
  for (const { facts } of plan.ending === 'returned' ? goods.slice(1) : goods) {
    const words = plan.review(facts.size)
    if (!words || plan.reviewedAt > now) continue
    const who = { shopper, services, now: plan.reviewedAt, language: 'en' } as const
    await putReview(tx, who, { ...words, spuCode: facts.spu, anonymous: false, photos: [], ...NO_VIDEO })
  }
}

const APPLICATION = {
  type: 'pick-up',
  reason: 'too-small',
  description: 'It is too tight at the waist for me.',
  photos: [],
  storeId: '',
  courier: '',
  tracking: '',
} as const

/** A return of one piece, which the shop approves and receives where the order is `returned`. */
async function applyAndDecide(tx: Tx, { services, now }: Context, sent: Sent): Promise<void> {
  const { orderId, plan, shopper } = sent
  const returnId = randomUUID()
  await atTime(tx, { orderId, at: plan.appliedAt }, (order) => {
    const items = [{ position: 0, qty: 1 }]
    const input = { ...APPLICATION, orderNumber: order.number, returnId, items }
    return writeReturn(tx, { shopper, services: clockedAt(services, plan.appliedAt) }, { order, input })
  })
  const [approved, received] = [plan.appliedAt + DAY_MS, plan.appliedAt + 5 * DAY_MS]
  if (plan.ending !== 'returned' || received > now) return
  await atTime(tx, { orderId, at: approved }, async (order) => {
    await approveReturn(tx, services, { order, one: await returnById(tx, returnId), at: approved })
  })
  await atTime(tx, { orderId, at: received }, async (order) => {
    const one = await returnById(tx, returnId)
    const { refundId } = await receiveReturn(tx, services, { order, one, at: received })
    await settleRefund(tx, refundId, received)
  })
}

/** Marks the card's parts of a refund as done: the provider does not have the payments of the demo shop. */
async function settleRefund(tx: Tx, refundId: string, at: number): Promise<void> {
  const parts = await tx
    .updateTable('refund_part')
    .set({ state: 'done', provider_ref: `demo-${refundId}`, changed_at: at })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'pending')
    .returning('id')
    .execute()
  for (const { id } of parts)
    await tx.deleteFrom('outbox').where('kind', '=', 'refund').where('ref', 'like', `${id}:%`).execute()
}

/** Each command takes the order as the one before has left it. */
async function atTime(
  tx: Tx,
  { orderId, at }: { readonly orderId: string; readonly at: number },
  work: (order: Order) => Promise<void>,
): Promise<void> {
  const order = await lockOrder(tx, orderId, at)
  if (order) await work(order)
}

async function returnById(tx: Tx, id: string): Promise<Return> {
  const one = await findReturn(tx, id)
  if (!one) throw new RangeError(`there is no return ${id}`)
  return one
}

function clockedAt(services: ToolServices, at: number) {
  return { ...services, now: () => at }
}
