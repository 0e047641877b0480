import { MINUTE_MS } from '#domain/time-units.ts'
import type { Lease } from '../../queue/lease.ts'
import { ProviderDown } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { askProvider } from './ask-provider.ts'
import { settleRefundPart } from './refund.ts'

const AFTER_MS = 30 * MINUTE_MS
const AT_ONCE = 50

/** Asks the provider for the state of one refund and stores it: a refund that was accepted may fail days later (traps 2.7). */
export async function lookAtRefund(services: Services, refundRef: string): Promise<void> {
  const part = await services.store.db
    .selectFrom('refund_part')
    .select(['id', 'tries'])
    .where('provider_ref', '=', refundRef)
    .executeTakeFirst()
  if (!part) return
  const fact = await askProvider(services, (provider) => provider.lookRefund(refundRef))
  await settleRefundPart(services, { partId: part.id, tries: part.tries }, { ...fact, refundRef })
}

/** Refunds that the provider has accepted and not settled: notices get lost. Returns the number of calls. */
export async function lookAtRefunds(services: Services, { signal }: Partial<Lease> = {}): Promise<number> {
  const quiet = await pendingParts(services).select(['id', 'provider_ref']).limit(AT_ONCE).execute()
  let looked = 0
  for (const { id, provider_ref: refundRef } of quiet) {
    if (signal?.aborted || refundRef === null) break
    // Moved to the end of the queue first: one that cannot be read does not block the others.
    await services.store.db
      .updateTable('refund_part')
      .set({ changed_at: services.now() })
      .where('id', '=', id)
      .execute()
    try {
      await lookAtRefund(services, refundRef)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      return looked
    }
    looked += 1
  }
  return looked
}

export async function isAnyRefundPending(services: Services): Promise<boolean> {
  return (await pendingParts(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function pendingParts(services: Services) {
  return services.store.db
    .selectFrom('refund_part')
    .where('state', '=', 'pending')
    .where('provider_ref', 'is not', null)
    .where('changed_at', '<=', services.now() - AFTER_MS)
    .orderBy('changed_at')
}
