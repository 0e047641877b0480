import type { Selectable } from 'kysely'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { OrderReturnTable, ReturnLineTable } from '../../db/schema/after-sale-tables.ts'
import type { ReturnState } from '#domain/returns/return-states.ts'

export type Return = Selectable<OrderReturnTable>
export type ReturnLine = Selectable<ReturnLineTable>

/** A return of this order by its id or number. Throws `return-unknown`, also for one of another order (trust.md S8). */
export async function returnOfOrder(db: Reader, orderId: string, idOrNumber: string): Promise<Return> {
  const found = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .where((one) => one.or([one('id', '=', idOrNumber), one('number', '=', idOrNumber)]))
    .executeTakeFirst()
  if (!found) throw new ShopError('return-unknown')
  return found
}

export function linesOfReturn(db: Reader, returnId: string): Promise<ReturnLine[]> {
  return db
    .selectFrom('return_line')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute()
}

/** A return by its number or id, for the owner. */
export function findReturn(db: Reader, idOrNumber: string): Promise<Return | undefined> {
  return db
    .selectFrom('order_return')
    .selectAll()
    .where((one) => one.or([one('id', '=', idOrNumber), one('number', '=', idOrNumber)]))
    .executeTakeFirst()
}

/** Returns in these states for the owner, those that have waited longest first. */
export function returnsInStates(db: Reader, states: readonly ReturnState[], limit: number) {
  return db
    .selectFrom('order_return')
    .innerJoin('shop_order', 'shop_order.id', 'order_return.order_id')
    .selectAll('order_return')
    .select(['shop_order.number as orderNumber', 'shop_order.site', 'shop_order.lang'])
    .select((one) =>
      one
        .selectFrom('return_line')
        .select((line) => line.fn.sum<number>('qty').as('pieces'))
        .whereRef('return_id', '=', 'order_return.id')
        .as('pieces'),
    )
    .where('order_return.state', 'in', [...states])
    .orderBy('order_return.applied_at')
    .orderBy('order_return.id')
    .limit(limit)
    .execute()
}
