import type { OrderKey } from '#contract/fields.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import { changeEssentialDraft, readEssentialDraft } from './essential-draft.ts'

/** An order placed on this device, with what opens it again after a reload or from the provider's page. */
export interface PlacedOrder extends OrderKey {
  /** Idempotency-Key of its payment. */
  readonly payKey: string
  /** How it is to be paid, where the buyer has chosen. */
  readonly method?: PaymentMethod
  readonly at: number
}

const KEY = 'placed-orders'
const MOST = 20

/** The order of this number, or the newest one when no number is given; throws when neither storage can be read. */
export async function readPlacedOrder(orderNumber: string | undefined): Promise<PlacedOrder | undefined> {
  const copies = await readEssentialDraft<readonly PlacedOrder[]>(KEY)
  const orders = copies.flatMap(({ value }) => value).toSorted((a, b) => b.at - a.at)
  return orderNumber === undefined ? orders[0] : orders.find((order) => order.orderNumber === orderNumber)
}

/** Stores an order, newest first, in place of an earlier entry with the same number. */
export function savePlacedOrder(order: PlacedOrder): Promise<void> {
  return changeEssentialDraft<readonly PlacedOrder[]>(
    KEY,
    (known = []) =>
      [order, ...known.filter(({ orderNumber }) => orderNumber !== order.orderNumber)].slice(0, MOST),
    order.at,
  )
}
