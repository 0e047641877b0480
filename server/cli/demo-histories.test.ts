import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { login } from '#contract/account/login.contract.ts'
import { paymentState, submitPayment } from '#contract/buying/payment.contract.ts'
import { myReview } from '#contract/catalog/reviews.contract.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { countTally } from '#domain/reviews/review-tally.ts'
import { returnUntil } from '#domain/returns/return-window.ts'
import {
  refundsOfOrder,
  returnsOfOrder,
  reviewedProducts,
} from '../modules/orders/after-sale/read-after-sale.ts'
import { tierNameOf } from '../modules/points/member-tier.ts'

/** What an order has written, without what is random or a time. */
async function recordsOf({ services }: Shop, orderId: string) {
  const { db } = services.store
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const of = { lines: 'order_line', adjustments: 'order_adjustment', attempts: 'payment_attempt' } as const
  const [lines, adjustments, attempts] = await Promise.all([
    db.selectFrom(of.lines).selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    db.selectFrom(of.adjustments).selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    db.selectFrom(of.attempts).selectAll().where('order_id', '=', orderId).execute(),
  ])
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute()
  const moves = await db
    .selectFrom('stock_move')
    .selectAll()
    .where('ref', 'like', `${orderId}:%`)
    .orderBy('at')
    .execute()
  return { order, lines, adjustments, attempts, events, moves }
}
type Records = Awaited<ReturnType<typeof recordsOf>>

/** Which columns hold something, and of what kind. */
const filled = (row: object) =>
  Object.entries(row).map(([name, value]) => [name, value === null ? 'null' : typeof value])
const shapeOf = ({ order, lines, attempts, events, moves }: Records) => ({
  order: filled(order),
  line: filled(lines[0] ?? {}),
  attempts: attempts.map((one) => [filled(one), one.state, one.provider]),
  events: events.map((one) => [filled(one), one.kind, Object.keys(JSON.parse(one.data))]),
  moves: [...new Set(moves.map((one) => JSON.stringify([filled(one), one.reason, one.ref.split(':')[1]])))],
})

async function ordersOf({ services }: Shop, email: string) {
  const rows = await services.store.db
    .selectFrom('shop_order')
    .select(['id', 'status', 'created_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
  return rows
}

const mei = 'mei@demo.vanda.example'
const anna = 'anna@demo.vanda.example'
const grace = 'grace@demo.vanda.example'

describe.each(ENGINES)('histories of demo members on %s', (engine) => {
  let shop: Shop
  let password = ''
  const demo = async ({ services: { env } }: Shop) => {
    const settings = { DATA_DIR: env.DATA_DIR, DATABASE_URL: env.DATABASE_URL }
    return (await runOwnersToolAt(shop.clock.now, settings, ['members', 'demo'])).said
  }
  beforeAll(async () => {
    shop = await aShop(engine)
    password = /Password of all: (\S+)/.exec(await demo(shop))?.[1] ?? ''
  })
  afterAll(() => shop.close())

  const all = async () => {
    const ids = await shop.services.store.db.selectFrom('shop_order').select('id').execute()
    return Promise.all(ids.map(({ id }) => recordsOf(shop, id)))
  }

  test('an order is in every state that the shop has for a customer', async () => {
    expect((await ordersOf(shop, mei)).map(({ status }) => status)).toEqual([
      'delivered',
      'cancelled',
      'delivered',
      'refunded',
      'delivered',
      'processing',
    ])
    expect((await ordersOf(shop, anna)).map(({ status }) => status)).toEqual([
      'delivered',
      'cancelled',
      'unpaid',
    ])
    expect((await ordersOf(shop, grace)).map(({ status }) => status)).toEqual(['shipped'])
  })

  test('a member who has bought much has a higher tier than one who has bought nothing (spec 6)', async () => {
    const { db } = shop.services.store
    const tierOf = async (email: string) => {
      const { id } = await db
        .selectFrom('member')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return tierNameOf(db, id, Date.now())
    }
    expect([await tierOf(mei), await tierOf('siti@demo.vanda.example')]).toEqual([
      expect.stringMatching(/^(Bloom|Orchid)$/),
      'Petal',
    ])
  })

  test('amounts agree: goods and adjustments make the total, of every line and of the order', async () => {
    for (const { order, lines, adjustments } of await all()) {
      const sum = (numbers: readonly number[]) => numbers.reduce((before, one) => before + one, 0)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.map((line) => line.unit * line.qty)).toEqual(lines.map((line) => line.amount))
      expect(sum(lines.map((line) => line.amount))).toBe(order.merchandise)
      expect(order.merchandise + sum(adjustments.map((one) => one.amount))).toBe(order.total)
      const discount = adjustments.filter(({ rule }) => rule !== 'shipping').map((one) => -one.amount)
      expect(sum(lines.map((line) => line.discount))).toBe(sum(discount))
    }
  })

  test('stock is what the ledger says, and a cancelled order holds none', async () => {
    const { db } = shop.services.store
    const skus = await db.selectFrom('sku').select(['sku', 'stock']).execute()
    const moves = await db.selectFrom('stock_move').select(['sku', 'qty']).execute()
    const ledger = Map.groupBy(moves, ({ sku }) => sku)
    const off = skus.filter(
      ({ sku, stock }) => stock !== (ledger.get(sku) ?? []).reduce((sum, { qty }) => sum + qty, 0),
    )
    expect(off).toEqual([])
    for (const { order, lines, moves: own } of await all()) {
      const held = own.reduce((sum, { qty }) => sum - qty, 0)
      const pieces = lines.reduce((sum, { qty, returned }) => sum + qty - returned, 0)
      expect(held).toBe(['cancelled', 'refunded'].includes(order.status) ? 0 : pieces)
    }
  })

  test('a written order has the rows of a placed one: the same columns, events and moves of stock', async () => {
    const { db } = shop.services.store
    const [, , unpaid] = await ordersOf(shop, anna)
    const written = await recordsOf(shop, unpaid?.id ?? '')
    const processing = (await ordersOf(shop, mei)).at(-1)
    const paid = await recordsOf(shop, processing?.id ?? '')
    const histories = await all()
    const [cheapest] = histories.flatMap(({ lines }) => lines).toSorted((a, b) => a.unit - b.unit)
    const client = aTestClient(shop.url)
    await client.get(login, { email: mei, password })
    const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
    const piece = { productId: cheapest?.product_id ?? '', sku: cheapest?.sku ?? '', qty: 1 }
    await client.get(cartAdd, piece, keyed())
    const basket = { shippingMethod: 'delivery' } as const
    const { quoteId } = await client.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'placed@example.com', address: ADDRESS }
    const { orderNumber, secret } = await client.get(placeOrder, input, keyed())
    const placed = () =>
      db.selectFrom('shop_order').select('id').where('number', '=', orderNumber).executeTakeFirstOrThrow()
    const unpaidNow = await recordsOf(shop, (await placed()).id)
    expect(shapeOf(written)).toEqual(shapeOf(unpaidNow))
    // Which orders pay for a parcel depends on what the calendar takes off: the rows are compared over all histories.
    const parcels = histories
      .flatMap(({ adjustments }) => adjustments)
      .filter(({ rule, undone_at }) => rule === 'shipping' && undone_at === null)
    const [parcel] = unpaidNow.adjustments
    expect(parcel?.rule).toBe('shipping')
    for (const one of parcels) expect(filled(one)).toEqual(filled(parcel ?? {}))
    const order = { orderNumber, secret }
    const { data } = await client.get(submitPayment, order, keyed())
    const card = { name: 'Mei Tan', number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }
    await fetch(data, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) })
    expect((await client.get(paymentState, order)).state).toBe('paid')
    expect(shapeOf(paid)).toEqual(shapeOf(await recordsOf(shop, (await placed()).id)))
  })

  test('reviews come from who has bought, after the parcel came, and are counted', async () => {
    const { db } = shop.services.store
    const reviews = await db.selectFrom('review').selectAll().where('shopper', 'is not', null).execute()
    expect(reviews.length).toBeGreaterThan(2)
    for (const { product_id, shopper, created_at } of reviews) {
      if (shopper === null) continue
      const bought = await db
        .selectFrom('shop_order')
        .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
        .select('shop_order.delivered_at')
        .where('shop_order.shopper', '=', shopper)
        .where('order_line.product_id', '=', product_id)
        .where('shop_order.status', '=', 'delivered')
        .executeTakeFirstOrThrow()
      expect(created_at).toBeGreaterThan(bought.delivered_at ?? created_at)
      const rows = await db
        .selectFrom('review')
        .select(['rating', 'fit'])
        .where('product_id', '=', product_id)
        .execute()
      const { review_info } = await db
        .selectFrom('product')
        .select('review_info')
        .where('id', '=', product_id)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(review_info)).toEqual(countTally(rows.map((row) => ({ ...row, count: 1 }))))
    }
    const client = aTestClient(shop.url)
    await client.get(login, { email: mei, password })
    const [delivered] = await ordersOf(shop, mei)
    const spuCode = (await recordsOf(shop, delivered?.id ?? '')).lines[0]?.spu ?? ''
    expect(await client.get(myReview, { spuCode })).toMatchObject({ bought: true, name: 'Mei T.' })
  })

  test('a return waits for its answer, one is refunded, and there are pieces to review', async () => {
    const { db } = shop.services.store
    const orders = await ordersOf(shop, mei)
    const returns = await Promise.all(orders.map(({ id }) => returnsOfOrder(db, id)))
    expect(returns.flat().map(({ state, events }) => [state, events.map(({ kind }) => kind)])).toEqual([
      ['refunded', ['applied', 'approve', 'receive', 'refund']],
      ['applied', ['applied']],
    ])
    const [returned, , , , returning] = orders
    const [refund] = await refundsOfOrder(db, returned?.id ?? '')
    const parts = refund?.parts ?? []
    expect(parts.map(({ state }) => state)).toEqual(['done'])
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(returns[0]?.[0]?.refundAmount)
    const order = await recordsOf(shop, returning?.id ?? '')
    const reviewed = await reviewedProducts(db, order.order, order.lines)
    expect(order.lines.filter((line) => !reviewed.has(line.product_id)).length).toBeGreaterThan(0)
    const until = returnUntil(order.order.delivered_at ?? 0, 'sg')
    expect(until).toBeGreaterThan(shop.clock.now)
    const kinds = order.events.map(({ kind, at }) => [kind, at <= shop.clock.now])
    expect(Object.fromEntries(kinds)).toMatchObject({ shipped: true, arrived: true, delivered: true })
  })

  test('no mail is sent about the past, and the command writes a history once', async () => {
    const { db } = shop.services.store
    const about = await db.selectFrom('outbox').select(['kind', 'ref', 'payload']).execute()
    const demoOrders = await db
      .selectFrom('shop_order')
      .select('id')
      .where('email', 'like', '%@demo.vanda.example')
      .execute()
    const words = ['demo.vanda.example', ...demoOrders.map(({ id }) => id)]
    expect(about.filter(({ payload }) => words.some((word) => payload.includes(word)))).toEqual([])
    expect(about.filter(({ kind }) => kind === 'refund' || kind === 'push')).toEqual([])
    const before = await ordersOf(shop, mei)
    await demo(shop)
    expect(await ordersOf(shop, mei)).toEqual(before)
  })

  test('the same seed gives the same histories', async () => {
    const other = await aShop('sqlite')
    try {
      await demo(other)
      const said = async (one: Shop) => {
        const orders = [...(await ordersOf(one, mei)), ...(await ordersOf(one, anna))]
        const records = await Promise.all(orders.map(({ id }) => recordsOf(one, id)))
        return records.map(({ order, lines, events }) => [
          order.created_at,
          order.status,
          order.total,
          order.address,
          lines.map(({ sku, qty, unit }) => [sku, qty, unit]),
          events.map(({ kind, at }) => [kind, at]),
        ])
      }
      expect(await said(other)).toEqual(await said(shop))
    } finally {
      await other.close()
    }
  })
})
