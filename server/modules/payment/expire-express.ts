import { PaymentUnknown, ProviderDown } from '../../providers/payment/payment-provider.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { askProvider } from './ask-provider.ts'

const AT_ONCE = 50

/**
 * Gives up the authorisations of express checkouts without an order, with a cancelled one, or of an erased shopper,
 * and removes the shopper from them. They hold no stock. Returns their number.
 */
export async function expireExpress(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const due = await overdue(services).select(['id', 'provider', 'provider_ref']).limit(AT_ONCE).execute()
  let ended = 0
  for (const { id, provider, provider_ref: ref } of due) {
    if (signal?.aborted) break
    if (ref !== null && provider === services.payment.name && !(await release(services, ref))) break
    await services.store.db
      .updateTable('express_checkout')
      .set({ state: 'expired', email: '', address: null })
      .where('id', '=', id)
      .where('state', 'not in', ['captured'])
      .execute()
    ended += 1
  }
  return ended
}

export async function isAnyExpressOver(services: Services): Promise<boolean> {
  return (await overdue(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function overdue(services: Services) {
  return services.store.db
    .selectFrom('express_checkout')
    .where('expires_at', '<=', services.now())
    .where((where) =>
      where.or([
        where('state', 'in', ['created', 'waiting', 'authorized', 'given-up']),
        where.and([
          where('state', '=', 'ordered'),
          where.exists(
            where
              .selectFrom('shop_order')
              .select('shop_order.id')
              .whereRef('shop_order.id', '=', 'express_checkout.order_id')
              .where('shop_order.status', '=', 'cancelled'),
          ),
        ]),
      ]),
    )
}

/** False while the provider does not answer: the next run tries again. */
async function release(services: Services, ref: string): Promise<boolean> {
  try {
    await askProvider(services, ({ express }) => express.release(ref))
    return true
  } catch (error) {
    if (error instanceof PaymentUnknown) return true
    if (error instanceof ProviderDown) return false
    throw error
  }
}
