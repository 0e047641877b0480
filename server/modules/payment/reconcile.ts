import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { PaymentUnknown, ProviderDown } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { OPEN_AT_PROVIDER } from '../orders/orders.policy.ts'
import type { Attempt } from '../orders/orders.queries.ts'
import { lookAt } from './payment.commands.ts'
import type { Lease } from '../../queue/lease.ts'

const AFTER_MS = 2 * MINUTE_MS
const AT_ONCE = 50
/** A payment that its provider has not known for this long never existed. */
const UNKNOWN_AFTER_MS = DAY_MS

/**
 * Asks the provider about payments without recent news: notices get lost, users close the tab. Includes cancelled
 * orders, because a payment may still arrive. Returns the number of calls.
 */
export async function reconcilePayments(
  services: Services,
  { signal }: Partial<Lease> = {},
): Promise<number> {
  const { db } = services.store
  const now = services.now()
  const quiet = await quietAttempts(services).selectAll().orderBy('changed_at').limit(AT_ONCE).execute()
  for (const attempt of quiet) {
    if (signal?.aborted) break
    // Moved to the end of the queue first: one payment that cannot be read must not block the others.
    await db.updateTable('payment_attempt').set({ changed_at: now }).where('id', '=', attempt.id).execute()
    try {
      await lookAt(services, attempt)
    } catch (error) {
      if (error instanceof PaymentUnknown) await forget(services, attempt)
      else if (error instanceof ProviderDown) return 0
      else services.log.error('payment.reconcile-failed', { attemptId: attempt.id, error })
    }
  }
  return quiet.length
}

async function forget(services: Services, attempt: Attempt): Promise<void> {
  const now = services.now()
  services.log.warn('payment.unknown', { attemptId: attempt.id })
  if (now - attempt.created_at < UNKNOWN_AFTER_MS) return
  await services.store.db
    .updateTable('payment_attempt')
    .set({ state: 'expired', changed_at: now })
    .where('id', '=', attempt.id)
    .where('state', 'in', OPEN_AT_PROVIDER)
    .execute()
}

export async function isAnyQuiet(services: Services): Promise<boolean> {
  return (await quietAttempts(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function quietAttempts(services: Services) {
  return services.store.db
    .selectFrom('payment_attempt')
    .where('state', 'in', OPEN_AT_PROVIDER)
    .where('changed_at', '<=', services.now() - AFTER_MS)
    .where('provider', '=', services.payment.name)
    .where('provider_ref', 'is not', null)
}
