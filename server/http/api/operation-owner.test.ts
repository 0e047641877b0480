import { beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { aMember } from '#tests/world/shops/builders.ts'
import { aClientOf } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { Shop } from '#tests/world/shops/shop.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)("a member's operation on %s", (engine) => {
  const { now, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  const owned = (owner: string, headers: Record<string, string>) => ({ ...headers, [HEADERS.owner]: owner })
  const rowsOf = async () => {
    const { db } = shop.services.store
    const count = async (table: 'session' | 'device' | 'cart_line') =>
      (await db.selectFrom(table).selectAll().execute()).length
    return [await count('session'), await count('device'), await count('cart_line')]
  }

  test('is for the caller it names, and takes its place in the sequence', async () => {
    const member = aMember()
    const client = await aClientOf(shop, member)
    const device = aDevice()
    for (const _ of [1, 2]) await client.get(cartAdd, item(0), owned(shopperKey(member), device.next()))
    expect((await client.get(cartList, {})).goodsTotalQuantity).toBe(2)
  })

  test.each(['an ended session', 'another member'])(
    'is refused for %s, and nothing is written (F38)',
    async (who) => {
      const owner = shopperKey(aMember())
      const caller = who === 'another member' ? await aClientOf(shop, aMember()) : aTestClient(shop.url)
      const before = await rowsOf()
      const { status, body, headers } = await caller.ask(cartAdd, item(0), owned(owner, aDevice().next()))
      expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
      expect(headers.getSetCookie()).toEqual([])
      expect(await rowsOf()).toEqual(before)
    },
  )

  test('is applied once, when its member is back (F14, F38)', async () => {
    const member = aMember()
    const headers = owned(shopperKey(member), aDevice().next())
    expect((await aTestClient(shop.url).ask(cartAdd, item(0), headers)).status).toBe(401)
    const back = await aClientOf(shop, member)
    for (const _ of ['sent', 'sent again']) await back.get(cartAdd, item(0), headers)
    expect((await back.get(cartList, {})).goodsTotalQuantity).toBe(1)
  })
})
