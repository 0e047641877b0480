import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { API } from '#contract/api.ts'
import { aStore, endEngines, ENGINES, type OpenedStore } from '#tests/world/engines.ts'
import { ADDRESS, aTill, type Till } from '#tests/world/till.ts'
import { aBag, aGuest, aPickupStore } from '#tests/world/builders.ts'
import { Refusal } from '../../http/reasons.ts'
import { placeOrder } from './checkout.commands.ts'
import { quoteOrder } from './checkout.routes.ts'

afterAll(endEngines)

afterAll(endEngines)

const reasonOf = (error: unknown) => (error instanceof Refusal ? error.reason : error)
/** What a promise refuses with; the answer itself when it does not. */
const refused = (answer: Promise<unknown>) => answer.catch(reasonOf)

describe.each(ENGINES)('placing an order on %s', (engine) => {
  let opened: OpenedStore
  let till: Till
  beforeAll(async () => {
    opened = await aStore(engine)
    till = aTill(opened)
    await aPickupStore(opened.db, 'orchard')
  })
  afterAll(() => opened.close())

  const count = async (
    table: 'shop_order' | 'stock_move' | 'idempotency' | 'payment_attempt' | 'order_line',
  ) => {
    const { n } = await opened.db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const counts = async () => ({
    orders: await count('shop_order'),
    moves: await count('stock_move'),
    keys: await count('idempotency'),
    lines: await count('order_line'),
    attempts: await count('payment_attempt'),
  })
  const stockOf = async (sku: string) =>
    (await opened.db.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock

  test('R1 the same Place Order pressed 35 times makes one order and answers the same bytes', async () => {
    const dress = await till.product({ stock: 10 })
    const shopper = await till.shopper([[dress, 2]])
    const before = await counts()
    const key = randomUUID()
    const together = await Promise.all(Array.from({ length: 30 }, () => shopper.place(key)))
    const after = []
    for (let i = 0; i < 5; i++) after.push(await shopper.place(key))
    const bytes = new Set([...together, ...after].map((answer) => JSON.stringify(answer)))
    expect(bytes.size).toBe(1)
    const now = await counts()
    expect(now.orders - before.orders).toBe(1)
    expect(now.moves - before.moves).toBe(1)
    expect(now.keys - before.keys).toBe(1)
    expect(await stockOf(dress.sku)).toBe(8)
  })

  test('R2 the same key with another wish is refused and writes nothing', async () => {
    const dress = await till.product()
    const shopper = await till.shopper([[dress, 1]])
    const key = randomUUID()
    await shopper.place(key)
    const before = await counts()
    expect(await refused(shopper.place(key, { email: 'other@example.com' }))).toBe('key-reused')
    const buyNow = { productId: dress.productId, sku: dress.sku, qty: 3 }
    expect(await refused(shopper.place(key, { buyNow }))).toBe('key-reused')
    expect(await counts()).toEqual(before)
    expect(await stockOf(dress.sku)).toBe(9)
  })

  test('R1 a refused order keeps no key: the same key works once its reason is gone', async () => {
    const dress = await till.product({ stock: 1 })
    const shopper = await till.shopper([[dress, 1]])
    const key = randomUUID()
    await opened.db.updateTable('sku').set({ stock: 0 }).where('sku', '=', dress.sku).execute()
    expect(await refused(shopper.place(key))).toBe('bag-changed')
    await opened.db.updateTable('sku').set({ stock: 1 }).where('sku', '=', dress.sku).execute()
    expect(await shopper.place(key)).toHaveProperty('orderNumber')
  })

  test('R3 the last units are sold once: 200 buyers, 10 units', async () => {
    const dress = await till.product({ stock: 10 })
    const shoppers = []
    for (let i = 0; i < 200; i++) shoppers.push(await till.shopper([[dress, 1]]))
    const outcomes = await Promise.all(shoppers.map((shopper) => refused(shopper.place())))
    expect(outcomes.filter((outcome) => outcome === 'bag-changed')).toHaveLength(190)
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(10)
    expect(await stockOf(dress.sku)).toBe(0)
    const sold = await opened.db.selectFrom('order_line').select('qty').where('sku', '=', dress.sku).execute()
    expect(sold).toHaveLength(10)
  })

  test('R3 two bags with the same goods in different order never wait for each other', async () => {
    const goods = [await till.product({ stock: 40 }), await till.product({ stock: 40 })] as const
    const shoppers = []
    for (let i = 0; i < 20; i++) {
      shoppers.push(
        await till.shopper([
          [goods[0], 1],
          [goods[1], 1],
        ]),
      )
      shoppers.push(
        await till.shopper([
          [goods[1], 1],
          [goods[0], 1],
        ]),
      )
    }
    await Promise.all(shoppers.map((shopper) => shopper.place()))
    expect([await stockOf(goods[0].sku), await stockOf(goods[1].sku)]).toEqual([0, 0])
  })

  test('one bag is bought once, even by two hands with different keys', async () => {
    const dress = await till.product({ stock: 5 })
    const shopper = await till.shopper([[dress, 1]])
    const outcomes = await Promise.all([shopper.place(), shopper.place()].map(refused))
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1)
    expect(await stockOf(dress.sku)).toBe(4)
  })

  test.each([
    ['a changed price', 'price', 120_00],
    ['less stock than asked for', 'stock', 1],
  ] as const)('R14 %s between quote and order is told and nothing is charged', async (_, field, value) => {
    const dress = await till.product({ stock: 5 })
    const shopper = await till.shopper([[dress, 2]])
    await opened.db
      .updateTable('sku')
      .set({ [field]: value })
      .where('sku', '=', dress.sku)
      .execute()
    const before = await counts()
    expect(await refused(shopper.place())).toBe('bag-changed')
    expect(await counts()).toEqual(before)
    expect(await stockOf(dress.sku)).toBe(field === 'stock' ? 1 : 5)
  })

  test('R14 a promotion that has ended is told and nothing is charged', async () => {
    const dress = await till.product({ multiItem: true, stock: 5 })
    const shopper = await till.shopper([[dress, 2]])
    await opened.db.updateTable('product').set({ multi_item: 0 }).where('id', '=', dress.productId).execute()
    const before = await counts()
    expect(await refused(shopper.place())).toBe('bag-changed')
    expect(await counts()).toEqual(before)
  })

  test('R14 a bag that was changed after the quote is told', async () => {
    const dress = await till.product({ stock: 5 })
    const shopper = await till.shopper([[dress, 1]])
    await opened.db
      .updateTable('cart_line')
      .set({ qty: 2 })
      .where('principal', '=', shopper.principal)
      .execute()
    expect(await refused(shopper.place())).toBe('bag-changed')
  })

  test('R14 a product that stopped selling after the quote is told', async () => {
    const dress = await till.product({ stock: 5 })
    const shopper = await till.shopper([[dress, 1]])
    await opened.db.updateTable('product').set({ on_sale: 0 }).where('id', '=', dress.productId).execute()
    expect(await refused(shopper.place())).toBe('bag-changed')
  })

  test('R14 a quote holds for 30 minutes and not a millisecond more', async () => {
    const dress = await till.product({ stock: 5 })
    const [early, late] = [await till.shopper([[dress, 1]]), await till.shopper([[dress, 1]])]
    const start = till.clock.now
    till.clock.now = start + 30 * 60_000
    expect(await early.place()).toHaveProperty('orderNumber')
    till.clock.now += 1
    expect(await refused(late.place())).toBe('bag-changed')
    till.clock.now = start
  })

  test('S10 a quote is of use to nobody else, for nothing else, and cannot be made up', async () => {
    const [dress, skirt] = [await till.product({ price: 10_00 }), await till.product({ price: 500_00 })]
    const cheap = await till.shopper([[dress, 1]])
    const dear = await till.shopper([[skirt, 1]])
    const [expiry, seal = ''] = dear.quoteId.split('.')
    const forged = [
      cheap.quoteId,
      '',
      'x',
      `${expiry}.`,
      `${expiry}.${seal.slice(1)}A`,
      `zzzzzzzzz.${seal}`,
      `.${seal}`,
      `NaN.${seal}`,
      seal,
    ]
    for (const quoteId of forged)
      expect(await refused(dear.place(undefined, { quoteId }))).toBe('bag-changed')
    const stranger = till.call({ principal: aGuest() })
    await aBag(opened.db, stranger.principal, [[skirt, 1]])
    const input = {
      shippingMethod: 'delivery',
      quoteId: dear.quoteId,
      email: 'a@b.co',
      address: ADDRESS,
    } as const
    expect(await refused(placeOrder(till.services, stranger, stranger, input))).toBe('bag-changed')
  })

  test.each(Object.keys(CURRENCIES))('prices and shipping are the database’s, in %s', async (currency) => {
    const dress = await till.product({ price: 99_90 })
    const principal = aGuest()
    await aBag(opened.db, principal, [[dress, 2]])
    const quote = await quoteOrder(till.services, till.call({ principal }), {
      shippingMethod: 'delivery',
      currency,
    })
    const { amounts, item } = quote
    expect(amounts.currency).toBe(currency)
    expect(amounts.merchandise).toBe(item.reduce((sum, line) => sum + line.amount, 0))
    expect(amounts.otTotal).toBe(amounts.merchandise - amounts.discount + amounts.shipping)
    expect(amounts.shipping).toBe(0)
  })

  test('an order in yen is quoted, placed and kept in yen', async () => {
    const dress = await till.product({ price: 100_00 })
    const principal = aGuest()
    await aBag(opened.db, principal, [[dress, 1]])
    const call = till.call({ principal, currency: 'JPY' })
    const quote = await quoteOrder(till.services, call, { shippingMethod: 'delivery' })
    const input = {
      shippingMethod: 'delivery',
      quoteId: quote.quoteId,
      email: 'a@b.co',
      address: ADDRESS,
    } as const
    const placed = await placeOrder(till.services, call, call, input)
    const order = await opened.db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ currency: 'JPY', merchandise: 11_500, shipping: 1_150, total: 12_650 })
  })

  test('the order has its lines and total, and the bag is left with what was not bought', async () => {
    const [dress, skirt, hat] = [
      await till.product({ price: 50_00, multiItem: true }),
      await till.product({ price: 30_00, multiItem: true }),
      await till.product(),
    ]
    const shopper = await till.shopper([
      [dress, 1],
      [skirt, 1],
    ])
    await opened.db
      .insertInto('cart_line')
      .values({
        principal: shopper.principal,
        sku: hat.sku,
        product_id: hat.productId,
        qty: 1,
        selected: 0,
        added_at: 9,
      })
      .execute()
    const placed = await shopper.place()
    const order = await opened.db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      status: 'unpaid',
      merchandise: 80_00,
      discount: 16_00,
      discount_percent: 20,
      shipping: 10_00,
      total: 74_00,
    })
    const lines = await opened.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute()
    expect(lines.map((line) => line.amount - line.discount).reduce((a, b) => a + b)).toBe(64_00)
    const bag = await opened.db
      .selectFrom('cart_line')
      .select('sku')
      .where('principal', '=', shopper.principal)
      .execute()
    expect(bag).toEqual([{ sku: hat.sku }])
    const cart = await opened.db
      .selectFrom('cart')
      .select('version')
      .where('principal', '=', shopper.principal)
      .executeTakeFirst()
    expect(cart?.version).toBe(2)
    expect(placed.payBy).toBe(till.clock.now + 30 * 60_000)
  })

  test('buying now leaves the bag alone', async () => {
    const dress = await till.product({ stock: 3 })
    const other = await till.product()
    const shopper = await till.shopper([[other, 1]])
    const call = till.call({ principal: shopper.principal })
    const buyNow = { productId: dress.productId, sku: dress.sku, qty: 2 }
    const { quoteId } = await quoteOrder(till.services, call, { shippingMethod: 'delivery', buyNow })
    await shopper.place(undefined, { quoteId, buyNow })
    expect(await stockOf(dress.sku)).toBe(1)
    const bag = await opened.db
      .selectFrom('cart_line')
      .select('sku')
      .where('principal', '=', shopper.principal)
      .execute()
    expect(bag).toEqual([{ sku: other.sku }])
  })

  test('the quote names what must leave the bag first', async () => {
    const soldOut = await till.product({ stock: 0 })
    const stopped = await till.product({ onSale: false })
    const few = await till.product({ stock: 2 })
    const quoteFor = async (lines: Parameters<typeof aBag>[2]) => {
      const principal = aGuest()
      await aBag(opened.db, principal, lines)
      return quoteOrder(till.services, till.call({ principal }), { shippingMethod: 'delivery' })
    }
    await expect(
      quoteFor([
        [few, 1],
        [soldOut, 1],
      ]),
    ).rejects.toMatchObject({ reason: 'remove-sold-out', data: { skus: [soldOut.sku] } })
    await expect(
      quoteFor([
        [few, 1],
        [stopped, 1],
      ]),
    ).rejects.toMatchObject({ reason: 'remove-stop-selling', data: { skus: [stopped.sku] } })
    await expect(quoteFor([[few, 3]])).rejects.toMatchObject({
      reason: 'bag-changed',
      data: { short: [{ sku: few.sku, asked: 3, got: 2 }] },
    })
    await expect(quoteFor([])).rejects.toMatchObject({ reason: 'nothing-selected' })
    const buyNow = { productId: soldOut.productId, sku: soldOut.sku, qty: 1 }
    const call = till.call({ principal: aGuest() })
    expect(await refused(quoteOrder(till.services, call, { shippingMethod: 'delivery', buyNow }))).toBe(
      'sold-out',
    )
    const strange = { ...buyNow, productId: few.productId }
    expect(
      await refused(quoteOrder(till.services, call, { shippingMethod: 'delivery', buyNow: strange })),
    ).toBe('sku-unknown')
  })

  test('an address or e-mail against the rules is refused with its problems, and writes nothing', async () => {
    const dress = await till.product()
    const shopper = await till.shopper([[dress, 1]])
    const before = await counts()
    const address = { ...ADDRESS, firstName: 'M', line1: 'PO Box 12 Orchard' }
    await expect(shopper.place(undefined, { address })).rejects.toMatchObject({
      reason: 'address-wrong',
      data: {
        problems: [
          { field: 'firstName', problem: 'too-short' },
          { field: 'line1', problem: 'po-box' },
        ],
      },
    })
    expect(await refused(shopper.place(undefined, { address: undefined }))).toBe('address-wrong')
    expect(await refused(shopper.place(undefined, { email: 'nobody' }))).toBe('email-wrong')
    expect(await counts()).toEqual(before)
  })

  test('pickup costs no shipping, needs a store that has the goods, and takes from the same stock', async () => {
    const dress = await till.product({ stock: 3, stores: { orchard: 1 } })
    const call = till.call({ principal: aGuest() })
    await aBag(opened.db, call.principal, [[dress, 1]])
    const quote = await quoteOrder(till.services, call, { shippingMethod: 'pickup' })
    expect(quote.amounts.shipping).toBe(0)
    expect(quote.stores).toEqual([
      { id: 'orchard', name: 'Store orchard', address: '1 Orchard Road', available: true },
    ])
    const input = { shippingMethod: 'pickup', quoteId: quote.quoteId, email: 'a@b.co' } as const
    const place = (change: object) => {
      const again = till.call({ principal: call.principal })
      return placeOrder(till.services, again, again, { ...input, ...change })
    }
    expect(await refused(place({}))).toBe('store-wrong')
    expect(await refused(place({ pickupStore: 'elsewhere' }))).toBe('store-wrong')
    expect(
      await refused(place({ pickupStore: 'orchard', shippingMethod: 'delivery', address: ADDRESS })),
    ).toBe('bag-changed')
    await place({ pickupStore: 'orchard' })
    expect(await stockOf(dress.sku)).toBe(2)
  })

  test('a store without enough of it cannot be chosen', async () => {
    const dress = await till.product({ stock: 3, stores: { orchard: 1 } })
    const call = till.call({ principal: aGuest() })
    await aBag(opened.db, call.principal, [[dress, 2]])
    const quote = await quoteOrder(till.services, call, { shippingMethod: 'pickup' })
    expect(quote.stores).toMatchObject([{ id: 'orchard', available: false }])
    const input = {
      shippingMethod: 'pickup',
      quoteId: quote.quoteId,
      email: 'a@b.co',
      pickupStore: 'orchard',
    } as const
    expect(await refused(placeOrder(till.services, call, call, input))).toBe('store-wrong')
    expect(await stockOf(dress.sku)).toBe(3)
  })

  test('the European site sells nothing', async () => {
    const call = till.call({ principal: aGuest(), site: 'eu', currency: 'EUR' })
    expect(await refused(quoteOrder(till.services, call, { shippingMethod: 'delivery' }))).toBe('forbidden')
  })

  test('a currency that the site does not take is refused', async () => {
    const call = till.call({ principal: aGuest(), site: 'jp' })
    expect(
      await refused(quoteOrder(till.services, call, { shippingMethod: 'delivery', currency: 'VND' })),
    ).toBe('currency-unknown')
  })

  test('S34 neither the order’s secret nor anything that opens it is kept in the database', async () => {
    const dress = await till.product()
    const placed = await (await till.shopper([[dress, 1]])).place()
    const kept = JSON.stringify([
      await opened.db.selectFrom('shop_order').selectAll().execute(),
      await opened.db.selectFrom('idempotency').selectAll().execute(),
      await opened.db.selectFrom('order_event').selectAll().execute(),
    ])
    expect(placed.secret.length).toBeGreaterThan(40)
    expect(kept).toContain(placed.orderNumber)
    expect(kept).not.toContain(placed.secret)
  })
})

test('S9 every call about orders and payments refuses fields it does not know', () => {
  const writes = API.filter((one) => /^\/(checkout|order|payment)\//.test(one.path))
  expect(writes.length).toBeGreaterThanOrEqual(6)
  for (const one of writes) expect((one.input as { type?: string }).type, one.path).toBe('strict_object')
})
