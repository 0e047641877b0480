import { beforeAll, describe, expect, test } from 'vitest'
import {
  cartAdd,
  cartList,
  cartMove,
  cartRemove,
  cartUpdate,
  wishList,
  wishListAdd,
} from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { OPERATION_VERSIONS } from '#contract/operation-versions.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'

describe.each(ENGINES)('operations on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const skusOf = (cart: { cartInfo: { list: readonly { sku: string }[] } }) =>
    cart.cartInfo.list.map((line) => line.sku)
  const spusOf = (wishlist: { list: readonly { spu: string }[] }) => wishlist.list.map(({ spu }) => spu)

  describe('moving to the wishlist', () => {
    test('changes both lists at once, and answers with both (spec 2.11)', async () => {
      const guest = aTestClient(shop.url)
      await guest.get(cartAdd, item(0))
      await guest.get(cartAdd, item(1, 3))
      const answer = await guest.get(cartMove, { skus: [piece(0).sku] })
      expect(skusOf(answer)).toEqual([piece(1).sku])
      expect(spusOf(answer.wishlist)).toEqual([piece(0).spu])
      expect(answer.wishlist).toEqual(await guest.get(wishList, {}))
      expect(answer.version).toBe((await guest.get(cartList, {})).version)
    })
    test('is done once however often it is sent, and answers the same', async () => {
      const guest = aTestClient(shop.url)
      const device = aDevice()
      await guest.get(cartAdd, item(0), device.next())
      const place = device.next()
      const first = await guest.get(cartMove, { skus: [piece(0).sku] }, place)
      const again = await guest.get(cartMove, { skus: [piece(0).sku] }, place)
      expect(again).toEqual(first)
    })
    test('adds a product to the wishlist whose line another device has removed', async () => {
      const guest = aTestClient(shop.url)
      await guest.get(cartAdd, item(0))
      await guest.get(cartRemove, { skus: [piece(0).sku] })
      expect(spusOf((await guest.get(cartMove, { skus: [piece(0).sku] })).wishlist)).toEqual([piece(0).spu])
    })
    test('does neither when the shop does not know a piece', async () => {
      const guest = aTestClient(shop.url)
      await guest.get(cartAdd, item(0))
      const { status, body } = await guest.ask(cartMove, { skus: [piece(0).sku, 'NOPE-1'] })
      expect([status, body.data]).toMatchObject([200, { reason: 'sku-unknown', sku: 'NOPE-1' }])
      expect(skusOf(await guest.get(cartList, {}))).toEqual([piece(0).sku])
      expect(spusOf(await guest.get(wishList, {}))).toEqual([])
    })
  })

  describe('the version of an operation', () => {
    const at = (version: number | string) => ({ [HEADERS.version]: String(version) })
    // Input of the previous build, unchanged.
    test.each([
      [cartAdd, () => item(2)],
      [cartUpdate, () => ({ sku: piece(2).sku, qty: 2 })],
      [wishListAdd, () => ({ spu: piece(2).spu })],
      [cartRemove, () => ({ skus: [piece(2).sku] })],
    ] as const)('the one before is still done: $0.path', async (endpoint, input) => {
      const guest = aTestClient(shop.url)
      const device = aDevice()
      await guest.get(cartAdd, item(2), device.next())
      const { body } = await guest.ask(endpoint as typeof cartAdd, input() as never, {
        ...device.next(),
        ...at(OPERATION_VERSIONS.oldest),
      })
      expect(body.code).toBe(200)
    })
    test.each([OPERATION_VERSIONS.newest + 1, OPERATION_VERSIONS.oldest - 1, 'x'])(
      'version %s is answered to be kept, and the device sequence does not advance',
      async (version) => {
        const guest = aTestClient(shop.url)
        const device = aDevice()
        const place = device.next()
        const refused = await guest.ask(cartAdd, item(2), { ...place, ...at(version) })
        expect(refused.status).toBe(426)
        expect(skusOf(await guest.get(cartList, {}))).toEqual([])
        const taken = await guest.ask(cartAdd, item(2), { ...place, ...at(OPERATION_VERSIONS.newest) })
        expect([taken.status, taken.body.lastSeq]).toEqual([200, 1])
      },
    )
  })

  test('two devices of one person change one bag and end with the same lists', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(wishListAdd, { spu: piece(9).spu })
    const [phone, desk] = [aDevice(), aDevice()]
    const sent = [
      () => guest.ask(cartAdd, item(0, 2), phone.next()),
      () => guest.ask(cartAdd, item(0, 1), desk.next()),
      () => guest.ask(cartAdd, item(1), phone.next()),
      () => guest.ask(cartMove, { skus: [piece(0).sku] }, desk.next()),
      () => guest.ask(cartUpdate, { sku: piece(0).sku, qty: 3 }, phone.next()),
      () => guest.ask(cartMove, { skus: [piece(0).sku] }, phone.next()),
    ]
    const reasons: unknown[] = []
    for (const send of sent) reasons.push(((await send()).body.data as { reason?: string }).reason)
    // The phone changes a line that the desktop has moved away: refused, and the queue continues.
    expect(reasons).toEqual([undefined, undefined, undefined, undefined, 'not-in-cart', undefined])
    const [seen, also] = await Promise.all(
      [phone, desk].map((device) => guest.ask(cartList, {}, { [HEADERS.device]: device.id })),
    )
    expect(seen?.body.data).toEqual(also?.body.data)
    expect([seen?.body.lastSeq, also?.body.lastSeq]).toEqual([4, 2])
    expect(seen && skusOf(seen.body.data)).toEqual([piece(1).sku])
    expect(spusOf(await guest.get(wishList, {}))).toEqual([piece(0).spu, piece(9).spu])
  })
})
