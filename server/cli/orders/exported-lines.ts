import type { Reader } from '../../db/schema/database.ts'
import type { Order, OrderLine } from '../../modules/orders/orders.queries.ts'

/** Epoch milliseconds; `until` is not in it. */
export interface Period {
  readonly from: number
  readonly until: number
}

export interface ExportedLine {
  readonly order: Order
  readonly line: OrderLine
  /** What was given back for its pieces, in minor units of the order. */
  readonly refunded: number
}

const AT_ONCE = 300

/** The lines of orders that were placed in a period, oldest first, of some hundred orders at once. */
export async function* exportedLines(
  db: Reader,
  { from, until }: Period,
): AsyncGenerator<readonly ExportedLine[]> {
  let after: Pick<Order, 'created_at' | 'id'> = { created_at: from, id: '' }
  for (;;) {
    const { created_at: at, id } = after
    const orders = await db
      .selectFrom('shop_order')
      .selectAll()
      .where((order) =>
        order.or([
          order('created_at', '>', at),
          order.and([order('created_at', '=', at), order('id', '>', id)]),
        ]),
      )
      .where('created_at', '<', until)
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    yield await linesOf(db, orders)
    after = last
  }
}

async function linesOf(db: Reader, orders: readonly Order[]): Promise<ExportedLine[]> {
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('refund_line')
    .innerJoin('refund', 'refund.id', 'refund_line.refund_id')
    .select(['refund.order_id', 'refund_line.position', 'refund_line.amount'])
    .where('refund.order_id', 'in', ids)
    .execute()
  const [own, back] = [
    Map.groupBy(lines, ({ order_id }) => order_id),
    Map.groupBy(refunds, ({ order_id, position }) => `${order_id} ${position}`),
  ]
  return orders.flatMap((order) =>
    (own.get(order.id) ?? []).map((line) => {
      const amounts = back.get(`${order.id} ${line.position}`) ?? []
      return { order, line, refunded: amounts.reduce((sum, { amount }) => sum + amount, 0) }
    }),
  )
}
