import type { Reader } from '../../db/schema/database.ts'

/** Lines of orders that earn points and spending: buying a gift card does not, paying with it does (traps 3.7, D7). */
export function earningLines(db: Reader, orderIds: readonly string[]) {
  return (
    db
      .selectFrom('order_line')
      // The product of an old order may be gone; gift cards are kept.
      .leftJoin('product', 'product.id', 'order_line.product_id')
      .select([
        'order_line.order_id',
        'order_line.position',
        'order_line.qty',
        'order_line.amount',
        'order_line.discount',
        'order_line.extra_points',
      ])
      .where('order_line.order_id', 'in', orderIds)
      .where((row) => row(row.fn.coalesce('product.is_gift_card', row.lit(0)), '=', 0))
      .execute()
  )
}

/** What was refunded of such lines, and when. */
export function earningRefunds(db: Reader, orderIds: readonly string[]) {
  return db
    .selectFrom('refund')
    .innerJoin('refund_line', 'refund_line.refund_id', 'refund.id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'refund.order_id')
        .onRef('order_line.position', '=', 'refund_line.position'),
    )
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'refund.order_id',
      'refund.created_at',
      'refund_line.position',
      'refund_line.qty',
      'refund_line.amount',
    ])
    .where('refund.order_id', 'in', orderIds)
    .where((row) => row(row.fn.coalesce('product.is_gift_card', row.lit(0)), '=', 0))
    .execute()
}
