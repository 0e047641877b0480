import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressList } from '#contract/account/addresses.contract.ts'
import { userInfo } from '#contract/account/customer.contract.ts'
import { login, registerFromOrder } from '#contract/account/login.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { ownOrder } from '#contract/buying/orders.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import type { OrderKey } from '#contract/fields.ts'
import { paymentState, submitPayment } from '#contract/buying/payment.contract.ts'
import { ADDRESS, AMERICAN_ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember, deliveredMails, PASSWORD } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
const CARD = { name: 'Mei Tan', number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }
const ENTERED = { password: PASSWORD, birthday: '1990-02-28', agreement: true }

describe.each(ENGINES)("an account of a guest's order on %s (spec 2.12, 5)", (engine) => {
  let shop: Shop
  let piece: Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = (await somePieces(shop))(0)
    const { db } = shop.services.store
    await db.updateTable('sku').set({ stock: 500 }).where('sku', '=', piece.sku).execute()
  })
  afterAll(() => shop.close())

  interface Ordered {
    readonly client: TestClient
    readonly email: string
    readonly order: OrderKey
  }
  async function anOrder(
    details: Partial<SentTo<typeof placeOrder>> = {},
    client = aTestClient(shop.url),
  ): Promise<Ordered> {
    const email = `${randomUUID()}@example.com`
    const { sku, productId } = piece
    const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
    const { quoteId } = await client.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email, address: ADDRESS, ...details }
    const { orderNumber, secret } = await client.get(placeOrder, input, keyed())
    return { client, email: input.email, order: { orderNumber, secret } }
  }
  async function aPaidOrder(...given: Parameters<typeof anOrder>): Promise<Ordered> {
    const ordered = await anOrder(...given)
    const { data } = await ordered.client.get(submitPayment, ordered.order, keyed())
    await fetch(data, { method: 'POST', redirect: 'manual', body: new URLSearchParams(CARD) })
    expect(await ordered.client.get(paymentState, ordered.order)).toEqual({ state: 'paid' })
    return ordered
  }
  const claim = ({ client, order }: Ordered, given: Partial<SentTo<typeof registerFromOrder>> = {}) =>
    client.ask(registerFromOrder, { ...order, ...ENTERED, ...given })
  const refusal = async (...given: Parameters<typeof claim>) => (await claim(...given)).body.data

  test('has its e-mail, name, country, phone and addresses, and is signed in', async () => {
    const ordered = await aPaidOrder({ billing: { ...ADDRESS, line1: '99 Robinson Road' } })
    const { client, email, order } = ordered
    await deliveredMails(shop)
    const { body } = await claim(ordered)
    expect(body.data).toMatchObject({ userInfo: { email, nickname: 'Mei', emailConfirmed: false } })
    expect((await client.get(userInfo, {})).userInfo).toMatchObject({
      email,
      firstName: 'Mei',
      lastName: 'Tan',
      country: 'SG',
      mobile: '+6581234567',
      birthday: ENTERED.birthday,
    })
    expect((await client.get(addressList, {})).list).toMatchObject([
      { type: 'shipping', isDefault: true, line1: ADDRESS.line1 },
      { type: 'billing', isDefault: true, line1: '99 Robinson Road' },
    ])
    expect((await client.get(ownOrder, { orderNumber: order.orderNumber })).secret).toBe(order.secret)
    expect(await aTestClient(shop.url).get(login, { email, password: PASSWORD })).toMatchObject({
      userInfo: { email },
    })
    expect((await deliveredMails(shop)).filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('is made on any device that opens the order, which is the account’s then', async () => {
    const ordered = await aPaidOrder()
    const elsewhere = aTestClient(shop.url)
    expect((await claim({ ...ordered, client: elsewhere })).body.code).toBe(200)
    const { orderNumber } = ordered.order
    expect(await elsewhere.get(ownOrder, { orderNumber })).toEqual(ordered.order)
  })

  test('S8: needs the secret of this very order', async () => {
    const [mine, theirs] = [await aPaidOrder(), await aPaidOrder()]
    const unknown = { reason: 'order-unknown' }
    expect(await refusal(mine, { secret: 'wrong' })).toEqual(unknown)
    expect(await refusal(mine, { orderNumber: theirs.order.orderNumber })).toEqual(unknown)
    expect(await refusal(mine, { orderNumber: 'VD0000000' })).toEqual(unknown)
  })

  test('needs a paid order', async () => {
    expect(await refusal(await anOrder())).toEqual({ reason: 'order-unpaid' })
  })

  test('is made once, also by two presses together', async () => {
    const ordered = await aPaidOrder()
    const codes = (await Promise.all([claim(ordered), claim(ordered)])).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual([200, 4053])
    expect(await refusal(ordered)).toEqual({ reason: 'member-exists' })
  })

  test('S6: for an address that has an account, the answer is that of the registration', async () => {
    const { email } = await aRegisteredMember(shop)
    const ordered = await aPaidOrder({ email: email.toUpperCase() })
    expect(await refusal(ordered)).toEqual({ reason: 'member-exists' })
    expect((await ordered.client.ask(ownOrder, ordered.order)).status).toBe(401)
  })

  test('is not made of an order that a member has placed', async () => {
    const { client } = await aRegisteredMember(shop)
    const ordered = await aPaidOrder({}, client)
    expect(await refusal({ ...ordered, client: aTestClient(shop.url) })).toEqual({ reason: 'member-exists' })
  })

  test('asks for what the order does not say, and for nothing that it says', async () => {
    const abroad = await aPaidOrder({ address: AMERICAN_ADDRESS })
    expect(await refusal(abroad)).toEqual({
      reason: 'registration-wrong',
      problems: { country: 'required', phone: 'required' },
    })
    const added = { country: 'SG', phone: '91234567', firstName: 'Eve' }
    expect((await claim(abroad, added)).body.code).toBe(200)
    expect((await abroad.client.get(userInfo, {})).userInfo).toMatchObject({
      firstName: 'Mei',
      country: 'SG',
      mobile: '+6591234567',
    })
  })

  test.each([
    [{ password: 'short' }, { reason: 'password-wrong', problem: 'too-short' }],
    [{ birthday: '' }, { reason: 'registration-wrong', problems: { birthday: 'required' } }],
    [{ agreement: false }, { reason: 'registration-wrong', problems: { agreement: 'required' } }],
  ])('%o is refused as in every registration', async (given, reason) => {
    expect(await refusal(await aPaidOrder(), given)).toMatchObject(reason)
  })
})
