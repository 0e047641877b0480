import { useEffect, useState } from 'react'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { applyReturn } from '#contract/buying/returns.contract.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { useDeviceState } from '#sync/device-state.ts'
import type { ReturnSent } from '#sync/orders/order-actions.ts'
import { applyToOrders } from '#sync/resources/order-projection.ts'
import { readLeftForm, type LeftForm } from '#sync/uploads/left-forms.ts'
import type { FormKey } from '#sync/uploads/upload-forms.ts'

/** Key of a return's draft, of its photos and of the application that follows them. */
export const returnKey = (orderNumber: string, secret?: string): FormKey => ({
  form: 'return',
  id: orderNumber,
  secret,
})

/** The application that waits on this device with its photos, or that was refused with them; undefined until it is read. */
export function useLeftReturn(orderNumber: string | undefined): LeftForm | 'none' | undefined {
  const [left, setLeft] = useState<LeftForm | 'none'>()
  const { waiting } = useDeviceState()
  useEffect(() => {
    let here = true
    const read = orderNumber === undefined ? undefined : readLeftForm(returnKey(orderNumber), Date.now())
    // A device without a database keeps no files.
    void Promise.resolve(read)
      .catch(() => undefined)
      .then((found) => here && setLeft(found ?? 'none'))
    return () => {
      here = false
    }
    // It enters the queue once its photos are uploaded.
  }, [orderNumber, waiting])
  return left
}

/** The part that is still to be sent. */
export function applicationOf(left: LeftForm | 'none' | undefined): ReturnSent | undefined {
  if (left === undefined || left === 'none' || left.refused !== undefined) return undefined
  return left.input as unknown as ReturnSent
}

/** The order with an application whose photos are not uploaded yet. */
export function withLeftReturn(order: OrderView, left: LeftForm | 'none' | undefined): OrderView {
  const application = applicationOf(left)
  if (!application) return order
  const [changed = order] = applyToOrders([order], applyReturn.operation(application))
  return changed
}

/** The shop does not have it yet: numbers are the shop's. */
export function isWaiting({ returnNumber }: Pick<ReturnView, 'returnNumber'>): boolean {
  return returnNumber === ''
}
