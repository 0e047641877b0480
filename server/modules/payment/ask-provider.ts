import {
  PaymentUnknown,
  ProviderDown,
  type PaymentProvider,
} from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'

const FAILURES_TO_OPEN = 5
const OPEN_FOR_MS = 30_000
/** A provider that has not answered by now does not answer (a shopper's call ends after 30 s, spec 7.1). */
const ANSWER_WITHIN_MS = 10_000

interface Circuit {
  failures: number
  openUntil: number
}

const circuits = new WeakMap<PaymentProvider, Circuit>()

/**
 * Asks the payment provider something, outside any transaction. After five failures in a row it is left alone for
 * half a minute; then one question is let through to see. Throws `ProviderDown`.
 */
export async function askProvider<T>(
  services: Pick<Services, 'payment' | 'now' | 'log'>,
  question: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const { payment, now, log } = services
  const circuit = circuits.get(payment) ?? { failures: 0, openUntil: 0 }
  circuits.set(payment, circuit)
  if (now() < circuit.openUntil) throw new ProviderDown('left alone after several failures')
  // While this question is out, others wait for what it shows.
  if (circuit.failures >= FAILURES_TO_OPEN) circuit.openUntil = now() + OPEN_FOR_MS
  try {
    const answer = await inTime(question(payment))
    circuit.failures = 0
    circuit.openUntil = 0
    return answer
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    if (error instanceof PaymentUnknown) {
      circuits.delete(payment)
      throw error
    }
    circuit.failures += 1
    if (circuit.failures >= FAILURES_TO_OPEN) circuit.openUntil = now() + OPEN_FOR_MS
    log.warn('payment.provider-down', { provider: payment.name, failures: circuit.failures, error })
    throw error
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderDown('no answer in time')), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
