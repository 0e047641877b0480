import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { ProviderDown } from '../../providers/payment/payment-provider.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { cancelOrder } from '../orders/orders.commands.ts'
import { isOpenAtProvider } from '../orders/orders.policy.ts'
import { attemptsOf, lockOrder } from '../orders/orders.queries.ts'
import { lookAt } from './payment.commands.ts'
import type { Lease } from '../../queue/lease.ts'

const AT_ONCE = 100

/**
 * Cancels orders that were not paid in time and returns their pieces to stock (spec 4.13). The provider is asked first;
 * without a response the order is cancelled all the same, because a late payment is handled on arrival. Returns the
 * number of cancelled orders.
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
    if (!isOpenAtProvider(attempt)) continue
    try {
      await lookAt(services, attempt)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
    }
  }
}

function expire(services: Services, orderId: string): Promise<boolean> {
  return transact(services.store, (tx) => expireWithin(tx, services, { orderId, now: services.now() }))
}

/** Cancels an order whose time to pay is over, in a transaction that the caller ends; false: it is paid, or has time. */
export async function expireWithin(
  tx: Tx,
  services: EventServices,
  { orderId, now }: { readonly orderId: string; readonly now: number },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId, now)
  if (order?.status !== 'unpaid' || order.pay_by > now) return false
  const data = { why: 'not paid in time' }
  await cancelOrder(tx, services, { order, step: 'expire', kind: 'cancelled', at: now, data })
  return true
}
