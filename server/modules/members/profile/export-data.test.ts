import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { memberCard } from '#contract/account/customer.contract.ts'
import { exportData, memberData } from '#contract/account/export.contract.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { EGIFT, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { aBusyMember, BODY, NAMES, newAddressOf } from '#tests/world/people/busy-member.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { personOf } from '../../promotions/person.ts'

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

  test('has the coupons, gift cards and eGift cards of a confirmed address, and no code of a card (spec 2.14, S33)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { db } = shop.services.store
    const coupon = await aCoupon(db, { least: 50_00, ends_at: shop.clock.now + MINUTE_MS })
    await db
      .insertInto('coupon_grant')
      .values({ code: coupon, person: personOf(email), given_at: 0 })
      .execute()
    const card = await aGiftCard(db, 80_00, { email, balance: 30_00 })
    await egiftCalls(() => shop).bought(client)
    const of = async () => {
      const { coupons, giftCards, egifts } = await client.get(exportData, {})
      return { coupons, giftCards, egifts }
    }
    const egift = {
      amount: 100_00,
      recipientName: 'Mei',
      recipientEmail: 'mei.friend@example.com',
      senderName: 'Ann',
      message: EGIFT.message,
    }
    expect(await of()).toMatchObject({ coupons: [], giftCards: [], egifts: [egift] })
    await db.updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    expect(await of()).toMatchObject({
      coupons: [{ code: coupon, kind: 'amount', value: 20_00, least: 50_00, inStore: false, uses: [] }],
      giftCards: [{ last: card.code.slice(-4), amount: 80_00, balance: 30_00, moves: [] }],
      egifts: [egift],
    })
    expect(JSON.stringify(await of())).not.toContain(card.code)
  })

  test('names the eGift cards that were sent to a confirmed address, and none that waits for its day (spec 2.14)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { bought, cardMails } = egiftCalls(() => shop)
    const later = new Date(shop.clock.now + 3 * DAY_MS).toISOString().slice(0, 10)
    await bought(aTestClient(shop.url), { recipientEmail: email.toUpperCase() })
    await bought(aTestClient(shop.url), { recipientEmail: email, message: 'A surprise', sendOn: later })
    await bought(aTestClient(shop.url))
    const at = shop.clock.now
    await cardMails()
    const of = async () => (await client.get(exportData, {})).receivedEgifts
    expect(await of()).toEqual([])
    const { db } = shop.services.store
    await db.updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const { message } = EGIFT
    expect(await of()).toEqual([
      { amount: 100_00, recipientName: 'Mei', senderName: 'Ann', message, sentAt: at },
    ])
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
