import type { Selectable } from 'kysely'
import type { Reader } from '../../../db/schema/database.ts'
import type {
  OrderReturnTable,
  RefundLineTable,
  RefundPartTable,
  RefundTable,
  ReturnLineTable,
} from '../../../db/schema/after-sale-tables.ts'
import type { Order, OrderLine } from '../orders.queries.ts'

export interface RefundWithRows extends Selectable<RefundTable> {
  readonly lines: readonly Selectable<RefundLineTable>[]
  readonly parts: readonly Selectable<RefundPartTable>[]
}

/** Refunds of an order, oldest first, with their lines and parts. */
export async function refundsOfOrder(db: Reader, orderId: string): Promise<RefundWithRows[]> {
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (refunds.length === 0) return []
  const ids = refunds.map(({ id }) => id)
  const lines = await db
    .selectFrom('refund_line')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('position')
    .execute()
  const parts = await db
    .selectFrom('refund_part')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('tender')
    .execute()
  return refunds.map((refund) => ({
    ...refund,
    lines: lines.filter(({ refund_id }) => refund_id === refund.id),
    parts: parts.filter(({ refund_id }) => refund_id === refund.id),
  }))
}

export interface ReturnWithRows extends Selectable<OrderReturnTable> {
  readonly lines: readonly Selectable<ReturnLineTable>[]
  readonly events: { readonly kind: string; readonly at: number; readonly note: string }[]
  /** Amount of its refund, in minor units of the order; undefined before it. */
  readonly refundAmount: number | undefined
}

/** Events of a return in their order: a command can write two at one moment. */
const EVENTS = ['applied', 'approve', 'send', 'receive', 'refund', 'refuse', 'cancel']

/** Returns of an order, oldest first. */
export async function returnsOfOrder(db: Reader, orderId: string): Promise<ReturnWithRows[]> {
  const returns = await db
    .selectFrom('order_return')
    .leftJoin('refund', 'refund.return_id', 'order_return.id')
    .selectAll('order_return')
    .select('refund.amount as refundAmount')
    .where('order_return.order_id', '=', orderId)
    .orderBy('applied_at')
    .orderBy('order_return.id')
    .execute()
  if (returns.length === 0) return []
  const ids = returns.map(({ id }) => id)
  const lines = await db
    .selectFrom('return_line')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('return_event')
    .select(['return_id', 'kind', 'at', 'data'])
    .where('return_id', 'in', ids)
    .execute()
  return returns.map(({ refundAmount, ...one }) => ({
    ...one,
    refundAmount: refundAmount ?? undefined,
    lines: lines.filter(({ return_id }) => return_id === one.id),
    events: events
      .filter(({ return_id }) => return_id === one.id)
      .toSorted((a, b) => a.at - b.at || EVENTS.indexOf(a.kind) - EVENTS.indexOf(b.kind))
      .map(({ kind, at, data }) => ({ kind, at, note: noteOf(data) })),
  }))
}

/** What the shop has said with a decision. */
function noteOf(data: string): string {
  const { note } = JSON.parse(data) as { readonly note?: string }
  return note ?? ''
}

/** Products of an order that its buyer has reviewed; none before the payment. */
export async function reviewedProducts(
  db: Reader,
  { shopper, paid_at: paidAt }: Pick<Order, 'shopper' | 'paid_at'>,
  lines: readonly OrderLine[],
): Promise<ReadonlySet<string>> {
  if (paidAt === null || lines.length === 0) return new Set()
  const reviews = await db
    .selectFrom('review')
    .select('product_id')
    .where('shopper', '=', shopper)
    .where('product_id', 'in', [...new Set(lines.map(({ product_id }) => product_id))])
    .execute()
  return new Set(reviews.map(({ product_id }) => product_id))
}
