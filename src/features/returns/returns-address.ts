import * as v from 'valibot'
import { readOrderNumber } from '#domain/checkout/order-number.ts'

const search = v.object({
  /** The order of the return. */
  order: v.optional(v.string()),
  /** The store that a return is brought to; the device does not know it from a return that waits. */
  store: v.optional(v.string()),
})
export type ReturnSearch = v.InferOutput<typeof search>

export function readReturnSearch(given: Record<string, unknown>): ReturnSearch {
  const read = v.safeParse(search, given)
  return read.success ? read.output : {}
}

/** The number in an address, as the shop writes it. */
export function readOrderId(id: string): string {
  return readOrderNumber(id) ?? id
}

export const recordHref = (orderNumber: string) => `/user/orders/refund-record/${orderNumber}`

export const applyHref = (orderNumber: string) => `/user/orders/return-select/${orderNumber}`

interface ReturnAddress {
  readonly id: string
  readonly order: string
  readonly store?: string | undefined
}

export function successHref({ id, order, store = '' }: ReturnAddress): string {
  const stored = store === '' ? '' : `&store=${encodeURIComponent(store)}`
  return `/user/orders/return-success/${id}?order=${order}${stored}`
}

export const trackingHref = ({ id, order }: ReturnAddress) =>
  `/user/orders/edit-tracking-number/${id}?order=${order}`

export const trackingSavedHref = ({ id, order }: ReturnAddress) =>
  `/user/orders/edit-tracking-number-success/${id}?order=${order}`
