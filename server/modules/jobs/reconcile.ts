import { ProviderDown } from '../../providers/payment/provider.ts'
import type { Services } from '../../services.ts'
import { lookAt } from '../payment/payment.commands.ts'

const AFTER_MS = 2 * 60_000
const AT_ONCE = 50

/**
 * Asks the provider about payments of which nothing was heard for a while: notices get lost, shoppers close the tab.
 * Also of orders that were given up, because their money may still come. Answers how many were asked about.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const { db } = services.store
  const now = services.now()
  const quiet = await quietAttempts(services).selectAll().orderBy('changed_at').limit(AT_ONCE).execute()
  for (const attempt of quiet) {
    // Moved to the back of the queue first: one payment that cannot be read must not keep the others waiting.
    await db.updateTable('payment_attempt').set({ changed_at: now }).where('id', '=', attempt.id).execute()
    try {
      await lookAt(services, attempt)
    } catch (error) {
      if (error instanceof ProviderDown) return 0
      services.log.error('payment.reconcile-failed', { attemptId: attempt.id, error })
    }
  }
  return quiet.length
}

export async function isAnyQuiet(services: Services): Promise<boolean> {
  return (await quietAttempts(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function quietAttempts(services: Services) {
  return services.store.db
    .selectFrom('payment_attempt')
    .where('state', 'in', ['waiting', 'risk'])
    .where('changed_at', '<=', services.now() - AFTER_MS)
    .where('provider', '=', services.payment.name)
    .where('provider_ref', 'is not', null)
}
