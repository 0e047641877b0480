import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import {
  checkPaymentRisk,
  expressCheckout,
  paymentState,
  submitPayment,
  submitWalletExpress,
} from '#contract/buying/payment.contract.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { expireExpress } from '../../payment/expire-express.ts'

const keyed = (key: string = randomUUID()) => ({ [HEADERS.idempotency]: key })

describe.each(ENGINES)('express wallet checkout on %s (spec 4.6)', (engine) => {
  let shop: Shop
  let dress: { sku: string; productId: string; spu: string }
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
    dress = (await somePieces(shop))(0)
  })
  afterAll(() => shop.close())

  const { piece, page } = {
    piece: (qty = 1) => ({ productId: dress.productId, sku: dress.sku, qty }),
    page: () => `/products/dress-${dress.spu}`,
  }
  const press = (qty = 1, cancelUrl = page()) => ({ fromType: '1' as const, ...piece(qty), cancelUrl })

  /** The id with which the wallet returns after one of its people has answered. */
  const answerOf = async (page: string, choice: string) =>
    (await answered(page, choice)).searchParams.get('express') ?? ''

  async function answered(page: string, choice: string): Promise<URL> {
    const answer = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    })
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '')
  }

  /** The wallet's page, opened and answered by one of its people; the id of the express checkout that it returns with. */
  async function agreed(client: TestClient, choice: string, qty = 1): Promise<{ id: string; back: URL }> {
    const { type, data } = await client.get(submitWalletExpress, press(qty), keyed())
    expect(type).toBe(1)
    const back = await answered(data, choice)
    return { id: back.searchParams.get('express') ?? '', back }
  }

  async function orderInput(client: TestClient, id: string, qty = 1) {
    const { email, address } = await client.get(expressCheckout, { express: id })
    const basket = { buyNow: piece(qty), shippingMethod: 'delivery' as const }
    const { quoteId } = await client.get(quoteOrder, basket)
    return { ...basket, quoteId, email, address: address ?? undefined, express: id }
  }

  const stockOf = async (sku: string) =>
    (
      await shop.services.store.db
        .selectFrom('sku')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).stock
  const statusOf = async (
    client: TestClient,
    { orderNumber, secret }: { orderNumber: string; secret: string },
  ) => (await client.get(guestOrder, { orderNumber, secret })).status

  test('a guest buys: risk, wallet, address, one press, and the notice alone makes the order paid', async () => {
    const guest = aTestClient(shop.url)
    const before = await stockOf(dress.sku)
    expect(await guest.get(checkPaymentRisk, piece(2), keyed())).toEqual({ risk: 'none' })
    const { id, back } = await agreed(guest, 'mei.0', 2)
    expect(back.pathname).toBe('/checkout')
    expect(back.searchParams.get('walletexpress')).toBe('1')
    const read = await guest.get(expressCheckout, { express: id })
    expect(read).toMatchObject({ state: 'authorized', buyNow: piece(2), email: 'mei@example.com' })
    expect(read.address).toMatchObject({ country: 'SG', line1: '21 Orchard Road', lastName: 'Tan' })
    // Nothing is set aside before there is an order.
    expect(await stockOf(dress.sku)).toBe(before)
    const input = await orderInput(guest, id, 2)
    const key = keyed()
    const [first, second] = await Promise.all([
      guest.get(placeOrder, input, key),
      guest.get(placeOrder, input, key),
    ])
    expect(second).toEqual(first)
    expect(await stockOf(dress.sku)).toBe(before - 2)
    const order = { orderNumber: first.orderNumber, secret: first.secret }
    expect(await guest.get(expressCheckout, { express: id })).toMatchObject({
      state: 'ordered',
      email: '',
      address: null,
      order,
    })
    expect(await statusOf(guest, order)).toBe('unpaid')
    const { data } = await guest.get(submitPayment, order, keyed())
    expect(new URL(data).pathname + new URL(data).search).toBe(
      `/payment-result?orderNumber=${order.orderNumber}`,
    )
    await vi.waitFor(async () => expect(await statusOf(guest, order)).toBe('processing'), 10_000)
    expect(await guest.get(paymentState, order)).toEqual({ state: 'paid' })
  })

  test('a guest who signs in on the way keeps what the wallet has agreed to', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'claire.0')
    await aRegisteredMember(shop, {}, guest)
    expect(await guest.get(expressCheckout, { express: id })).toMatchObject({
      state: 'authorized',
      email: 'claire@example.com',
    })
    expect((await guest.get(placeOrder, await orderInput(guest, id), keyed())).orderNumber).toMatch(/^VD/)
  })

  test('a member whose payment is at risk waits, and goes on with the same key: code 504 (spec 4.6)', async () => {
    const { client } = await aRegisteredMember(shop, { email: `mei.risk.${randomUUID()}@example.com` })
    const key = keyed()
    expect((await client.ask(checkPaymentRisk, piece(), key)).body.code).toBe(504)
    expect((await client.ask(submitWalletExpress, press(), key)).body.code).toBe(504)
    shop.clock.now += MINUTE_MS
    expect(await client.get(checkPaymentRisk, piece(), key)).toEqual({ risk: 'none' })
    expect((await client.get(submitWalletExpress, press(), key)).type).toBe(1)
  })

  test('the same key is the same express checkout, and stands for one piece alone', async () => {
    const guest = aTestClient(shop.url)
    const key = keyed()
    // The first call opens the guest's session.
    await guest.get(checkPaymentRisk, piece(), key)
    const answers = await Promise.all([1, 2, 3].map(() => guest.get(submitWalletExpress, press(), key)))
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
    expect((await guest.ask(submitWalletExpress, press(2), key)).body).toMatchObject({ code: 422 })
  })

  test.each([
    ['another host', 'https://elsewhere.example/products/x'],
    ['another host without its scheme', '//elsewhere.example'],
    ['a host that begins like the shop', 'http://localhost.elsewhere.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a call of the shop', '/api/login/logout'],
  ])('a wallet never returns the browser to %s (trust.md S24)', async (_, cancelUrl) => {
    const { body } = await aTestClient(shop.url).ask(submitWalletExpress, press(1, cancelUrl), keyed())
    expect(body.code).toBe(400)
  })

  test('another person’s express checkout is unknown, read and ordered with (S8)', async () => {
    const [guest, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    const { id } = await agreed(guest, 'mei.0')
    const input = await orderInput(guest, id)
    const { id: own } = await agreed(other, 'claire.0')
    expect((await other.ask(expressCheckout, { express: id })).body).toMatchObject({
      code: 404,
      data: { reason: 'express-unknown' },
    })
    expect((await aTestClient(shop.url).ask(expressCheckout, { express: id })).body.code).toBe(404)
    const theirs = { ...(await orderInput(other, own)), express: id }
    const before = await stockOf(dress.sku)
    expect((await other.ask(placeOrder, theirs, keyed())).body.code).toBe(404)
    expect(await stockOf(dress.sku)).toBe(before)
    // Its owner has lost nothing by it.
    expect((await guest.get(placeOrder, input, keyed())).orderNumber).toMatch(/^VD/)
  })

  test('a second order cannot be paid by the same agreement', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'mei.0')
    const input = await orderInput(guest, id)
    await guest.get(placeOrder, input, keyed())
    const before = await stockOf(dress.sku)
    expect((await guest.ask(placeOrder, input, keyed())).body.code).toBe(4023)
    expect(await stockOf(dress.sku)).toBe(before)
  })

  test('a price that rose is not paid: the wallet is asked again; one that fell is', async () => {
    const guest = aTestClient(shop.url)
    const { db } = shop.services.store
    const price = async (by: number) => {
      await db
        .updateTable('sku')
        .set((row) => ({ price: row('price', '+', by), list_price: row('list_price', '+', by) }))
        .where('sku', '=', dress.sku)
        .execute()
    }
    const { id } = await agreed(guest, 'mei.0')
    await price(10_00)
    const before = await stockOf(dress.sku)
    expect((await guest.ask(placeOrder, await orderInput(guest, id), keyed())).body.code).toBe(4024)
    expect(await stockOf(dress.sku)).toBe(before)
    await price(-15_00)
    const order = await guest.get(placeOrder, await orderInput(guest, id), keyed())
    await price(5_00)
    await guest.get(submitPayment, { orderNumber: order.orderNumber, secret: order.secret }, keyed())
    await vi.waitFor(async () => expect(await statusOf(guest, order)).toBe('processing'), 10_000)
  })

  test('another piece, or more of it, is not what the wallet agreed to', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'mei.0')
    const input = await orderInput(guest, id, 2)
    expect((await guest.ask(placeOrder, input, keyed())).body.code).toBe(4024)
    const { buyNow: _, ...withoutPiece } = input
    expect((await guest.ask(placeOrder, withoutPiece, keyed())).body.data).toMatchObject({
      reason: 'nothing-selected',
    })
  })

  test('an address that the rules refuse is shown as the wallet has it, and not ordered (spec 5)', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'olivia.0')
    const input = await orderInput(guest, id)
    expect(input.address).toMatchObject({ line1: 'PO Box 112' })
    const refused = await guest.ask(placeOrder, input, keyed())
    expect(refused.body).toMatchObject({
      code: 4011,
      data: { problems: [{ field: 'line1', problem: 'po-box' }] },
    })
    const address = input.address && { ...input.address, line1: '7 Collins Street' }
    expect((await guest.get(placeOrder, { ...input, address }, keyed())).orderNumber).toMatch(/^VD/)
  })

  test('a wallet that refuses, or is closed, leaves nothing behind', async () => {
    const guest = aTestClient(shop.url)
    const before = await stockOf(dress.sku)
    const { id } = await agreed(guest, 'ravi.0')
    const read = await guest.get(expressCheckout, { express: id })
    expect(read).toMatchObject({ state: 'refused', email: '', address: null })
    const input = { ...(await orderInput(guest, id)), email: 'mei@example.com', address: ADDRESS }
    expect((await guest.ask(placeOrder, input, keyed())).body.code).toBe(4023)
    const { back } = await agreed(guest, 'tom.0')
    expect(back.pathname).toBe(page())
    expect(await stockOf(dress.sku)).toBe(before)
  })

  test('a bank that refuses at the capture leaves the order unpaid, to be paid by card', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'wen.0')
    const { orderNumber, secret } = await guest.get(placeOrder, await orderInput(guest, id), keyed())
    const order = { orderNumber, secret }
    await guest.get(submitPayment, order, keyed())
    await vi.waitFor(
      async () => expect(await guest.get(paymentState, order)).toEqual({ state: 'refused' }),
      10_000,
    )
    const { data } = await guest.get(submitPayment, order, keyed())
    expect(new URL(data).pathname).toMatch(/^\/pay\//)
  })

  test('a wallet pays the bag with its code, up to the sum that it has agreed to (spec 2.12)', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, piece(2), keyed())
    const { db } = shop.services.store
    const code = await aCoupon(db, { value: 5_00 })
    const bag = { fromType: '2' as const, codes: [code] }
    expect(await guest.get(checkPaymentRisk, bag, keyed())).toEqual({ risk: 'none' })
    const { data } = await guest.get(submitWalletExpress, { ...bag, cancelUrl: '/cart' }, keyed())
    const id = await answerOf(data, 'mei.0')
    const basket = { shippingMethod: 'delivery' as const }
    const dear = await guest.get(quoteOrder, basket)
    const cheap = await guest.get(quoteOrder, { ...basket, codes: [code] })
    const read = await guest.get(expressCheckout, { express: id })
    expect(read).toMatchObject({ state: 'authorized', buyNow: null, amount: cheap.amounts.due })
    const buyer = { email: read.email, address: read.address ?? undefined, express: id }
    const place = (input: object, { quoteId }: { quoteId: string }) =>
      guest.ask(placeOrder, { ...basket, ...buyer, ...input, quoteId }, keyed())
    expect((await place({}, dear)).body).toMatchObject({ code: 4024 })
    const { body } = await place({ codes: [code] }, cheap)
    expect(body).toMatchObject({ code: 200 })
    const order = body.data as { orderNumber: string; secret: string }
    await guest.get(submitPayment, { orderNumber: order.orderNumber, secret: order.secret }, keyed())
    await vi.waitFor(async () => expect(await statusOf(guest, order)).toBe('processing'), 10_000)
    expect((await guest.get(cartList, {})).cartInfo.list).toEqual([])
  })

  test('an order that a gift card pays after all leaves the wallet nothing to collect (spec 9.9)', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, piece(), keyed())
    const { db } = shop.services.store
    const { code } = await aGiftCard(db, 10_000_00)
    const all = { fromType: '2' as const, codes: [code], cancelUrl: '/cart' }
    expect((await guest.ask(submitWalletExpress, all, keyed())).body.code).toBe(400)
    const { data } = await guest.get(submitWalletExpress, { fromType: '2', cancelUrl: '/cart' }, keyed())
    const id = await answerOf(data, 'mei.0')
    const basket = { shippingMethod: 'delivery' as const, codes: [code] }
    const { quoteId } = await guest.get(quoteOrder, basket)
    const { email } = await guest.get(expressCheckout, { express: id })
    const buyer = { email, address: ADDRESS, express: id }
    const order = await guest.get(placeOrder, { ...basket, ...buyer, quoteId }, keyed())
    expect(await statusOf(guest, order)).toBe('processing')
    const stored = () =>
      db.selectFrom('express_checkout').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect((await stored()).state).toBe('given-up')
    shop.clock.now += HOUR_MS
    await expireExpress(shop.services)
    expect((await stored()).state).toBe('expired')
  })

  test.each([
    ['a piece without its quantity', { fromType: '1' as const, productId: '1', sku: 'A' }],
    ['the bag and a piece', { fromType: '2' as const, productId: '1', sku: 'A', qty: 1 }],
  ])('%s is refused', async (_, goods) => {
    const { body } = await aTestClient(shop.url).ask(
      submitWalletExpress,
      { ...goods, cancelUrl: '/cart' },
      keyed(),
    )
    expect(body).toMatchObject({ code: 400, data: { field: 'fromType' } })
  })

  test('an abandoned one expires, and who it was is forgotten (S37)', async () => {
    const guest = aTestClient(shop.url)
    const { id } = await agreed(guest, 'mei.0')
    const input = await orderInput(guest, id)
    shop.clock.now += HOUR_MS
    // The quote is over, too, after half an hour.
    const again = await orderInput(guest, id)
    expect((await guest.ask(placeOrder, { ...input, quoteId: again.quoteId }, keyed())).body.code).toBe(4023)
    expect(await guest.get(expressCheckout, { express: id })).toMatchObject({
      state: 'expired',
      email: '',
      address: null,
    })
    await expireExpress(shop.services)
    const row = await shop.services.store.db
      .selectFrom('express_checkout')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'expired', email: '', address: null })
  })
})
