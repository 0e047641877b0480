import * as v from 'valibot'
import { readOrderNumber } from '#domain/checkout/order-number.ts'

const number = v.fallback(v.optional(v.pipe(v.string(), v.transform(readOrderNumber))), undefined)

/** `orderNumber` is what the shop writes; `order` is read as well. Nothing else of an order is in an address. */
export const paymentSearch = v.pipe(
  v.object({
    orderNumber: v.optional(number),
    order: v.optional(number),
    cancelled: v.optional(v.fallback(v.union([v.number(), v.string()]), '')),
  }),
  v.transform(({ orderNumber, order, cancelled }): PaymentSearch => ({
    orderNumber: orderNumber ?? order,
    ...(String(cancelled) === '1' ? { cancelled: 1 as const } : {}),
  })),
)

export interface PaymentSearch {
  readonly orderNumber?: string | undefined
  readonly cancelled?: 1
}
