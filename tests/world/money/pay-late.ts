import { applyPayment } from '#server/modules/payment/apply-payment.ts'
import type { Services } from '#server/services/services.ts'

/** The provider says only now that the order's payment has gone through, by a card that it names where one is given. */
export async function payLate(services: Services, orderNumber: string, card?: string): Promise<void> {
  const { id, amount, currency, provider_ref } = await services.store.db
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select(['payment_attempt.id', 'provider_ref', 'amount', 'payment_attempt.currency'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const paid = { attemptId: id, providerRef: provider_ref ?? '', status: 'paid', amount, currency } as const
  await applyPayment(services, id, { ...paid, ...(card !== undefined && { card }) })
}
