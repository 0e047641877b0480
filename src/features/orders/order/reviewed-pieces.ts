import type { OrderView, PlacedLine } from '#contract/buying/orders.contract.ts'

/** Delivered pieces without a review, one for each product. */
export function piecesToReview({ item }: OrderView): readonly PlacedLine[] {
  const open = item.filter(({ toReview }) => toReview)
  return open.filter(({ spuCode }, at) => open.findIndex((one) => one.spuCode === spuCode) === at)
}

/** Where a review begins: at the form of the only product, otherwise at the pieces of the order. */
export function reviewPage(order: OrderView): string {
  const [piece, ...others] = piecesToReview(order)
  return piece && others.length === 0
    ? `/user/write-review/${piece.spuCode}`
    : `/user/orders/detail/${order.orderNumber}#pieces`
}
