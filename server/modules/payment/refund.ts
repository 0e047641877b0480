import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RefundFact } from '../../providers/payment/payment-provider.ts'
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
  )
  await settleRefundPart(services, partId, fact)
}

/** Stores what the provider says of a part. A failure frees its amount; `retryRefund` asks again under another key. */
export async function settleRefundPart(
  services: Pick<Services, 'store' | 'now' | 'log'>,
  partId: string,
  { refundRef, status }: RefundFact,
): Promise<void> {
  await transact(services.store, async (tx) => {
    await tx
      .updateTable('refund_part')
      .set({ state: status, provider_ref: refundRef, changed_at: services.now() })
      .where('id', '=', partId)
      .execute()
  })
  if (status === 'failed') services.log.error('refund.failed', { partId, refundRef })
}

/** Asks again for a part that has failed. False where none has. */
export async function retryRefund(tx: Tx, partId: string, at: number): Promise<boolean> {
  const part = await tx
    .updateTable('refund_part')
    .set((row) => ({ state: 'pending' as const, tries: row('tries', '+', 1), changed_at: at }))
    .where('id', '=', partId)
    .where('state', '=', 'failed')
    .returning('tries')
    .executeTakeFirst()
  if (!part) return false
  await queueRefundPart(tx, partId, { tries: part.tries, at })
  return true
}
