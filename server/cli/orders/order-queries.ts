import type { Reader } from '../../db/schema/database.ts'
import type { Order } from '../../modules/orders/orders.queries.ts'
import type { OrderStatus } from '#domain/orders/order-states.ts'

export interface ListedOrder extends Order {
  readonly pieces: number
}

export async function newestOrders(
  db: Reader,
  status: OrderStatus | undefined,
  limit: number,
): Promise<ListedOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .select((order) =>
      order
        .selectFrom('order_line')
        .select((line) => line.fn.sum<number>('qty').as('pieces'))
        .whereRef('order_id', '=', 'shop_order.id')
        .as('pieces'),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'unpaid'))
    .orderBy('created_at', 'desc')
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces ?? 0) }))
}

export function findOrder(db: Reader, number: string): Promise<Order | undefined> {
  return db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The events of an order, oldest first. */
export function eventsOf(db: Reader, orderId: string) {
  return db
    .selectFrom('order_event')
    .select(['kind', 'at', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
