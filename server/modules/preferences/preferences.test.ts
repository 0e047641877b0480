import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmail } from '#contract/account/customer.contract.ts'
import { exportData } from '#contract/account/export.contract.ts'
import { confirmEmail, login } from '#contract/account/login.contract.ts'
import { myPreferences, savePreferences } from '#contract/account/preferences.contract.ts'
import { newsletterConfirm } from '#contract/notices/popups.contract.ts'
import { newsletterJoin, notifyMe } from '#contract/notices/requests.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import {
  aRegisteredMember,
  aRegistration,
  deliveredMails,
  PASSWORD,
  tokenIn,
} from '#tests/world/people/members.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { queueBackInStockMails } from '../notify/back-in-stock-mail.ts'

type Sent = Parameters<typeof savePreferences.operation>[0]

describe.each(ENGINES)('preferences on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const { read, save } = {
    read: (client: TestClient) => client.get(myPreferences, {}),
    save: (client: TestClient, change: Sent) => client.get(savePreferences, change, aDevice().next()),
  }
  async function aMember({ confirmed = true } = {}) {
    const { client, email } = await aRegisteredMember(shop)
    const mails = await deliveredMails(shop)
    if (confirmed) await client.get(confirmEmail, { token: tokenIn(mails.find(({ to }) => to === email)) })
    const shopper = createShopper('member', client.cookies.get('customers-id') ?? '')
    return { client, email, shopper }
  }
  const readers = async () =>
    (await shop.services.store.db.selectFrom('newsletter').select('email').execute()).map(
      ({ email }) => email,
    )
  const stock = (sku: string, left: number) =>
    shop.services.store.db.updateTable('sku').set({ stock: left }).where('sku', '=', sku).execute()
  const mailedTo = async (email: string) =>
    (await deliveredMails(shop)).filter(({ to }) => to === email).map(({ subject }) => subject)

  test('before the first choice: no style, no newsletter, and the mails that a member asks for (spec 2.14)', async () => {
    const { client, shopper } = await aMember()
    expect(await read(client)).toEqual({
      version: 0,
      shopper: shopperKey(shopper),
      style: 'none',
      newsletter: false,
      canSubscribe: true,
      stockMail: true,
      cartPush: 0,
      stockPush: 0,
      parcelPush: 0,
    })
  })

  test('a change sets what it names; of two devices the later one wins for each (offline.md D3)', async () => {
    const { client, email } = await aMember()
    const phone = aTestClient(shop.url)
    await phone.get(login, { email, password: PASSWORD })
    await save(client, { style: 'basics', stockMail: false })
    await save(phone, { style: 'workwear' })
    expect(await read(client)).toMatchObject({ version: 2, style: 'workwear', stockMail: false })
    expect(await save(client, { style: 'none' })).toMatchObject({
      version: 3,
      style: 'none',
      stockMail: false,
    })
  })

  test.each([
    ['a style that the shop does not have', { style: 'gala' }],
    ['another member', { style: 'basics', shopper: 'mother' }],
    ['notifications of a device, which its browser turns on', { cartPush: 'on' }],
    ['security mails', { securityMail: '0' }],
    ['order mails', { orderMail: '0' }],
  ])('S9: %s cannot be set', async (_, change) => {
    const { client } = await aMember()
    const { status } = await client.ask(savePreferences, change as Sent, aDevice().next())
    expect(status).toBe(400)
    expect((await read(client)).version).toBe(0)
  })

  test('S8: a guest has none', async () => {
    const guest = aTestClient(shop.url)
    for (const asked of [
      await guest.ask(myPreferences, {}),
      await guest.ask(savePreferences, { style: 'basics' }, aDevice().next()),
    ])
      expect([asked.status, asked.body.data]).toMatchObject([401, { reason: 'sign-in-needed' }])
  })

  describe('the newsletter', () => {
    /** Asks for it with this address, and agrees in the same browser by the mailed link. */
    async function askedAndAgreed(client: TestClient, email: string) {
      await client.get(newsletterJoin, { email }, aDevice().next())
      const mail = (await deliveredMails(shop)).find(
        ({ to, text }) => to === email && text.includes('/account/newsletter#'),
      )
      await client.get(newsletterConfirm, { token: tokenIn(mail) })
    }

    test('comes to the confirmed address and stops coming', async () => {
      const { client, email } = await aMember()
      expect((await save(client, { newsletter: true })).newsletter).toBe(true)
      expect(await readers()).toContain(email)
      expect((await save(client, { newsletter: false })).newsletter).toBe(false)
      expect(await readers()).not.toContain(email)
    })

    test('also where a guest has asked for it with the member’s confirmed address', async () => {
      const { client, email } = await aMember()
      await askedAndAgreed(aTestClient(shop.url), email)
      expect((await read(client)).newsletter).toBe(true)
      await save(client, { newsletter: false })
      expect(await readers()).not.toContain(email)
    })

    test('S6: an address that is not confirmed neither shows nor ends the subscription of another person', async () => {
      const { client, email } = await aMember({ confirmed: false })
      await askedAndAgreed(aTestClient(shop.url), email)
      expect((await read(client)).newsletter).toBe(false)
      await save(client, { newsletter: false })
      expect(await readers()).toContain(email)
    })

    test('S33: an address that is not confirmed is not subscribed by its member, who can end what the device began', async () => {
      const { client, email } = await aMember({ confirmed: false })
      const { body } = await client.ask(savePreferences, { newsletter: true }, aDevice().next())
      expect(body).toMatchObject({ code: 4081, data: { reason: 'email-unconfirmed' } })
      expect(await readers()).not.toContain(email)
      await askedAndAgreed(client, email)
      expect((await read(client)).newsletter).toBe(true)
      await save(client, { newsletter: false })
      expect(await readers()).not.toContain(email)
    })

    test('follows the member to a new address, and so do the mails that the member waits for', async () => {
      const { client, email } = await aMember()
      await save(client, { newsletter: true })
      const { sku } = piece(0)
      await stock(sku, 0)
      await client.get(notifyMe, { sku, email }, aDevice().next())
      const next = aRegistration().email.replace('mei', 'next')
      await client.get(changeEmail, { email: next })
      const mail = (await deliveredMails(shop)).find(({ to }) => to === next)
      await client.get(confirmEmail, { token: tokenIn(mail) })
      expect(await readers()).toContain(next)
      expect(await readers()).not.toContain(email)
      await stock(sku, 3)
      await queueBackInStockMails(shop.services)
      const mails = await deliveredMails(shop)
      expect(mails.filter(({ subject }) => subject.endsWith('is back')).map(({ to }) => to)).toEqual([next])
    })
  })

  describe('mails that a piece is back', () => {
    async function waiting(client: TestClient, email: string, at: number) {
      const { sku } = piece(at)
      await stock(sku, 0)
      await client.get(notifyMe, { sku, email }, aDevice().next())
      shop.clock.now += MINUTE_MS
      return sku
    }

    test('stop when they are turned off, and come when they are turned on again', async () => {
      const { client, email } = await aMember()
      const sku = await waiting(client, email, 1)
      await save(client, { stockMail: false })
      await stock(sku, 2)
      await queueBackInStockMails(shop.services)
      expect(await mailedTo(email)).toEqual([])
      await save(client, { stockMail: true })
      await queueBackInStockMails(shop.services)
      expect(await mailedTo(email)).toHaveLength(1)
    })

    test('one that is in the outbox already is not sent', async () => {
      const { client, email } = await aMember()
      const sku = await waiting(client, email, 2)
      await stock(sku, 2)
      await queueBackInStockMails(shop.services)
      await save(client, { stockMail: false })
      expect(await mailedTo(email)).toEqual([])
    })

    test('stop for what a guest has asked with the confirmed address, and not for what is asked later', async () => {
      const { client, email } = await aMember()
      const guest = aTestClient(shop.url)
      const before = await waiting(guest, email, 3)
      await save(client, { stockMail: false })
      shop.clock.now += MINUTE_MS
      const after = await waiting(guest, email, 4)
      for (const sku of [before, after]) await stock(sku, 2)
      await queueBackInStockMails(shop.services)
      const mails = await mailedTo(email)
      expect(mails).toHaveLength(1)
    })

    test('come again when the member asks for one', async () => {
      const { client, email } = await aMember()
      await save(client, { stockMail: false })
      shop.clock.now += MINUTE_MS
      const sku = await waiting(client, email, 5)
      expect((await read(client)).stockMail).toBe(true)
      await stock(sku, 2)
      await queueBackInStockMails(shop.services)
      expect(await mailedTo(email)).toHaveLength(1)
    })

    test('S6: the choice of a member whose address is not confirmed changes nothing for that address', async () => {
      const { client, email } = await aMember({ confirmed: false })
      const sku = await waiting(aTestClient(shop.url), email, 6)
      await save(client, { stockMail: false })
      await stock(sku, 2)
      await queueBackInStockMails(shop.services)
      expect(await mailedTo(email)).toHaveLength(1)
    })
  })

  test('notifications are turned off in all browsers of the member, and in no other', async () => {
    const { db } = shop.services.store
    const [member, other] = [await aMember(), await aMember()]
    const keys = { p256dh: 'k', auth: 'a', time_zone: 'UTC', site: 'sg', lang: 'en' }
    const all = { cart_reminder: 1, back_in_stock: 1, parcel_moves: 1, created_at: 1, changed_at: 1 }
    for (const [at, { shopper }] of [member, member, other].entries()) {
      const id = `${shopper.id}-${at}`
      await db
        .insertInto('push_subscription')
        .values({
          id,
          endpoint: `https://push.example/${id}`,
          shopper: shopperKey(shopper),
          ...keys,
          ...all,
        })
        .execute()
    }
    const shopper = shopperKey(member.shopper)
    const tag = { cart_update: 1, product_name: 'x', product_image: 'y', reminded_at: null }
    await db
      .insertInto('push_tag')
      .values({ shopper, ...tag })
      .execute()
    expect(await read(member.client)).toMatchObject({ cartPush: 2, stockPush: 2, parcelPush: 2 })
    expect(await save(member.client, { cartPush: 'off' })).toMatchObject({ cartPush: 0, stockPush: 2 })
    expect(
      await db.selectFrom('push_tag').select('cart_update').where('shopper', '=', shopper).execute(),
    ).toEqual([{ cart_update: null }])
    expect(await save(member.client, { stockPush: 'off' })).toMatchObject({
      cartPush: 0,
      stockPush: 0,
      parcelPush: 2,
    })
    expect(await save(member.client, { parcelPush: 'off' })).toMatchObject({ stockPush: 0, parcelPush: 0 })
    expect(await read(other.client)).toMatchObject({ cartPush: 1, stockPush: 1, parcelPush: 1 })
  })

  test('are in the data that a member downloads', async () => {
    const { client } = await aMember()
    await save(client, { style: 'workwear', stockMail: false })
    expect((await client.get(exportData, {})).preferences).toEqual({ style: 'workwear', stockMail: false })
  })
})
