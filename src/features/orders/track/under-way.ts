import type { OrderView } from '#contract/buying/orders.contract.ts'

/** Paid, and some of it has not arrived. */
export function isUnderWay(status: OrderView['status']): boolean {
  return status === 'processing' || status === 'part-shipped' || status === 'shipped'
}
