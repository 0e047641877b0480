import { beforeAll, describe, expect, test } from 'vitest'
import { wishList, wishListAdd, wishListDelete } from '#contract/buying/cart.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'

describe.each(ENGINES)('a wishlist on %s', (engine) => {
  const { now, piece } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  test('is set, not toggled: saying it twice changes nothing (spec 4.7)', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(wishListAdd, { spu: piece(0).spu })
    await guest.get(wishListAdd, { spu: piece(0).spu })
    const other = piece(1).spu
    await guest.get(wishListAdd, { spu: other })
    expect((await guest.get(wishList, {})).list.map(({ spu }) => spu)).toEqual([other, piece(0).spu])
    await guest.get(wishListDelete, { spu: other })
    expect((await guest.get(wishListDelete, { spu: other })).list.map(({ spu }) => spu)).toEqual([
      piece(0).spu,
    ])
  })

  test('does not take what the shop does not have', async () => {
    const { body } = await aTestClient(shop.url).ask(wishListAdd, { spu: 'NOPE' })
    expect(body).toMatchObject({ code: 4003, data: { reason: 'sku-unknown' } })
  })

  test('cannot be changed by an image or a link on another page (S4): the GET needs the header of the shop', async () => {
    const address = `${shop.url}/api/customer/wishListAdd?spu=${piece(0).spu}`
    expect((await fetch(address)).status).toBe(403)
    expect(
      (await fetch(address, { headers: { apptype: 'www', 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403)
    expect(
      (await fetch(address, { headers: { apptype: 'www', origin: 'https://elsewhere.example' } })).status,
    ).toBe(403)
    expect(
      (await fetch(address, { headers: { apptype: 'www', 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200)
  })
})
