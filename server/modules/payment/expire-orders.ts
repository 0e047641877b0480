import { transact } from '../../db/transaction.ts'
import { ProviderDown } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { moveOrder } from '../orders/orders.commands.ts'
import { attemptsOf, lockOrder } from '../orders/orders.queries.ts'
import { showStock } from '../orders/stock.ts'
import { lookAt } from './payment.commands.ts'
import type { Lease } from '../../queue/lease.ts'

const AT_ONCE = 100

/**
 * Cancels orders that were not paid in time and returns their pieces to stock (spec 4.13). The provider is asked first;
 * without a response the order is cancelled all the same, because a late payment is handled on arrival. Returns their
 * number.
 */
export async function expireOrders(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const due = await overdue(services).orderBy('pay_by').limit(AT_ONCE).execute()
  let cancelled = 0
  for (const { id } of due) {
    if (signal?.aborted) break
    await askOnceMore(services, id)
    if (await expire(services, id)) cancelled += 1
  }
  return cancelled
}

export async function isAnyOverdue(services: Services): Promise<boolean> {
  return (await overdue(services).limit(1).executeTakeFirst()) !== undefined
}

function overdue(services: Services) {
  return services.store.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'unpaid')
    .where('pay_by', '<=', services.now())
}

async function askOnceMore(services: Services, orderId: string): Promise<void> {
  for (const attempt of await attemptsOf(services.store.db, orderId)) {
    if (attempt.state !== 'waiting' && attempt.state !== 'risk') continue
    try {
      await lookAt(services, attempt)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
    }
  }
}

async function expire(services: Services, orderId: string): Promise<boolean> {
  const now = services.now()
  const skus = await transact(services.store, async (tx) => {
    const order = await lockOrder(tx, orderId, now)
    if (order?.status !== 'unpaid' || order.pay_by > now) return undefined
    await tx
      .updateTable('payment_attempt')
      .set({ state: 'expired', changed_at: now })
      .where('order_id', '=', orderId)
      .where('provider_ref', 'is', null)
      .where('state', 'in', ['created', 'risk'])
      .execute()
    const event = { orderId, kind: 'cancelled', ref: orderId, at: now, data: { why: 'not paid in time' } }
    return moveOrder(tx, order, 'cancelled', event, { cancelled_at: now })
  })
  if (!skus) return false
  await showStock(services, skus)
  return true
}
