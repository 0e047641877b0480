import { failureOf } from '#contract/failure.ts'
import { DAY_S } from '#domain/time-units.ts'
import { writeCookie } from '#platform/storage/cookies.ts'
import { navigateOut } from '#platform/external-navigation.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import type { Caller } from '#api/call.ts'
import { checkRisk, startPayment, type PaymentAttempt } from './checkout-calls.ts'

interface Payment extends PaymentAttempt {
  /** Aborted when the user has left the page that pays: the browser then stays where the user is. */
  readonly signal?: AbortSignal
}

/**
 * Sends the browser to the provider's page (spec 4.6). `risk`: the payment is under review, wait on /pay-loading.
 * Throws `CallError` when the server cannot be reached or refuses.
 */
export async function pay(
  call: Caller,
  storefront: Storefront,
  { signal, ...attempt }: Payment,
): Promise<'leaving' | 'risk' | 'stopped'> {
  try {
    await checkRisk(call, attempt)
    const { type, data } = await startPayment(call, storefront, attempt)
    if (signal?.aborted) return 'stopped'
    if (type === 3) writeCookie('referrer', data, DAY_S)
    navigateOut(data)
    return 'leaving'
  } catch (error) {
    if (failureOf(error)?.kind === 'payment-risk') return 'risk'
    throw error
  }
}
