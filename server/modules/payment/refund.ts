import type { Tx } from '../../db/schema/database.ts'
import type { PaymentFact } from '../../providers/payment/payment-provider.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import type { Attempt } from '../orders/orders.queries.ts'
import { askProvider } from './ask-provider.ts'

interface RefundInput {
  readonly attempt: Attempt
  readonly fact: Pick<PaymentFact, 'providerRef' | 'amount'>
  readonly now: number
}

/** Queues the refund of an attempt, once, in the transaction that decided it. */
export async function queueRefund(tx: Tx, { attempt, fact, now }: RefundInput): Promise<void> {
  const { id: attemptId, provider, currency } = attempt
  const { providerRef, amount } = fact
  const payload = { attemptId, provider, providerRef, amount, currency }
  await queueOut(tx, { kind: 'refund', ref: attemptId, payload }, now)
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
