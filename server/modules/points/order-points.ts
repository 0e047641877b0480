import { minor, type Minor } from '#domain/brand.ts'
import type { Reader } from '../../db/schema/database.ts'
import { earningLines, earningRefunds } from './earning-lines.ts'

/** What of an order earns points now: its goods in money, in the order's currency, and the extra points of its pieces. */
interface OrderWorth {
  readonly goods: Minor
  readonly extra: number
}

/**
 * What is left of an order: its lines without what was refunded of them, and without the part that points have paid (spec 9.8). Points follow
 * from it alone, so that any sequence of refunds ends with the points of what was kept (traps 3.2).
 */
export async function worthOfOrder(db: Reader, orderId: string): Promise<OrderWorth> {
  const lines = await earningLines(db, [orderId])
  const refunded = await earningRefunds(db, [orderId])
  let goods = -(await paidByPoints(db, orderId))
  let extra = 0
  for (const { position, qty, amount, discount, extra_points: points } of lines) {
    const back = refunded.filter((one) => one.position === position)
    const pieces = qty - sumOf(back.map((one) => one.qty))
    goods += amount - discount - sumOf(back.map((one) => one.amount))
    extra += Math.floor((points * pieces) / qty)
  }
  return { goods: minor(Math.max(0, goods)), extra }
}

/** What points have paid, in the order's currency, without what was given back in points. */
async function paidByPoints(db: Reader, orderId: string): Promise<number> {
  const tenders = await db
    .selectFrom('order_tender')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'points')
    .execute()
  const back = await db
    .selectFrom('refund_part')
    .innerJoin('refund', 'refund.id', 'refund_part.refund_id')
    .select('refund_part.amount')
    .where('refund.order_id', '=', orderId)
    .where('refund_part.tender', '=', 'points')
    .execute()
  return sumOf(tenders.map(({ amount }) => amount)) - sumOf(back.map(({ amount }) => amount))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
