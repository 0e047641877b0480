import { useOrder, type MissingOrderState, type ShownOrder } from '#blocks/order/page/use-order.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { useOrders } from '#sync/orders/use-orders.ts'
import type { ReturnSearch } from '../returns-address.ts'
import { useLeftReturn, withLeftReturn } from './use-left-return.ts'

export interface KnownReturn extends ShownOrder {
  /** undefined: neither the shop nor this device has it, for instance because it was refused. */
  readonly one: ReturnView | undefined
}

type FoundReturn = MissingOrderState | ({ readonly state: 'ready' } & KnownReturn)

/** A return by its id or number, with its order: that of the address, or the one on this device that has it. */
export function useReturn(id: string, { order: named }: ReturnSearch): FoundReturn {
  const mine = useOrders()
  const isIt = (one: ReturnView) => one.id === id || one.returnNumber === id
  const listed = mine.state === 'ready' ? mine.list.find(({ returns }) => returns.some(isIt)) : undefined
  const orderNumber = named ?? listed?.orderNumber
  const found = useOrder(orderNumber)
  const left = useLeftReturn(orderNumber)
  if (orderNumber === undefined && mine.state === 'failed')
    return { state: 'failed', error: mine.error, again: mine.ask }
  if (orderNumber === undefined) return { state: mine.state === 'ready' ? 'unknown' : 'loading' }
  if (found.state !== 'ready') return found
  if (left === undefined) return { state: 'loading' }
  const order = withLeftReturn(found.order, left)
  return { ...found, order, one: order.returns.find(isIt) }
}
