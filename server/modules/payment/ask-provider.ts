import {
  PaymentUnknown,
  ProviderDown,
  type PaymentProvider,
} from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'

const FAILURES_TO_OPEN = 5
const OPEN_FOR_MS = 30_000
/** Time limit of the provider in ms (a client's call ends after 30 s, spec 7.1). */
const ANSWER_WITHIN_MS = 10_000

interface Circuit {
  failures: number
  openUntil: number
}

const circuits = new WeakMap<PaymentProvider, Circuit>()

/**
 * Calls the payment provider, outside any transaction. After five failures in a row it is not called for half a minute;
 * then one call tests it. Throws `ProviderDown`.
 */
export async function askProvider<T>(
  services: Pick<Services, 'payment' | 'now' | 'log'>,
  question: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const { payment, now, log } = services
  const circuit = circuits.get(payment) ?? { failures: 0, openUntil: 0 }
  circuits.set(payment, circuit)
  if (now() < circuit.openUntil) throw new ProviderDown('left alone after several failures')
  // While this call tests the provider, others are refused.
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
