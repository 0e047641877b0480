import type { cancelOrder as cancelCall } from '#contract/buying/cancel-order.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import type { Services } from '../../services/services.ts'
import { moveOrder } from '../orders/orders.commands.ts'
import { attemptsOf, hasEvent, lockOrder, orderBySecret, type Attempt } from '../orders/orders.queries.ts'
import { refundAttempt } from './refund.ts'

const WITHDRAWN = 'withdrawn'

/**
 * Cancels a paid order that was not handed to a courier, in one transaction: its pieces return to stock, codes, gift cards and points to
 * their ledgers, and what card or wallet paid is refunded (spec 4.13). Repeated and parallel calls change nothing more. Throws
 * `order-not-cancellable` for any other order.
 */
export async function cancelPaidOrder(
  services: Services,
  { reason, ...key }: InputOf<typeof cancelCall>,
): Promise<OutputOf<typeof cancelCall>> {
  const { id } = await orderBySecret(services.store.db, key)
  await transact(services.store, async (tx) => {
    const now = services.now()
    const order = await lockOrder(tx, id, now)
    if (!order) throw new ShopError('order-unknown')
    if (order.status === 'refunded' && (await hasEvent(tx, id, WITHDRAWN))) return
    if (order.status !== 'processing') throw new ShopError('order-not-cancellable')
    const paid = (await attemptsOf(tx, id)).find(({ state }) => state === 'paid')
    if (paid) await refundPaid(tx, paid, now)
    const event = { orderId: id, kind: WITHDRAWN, ref: id, at: now, data: { reason } }
    await moveOrder(tx, services, { order, to: 'refunded', event })
    // Codes, gift cards and points may have paid all of it: then there is no attempt.
    await raise(tx, services, { name: 'order.refunded', orderId: id, attemptId: paid?.id ?? id, at: now })
  })
  return {}
}

async function refundPaid(tx: Tx, attempt: Attempt, now: number): Promise<void> {
  const { id, amount, provider_ref: providerRef } = attempt
  if (providerRef === null) throw new RangeError(`the paid attempt ${id} has no reference of its provider`)
  await refundAttempt(tx, { attempt, fact: { providerRef, amount }, now })
}
