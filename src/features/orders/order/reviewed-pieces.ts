import type { OrderView, PlacedLine } from '#contract/buying/orders.contract.ts'

/** Delivered pieces that can have a review, one for each product. */
export function piecesToReview({ item, actions }: OrderView): readonly PlacedLine[] {
  if (!actions.includes('review')) return []
  const delivered = item.filter(({ delivered, isGift }) => delivered > 0 && !isGift)
  return delivered.filter(({ spuCode }, at) => delivered.findIndex((one) => one.spuCode === spuCode) === at)
}

/** Where a review begins: at the form of the only product, otherwise at the pieces of the order. */
export function reviewPage(order: OrderView): string {
  const [piece, ...others] = piecesToReview(order)
  return piece && others.length === 0
    ? `/user/write-review/${piece.spuCode}`
    : `/user/orders/detail/${order.orderNumber}#pieces`
}
