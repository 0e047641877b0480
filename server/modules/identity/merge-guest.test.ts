import { beforeAll, describe, expect, test } from 'vitest'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { cartAdd, wishListAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { pushState, pushSubscribe } from '#contract/notices/push.contract.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aGuestAndAMember, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aDevice } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'

/** A key of a browser's subscription; nothing is sent with it here. */
const base64 = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url')

describe.each(ENGINES)('a guest who signs in, on %s', (engine) => {
  const { now, piece, item, review } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const cartOf = async (shopper: Shopper) =>
    Object.fromEntries((await linesOf(shop.services.store.db, shopper)).map(({ sku, qty }) => [sku, qty]))
  const wishlistFor = async (shopper: Shopper) =>
    (await readWishlist(shop.services.store.db, shopper)).list.map(({ spu }) => spu).sort()

  const merge = (guest: Shopper, member: Shopper) => mergeInShop(shop, { guest, member })

  /** Both with a cart and a wishlist, which have a piece and a product in common. */
  async function withCarts() {
    const { guest, member, from, to } = await aGuestAndAMember(shop)
    await guest.get(cartAdd, item(0, 2))
    await guest.get(cartAdd, item(1))
    await guest.get(wishListAdd, { spu: piece(0).spu })
    await guest.get(wishListAdd, { spu: piece(1).spu })
    await member.get(cartAdd, item(0, 1))
    await member.get(cartAdd, item(2))
    await member.get(wishListAdd, { spu: piece(1).spu })
    return { guest, member, from, to }
  }

  test('adds bag and wishlist to the member’s, once', async () => {
    const { from, to } = await withCarts()
    const before = await cartOf(to)
    expect(await merge(from, to)).toEqual({
      capped: [],
      left: [],
    })
    const after = { [piece(0).sku]: 3, [piece(1).sku]: 1, [piece(2).sku]: 1 }
    expect(before).toEqual({ [piece(0).sku]: 1, [piece(2).sku]: 1 })
    expect(await cartOf(to)).toEqual(after)
    expect(await wishlistFor(to)).toEqual([piece(0).spu, piece(1).spu].sort())
    expect([await cartOf(from), await wishlistFor(from)]).toEqual([{}, []])
    await merge(from, to)
    expect(await cartOf(to)).toEqual(after)
  })

  test('two sign-ins at once add them once', async () => {
    const { from, to } = await withCarts()
    await Promise.all([1, 2, 3].map(() => merge(from, to)))
    expect(await cartOf(to)).toMatchObject({ [piece(0).sku]: 3 })
  })

  test('gets no more of a piece than there is', async () => {
    const { guest, member, from, to } = await withCarts()
    const { sku, stock } = piece(0)
    await guest.get(cartAdd, item(0, Math.min(100, stock)))
    await member.get(cartAdd, item(0, Math.min(100, stock)))
    const most = Math.min(100, stock)
    const merged = await merge(from, to)
    expect(merged.capped).toEqual([{ sku, requested: 2 * most, got: most }])
    expect(await cartOf(to)).toMatchObject({ [sku]: most })
  })

  test('keeps the sequence of its devices, so that an operation whose answer was lost is not applied twice', async () => {
    const { guest, member, from, to } = await withCarts()
    const device = aDevice()
    const sent = device.next()
    await guest.get(cartAdd, item(3), sent)
    await merge(from, to)
    // The response was lost; the device belongs to the member now and sends again.
    const again = await member.ask(cartAdd, item(3), sent)
    expect([again.body.code, again.body.lastSeq]).toEqual([200, 1])
    expect(await cartOf(to)).toMatchObject({ [piece(3).sku]: 1 })
    await member.get(cartAdd, item(3), device.next())
    expect(await cartOf(to)).toMatchObject({ [piece(3).sku]: 2 })
  })

  test('has one vote where both had one', async () => {
    const { guest, member, from, to } = await withCarts()
    const { db } = shop.services.store
    const { id, helpful } = await review()
    await guest.get(reviewHelpful, { id, on: true })
    await member.get(reviewHelpful, { id, on: true })
    await merge(from, to)
    const now = await db.selectFrom('review').select('helpful').where('id', '=', id).executeTakeFirst()
    expect(now?.helpful).toBe(helpful + 1)
    expect(await member.get(reviewHelpful, { id, on: false })).toMatchObject({ list: [] })
  })

  test('has one vote when the member votes during the merge', async () => {
    const { db } = shop.services.store
    const { id, helpful } = await review()
    for (let round = 1; round <= 10; round++) {
      const { guest, member, from, to } = await aGuestAndAMember(shop)
      await guest.get(reviewHelpful, { id, on: true })
      await Promise.all([merge(from, to), member.get(reviewHelpful, { id, on: true })])
      const now = await db.selectFrom('review').select('helpful').where('id', '=', id).executeTakeFirst()
      expect(now?.helpful).toBe(helpful + round)
    }
  })

  test('keeps orders and notifications, and is reminded of what the bag holds now', async () => {
    const { guest, member, from, to } = await withCarts()
    const { db } = shop.services.store
    const browser = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/merged',
      p256dh: base64(65),
      auth: base64(16),
    }
    const topics = { timeZone: 'Asia/Singapore', cart: true, stock: true }
    await guest.get(pushSubscribe, { ...browser, ...topics })
    const { quoteId } = await guest.get(quoteOrder, { shippingMethod: 'delivery' })
    const order = { quoteId, email: 'mei@example.com', address: ADDRESS, shippingMethod: 'delivery' } as const
    await guest.get(placeOrder, order, { [HEADERS.idempotency]: 'merged-order' })
    await guest.get(cartAdd, item(4))
    await merge(from, to)
    const ofMember = async (table: 'shop_order' | 'push_subscription' | 'push_tag') =>
      (
        await db
          .selectFrom(table)
          .select('shopper')
          .where('shopper', 'in', [shopperKey(from), shopperKey(to)])
          .execute()
      ).map(({ shopper }) => shopper)
    for (const table of ['shop_order', 'push_subscription', 'push_tag'] as const)
      expect({ table, of: await ofMember(table) }).toEqual({ table, of: [shopperKey(to)] })
    expect(await member.get(pushState, { endpoint: browser.endpoint })).toMatchObject({ known: true })
    const tag = await db
      .selectFrom('push_tag')
      .selectAll()
      .where('shopper', '=', shopperKey(to))
      .executeTakeFirst()
    expect(tag).toMatchObject({ cart_update: shop.clock.now, product_name: expect.any(String) })
  })

  test('goes to a member alone: neither a guest nor a member is merged into another of the kind', async () => {
    const { from, to } = await withCarts()
    for (const [one, other] of [
      [from, from],
      [from, aGuest()],
      [to, from],
      [to, to],
    ] as const)
      await expect(merge(one, other)).rejects.toThrow(RangeError)
    expect(await cartOf(from)).toMatchObject({ [piece(0).sku]: 2 })
    expect(await cartOf(to)).toMatchObject({ [piece(2).sku]: 1 })
  })
})
