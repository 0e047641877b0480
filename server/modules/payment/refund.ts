import type { Tx } from '../../db/schema/database.ts'
import type { PaymentFact } from '../../providers/payment/payment-provider.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import type { AttemptState } from '../orders/orders.policy.ts'
import type { Attempt } from '../orders/orders.queries.ts'
import { askProvider } from './ask-provider.ts'

interface RefundInput {
  readonly attempt: Attempt
  readonly fact: Pick<PaymentFact, 'providerRef' | 'amount'>
  readonly now: number
}

/**
 * Refunds an attempt, once, in the transaction that decided it: the attempt is refunded from now on, so that the provider's later
 * notice changes nothing, and the provider is told by the outbox.
 */
export async function refundAttempt(tx: Tx, { attempt, fact, now }: RefundInput): Promise<void> {
  const { id: attemptId, provider, currency } = attempt
  const { providerRef, amount } = fact
  await markAttempt(tx, { attempt, providerRef, state: 'refunded', now })
  const payload = { attemptId, provider, providerRef, amount, currency }
  await queueOut(tx, { kind: 'refund', ref: attemptId, payload }, now)
}

interface MarkedAttempt {
  readonly attempt: Attempt
  readonly providerRef: string
  readonly state: AttemptState
  readonly now: number
}

/** Also stores the provider's reference: the server may have crashed between its response and our write. */
export async function markAttempt(
  tx: Tx,
  { attempt, providerRef, state, now }: MarkedAttempt,
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({ state, provider_ref: attempt.provider_ref ?? providerRef, changed_at: now })
    .where('id', '=', attempt.id)
    .execute()
}

export async function sendRefund(services: Services, item: QueuedItem): Promise<void> {
  const { provider, providerRef, amount } = readRefund(item.payload)
  if (provider !== services.payment.name)
    throw new RangeError(`paid through ${provider}, which is not set up`)
  await askProvider(services, (payment) => payment.refund(providerRef, amount, `refund-${item.ref}`))
}

function readRefund(payload: string) {
  return JSON.parse(payload) as { provider: string; providerRef: string; amount: number }
}
