import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { cartAdd, cartList, wishList, wishListAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { takeCart } from '#contract/stores/kiosk.contract.ts'
import { pushState } from '#contract/notices/push.contract.ts'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { mySizes, saveMySizes } from '#contract/account/sizes.contract.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aGuestAndAMember } from '#tests/world/shops/client-of-shopper.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aDevice } from '#tests/world/shops/test-client.ts'
import { sha256 } from '../../core/digest.ts'
import { keyedBy, once } from '../../services/idempotency.ts'

describe.each(ENGINES)('a guest and a member with the same id, on %s', (engine) => {
  const { now, piece, item, review } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  function namesakes() {
    const id = randomBytes(16).toString('hex')
    return { from: createShopper('guest', id), to: createShopper('member', id) }
  }
  const clients = () => aGuestAndAMember(shop, namesakes())

  test('are distinguished by their sessions', async () => {
    const { guest, member, from, to } = await clients()
    expect(await guest.get(commonInfo, {})).toMatchObject({ isLogin: 0, shopper: shopperKey(from) })
    expect(await member.get(commonInfo, {})).toMatchObject({ isLogin: 1, shopper: shopperKey(to) })
  })

  test('have a cart each', async () => {
    const { guest, member } = await clients()
    await guest.get(cartAdd, item(0, 2))
    expect(await member.get(cartList, {})).toMatchObject({ version: 0, cartInfo: { list: [] } })
    await member.get(cartAdd, item(0))
    expect((await guest.get(cartList, {})).cartInfo.list).toMatchObject([{ sku: piece(0).sku, qty: 2 }])
    expect((await member.get(cartList, {})).cartInfo.list).toMatchObject([{ sku: piece(0).sku, qty: 1 }])
  })

  test('have a wishlist each', async () => {
    const { guest, member } = await clients()
    await guest.get(wishListAdd, { spu: piece(0).spu })
    expect(await member.get(wishList, {})).toMatchObject({ version: 0, list: [] })
    await member.get(wishListAdd, { spu: piece(1).spu })
    expect((await guest.get(wishList, {})).list).toMatchObject([{ spu: piece(0).spu }])
  })

  test('have measurements each', async () => {
    const { guest, member } = await clients()
    await guest.get(saveMySizes, { bust: 860 })
    expect((await member.get(mySizes, {})).bust).toBeUndefined()
  })

  test('vote for a review each', async () => {
    const { guest, member } = await clients()
    const { id, helpful } = await review()
    await guest.get(reviewHelpful, { id, on: true })
    expect((await member.get(reviewHelpful, { id, on: true })).list).toEqual([{ id, helpful: helpful + 2 }])
  })

  test('have browsers each: the address of one shows the other nothing', async () => {
    const { guest, member, from } = await clients()
    const endpoint = `https://push.example/${from.id}`
    const marks = { p256dh: 'k', auth: 'a', site: 'sg', lang: 'en', time_zone: 'UTC' }
    const switches = { cart_reminder: 1, back_in_stock: 0, parcel_moves: 0, created_at: 1, changed_at: 1 }
    await shop.services.store.db
      .insertInto('push_subscription')
      .values({ id: from.id, endpoint, shopper: shopperKey(from), ...marks, ...switches })
      .execute()
    expect(await guest.get(pushState, { endpoint })).toMatchObject({ known: true })
    expect(await member.get(pushState, { endpoint })).toMatchObject({ known: false })
  })

  test('take a cart over from a tablet each: what one has taken is gone for the other', async () => {
    const { guest, member } = await clients()
    const secret = randomUUID()
    const lines = JSON.stringify([item(0)])
    const { now: at } = shop.clock
    await shop.services.store.db
      .insertInto('hand_over')
      .values({ secret_hash: sha256(secret), kiosk_id: 'k', lines, created_at: at, until: at + 60_000 })
      .execute()
    await guest.get(takeCart, { secret })
    expect((await guest.get(takeCart, { secret })).cartInfo.list).toMatchObject([{ qty: 1 }])
    const { body } = await member.ask(takeCart, { secret })
    expect(body).toMatchObject({ data: { reason: 'hand-over-gone' } })
  })

  test('have a device sequence each: an operation of one is refused under the other (offline.md F31)', async () => {
    const { guest, member } = await clients()
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
    const { from, to } = namesakes()
    const [guest, member] = [from, to].map((shopper) => keyedBy({ shopper, key, now: 0 }, placeOrder, {}))
    if (!guest || !member) throw new RangeError('two keyed calls')
    const { store } = shop.services
    expect(await once(store, guest, async () => ({ whose: 'guest' }))).toEqual({ whose: 'guest' })
    expect(await once(store, member, async () => ({ whose: 'member' }))).toEqual({ whose: 'member' })
    expect(member.fingerprint).not.toBe(guest.fingerprint)
  })

  test('have quotes each: what one was promised the other cannot use (S10)', async () => {
    const { guest, member } = await clients()
    for (const who of [guest, member]) await who.get(cartAdd, item(0))
    const { quoteId } = await guest.get(quoteOrder, { shippingMethod: 'delivery' })
    const order = { shippingMethod: 'delivery', quoteId, email: 'mei@example.com', address: ADDRESS } as const
    const place = (who: typeof guest) =>
      who.ask(placeOrder, order, { [HEADERS.idempotency]: randomUUID() }).then(({ body }) => body)
    expect(await place(member)).toMatchObject({ data: { reason: 'cart-changed' } })
    expect(await place(guest)).toMatchObject({ code: 200 })
  })
})
