import { beforeAll, describe, expect, test } from 'vitest'
import type { Shopper } from '#domain/account/shopper.ts'
import { cartAdd, wishListAdd } from '#contract/cart.contract.ts'
import { reviewHelpful } from '#contract/requests.contract.ts'
import { aGuest, aMember } from '#tests/world/builders.ts'
import { ENGINES } from '#tests/world/engines.ts'
import { aClientOf } from '#tests/world/client-of-shopper.ts'
import { type Shop } from '#tests/world/shop.ts'
import { aDevice } from '#tests/world/test-client.ts'
import { aStockedShop } from '#tests/world/stocked-shop.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { mergeGuest } from './merge-guest.ts'

describe.each(ENGINES)('a guest who signs in, on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const cartOf = async (shopper: Shopper) =>
    Object.fromEntries((await linesOf(shop.services.store.db, shopper)).map(({ sku, qty }) => [sku, qty]))
  const wishlistFor = async (shopper: Shopper) =>
    (await readWishlist(shop.services.store.db, shopper)).list.map(({ spu }) => spu).sort()

  async function two() {
    const [from, to] = [aGuest(), aMember()]
    const [guest, member] = [await aClientOf(shop, from), await aClientOf(shop, to)]
    await guest.get(cartAdd, item(0, 2))
    await guest.get(cartAdd, item(1))
    await guest.get(wishListAdd, { spu: piece(0).spu })
    await guest.get(wishListAdd, { spu: piece(1).spu })
    await member.get(cartAdd, item(0, 1))
    await member.get(cartAdd, item(2))
    await member.get(wishListAdd, { spu: piece(1).spu })
    return { guest, member, from, to }
  }

  test('brings bag and wishlist along, once', async () => {
    const { from, to } = await two()
    const before = await cartOf(to)
    expect(await mergeGuest(shop.services, from, to)).toEqual({ capped: [], left: [] })
    const after = { [piece(0).sku]: 3, [piece(1).sku]: 1, [piece(2).sku]: 1 }
    expect(before).toEqual({ [piece(0).sku]: 1, [piece(2).sku]: 1 })
    expect(await cartOf(to)).toEqual(after)
    expect(await wishlistFor(to)).toEqual([piece(0).spu, piece(1).spu].sort())
    expect([await cartOf(from), await wishlistFor(from)]).toEqual([{}, []])
    await mergeGuest(shop.services, from, to)
    expect(await cartOf(to)).toEqual(after)
  })

  test('two sign-ins at once bring it along once', async () => {
    const { from, to } = await two()
    await Promise.all([1, 2, 3].map(() => mergeGuest(shop.services, from, to)))
    expect(await cartOf(to)).toMatchObject({ [piece(0).sku]: 3 })
  })

  test('gets no more of a piece than there is', async () => {
    const { guest, member, from, to } = await two()
    const { sku, stock } = piece(0)
    await guest.get(cartAdd, item(0, Math.min(100, stock)))
    await member.get(cartAdd, item(0, Math.min(100, stock)))
    const most = Math.min(100, stock)
    const merged = await mergeGuest(shop.services, from, to)
    expect(merged.capped).toEqual([{ sku, requested: 2 * most, got: most }])
    expect(await cartOf(to)).toMatchObject({ [sku]: most })
  })

  test('keeps the place of its devices, so that a lost answer is not done twice', async () => {
    const { guest, member, from, to } = await two()
    const device = aDevice()
    const sent = device.next()
    await guest.get(cartAdd, item(3), sent)
    await mergeGuest(shop.services, from, to)
    // The response was lost; the device belongs to the member now and sends again.
    const again = await member.ask(cartAdd, item(3), sent)
    expect([again.body.code, again.body.lastSeq]).toEqual([200, 1])
    expect(await cartOf(to)).toMatchObject({ [piece(3).sku]: 1 })
    await member.get(cartAdd, item(3), device.next())
    expect(await cartOf(to)).toMatchObject({ [piece(3).sku]: 2 })
  })

  test('has one vote where both had one', async () => {
    const { guest, member, from, to } = await two()
    const { db } = shop.services.store
    const { id, helpful } = await db
      .selectFrom('review')
      .select(['id', 'helpful'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await guest.get(reviewHelpful, { id, on: true })
    await member.get(reviewHelpful, { id, on: true })
    await mergeGuest(shop.services, from, to)
    const now = await db.selectFrom('review').select('helpful').where('id', '=', id).executeTakeFirst()
    expect(now?.helpful).toBe(helpful + 1)
    expect(await member.get(reviewHelpful, { id, on: false })).toMatchObject({ list: [] })
  })

  test('goes to a member alone: neither a guest nor a member is merged into another of the kind', async () => {
    const { from, to } = await two()
    for (const [one, other] of [
      [from, from],
      [from, aGuest()],
      [to, from],
      [to, to],
    ] as const)
      expect(() => mergeGuest(shop.services, one, other)).toThrow(RangeError)
    expect(await cartOf(from)).toMatchObject({ [piece(0).sku]: 2 })
    expect(await cartOf(to)).toMatchObject({ [piece(2).sku]: 1 })
  })
})
