import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder, type Quote } from '#contract/buying/checkout.contract.ts'
import { changeOrder, guestOrder } from '#contract/buying/orders.contract.ts'
import { amountOf } from '#domain/cart/adjustment.ts'
import { userInfo } from '#contract/account/customer.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { login, register } from '#contract/account/login.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, aRegistration, PASSWORD } from '#tests/world/people/members.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { expireOrders } from '../payment/expire-orders.ts'

/** Spec 8. */
const BAG_CHANGED = 'The product(s) in shopping bag has been changed, please check'
const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

describe.each(ENGINES)('the login discount on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const db = () => shop.services.store.db
  const rowOf = (member: string) =>
    db().selectFrom('login_discount').selectAll().where('member_id', '=', member).execute()

  /** An account of yesterday, with its e-mail address confirmed, and a browser in which it is signed in with the discount. */
  async function aTaker(given: Partial<SentTo<typeof login>> = {}, { confirmed = true } = {}) {
    const { email } = await aRegisteredMember(shop)
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    shop.clock.now += MINUTE_MS
    const client = aTestClient(shop.url)
    const input = { email, password: PASSWORD, takeDiscount: true, ...given }
    const { loginDiscount } = await client.get(login, input)
    return { email, client, loginDiscount, id: client.cookies.get('customers-id') ?? '' }
  }

  /** One piece bought now, without the bag. */
  const basket = (at = 0) => {
    const { sku, productId } = piece(at)
    return { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
  }
  async function place(client: TestClient, quoteId: string, at = 0) {
    const input = { ...basket(at), quoteId, email: 'mei@example.com', address: ADDRESS }
    return client.ask(placeOrder, input, keyed())
  }
  async function anOrder(client: TestClient) {
    const { quoteId, amounts, adjustments } = await client.get(quoteOrder, basket())
    const { orderNumber, secret } = (await place(client, quoteId)).body.data
    return { order: { orderNumber, secret }, amounts, adjustments }
  }
  const discountIn = ({ adjustments }: Quote) => Math.abs(amountOf(adjustments, 'login-discount'))

  const idOf = async ({ orderNumber }: { orderNumber: string }) =>
    (
      await db()
        .selectFrom('shop_order')
        .select('id')
        .where('number', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).id

  test('a registration of a known address reports that the account exists, and never whether a discount is left (spec 8)', async () => {
    const [{ email: used }, { email: fresh }] = [await aTaker(), await aRegisteredMember(shop)]
    const ask = async (email: string) =>
      (await aTestClient(shop.url).ask(register, aRegistration({ email }))).body
    const answer = await ask(used)
    expect(answer).toMatchObject({
      message: 'This account already exists.',
      data: { reason: 'member-exists' },
    })
    expect({ ...(await ask(fresh)), serverTime: 0 }).toEqual({ ...answer, serverTime: 0 })
  })

  test('who logs in by the offer holds it, and quote, bag and order take it, with its reason (spec 9.6)', async () => {
    const { client, loginDiscount, id } = await aTaker()
    expect(loginDiscount).toBe('given')
    expect((await client.get(userInfo, {})).userInfo.loginDiscount).toBe('sg')
    const { sku, productId } = piece(0)
    await client.get(cartAdd, { sku, productId, qty: 1 }, keyed())
    expect((await client.get(cartList, {})).loginDiscount).toBe('sg')
    const { order, amounts, adjustments } = await anOrder(client)
    expect(adjustments).toContainEqual({
      rule: 'login-discount',
      label: 'Login discount',
      amount: -10_00,
      format: '−S$10.00',
    })
    expect(amounts.otTotal).toBe(adjustments.reduce((sum, { amount }) => sum + amount, amounts.merchandise))
    const view = await client.get(guestOrder, order)
    expect([view.amounts, view.adjustments]).toEqual([amounts, adjustments])
    expect(await rowOf(id)).toMatchObject([{ order_id: await idOf(order) }])
    expect((await client.get(cartList, {})).loginDiscount).toBeUndefined()
    expect((await client.get(userInfo, {})).userInfo.loginDiscount).toBeUndefined()
    expect(discountIn(await client.get(quoteOrder, basket()))).toBe(0)
  })

  test('is given once in a life of a member, also to one who has used it', async () => {
    const { email, client, id } = await aTaker()
    const again = async () =>
      (await aTestClient(shop.url).get(login, { email, password: PASSWORD, takeDiscount: true }))
        .loginDiscount
    expect(await again()).toBe('had')
    await anOrder(client)
    expect(await again()).toBe('had')
    expect(await rowOf(id)).toHaveLength(1)
  })

  test('ten logins at once give one', async () => {
    const { email } = await aRegisteredMember(shop)
    shop.clock.now += MINUTE_MS
    const enter = () => aTestClient(shop.url).get(login, { email, password: PASSWORD, takeDiscount: true })
    const entered = await Promise.all(Array.from({ length: 10 }, enter))
    expect(entered.filter(({ loginDiscount }) => loginDiscount === 'given')).toHaveLength(1)
    expect(entered.filter(({ loginDiscount }) => loginDiscount === 'had')).toHaveLength(9)
  })

  test('is not given without the offer, nor with a wrong password', async () => {
    expect((await aTaker({ takeDiscount: false })).loginDiscount).toBeUndefined()
    const { email } = await aRegisteredMember(shop)
    shop.clock.now += MINUTE_MS
    const wrong = { email, password: 'other-29-lantern', takeDiscount: true }
    expect((await aTestClient(shop.url).ask(login, wrong)).body.data).toMatchObject({
      reason: 'sign-in-wrong',
    })
    expect((await aTestClient(shop.url).get(login, { ...wrong, password: PASSWORD })).loginDiscount).toBe(
      'given',
    )
  })

  test('S33: counts once the e-mail address is confirmed: invented addresses have none', async () => {
    const { email, client } = await aTaker({}, { confirmed: false })
    expect(discountIn(await client.get(quoteOrder, basket()))).toBe(0)
    await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    expect(discountIn(await client.get(quoteOrder, basket()))).toBe(10_00)
  })

  test('S10: a client names no amount, no site and no discount', async () => {
    const { client } = await aTaker()
    for (const field of ['loginDiscount', 'discount', 'amount', 'site'])
      expect(
        (await client.ask(quoteOrder, { ...basket(), [field]: 99_00 } as never)).body.data,
      ).toMatchObject({
        reason: 'bad-input',
      })
  })

  test('R12, R14: of two orders at once that were quoted with it one is placed, the other is told that the sum has changed', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, id } = await aTaker()
      const quotes = [await client.get(quoteOrder, basket()), await client.get(quoteOrder, basket(1))]
      const placed = await Promise.all(quotes.map(({ quoteId }, at) => place(client, quoteId, at)))
      const reasons = placed.map(({ body }) => (body.code === 200 ? 'placed' : body.message)).toSorted()
      expect(reasons).toEqual([BAG_CHANGED, 'placed'])
      const taken = await db()
        .selectFrom('order_adjustment')
        .innerJoin('login_discount', 'login_discount.id', 'order_adjustment.ledger_ref')
        .select('order_adjustment.order_id')
        .where('login_discount.member_id', '=', id)
        .execute()
      expect(taken).toHaveLength(1)
    }
  })

  test('another member cannot use a quote with it', async () => {
    const [one, other] = [await aTaker(), await aTaker({ takeDiscount: false })]
    const { quoteId } = await one.client.get(quoteOrder, basket())
    expect((await place(other.client, quoteId)).body.data).toMatchObject({ reason: 'cart-changed' })
  })

  test('comes back with an order that is not paid in time, once (spec 4.13, R13)', async () => {
    const { client, id } = await aTaker()
    const { order } = await anOrder(client)
    shop.clock.now += HOUR_MS
    for (let times = 0; times < 3; times++) await expireOrders(shop.services)
    expect((await client.get(guestOrder, order)).status).toBe('cancelled')
    expect(await rowOf(id)).toMatchObject([{ order_id: null }])
    expect(discountIn(await client.get(quoteOrder, basket()))).toBe(10_00)
  })

  test('comes back with an order that is changed', async () => {
    const { client } = await aTaker()
    const { order } = await anOrder(client)
    await client.get(changeOrder, order)
    expect((await client.get(cartList, {})).loginDiscount).toBe('sg')
  })

  /** An order whose payment arrives after it was cancelled. */
  async function paidLate(client: TestClient, between: () => Promise<unknown>) {
    const { order, amounts } = await anOrder(client)
    await client.get(submitPayment, order, keyed())
    const orderId = await idOf(order)
    shop.clock.now += HOUR_MS
    await expireOrders(shop.services)
    await between()
    const attempt = await db()
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const fact = { attemptId: attempt.id, providerRef: attempt.provider_ref ?? '', status: 'paid' } as const
    await applyPayment(shop.services, attempt.id, { ...fact, amount: amounts.otTotal, currency: 'SGD' })
    return { orderId, status: (await client.get(guestOrder, order)).status }
  }

  test('is taken again by an order that is paid after its cancellation (R6)', async () => {
    const { client, id } = await aTaker()
    const { orderId, status } = await paidLate(client, async () => {})
    expect(status).toBe('processing')
    expect(await rowOf(id)).toMatchObject([{ order_id: orderId }])
  })

  test('is not spent twice: paid after another order has used it, an order is given back (R6)', async () => {
    const { client, id } = await aTaker()
    let other = ''
    const { status } = await paidLate(client, async () => {
      other = await idOf((await anOrder(client)).order)
    })
    expect(status).toBe('refunded')
    expect(await rowOf(id)).toMatchObject([{ order_id: other }])
  })
})
