import { writeLanguage } from '#domain/region/language.ts'
import type { PaymentRequest } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import type { Attempt, Order } from '../orders/orders.queries.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { siteOrigin } from '../../core/site-origin.ts'

/** Computed from the order alone: repeated requests for one attempt must be identical. */
export function paymentRequest(
  services: Pick<Services, 'env'>,
  order: Order,
  attempt: Attempt,
): PaymentRequest {
  const { site, language } = storefrontOfRow(order)
  const page = `/payment-result?orderNumber=${encodeURIComponent(order.number)}`
  const address = (path: string) =>
    `${siteOrigin(services.env.publicUrl, site)}${writeLanguage(path, language, site)}`
  return {
    attemptId: attempt.id,
    orderNumber: order.number,
    method: attempt.method,
    amount: attempt.amount,
    currency: attempt.currency,
    email: order.email,
    language,
    returnUrl: address(page),
    cancelUrl: address(`${page}&cancelled=1`),
  }
}
