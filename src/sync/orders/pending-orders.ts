import { useDeviceValue } from '../device-state.ts'
import { withSync } from '../open-sync.ts'

/** Paths of the calls of one order that wait to be sent, in one text: `/order/confirm /return/apply`. */
export function usePendingOf(orderNumber: string): string {
  return useDeviceValue(({ operations }) =>
    operations
      .filter(({ input }) => input['orderNumber'] === orderNumber)
      .map(({ path }) => path)
      .join(' '),
  )
}

/** How many calls of orders wait; it changes when one is made or answered. */
export function usePendingOrders(): number {
  return useDeviceValue(({ operations }) => operations.filter(({ input }) => 'orderNumber' in input).length)
}

/** Reads the newest orders again, after a call that the device does not queue. */
export function refreshOrders(): Promise<void> {
  return withSync((device) => device.read('orders'))
}
