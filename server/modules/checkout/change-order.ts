import { changeOrder as changeCall } from '#contract/buying/orders.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { OrderKey } from '#contract/fields.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { ShopError } from '../../core/shop-error.ts'
import { withShopper, type RequestContext, type ShopperContext } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { bumpVersion, changeCart } from '../cart/cart.commands.ts'
import { assertUnpaid } from '../payment/attempts.ts'
import { closePayment, orDown } from '../payment/payment.commands.ts'
import { addEvent, cancelOrder } from '../orders/orders.commands.ts'
import { isOpenAtProvider } from '../orders/orders.policy.ts'
import { attemptsOf, linesOfOrder, lockOrder, orderBySecret } from '../orders/orders.queries.ts'

type Answer = OutputOf<typeof changeCall>

/**
 * Changes an unpaid order: the order is cancelled, and its pieces return to stock and into the cart of the caller who
 * has its secret, all in one transaction; repeated calls change nothing (spec 4.13). An order that is paid, or whose
 * payment is in progress, is refused.
 */
export async function changeOrder(context: RequestContext, key: OrderKey): Promise<Answer> {
  const { services } = context
  const { store } = services
  const { id } = await orderBySecret(store.db, key)
  const known = await changeOf(store.db, id)
  if (known) return known
  await closePayments(services, id)
  return transact(store, async (tx) => {
    const caller = await withShopper(context, tx)
    const now = services.now()
    // The cart first, as placing does.
    await bumpVersion(tx, caller.shopper, now)
    const order = await lockOrder(tx, id, now)
    if (!order) throw new ShopError('order-unknown')
    const before = await changeOf(tx, id)
    if (before) return before
    assertUnpaid(order)
    await assertNoOpenPayment(tx, id)
    await cancelOrder(tx, services, { order, step: 'take-back', kind: 'changed', at: now })
    const answer = await intoCart(tx, { ...caller, now }, id)
    await addEvent(tx, { orderId: id, ref: id, at: now, kind: BACK_IN_CART, data: { ...answer } })
    return answer
  })
}

const BACK_IN_CART = 'back-in-bag'

/** What happened to the pieces of a changed order; undefined when it was not changed. */
async function changeOf(db: Reader, orderId: string): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('order_event')
    .select('data')
    .where('order_id', '=', orderId)
    .where('kind', '=', BACK_IN_CART)
    .executeTakeFirst()
  return row && (JSON.parse(row.data) as Answer)
}

/** Closes the open payments at the provider, so that a cancelled order cannot be paid (trust.md A1). */
async function closePayments(services: Services, orderId: string): Promise<void> {
  for (const attempt of await attemptsOf(services.store.db, orderId))
    if (isOpenAtProvider(attempt)) await orDown(closePayment(services, attempt))
}

/** An attempt that the provider has and could not close is a payment under way. */
async function assertNoOpenPayment(tx: Tx, orderId: string): Promise<void> {
  const open = (await attemptsOf(tx, orderId)).filter(isOpenAtProvider)
  if (open.some((attempt) => attempt.provider_ref !== null)) throw new ShopError('payment-open')
}

/** Adds each line to the cart by the cart's rules; pieces that can no longer be bought are left out and named. */
async function intoCart(tx: Tx, context: ShopperContext, orderId: string): Promise<Answer> {
  const answer = { back: [] as string[], missing: [] as { sku: string; productsName: string }[] }
  // The first line was the newest in the cart: it is added last and is first again.
  for (const line of (await linesOfOrder(tx, orderId)).toReversed()) {
    const item = { sku: line.sku, productId: line.product_id, qty: line.qty }
    try {
      await changeCart(tx, context, { type: 'add', items: [item] })
      answer.back.push(line.sku)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      answer.missing.push({ sku: line.sku, productsName: line.name })
    }
  }
  return answer
}
