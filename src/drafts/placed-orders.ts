import type { OrderKey } from '#contract/fields.ts'
import { draftTable } from './draft-table.ts'

/** An order placed on this device, with what opens it again after a reload or from the provider's page. */
export interface PlacedOrder extends OrderKey {
  /** Idempotency-Key of its payment. */
  readonly payKey: string
  readonly at: number
}

const KEY = 'placed-orders'
const MOST = 20

async function readAll(): Promise<readonly PlacedOrder[]> {
  const row = await (await draftTable()).get(KEY)
  return (row?.value as readonly PlacedOrder[] | undefined) ?? []
}

/** The order of this number, or the newest one when no number is given. */
export async function readPlacedOrder(orderNumber: string | undefined): Promise<PlacedOrder | undefined> {
  const orders = await readAll()
  return orderNumber === undefined ? orders[0] : orders.find((order) => order.orderNumber === orderNumber)
}

/** Stores an order, newest first, in place of an earlier entry with the same number. */
export async function savePlacedOrder(order: PlacedOrder): Promise<void> {
  const others = (await readAll()).filter((known) => known.orderNumber !== order.orderNumber)
  await (await draftTable()).put({ key: KEY, value: [order, ...others].slice(0, MOST), at: order.at })
}
