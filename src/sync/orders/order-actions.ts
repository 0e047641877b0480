import type { InputOf } from '#contract/endpoint.ts'
import type { OrderAccess } from '#contract/fields.ts'
import type { applyReturn, sendReturn } from '#contract/buying/returns.contract.ts'
import { enqueue } from '../enqueue.ts'
import type { SaveState } from '../save-operations.ts'

export type ReturnSent = InputOf<typeof applyReturn>

/** Confirms that an order has arrived, now or when there is a network. */
export function confirmDelivery(order: OrderAccess): Promise<SaveState> {
  return enqueue('/order/confirm', order)
}

export function removeOrder(order: OrderAccess): Promise<SaveState> {
  return enqueue('/order/delete', order)
}

export function applyForReturn(application: ReturnSent): Promise<SaveState> {
  return enqueue('/return/apply', application)
}

export function takeBackReturn(order: OrderAccess, returnId: string): Promise<SaveState> {
  return enqueue('/return/cancel', { ...order, returnId })
}

export function stateReturnParcel(
  order: OrderAccess,
  parcel: Pick<InputOf<typeof sendReturn>, 'returnId' | 'courier' | 'tracking'>,
): Promise<SaveState> {
  return enqueue('/return/tracking', { ...order, ...parcel })
}
