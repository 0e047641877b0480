import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buyNow } from '#contract/buying/buy-now.contract.ts'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { checkPaymentRisk, paymentState, submitPayment } from '#contract/buying/payment.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { deliverOutbox } from '../../queue/outbox.ts'

const keyed = (key: string = randomUUID()) => ({ [HEADERS.idempotency]: key })

describe.each(ENGINES)('buying over HTTP on %s', (engine) => {
  let shop: Shop
  let dress: { sku: string; productId: string; stock: number }
  beforeAll(async () => {
    shop = await aShop(engine)
    const rows = await shop.services.store.db
      .selectFrom('sku')
      .select(['sku', 'product_id as productId', 'stock'])
      .where('stock', '>', 20)
      .orderBy('sku')
      .execute()
    const place = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
    const found = rows.find((row) => shop.services.catalogue.sku(row.sku, place, shop.clock.now)?.sellable)
    if (!found) throw new RangeError('the demo shop sells nothing')
    dress = found
  })
  afterAll(() => shop.close())

  const basket = { shippingMethod: 'delivery' } as const
  async function ordered(email = 'mei@example.com') {
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, { productId: dress.productId, sku: dress.sku, qty: 1 }, keyed())
    const { quoteId } = await guest.get(quoteOrder, basket)
    const placed = await guest.get(placeOrder, { ...basket, quoteId, email, address: ADDRESS }, keyed())
    return { guest, order: { orderNumber: placed.orderNumber, secret: placed.secret } }
  }
  async function pay(guest: TestClient, order: { orderNumber: string; secret: string }, number: string) {
    const { data } = await guest.get(submitPayment, order, keyed())
    const card = { name: 'Mei Tan', number, expiry: '12/39', cvc: '123' }
    return fetch(data, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) })
  }
  const statusOf = async (guest: TestClient, order: { orderNumber: string; secret: string }) =>
    (await guest.get(guestOrder, order)).status

  test('a guest buys: bag, quote, order, card, notice, mail', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, { productId: dress.productId, sku: dress.sku, qty: 2 }, keyed())
    const [line] = (await guest.get(cartList, {})).cartInfo.list
    const quote = await guest.get(quoteOrder, basket)
    expect(quote.item).toMatchObject([
      { sku: dress.sku, qty: 2, finalPrice: line?.finalPrice, formatFinalPrice: line?.formatFinalPrice },
    ])
    const input = { ...basket, quoteId: quote.quoteId, email: 'mei@example.com', address: ADDRESS }
    const key = keyed()
    const first = await guest.ask(placeOrder, input, key)
    const again = await guest.ask(placeOrder, input, key)
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
    const order = { orderNumber: first.body.data.orderNumber, secret: first.body.data.secret }
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(0)
    expect(await guest.get(checkPaymentRisk, order, keyed())).toEqual({ risk: 'none' })
    const answer = await pay(guest, order, '4242 4242 4242 4242')
    const back = new URL(answer.headers.get('location') ?? '')
    expect(`${back.pathname}${back.search}`).toBe(`/payment-result?orderNumber=${order.orderNumber}`)
    // The result page is not opened: the notice alone must suffice.
    await vi.waitFor(async () => expect(await statusOf(guest, order)).toBe('processing'), 10_000)
    expect(await guest.get(paymentState, order)).toEqual({ state: 'paid' })
    await deliverOutbox(shop.services)
    expect(readdirSync(join(shop.services.env.DATA_DIR, 'mail'))).toHaveLength(1)
    const { stock } = await shop.services.store.db
      .selectFrom('sku')
      .select('stock')
      .where('sku', '=', dress.sku)
      .executeTakeFirstOrThrow()
    expect(stock).toBe(dress.stock - 2)
    const place = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
    expect(shop.services.catalogue.sku(dress.sku, place, shop.clock.now)?.stock).toBe(stock)
  })

  test("paying takes the order's secret from a body or a header, never from an address", async () => {
    const { order } = await ordered()
    const ask = (query: Record<string, string>, headers: Record<string, string>, init: RequestInit = {}) =>
      fetch(`${shop.url}/api/payment/submitPayment?${new URLSearchParams(query)}`, {
        ...init,
        headers: { [HEADERS.app]: 'www', ...keyed(), ...headers },
      })
    const inBody = { method: 'POST', body: new URLSearchParams(order) }
    for (const init of [{}, { method: 'POST' }, inBody]) {
      const logged = await ask(order, {}, init)
      expect(logged.status).toBe(400)
      expect(await logged.text()).not.toContain(order.secret)
    }
    const { orderNumber, secret } = order
    expect((await ask({ orderNumber }, { 'x-secret': 'wrong' })).status).toBe(404)
    expect(await (await ask({ orderNumber }, { 'x-secret': secret })).json()).toMatchObject({ code: 200 })
  })

  test('a refused card leaves the order payable with another', async () => {
    const { guest, order } = await ordered()
    await pay(guest, order, '4000 0000 0000 0002')
    expect(await guest.get(paymentState, order)).toEqual({ state: 'refused' })
    expect(await statusOf(guest, order)).toBe('unpaid')
    await pay(guest, order, '4242 4242 4242 4242')
    expect(await guest.get(paymentState, order)).toEqual({ state: 'paid' })
  })

  test.each([
    ['4000 0000 0000 3220', 'waiting'],
    ['4000 0000 0000 9235', 'risk'],
  ])('the card %s is %s first and paid a few seconds later', async (number, state) => {
    const { guest, order } = await ordered()
    await pay(guest, order, number)
    expect(await guest.get(paymentState, order)).toEqual({ state })
    shop.clock.now += 8_000
    expect(await guest.get(paymentState, order)).toEqual({ state: 'paid' })
  })

  test('a bag whose piece is sold out, no longer sold or short of pieces is refused in these words (spec 4.14, 8)', async () => {
    const { db } = shop.services.store
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, { productId: dress.productId, sku: dress.sku, qty: 2 }, keyed())
    const stocked = (stock: number) =>
      db.updateTable('sku').set({ stock }).where('sku', '=', dress.sku).execute()
    const sold = (on_sale: number) =>
      db.updateTable('product').set({ on_sale }).where('id', '=', dress.productId).execute()
    const refused = async (lang = 'en-GB') => {
      const { body } = await guest.ask(quoteOrder, basket, { lang })
      return [body.code, body.message]
    }
    const { stock } = await db
      .selectFrom('sku')
      .select('stock')
      .where('sku', '=', dress.sku)
      .executeTakeFirstOrThrow()
    const { quoteId } = await guest.get(quoteOrder, basket)
    await stocked(0)
    expect(await refused()).toEqual([4009, 'Please remove sold out product(s)'])
    expect(await refused('fr-FR')).toEqual([4009, expect.not.stringContaining('remove')])
    await stocked(1)
    const changed = [4008, 'The product(s) in shopping bag has been changed, please check']
    expect(await refused()).toEqual(changed)
    const placing = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { body } = await guest.ask(placeOrder, placing, keyed())
    expect([body.code, body.message]).toEqual(changed)
    await sold(0)
    expect(await refused()).toEqual([4010, 'Please remove stop selling product(s)'])
    await sold(1)
    await stocked(stock)
    expect((await guest.get(quoteOrder, basket)).amounts.otTotal).toBeGreaterThan(0)
  })

  test('a risk answers code 504, and the payment starts once it is cleared', async () => {
    const { guest, order } = await ordered('mei.risk@example.com')
    const { status, body } = await guest.ask(checkPaymentRisk, order, keyed())
    expect([status, body.code]).toEqual([200, 504])
    expect((await guest.ask(submitPayment, order, keyed())).body.code).toBe(504)
    expect(await guest.get(paymentState, order)).toEqual({ state: 'risk' })
    shop.clock.now += 8_000
    expect(await guest.get(paymentState, order)).toEqual({ state: 'none' })
    expect((await guest.get(submitPayment, order, keyed())).type).toBe(1)
  })

  test('buy now answers 200 for what can be bought, and otherwise why not (spec 4.6, 4.14, 7.2)', async () => {
    const guest = aTestClient(shop.url)
    const piece = { productId: dress.productId, sku: dress.sku, qty: 1 }
    expect(await guest.get(buyNow, piece)).toEqual({})
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(0)
    const reasonOf = async (change: Partial<typeof piece>) =>
      (await guest.ask(buyNow, { ...piece, ...change })).body.data
    expect(await reasonOf({ productId: '1' })).toMatchObject({ reason: 'sku-unknown' })
    const { db } = shop.services.store
    const others = await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.sku', 'product_id as productId', 'stock', 'is_virtual', 'on_sale'])
      .where('sku.hidden', '=', 0)
      .execute()
    const first = (is: (row: (typeof others)[number]) => boolean) => {
      const row = others.find(is)
      if (!row) throw new RangeError('the demo shop has one')
      return { productId: row.productId, sku: row.sku }
    }
    const gone = first((row) => row.stock === 0 && row.on_sale === 1 && row.is_virtual === 0)
    expect(await reasonOf(gone)).toMatchObject({ reason: 'sold-out' })
    expect(await reasonOf(first((row) => row.is_virtual === 1))).toMatchObject({ reason: 'redeem-only' })
    const few = first((row) => row.stock === 1 && row.on_sale === 1 && row.is_virtual === 0)
    expect(await reasonOf({ ...few, qty: 2 })).toMatchObject({ reason: 'cart-changed' })
  })

  test('an eGift card is bought on its own, with its recipient: the bag and an order without one refuse it (spec 9.9)', async () => {
    const guest = aTestClient(shop.url)
    const card = await shop.services.store.db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.sku', 'product_id as productId'])
      .where('is_gift_card', '=', 1)
      .executeTakeFirstOrThrow()
    const piece = { ...card, qty: 1 }
    const { quoteId } = await guest.get(quoteOrder, { ...basket, buyNow: piece })
    const order = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS, buyNow: piece }
    await guest.get(buyNow, piece)
    expect((await guest.ask(cartAdd, piece, keyed())).body).toMatchObject({
      data: { reason: 'egift-alone' },
      message: 'An eGift card is bought on its own page, with the person it is for.',
    })
    expect((await guest.ask(placeOrder, order, keyed())).body.data).toMatchObject({ reason: 'egift-wrong' })
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(0)
  })

  test('R1 placing and paying need a key', async () => {
    const { guest, order } = await ordered()
    const placing = { ...basket, quoteId: 'x', email: 'a@b.co' }
    expect((await guest.ask(placeOrder, placing)).status).toBe(400)
    expect((await guest.ask(submitPayment, order)).status).toBe(400)
  })

  test('R2 the same key with another body is 422', async () => {
    const guest = aTestClient(shop.url)
    const buyNow = { productId: dress.productId, sku: dress.sku, qty: 1 }
    const { quoteId } = await guest.get(quoteOrder, { ...basket, buyNow })
    const key = keyed()
    const input = { ...basket, buyNow, quoteId, email: 'mei@example.com', address: ADDRESS }
    await guest.get(placeOrder, input, key)
    const other = await guest.ask(placeOrder, { ...input, buyNow: { ...buyNow, qty: 2 } }, key)
    expect([other.status, other.body.data]).toMatchObject([422, { reason: 'key-reused' }])
  })

  test('S8 another user’s order is 404 with any other secret', async () => {
    const [{ order }, other] = [await ordered(), await ordered()]
    for (const pair of [
      { ...order, secret: other.order.secret },
      { ...order, secret: 'x' },
      { orderNumber: 'VD26112100000000', secret: order.secret },
    ]) {
      const { status, body } = await other.guest.ask(guestOrder, pair)
      expect([status, body.data]).toEqual([404, { reason: 'order-unknown' }])
    }
  })

  test.each(['price', 'role', 'isGuide', 'total', 'status'])(
    'S9 a field %s in a body is refused',
    async (field) => {
      const { guest, order } = await ordered()
      const extra = { [field]: 1 }
      const quote = await guest.ask(quoteOrder, { ...basket, ...extra })
      const placing = { ...basket, quoteId: 'x', email: 'a@b.co', ...extra }
      const place = await guest.ask(placeOrder, placing, keyed())
      const submit = await guest.ask(submitPayment, { ...order, ...extra }, keyed())
      const view = await guest.ask(guestOrder, { ...order, ...extra })
      expect([quote, place, submit, view].map((answer) => answer.status)).toEqual([400, 400, 400, 400])
    },
  )

  test('S31 a notice that is not the provider’s is 400 and changes nothing', async () => {
    const { guest, order } = await ordered()
    await guest.get(submitPayment, order, keyed())
    const url = `${shop.url}/api/payment/notice/sandbox`
    const body = JSON.stringify({ id: 'evt_1', kind: 'payment.paid', ref: 'pay_1' })
    const headers = { 'sandbox-signature': `t=${Math.floor(shop.clock.now / 1000)},v1=${'0'.repeat(64)}` }
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(400)
    expect((await fetch(url, { method: 'POST', body })).status).toBe(400)
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await fetch(url.replace('sandbox', 'else'), { method: 'POST', body })).status).toBe(404)
    expect(await statusOf(guest, order)).toBe('unpaid')
  })
})
