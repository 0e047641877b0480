import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { cartAdd, cartList, wishList, wishListAdd } from '#contract/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { commonInfo } from '#contract/navigation.contract.ts'
import { mySizes, saveMySizes } from '#contract/sizes.contract.ts'
import { ADDRESS } from '#tests/world/checkout-world.ts'
import { ENGINES } from '#tests/world/engines.ts'
import { aClientOf } from '#tests/world/member-client.ts'
import { type Shop } from '#tests/world/shop.ts'
import { aStockedShop } from '#tests/world/stocked-shop.ts'
import { aDevice } from '#tests/world/test-client.ts'
import { keyedBy, once } from '../../services/idempotency.ts'

describe.each(ENGINES)('a guest and a member with the same id, on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  function namesakes() {
    const id = randomBytes(16).toString('hex')
    return [createShopper('guest', id), createShopper('member', id)] as const
  }

  async function two() {
    const [guest, member] = namesakes()
    return [await aClientOf(shop, guest), await aClientOf(shop, member)] as const
  }

  test('are told apart by their sessions', async () => {
    const [guest, member] = namesakes()
    const of = async (who: typeof guest) => (await aClientOf(shop, who)).get(commonInfo, {})
    expect(await of(guest)).toMatchObject({ isLogin: 0, shopper: shopperKey(guest) })
    expect(await of(member)).toMatchObject({ isLogin: 1, shopper: shopperKey(member) })
  })

  test('have a cart each', async () => {
    const [guest, member] = await two()
    await guest.get(cartAdd, item(0, 2))
    expect(await member.get(cartList, {})).toMatchObject({ version: 0, cartInfo: { list: [] } })
    await member.get(cartAdd, item(0))
    expect((await guest.get(cartList, {})).cartInfo.list).toMatchObject([{ sku: piece(0).sku, qty: 2 }])
    expect((await member.get(cartList, {})).cartInfo.list).toMatchObject([{ sku: piece(0).sku, qty: 1 }])
  })

  test('have a wishlist each', async () => {
    const [guest, member] = await two()
    await guest.get(wishListAdd, { spu: piece(0).spu })
    expect(await member.get(wishList, {})).toMatchObject({ version: 0, list: [] })
    await member.get(wishListAdd, { spu: piece(1).spu })
    expect((await guest.get(wishList, {})).list).toMatchObject([{ spu: piece(0).spu }])
  })

  test('have measurements each', async () => {
    const [guest, member] = await two()
    await guest.get(saveMySizes, { bust: 860 })
    expect((await member.get(mySizes, {})).bust).toBeUndefined()
  })

  test('have a device sequence each: an operation of one is refused under the other (offline.md F31)', async () => {
    const [guest, member] = await two()
    const device = aDevice()
    await guest.get(cartAdd, item(0), device.next())
    const { body } = await member.ask(cartAdd, item(1), device.next())
    expect(body).toMatchObject({ data: { reason: 'other-person' } })
    const read = await member.ask(cartList, {}, { [HEADERS.device]: device.id })
    expect(read.body.lastSeq).toBe(0)
    expect((await guest.ask(cartList, {}, { [HEADERS.device]: device.id })).body.lastSeq).toBe(1)
  })

  test('have keys each: a call of one is not the answer of the other (R2)', async () => {
    const key = randomUUID()
    const [guest, member] = namesakes().map((shopper) => keyedBy({ shopper, key, now: 0 }, placeOrder, {}))
    if (!guest || !member) throw new RangeError('two keyed calls')
    const { store } = shop.services
    expect(await once(store, guest, async () => ({ whose: 'guest' }))).toEqual({ whose: 'guest' })
    expect(await once(store, member, async () => ({ whose: 'member' }))).toEqual({ whose: 'member' })
    expect(member.fingerprint).not.toBe(guest.fingerprint)
  })

  test('have quotes each: what one was promised the other cannot use (S10)', async () => {
    const [guest, member] = await two()
    for (const who of [guest, member]) await who.get(cartAdd, item(0))
    const { quoteId } = await guest.get(quoteOrder, { shippingMethod: 'delivery' })
    const order = { shippingMethod: 'delivery', quoteId, email: 'mei@example.com', address: ADDRESS } as const
    const place = (who: typeof guest) =>
      who.ask(placeOrder, order, { [HEADERS.idempotency]: randomUUID() }).then(({ body }) => body)
    expect(await place(member)).toMatchObject({ data: { reason: 'bag-changed' } })
    expect(await place(guest)).toMatchObject({ code: 200 })
  })
})
