import { placeOrder, quoteOrder, type Quote } from '#contract/buying/checkout.contract.ts'
import { changeOrder, guestOrder, ownOrder, type OpenedOrder } from '#contract/buying/orders.contract.ts'
import type { OutputOf, SentTo } from '#contract/endpoint.ts'
import type { OrderKey } from '#contract/fields.ts'
import { checkPaymentRisk, paymentState, submitPayment } from '#contract/buying/payment.contract.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import type { Caller } from '#api/call.ts'

/** Goods and shipping of an order. */
export type Basket = Pick<
  SentTo<typeof quoteOrder>,
  'buyNow' | 'shippingMethod' | 'pickupStore' | 'codes' | 'points'
>

/** The buyer's data; with the same key it is the same order, however often it is sent (trust.md A1). */
export type PlaceOrderInput = SentTo<typeof placeOrder>
export type ReopenedOrder = OutputOf<typeof changeOrder>
export type Placed = OutputOf<typeof placeOrder>
/** With the same key it is the same payment, however often it is sent. */
export interface PaymentAttempt {
  readonly order: OrderKey
  readonly key: string
  /** Absent: as before, and by card at first. */
  readonly method?: PaymentMethod | undefined
}
export type PaymentStanding = OutputOf<typeof paymentState>['state']

export function quote(call: Caller, input: SentTo<typeof quoteOrder>, signal: AbortSignal): Promise<Quote> {
  return call(quoteOrder, input, { signal })
}

export function placeGuestOrder(call: Caller, input: PlaceOrderInput, key: string): Promise<Placed> {
  return call(placeOrder, input, { key })
}

export function readOrder(call: Caller, key: OrderKey): Promise<OpenedOrder> {
  return call(guestOrder, { orderNumber: key.orderNumber, secret: key.secret })
}

/** What opens an order of the member who is signed in; refused with `order-unknown` for any other. */
export function openOwnOrder(call: Caller, orderNumber: string, signal: AbortSignal): Promise<OrderKey> {
  return call(ownOrder, { orderNumber }, { signal })
}

/** Cancels an unpaid order; its pieces return to the cart of this session. */
export function reopenOrder(call: Caller, { orderNumber, secret }: OrderKey): Promise<ReopenedOrder> {
  return call(changeOrder, { orderNumber, secret })
}

/** Throws `payment-risk` where the user has to wait on /pay-loading (spec 4.6). */
export async function checkRisk(call: Caller, { order, key }: PaymentAttempt): Promise<void> {
  const { orderNumber, secret } = order
  await call(checkPaymentRisk, { orderNumber, secret }, { key })
}

export function startPayment(
  call: Caller,
  storefront: Storefront,
  { order, key, method }: PaymentAttempt,
): Promise<OutputOf<typeof submitPayment>> {
  const { orderNumber, secret } = order
  const chosen = method === undefined ? {} : { method }
  return call(submitPayment, { orderNumber, secret, ...chosen, lang: storefront.language }, { key })
}

export async function readPaymentState(
  call: Caller,
  order: OrderKey,
  signal?: AbortSignal,
): Promise<PaymentStanding> {
  const { orderNumber, secret } = order
  return (await call(paymentState, { orderNumber, secret }, signal ? { signal } : {})).state
}
