import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import type { OrderKey } from '#contract/fields.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import type { PaymentFact, PaymentStatus } from '#server/providers/payment/payment-provider.ts'
import { applyPayment } from '#server/modules/payment/apply-payment.ts'
import type { Mail } from '#server/providers/mail/mail-provider.ts'
import { deliveredMails } from '../people/members.ts'
import type { Shop } from '../shops/shop.ts'
import type { TestClient } from '../shops/test-client.ts'
import { keyed } from './checkout-calls.ts'

export type EgiftInput = NonNullable<SentTo<typeof placeOrder>['egift']>

export const EGIFT: EgiftInput = {
  sendToMyself: false,
  recipientName: 'Mei',
  recipientEmail: 'mei.friend@example.com',
  senderName: 'Ann',
  senderEmail: 'ann@example.com',
  message: 'Happy birthday!\nSee www.example.com/win',
}

/** Orders of eGift cards over HTTP, and what becomes of their payment. */
export function egiftCalls(shop: () => Shop) {
  const db = () => shop().services.store.db

  async function cardOf(amount = 100_00) {
    return db()
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.sku', 'product_id as productId'])
      .where('is_gift_card', '=', 1)
      .where('price', '=', amount)
      .executeTakeFirstOrThrow()
  }

  async function basketOf(qty: number, codes: readonly string[] = []) {
    const buyNow = { ...(await cardOf()), qty }
    return { shippingMethod: 'delivery' as const, buyNow, ...(codes.length > 0 && { codes: [...codes] }) }
  }

  async function place(client: TestClient, egift: Partial<EgiftInput> | undefined, qty = 1) {
    const basket = await basketOf(qty)
    const { quoteId } = await client.get(quoteOrder, basket)
    const written = egift && { egift: { ...EGIFT, ...egift } }
    return client.ask(placeOrder, { ...basket, ...written, quoteId, email: 'buyer@example.com' }, keyed())
  }

  /** The provider says what has become of the order's payment. */
  async function settle(
    { orderNumber }: OrderKey,
    status: PaymentStatus,
    change: Pick<PaymentFact, 'disputed'> = {},
  ): Promise<void> {
    const { id, provider_ref, amount, currency } = await db()
      .selectFrom('payment_attempt')
      .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
      .select(['payment_attempt.id', 'provider_ref', 'amount', 'payment_attempt.currency'])
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    const fact = { attemptId: id, providerRef: provider_ref ?? '', status, amount, currency, ...change }
    await applyPayment(shop().services, id, fact)
  }

  /** A paid order; its mails are not sent yet. */
  async function bought(client: TestClient, egift: Partial<EgiftInput> = {}, qty = 1): Promise<OrderKey> {
    const { orderNumber, secret } = (await place(client, egift, qty)).body.data
    const key = { orderNumber, secret }
    await client.get(submitPayment, key, keyed())
    await settle(key, 'paid')
    return key
  }

  /** Sends what is due; returns the mails about cards. */
  async function cardMails(): Promise<Mail[]> {
    return (await deliveredMails(shop())).filter(({ subject }) => /gift card/i.test(subject))
  }

  return { basketOf, place, settle, bought, cardMails }
}

/** The code that a mail has brought. */
export function codeIn(mail: Mail | undefined): string {
  return /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{5}/.exec(mail?.text ?? '')?.[0] ?? ''
}
