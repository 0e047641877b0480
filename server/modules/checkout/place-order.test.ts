import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopperKey } from '#domain/account/shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCheckoutWorld } from '#tests/world/money/shared-checkout.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import { aCart, aGuest } from '#tests/world/shops/builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Db } from '../../db/schema/database.ts'
import { adjustmentsOf } from '../orders/order-adjustments.ts'
import { placeOrder } from './checkout.commands.ts'
import { quoteOrder } from './checkout.routes.ts'

describe.each(ENGINES)('placing an order on %s', (engine) => {
  const world = aCheckoutWorld(engine)
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  beforeAll(() => {
    ;({ db, checkout, books } = world.now())
  })

  test('R1 the same Place Order pressed 35 times makes one order and answers the same bytes', async () => {
    const dress = await checkout.product({ stock: 10 })
    const buyer = await checkout.buyer([[dress, 2]])
    const before = await books.count()
    const key = randomUUID()
    const together = await Promise.all(Array.from({ length: 30 }, () => buyer.place(key)))
    const after = []
    for (let i = 0; i < 5; i++) after.push(await buyer.place(key))
    const bytes = new Set([...together, ...after].map((answer) => JSON.stringify(answer)))
    expect(bytes.size).toBe(1)
    const now = await books.count()
    expect(now.orders - before.orders).toBe(1)
    expect(now.moves - before.moves).toBe(1)
    expect(now.keys - before.keys).toBe(1)
    expect(await books.stockOf(dress)).toBe(8)
  })

  test('R2 the same key with another request is refused and writes nothing', async () => {
    const dress = await checkout.product()
    const buyer = await checkout.buyer([[dress, 1]])
    const key = randomUUID()
    await buyer.place(key)
    const before = await books.count()
    expect(await refused(buyer.place(key, { email: 'other@example.com' }))).toBe('key-reused')
    const buyNow = { productId: dress.productId, sku: dress.sku, qty: 3 }
    expect(await refused(buyer.place(key, { buyNow }))).toBe('key-reused')
    expect(await books.count()).toEqual(before)
    expect(await books.stockOf(dress)).toBe(9)
  })

  test('R1 a refused order keeps no key: the same key works once its reason is gone', async () => {
    const dress = await checkout.product({ stock: 1 })
    const buyer = await checkout.buyer([[dress, 1]])
    const key = randomUUID()
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', dress.sku).execute()
    expect(await refused(buyer.place(key))).toBe('cart-changed')
    await db.updateTable('sku').set({ stock: 1 }).where('sku', '=', dress.sku).execute()
    expect(await buyer.place(key)).toHaveProperty('orderNumber')
  })

  test('R3 the last units are sold once: 200 buyers, 10 units', async () => {
    const dress = await checkout.product({ stock: 10 })
    const buyers = []
    for (let i = 0; i < 200; i++) buyers.push(await checkout.buyer([[dress, 1]]))
    const outcomes = await Promise.all(buyers.map((buyer) => refused(buyer.place())))
    expect(outcomes.filter((outcome) => outcome === 'cart-changed')).toHaveLength(190)
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(10)
    expect(await books.stockOf(dress)).toBe(0)
    const sold = await db.selectFrom('order_line').select('qty').where('sku', '=', dress.sku).execute()
    expect(sold).toHaveLength(10)
  })

  test('R3 two bags with the same goods in different order never wait for each other', async () => {
    const goods = [await checkout.product({ stock: 40 }), await checkout.product({ stock: 40 })] as const
    const buyers = []
    for (let i = 0; i < 20; i++) {
      buyers.push(
        await checkout.buyer([
          [goods[0], 1],
          [goods[1], 1],
        ]),
      )
      buyers.push(
        await checkout.buyer([
          [goods[1], 1],
          [goods[0], 1],
        ]),
      )
    }
    await Promise.all(buyers.map((buyer) => buyer.place()))
    expect([await books.stockOf(goods[0]), await books.stockOf(goods[1])]).toEqual([0, 0])
  })

  test('one bag is bought once, even by two hands with different keys', async () => {
    const dress = await checkout.product({ stock: 5 })
    const buyer = await checkout.buyer([[dress, 1]])
    const outcomes = await Promise.all([buyer.place(), buyer.place()].map(refused))
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1)
    expect(await books.stockOf(dress)).toBe(4)
  })

  test.each([
    ['a changed price', 'price', 120_00],
    ['less stock than asked for', 'stock', 1],
  ] as const)(
    'R14 %s between quote and order is reported and nothing is charged',
    async (_, field, value) => {
      const dress = await checkout.product({ stock: 5 })
      const buyer = await checkout.buyer([[dress, 2]])
      await db
        .updateTable('sku')
        .set({ [field]: value })
        .where('sku', '=', dress.sku)
        .execute()
      const before = await books.count()
      expect(await refused(buyer.place())).toBe('cart-changed')
      expect(await books.count()).toEqual(before)
      expect(await books.stockOf(dress)).toBe(field === 'stock' ? 1 : 5)
    },
  )

  test('R14 a promotion that has ended is reported and nothing is charged', async () => {
    const dress = await checkout.product({ multiItem: true, stock: 5 })
    const buyer = await checkout.buyer([[dress, 2]])
    await db.updateTable('product').set({ multi_item: 0 }).where('id', '=', dress.productId).execute()
    const before = await books.count()
    expect(await refused(buyer.place())).toBe('cart-changed')
    expect(await books.count()).toEqual(before)
  })

  test('R14 a bag that was changed after the quote is reported', async () => {
    const dress = await checkout.product({ stock: 5 })
    const buyer = await checkout.buyer([[dress, 1]])
    await db
      .updateTable('cart_line')
      .set({ qty: 2 })
      .where('shopper', '=', shopperKey(buyer.shopper))
      .execute()
    expect(await refused(buyer.place())).toBe('cart-changed')
  })

  test('R14 a product that stopped selling after the quote is reported', async () => {
    const dress = await checkout.product({ stock: 5 })
    const buyer = await checkout.buyer([[dress, 1]])
    await db.updateTable('product').set({ on_sale: 0 }).where('id', '=', dress.productId).execute()
    expect(await refused(buyer.place())).toBe('cart-changed')
  })

  test('R14 a quote holds for 30 minutes and not a millisecond more', async () => {
    const dress = await checkout.product({ stock: 5 })
    const [early, late] = [await checkout.buyer([[dress, 1]]), await checkout.buyer([[dress, 1]])]
    const start = checkout.clock.now
    checkout.clock.now = start + 30 * MINUTE_MS
    expect(await early.place()).toHaveProperty('orderNumber')
    checkout.clock.now += 1
    expect(await refused(late.place())).toBe('cart-changed')
    checkout.clock.now = start
  })

  test('an order in yen is quoted, placed and kept in yen', async () => {
    const dress = await checkout.product({ price: 100_00 })
    const shopper = aGuest()
    await aCart(db, shopper, [[dress, 1]])
    const context = checkout.call({ shopper, currency: 'JPY' })
    const quote = await quoteOrder(context, { shippingMethod: 'delivery' })
    const input = {
      shippingMethod: 'delivery',
      quoteId: quote.quoteId,
      email: 'a@b.co',
      address: ADDRESS,
    } as const
    const placed = await placeOrder(context, input)
    const order = await db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ currency: 'JPY', merchandise: 12_000, total: 13_150 })
    expect(await adjustmentsOf(db, order.id)).toMatchObject([{ rule: 'shipping', amount: 1_150 }])
  })

  test('the order has its lines and total, and the bag is left with what was not bought', async () => {
    const [dress, skirt, hat] = [
      await checkout.product({ price: 50_00, multiItem: true }),
      await checkout.product({ price: 30_00, multiItem: true }),
      await checkout.product(),
    ]
    const buyer = await checkout.buyer([
      [dress, 1],
      [skirt, 1],
    ])
    await db
      .insertInto('cart_line')
      .values({
        shopper: shopperKey(buyer.shopper),
        sku: hat.sku,
        product_id: hat.productId,
        qty: 1,
        selected: 0,
        added_at: 9,
      })
      .execute()
    const placed = await buyer.place()
    const order = await db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      status: 'unpaid',
      merchandise: 80_00,
      total: 74_00,
    })
    expect(await adjustmentsOf(db, order.id)).toEqual([
      {
        rule: 'multi-item',
        amount: -16_00,
        reason: { percent: 20 },
        ledgerRef: undefined,
        undoneAt: undefined,
      },
      {
        rule: 'shipping',
        amount: 10_00,
        reason: { method: 'delivery' },
        ledgerRef: undefined,
        undoneAt: undefined,
      },
    ])
    const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', order.id).execute()
    expect(lines.map((line) => line.amount - line.discount).reduce((a, b) => a + b)).toBe(64_00)
    const left = await db
      .selectFrom('cart_line')
      .select('sku')
      .where('shopper', '=', shopperKey(buyer.shopper))
      .execute()
    expect(left).toEqual([{ sku: hat.sku }])
    const cart = await db
      .selectFrom('cart')
      .select('version')
      .where('shopper', '=', shopperKey(buyer.shopper))
      .executeTakeFirst()
    expect(cart?.version).toBe(2)
    expect(placed.payBy).toBe(checkout.clock.now + 30 * MINUTE_MS)
  })

  test('buying now leaves the bag alone', async () => {
    const dress = await checkout.product({ stock: 3 })
    const other = await checkout.product()
    const buyer = await checkout.buyer([[other, 1]])
    const context = checkout.call({ shopper: buyer.shopper })
    const buyNow = { productId: dress.productId, sku: dress.sku, qty: 2 }
    const { quoteId } = await quoteOrder(context, { shippingMethod: 'delivery', buyNow })
    await buyer.place(undefined, { quoteId, buyNow })
    expect(await books.stockOf(dress)).toBe(1)
    const cart = await db
      .selectFrom('cart_line')
      .select('sku')
      .where('shopper', '=', shopperKey(buyer.shopper))
      .execute()
    expect(cart).toEqual([{ sku: other.sku }])
  })

  test('S34 neither the order’s secret nor anything that opens it is kept in the database', async () => {
    const dress = await checkout.product()
    const placed = await (await checkout.buyer([[dress, 1]])).place()
    const stored = JSON.stringify([
      await db.selectFrom('shop_order').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('order_event').selectAll().execute(),
    ])
    expect(placed.secret.length).toBeGreaterThan(40)
    expect(stored).toContain(placed.orderNumber)
    expect(stored).not.toContain(placed.secret)
  })
})
