import { useRefundEstimate } from '#blocks/order/use-refund-estimate.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isShopsFault, type ReturnReason } from '#domain/returns/return-reasons.ts'

interface Chosen {
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
}

/** What a return gives back, as the shop writes money. */
export function useReturnEstimate(order: OrderView, { items, reason }: Chosen) {
  const isOurs = reason !== undefined && isShopsFault(reason)
  return useRefundEstimate(order, { items, isUnsent: false, isShopsFault: isOurs })
}
