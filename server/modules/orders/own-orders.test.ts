import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder, ownOrder } from '#contract/buying/orders.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { shipOrder } from './after-sale/ship-order.ts'
import { lockOrder, orderBySecret } from './orders.queries.ts'

describe.each(ENGINES)('the details of an order for its member on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  async function anOrder(client: TestClient, email: string) {
    const { sku, productId } = piece(0)
    const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
    const { quoteId } = await client.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email, address: ADDRESS }
    return client.get(placeOrder, input, { [HEADERS.idempotency]: randomUUID() })
  }
  const confirm = (email: string) =>
    shop.services.store.db
      .updateTable('member')
      .set({ email_confirmed_at: 1 })
      .where('email', '=', email)
      .execute()
  const answerTo = async (client: TestClient, orderNumber: string) => {
    const { status, body } = await client.ask(ownOrder, { orderNumber })
    return [status, body.data]
  }
  const UNKNOWN = [404, { reason: 'order-unknown' }]

  test('S8: a guest is asked to log in, whether the order exists or not (spec 6)', async () => {
    const guest = aTestClient(shop.url)
    const { orderNumber } = await anOrder(guest, 'guest@example.com')
    const needed = [401, { reason: 'sign-in-needed' }]
    expect(await answerTo(guest, orderNumber)).toEqual(needed)
    expect(await answerTo(aTestClient(shop.url), orderNumber)).toEqual(needed)
    expect(await answerTo(guest, 'VD0000000')).toEqual(needed)
  })

  test('the member who has placed it opens it, wherever they are signed in', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const placed = await anOrder(client, 'gift@example.com')
    expect((await client.get(ownOrder, { orderNumber: placed.orderNumber })).secret).toBe(placed.secret)
    const key = await client.get(ownOrder, { orderNumber: placed.orderNumber })
    expect(await aTestClient(shop.url).get(guestOrder, key)).toMatchObject({
      orderNumber: placed.orderNumber,
    })
    const { client: other } = await aRegisteredMember(shop)
    expect(await answerTo(other, placed.orderNumber)).toEqual(UNKNOWN)
    expect(await answerTo(other, 'VD0000000')).toEqual(UNKNOWN)
    expect(email).not.toBe('gift@example.com')
  })

  test('S38: an order of a guest opens for the member with its e-mail address, once the address is confirmed', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { orderNumber } = await anOrder(aTestClient(shop.url), email.toUpperCase())
    expect(await answerTo(client, orderNumber)).toEqual(UNKNOWN)
    await confirm(email)
    expect((await client.get(ownOrder, { orderNumber })).orderNumber).toBe(orderNumber)
  })

  test('S8: an order that another member has sent to this address stays theirs', async () => {
    const { client, email } = await aRegisteredMember(shop)
    await confirm(email)
    const { client: giver } = await aRegisteredMember(shop)
    const { orderNumber } = await anOrder(giver, email)
    expect(await answerTo(client, orderNumber)).toEqual(UNKNOWN)
    expect((await giver.get(ownOrder, { orderNumber })).orderNumber).toBe(orderNumber)
  })

  test('an order tells its date and status, and once it is shipped its courier and tracking number (spec 3)', async () => {
    const { client } = await aRegisteredMember(shop)
    const { orderNumber, secret } = await anOrder(client, 'mei@example.com')
    const key = { orderNumber, secret }
    const { services, clock } = shop
    const paidAt = clock.now
    expect(await client.get(guestOrder, key)).toMatchObject({
      status: 'unpaid',
      createdAt: paidAt,
      paidAt: null,
      parcels: [],
    })
    const { id } = await orderBySecret(services.store.db, key)
    await services.store.db
      .updateTable('shop_order')
      .set({ status: 'processing', paid_at: paidAt })
      .where('id', '=', id)
      .execute()
    const parcel = { courier: 'Ninja Van', tracking: 'NV-1' }
    const shippedAt = paidAt + 1_000
    await transact(services.store, async (tx) => {
      const order = await lockOrder(tx, id, shippedAt)
      if (order) await shipOrder(tx, services, { order, parcel, at: shippedAt })
    })
    expect(await client.get(guestOrder, key)).toMatchObject({
      status: 'shipped',
      paidAt,
      parcels: [{ ...parcel, shippedAt, step: 'shipped', items: [{ position: 0, qty: 1 }] }],
      item: [{ state: 'shipped', shipped: 1 }],
    })
  })
})
