import { randomUUID } from 'node:crypto'
import type { GiftTerms } from '#domain/orders/kept-gifts.ts'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import type { ReturnReason } from '#domain/returns/return-reasons.ts'
import type { ReturnType } from '#domain/returns/return-types.ts'
import type { Db, Tx } from '#server/db/schema/database.ts'
import { transact } from '#server/db/transaction.ts'
import { placeOrder } from '#server/modules/checkout/checkout.commands.ts'
import { quoteOrder } from '#server/modules/checkout/checkout.routes.ts'
import { confirmArrival } from '#server/modules/orders/after-sale/deliver-parcel.ts'
import { lockOrder, type Order } from '#server/modules/orders/orders.queries.ts'
import { shipOrder } from '#server/modules/orders/after-sale/ship-order.ts'
import { applyPayment } from '#server/modules/payment/apply-payment.ts'
import { attemptsOf } from '#server/modules/orders/orders.queries.ts'
import { submitPayment } from '#server/modules/payment/payment.commands.ts'
import { changeReturns } from '#server/modules/returns/apply-return.ts'
import { findReturn, type Return } from '#server/modules/returns/returns.queries.ts'
import { withShopper } from '#server/services/route.ts'
import { ADDRESS } from '../people/addresses.ts'
import { aCart, aGuest, type Product } from '../shops/builders.ts'
import type { PaymentPageWorld } from './checkout-world.ts'

export type Sold = readonly (readonly [Product, number])[]

export interface Sale {
  readonly id: string
  readonly orderNumber: string
  readonly secret: string
}

interface ReturnInput {
  readonly pieces: readonly PiecesBack[]
  readonly reason?: ReturnReason
  readonly type?: ReturnType
  readonly returnId?: string
  readonly writtenAt?: number
}

/** Orders that are sold, shipped, delivered and returned, through the server's own commands. */
export function saleWorld(world: () => { readonly db: Db; readonly checkout: PaymentPageWorld }) {
  /** An order of these pieces; what cards and codes leave is paid by card. */
  async function paid(lines: Sold, codes: readonly string[] = []): Promise<Sale> {
    const sale = await placed(lines, codes)
    const { db, checkout } = world()
    if ((await orderOf(sale)).status !== 'unpaid') return sale
    await submitPayment(checkout.call(), { orderNumber: sale.orderNumber, secret: sale.secret })
    const [attempt] = await attemptsOf(db, sale.id)
    if (!attempt?.provider_ref) throw new RangeError('the payment did not start')
    const { id: attemptId, provider_ref: providerRef, amount, currency } = attempt
    checkout.provider.say(providerRef, { status: 'paid' })
    const fact = { providerRef, attemptId, status: 'paid', amount, currency } as const
    await applyPayment(checkout.services, attemptId, fact)
    return sale
  }

  async function placed(lines: Sold, codes: readonly string[] = []): Promise<Sale> {
    const { db, checkout } = world()
    const shopper = aGuest()
    await aCart(db, shopper, lines)
    const basket = { shippingMethod: 'delivery' as const, codes: [...codes] }
    const { quoteId } = await quoteOrder(checkout.call({ shopper }), basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { orderNumber, secret } = await placeOrder(checkout.call({ shopper }), input)
    const row = db.selectFrom('shop_order').select('id').where('number', '=', orderNumber)
    return { ...(await row.executeTakeFirstOrThrow()), orderNumber, secret }
  }

  /** Runs `work` under the order's row lock, as every command does. */
  function locked<Result>(sale: Sale, work: (tx: Tx, order: Order) => Promise<Result>): Promise<Result> {
    const { checkout } = world()
    // Commands never share a millisecond here, so that their rows have an order.
    checkout.clock.now += 1
    return transact(checkout.store, async (tx) => {
      const order = await lockOrder(tx, sale.id, checkout.clock.now)
      if (!order) throw new RangeError(`there is no order ${sale.id}`)
      return work(tx, order)
    })
  }

  const at = () => world().checkout.clock.now

  function ship(sale: Sale, pieces?: readonly PiecesBack[]): Promise<void> {
    const { services } = world().checkout
    const parcel = { courier: 'SingPost', tracking: randomUUID().slice(0, 8).toUpperCase() }
    return locked(sale, (tx, order) =>
      shipOrder(tx, services, { order, parcel, at: at(), ...(pieces && { pieces }) }),
    )
  }

  /** All parcels have arrived. */
  function arrive(sale: Sale): Promise<void> {
    const { services } = world().checkout
    return locked(sale, (tx, order) => confirmArrival(tx, services, { order, at: at() }))
  }

  async function applyForReturn(sale: Sale, input: ReturnInput): Promise<string> {
    const { checkout } = world()
    const { pieces: items, reason = 'changed-mind', type = 'pick-up', returnId = randomUUID() } = input
    await transact(checkout.store, async (tx) => {
      const context = await withShopper(checkout.call({ shopper: aGuest() }), tx)
      const { orderNumber, secret } = sale
      const words = { description: 'It does not suit me', photos: [], storeId: '', courier: '', tracking: '' }
      const { writtenAt } = input
      const application = { orderNumber, secret, returnId, type, items, reason, ...words, writtenAt }
      await changeReturns(tx, context, { type: 'return', application })
    })
    return returnId
  }

  /** Inside a transaction that the caller has: SQLite has one connection. */
  async function returnOf(tx: Tx, id: string): Promise<Return> {
    const one = await findReturn(tx, id)
    if (!one) throw new RangeError(`there is no return ${id}`)
    return one
  }

  /** A piece of an order that cost nothing becomes a free gift on these terms. */
  async function giveFree(sale: Sale, sku: string, { least, worth }: GiftTerms): Promise<void> {
    await world()
      .db.updateTable('order_line')
      .set({ offer_rule: 'gift', gift_least: least, gift_worth: worth })
      .where('order_id', '=', sale.id)
      .where('sku', '=', sku)
      .execute()
  }

  const orderOf = (sale: Sale) =>
    world().db.selectFrom('shop_order').selectAll().where('id', '=', sale.id).executeTakeFirstOrThrow()

  return { paid, placed, giveFree, locked, ship, arrive, applyForReturn, returnOf, orderOf, at }
}
