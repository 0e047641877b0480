import * as v from 'valibot'
import { readOrderNumber } from '#domain/checkout/order-number.ts'

const number = v.fallback(v.optional(v.pipe(v.string(), v.transform(readOrderNumber))), undefined)

/** `orderNumber` is what the shop writes; `order` is read as well. Nothing else of an order is in an address. */
export const paymentSearch = v.pipe(
  v.object({
    orderNumber: v.optional(number),
    order: v.optional(number),
    cancelled: v.optional(v.fallback(v.union([v.number(), v.string()]), '')),
    wallet: v.optional(v.fallback(v.union([v.number(), v.string()]), '')),
  }),
  v.transform(({ orderNumber, order, cancelled, wallet }): PaymentSearch => ({
    orderNumber: orderNumber ?? order,
    ...(String(cancelled) === '1' ? { cancelled: 1 as const } : {}),
    ...(String(wallet) === '1' ? { wallet: 1 as const } : {}),
  })),
)

export interface PaymentSearch {
  readonly orderNumber?: string | undefined
  readonly cancelled?: 1
  /** An express checkout is on its way to the wallet: there is no order yet. */
  readonly wallet?: 1
}
