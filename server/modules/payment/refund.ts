import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { RefundRefused, type RefundFact } from '../../providers/payment/payment-provider.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { askProvider } from './ask-provider.ts'

/** Tells the provider of a card's part of a refund, by the outbox; each try has a key of its own. */
export function queueRefundPart(
  tx: Tx,
  partId: string,
  { tries, at }: { readonly tries: number; readonly at: number },
): Promise<void> {
  return queueOut(tx, { kind: 'refund', ref: keyOf(partId, tries), payload: { partId, tries } }, at)
}

/** What the provider calls this try: the same one again is no second refund (traps 2.6). */
function keyOf(partId: string, tries: number): string {
  return `${partId}:${tries}`
}

export async function sendRefund(services: Services, item: QueuedItem): Promise<void> {
  const { partId, tries } = JSON.parse(item.payload) as { partId: string; tries: number }
  const part = await services.store.db
    .selectFrom('refund_part')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund_part.ref')
    .select([
      'refund_part.state',
      'refund_part.amount',
      'refund_part.tries',
      'provider',
      'payment_attempt.provider_ref',
    ])
    .where('refund_part.id', '=', partId)
    .executeTakeFirst()
  if (!part || part.state !== 'pending' || part.tries !== tries) return
  const { provider, provider_ref: providerRef, amount } = part
  if (provider !== services.payment.name)
    throw new RangeError(`paid through ${provider}, which is not set up`)
  if (providerRef === null) throw new RangeError(`the payment of ${partId} has no reference of its provider`)
  const fact = await askProvider(services, (payment) =>
    payment.refund(providerRef, amount, `refund-${keyOf(partId, tries)}`),
  ).catch((error: unknown): RefundFact => {
    if (!(error instanceof RefundRefused)) throw error
    services.log.error('refund.refused', { partId, error })
    return { refundRef: '', status: 'failed' }
  })
  await settleRefundPart(services, { partId, tries }, fact)
}

/** One try of a part. */
interface Try {
  readonly partId: string
  readonly tries: number
}

/**
 * Stores what the provider says of a try; an answer about an earlier try changes nothing. A failure frees the amount, and `retryRefund` asks
 * again under another key.
 */
export async function settleRefundPart(
  services: Pick<Services, 'store' | 'now' | 'log'>,
  { partId, tries }: Try,
  { refundRef, status }: RefundFact,
): Promise<void> {
  await transact(services.store, async (tx) => {
    await tx
      .updateTable('refund_part')
      .set({ state: status, provider_ref: refundRef === '' ? null : refundRef, changed_at: services.now() })
      .where('id', '=', partId)
      .where('tries', '=', tries)
      .where((part) => part.or([part('provider_ref', 'is', null), part('provider_ref', '=', refundRef)]))
      .execute()
  })
  if (status === 'failed') services.log.error('refund.failed', { partId, refundRef })
}

/**
 * Asks again for a part that has failed, under another key; for one that could not be sent at all, under its own: the provider may have it.
 * False for any other.
 */
export async function retryRefund(tx: Tx, partId: string, at: number): Promise<boolean> {
  if (await sendAgain(tx, partId, at)) return true
  const part = await tx
    .updateTable('refund_part')
    .set((row) => ({
      state: 'pending' as const,
      tries: row('tries', '+', 1),
      provider_ref: null,
      changed_at: at,
    }))
    .where('id', '=', partId)
    .where('state', '=', 'failed')
    .returning('tries')
    .executeTakeFirst()
  if (!part) return false
  await queueRefundPart(tx, partId, { tries: part.tries, at })
  return true
}

async function sendAgain(tx: Tx, partId: string, at: number): Promise<boolean> {
  const part = await tx
    .selectFrom('refund_part')
    .select('tries')
    .where('id', '=', partId)
    .where('state', '=', 'pending')
    .where('provider_ref', 'is', null)
    .executeTakeFirst()
  if (!part) return false
  const again = await tx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: at })
    .where('kind', '=', 'refund')
    .where('ref', '=', keyOf(partId, part.tries))
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return again.numUpdatedRows === 1n
}
