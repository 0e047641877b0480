import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Engine } from '#server/db/open.ts'
import { findReturn, type Return } from '#server/modules/returns/returns.queries.ts'
import { runOwnersToolAt } from '../people/owners-tool.ts'
import { aStore, type OpenedStore } from '../shops/engines.ts'
import { aCheckout, type PaymentPageWorld } from './checkout-world.ts'
import { saleWorld } from './sale-world.ts'

/** Orders and the owner's tool on one engine: the database once for all tests of the describe it is called in, checkout new for each. */
export function ownersOrders(engine: Engine) {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())
  beforeEach(() => {
    checkout = aCheckout(opened)
  })
  const sales = saleWorld(() => ({ db: opened.db, checkout }))

  return {
    ...sales,
    now: () => ({ db: opened.db, checkout, folder: opened.location.DATA_DIR }),
    /** At the time of the checkout's clock. */
    tool: (...args: string[]) => runOwnersToolAt(checkout.clock.now, { ...opened.location }, args),
    async delivered(...input: Parameters<typeof sales.paid>) {
      const sale = await sales.paid(...input)
      await sales.ship(sale)
      await sales.arrive(sale)
      return sale
    },
    /** A return by its id. */
    async returnNamed(id: string): Promise<Return> {
      const one = await findReturn(opened.db, id)
      if (!one) throw new RangeError(`there is no return ${id}`)
      return one
    },
    async stockOf(sku: string) {
      const row = opened.db.selectFrom('sku').select('stock').where('sku', '=', sku)
      return (await row.executeTakeFirstOrThrow()).stock
    },
    /** References of mails about an order. */
    async mailsAbout(orderId: string) {
      const rows = opened.db.selectFrom('outbox').select('ref').where('kind', '=', 'mail')
      const own = await rows.where('payload', 'like', `%${orderId}%`).orderBy('ref').execute()
      return own.map(({ ref }) => ref)
    },
    /** All that is written about an order, to see that a refused command has written nothing. */
    async records({ id }: { readonly id: string }) {
      const own = (table: 'order_line' | 'order_event' | 'parcel' | 'refund' | 'order_return') =>
        opened.db.selectFrom(table).selectAll().where('order_id', '=', id).execute()
      const { changed_at: _, ...order } = await sales.orderOf({ id, orderNumber: '', secret: '' })
      const moves = opened.db.selectFrom('stock_move').selectAll().where('ref', 'like', `${id}:%`)
      return {
        order,
        lines: await own('order_line'),
        events: await own('order_event'),
        parcels: await own('parcel'),
        refunds: await own('refund'),
        returns: await own('order_return'),
        moves: await moves.execute(),
      }
    },
  }
}
