import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { memberCard } from '#contract/account/customer.contract.ts'
import { exportData, memberData } from '#contract/account/export.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aBusyMember, BODY, NAMES, newAddressOf } from '#tests/world/people/busy-member.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('the data of a member on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  test('is all that the shop stores of them (spec 2.14)', async () => {
    const { client, email, piece } = await aBusyMember(shop)
    const data = await client.get(exportData, {})
    const { memberCode } = await client.get(memberCard, {})
    expect(data).toMatchObject({
      exportedAt: shop.clock.now,
      member: {
        email,
        firstName: 'Quendoline',
        lastName: 'Zabarsky',
        phone: '+6591827364',
        country: 'SG',
        memberCode,
        newEmail: newAddressOf(email),
      },
      preferences: { style: 'workwear', stockMail: true },
      sizes: { bust: 860 },
      cart: [{ sku: piece(1).sku, qty: 2 }],
      wishlist: [{ spu: piece(1).spu }],
      addresses: [{ lastName: 'Zabarsky', line1: NAMES.line1, isDefault: true }],
      orders: [
        {
          email,
          status: 'shipped',
          address: { line1: NAMES.line1 },
          billing: { line1: NAMES.line1, line2: 'Blk 7' },
          note: `For ${NAMES.firstName}, please`,
          item: [{ sku: piece(0).sku }],
        },
      ],
      reviews: [
        { productId: piece(0).productId, title: 'Lovely cloth', author: 'Quendoline Z.', body: BODY },
      ],
      newsletter: [{ email }],
      notifications: [{ timeZone: 'UTC', cartReminder: true }],
      devices: [{ browser: '' }],
      knownBrowsers: [{ browser: '' }],
      passkeys: [{ name: 'Quendoline’s phone', lastUsedAt: null }],
      cardScans: [{ store: 'orchard' }],
      loginDiscount: { site: 'sg', givenAt: 1, isUsed: false },
    })
    expect(data.helpfulReviews).toHaveLength(1)
    expect(data.stockNotices.map(({ sku }) => sku).toSorted()).toEqual(
      [piece(2).sku, piece(3).sku].toSorted(),
    )
    expect(v.is(memberData, data)).toBe(true)
  })

  test('holds no secret and no hash (S1, S34)', async () => {
    const { client, shopper } = await aBusyMember(shop)
    const text = JSON.stringify(await client.get(exportData, {}))
    const { db } = shop.services.store
    const secrets = [
      client.cookies.get('__Host-sid'),
      ...(await db.selectFrom('session').select('id_hash as text').execute()).map((row) => row.text),
      ...(await db.selectFrom('shop_order').select('secret_hash as text').execute()).map((row) => row.text),
      ...(await db.selectFrom('member').select('password as text').execute()).map((row) => row.text),
      ...(await db.selectFrom('member_link').select('token_hash as text').execute()).map((row) => row.text),
      `https://push.example/${shopper.id}`,
    ].filter((secret) => typeof secret === 'string')
    expect(secrets.length).toBeGreaterThanOrEqual(5)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain('argon2')
  })

  test('S8: is of the member who calls alone', async () => {
    const [busy, other] = [await aBusyMember(shop), await aRegisteredMember(shop)]
    const text = JSON.stringify(await other.client.get(exportData, {}))
    for (const part of [busy.email, NAMES.lastName, NAMES.line1]) expect(text).not.toContain(part)
  })

  test('needs a sign-in of the last ten minutes', async () => {
    const { client } = await aRegisteredMember(shop)
    shop.clock.now += 10 * MINUTE_MS + 1
    for (const caller of [client, aTestClient(shop.url)]) {
      const { status, body } = await caller.ask(exportData, {})
      expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
    }
  })
})
