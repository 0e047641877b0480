import { NotAuthorized, type StartedPayment } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import type { Attempt, Order } from '../orders/orders.queries.ts'
import { askProvider } from './ask-provider.ts'
import { endExpress, expressOfOrder } from './express-rows.ts'
import { paymentRequest } from './payment-request.ts'

/**
 * Collects an order from the wallet that has agreed to pay it; the browser goes on to the order's own page, and the
 * provider's notice brings the outcome. Undefined where no wallet pays: the order is paid on the provider's page then.
 */
export async function collectExpress(
  services: Services,
  order: Order,
  attempt: Attempt,
): Promise<StartedPayment | undefined> {
  const express = await expressOfOrder(services.store.db, order.id)
  const ref = express?.provider_ref
  if (!express || !ref || express.provider !== services.payment.name) return undefined
  const { amount, currency } = attempt
  const { returnUrl } = paymentRequest(services, order, attempt)
  try {
    await askProvider(services, (provider) =>
      provider.express.capture(ref, { attemptId: attempt.id, orderNumber: order.number, amount, currency }),
    )
  } catch (error) {
    if (!(error instanceof NotAuthorized)) throw error
    services.log.warn('payment.not-authorized', { attemptId: attempt.id })
    await endExpress(services.store.db, express.id, 'expired')
    return undefined
  }
  await endExpress(services.store.db, express.id, 'captured')
  return { providerRef: ref, redirectUrl: returnUrl }
}
