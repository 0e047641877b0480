import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Db } from '#server/db/schema/database.ts'
import { ShopError } from '#server/core/shop-error.ts'

/** The reason of a refused promise; its value when it was fulfilled, its error when something broke. */
export function refused(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => (error instanceof ShopError ? error.reason : error))
}

type Table =
  | 'shop_order'
  | 'stock_move'
  | 'idempotency'
  | 'payment_attempt'
  | 'order_line'
  | 'order_event'
  | 'outbox'

/** Reads the server's records for comparison. */
export function booksOf(db: Db) {
  const orderOf = (id: string) =>
    db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rows = async (table: Table) => {
    const { n } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  return {
    orderOf,
    statusOf: async (id: string) => (await orderOf(id)).status,

    async stockOf({ sku }: { readonly sku: string }): Promise<number> {
      const row = await db.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()
      return row.stock
    },

    /** Sum of the ledger: must equal the stock. */
    async ledgerOf({ sku }: { readonly sku: string }): Promise<number> {
      const moves = await db.selectFrom('stock_move').select('qty').where('sku', '=', sku).execute()
      return moves.reduce((sum, move) => sum + move.qty, 0)
    },

    async eventsOf(orderId: string): Promise<string[]> {
      const events = await db
        .selectFrom('order_event')
        .select('kind')
        .where('order_id', '=', orderId)
        .orderBy('at')
        .execute()
      return events.map((event) => event.kind)
    },

    async mailsFor(orderId: string): Promise<number> {
      const waiting = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
      return waiting.filter((mail) => mail.payload.includes(orderId)).length
    },

    async cartOf(shopper: Shopper): Promise<string[]> {
      const lines = await db
        .selectFrom('cart_line')
        .select('sku')
        .where('shopper', '=', shopperKey(shopper))
        .execute()
      return lines.map((line) => line.sku)
    },

    /** The number of rows of each table that an order writes. */
    count: async () => ({
      orders: await rows('shop_order'),
      lines: await rows('order_line'),
      events: await rows('order_event'),
      moves: await rows('stock_move'),
      keys: await rows('idempotency'),
      attempts: await rows('payment_attempt'),
      outbox: await rows('outbox'),
    }),
  }
}

export type Books = ReturnType<typeof booksOf>
