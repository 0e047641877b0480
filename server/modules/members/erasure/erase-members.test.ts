import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, memberCard } from '#contract/account/customer.contract.ts'
import { confirmEmail } from '#contract/account/login.contract.ts'
import { orderDetail } from '#contract/buying/orders.contract.ts'
import type { OrderKey } from '#contract/fields.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aCoupon } from '#tests/world/money/coupons.ts'
import { EGIFT, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { aBusyMember, anOrder, NAMES, type BusyMember } from '#tests/world/people/busy-member.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { deliveredMails, tokenIn } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { bodyColumns } from '../../../db/schema/reviewer-body-columns.ts'
import { eraseOrders, isAnyOrderToErase } from '../../orders/erase-orders.ts'
import { personOf } from '../../promotions/person.ts'
import { eraseMembers } from './erase-members.ts'

/** Tables that still name an erased member, and in how many rows. */
const KEPT = {
  // Its numbers keep pending operations of a device from becoming another shopper's; pruned after 180 days.
  device: 1,
  shop_order: 1,
} as const

describe.each(ENGINES)('an erased member on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const tables = () => shop.services.store.db.introspection.getTables()
  /** Names of the tables in which any column of any row has one of these texts. */
  async function tablesWith(texts: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const { name } of await tables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.services.store.db)
      const all = JSON.stringify(rows).toLowerCase()
      if (texts.some((text) => all.includes(text.toLowerCase()))) found.push(name)
    }
    return found.toSorted()
  }
  const namesOf = ({ email }: BusyMember) => [email, ...Object.values(NAMES)]
  const codeOf = async ({ client }: BusyMember) => (await client.get(memberCard, {})).memberCode

  async function confirm({ client, email }: BusyMember) {
    const mails = await deliveredMails(shop)
    const mail = mails.find(({ to, text }) => to === email && text.includes('/Email-Confirm#'))
    await client.get(confirmEmail, { token: tokenIn(mail) })
  }
  async function erase({ client }: BusyMember) {
    await client.get(deleteAccount, {})
    shop.clock.now += 7 * DAY_MS
    await eraseMembers(shop.services)
    await eraseOrders(shop.services)
  }

  test('S37: e-mail, phone, names and address are in no column of any table', async () => {
    const member = await aBusyMember(shop)
    const code = await codeOf(member)
    expect(await tablesWith([code])).toEqual(['member'])
    await confirm(member)
    // As a guest, with the same address and another browser.
    await anOrder(shop, { ...member, client: aTestClient(shop.url) }, { at: 4, status: 'cancelled' })
    expect(await tablesWith(namesOf(member))).toEqual([
      'express_checkout',
      'member',
      'member_link',
      'newsletter',
      'outbox',
      'passkey',
      'review',
      'saved_address',
      'shop_order',
      'social_link',
      'stock_notice',
    ])
    await erase(member)
    expect(await tablesWith([...namesOf(member), code])).toEqual([])
  })

  test('S37: e-mail, phone, names and address are in no file of the database', async () => {
    if (engine !== 'sqlite') return
    const member = await aBusyMember(shop)
    await confirm(member)
    const { DATA_DIR } = shop.services.env
    const filesWith = () =>
      readdirSync(DATA_DIR)
        .filter((name) => name.startsWith('shop.sqlite'))
        .filter((name) => {
          const bytes = readFileSync(join(DATA_DIR, name)).toString('latin1').toLowerCase()
          return namesOf(member).some((text) => bytes.includes(text.toLowerCase()))
        })
    expect(filesWith()).not.toEqual([])
    await erase(member)
    expect(filesWith()).toEqual([])
  })

  test('S37: an address that was never confirmed erases what the member’s own devices did, alone', async () => {
    const member = await aBusyMember(shop)
    const stranger = aTestClient(shop.url)
    const number = await anOrder(shop, { ...member, client: stranger }, { at: 4, status: 'shipped' })
    await erase(member)
    const orders = await shop.services.store.db
      .selectFrom('shop_order')
      .select(['number', 'email'])
      .where('email', '=', member.email)
      .execute()
    expect(orders).toEqual([{ number, email: member.email }])
    expect(await tablesWith([member.email])).toEqual(['shop_order'])
    await shop.services.store.db.deleteFrom('shop_order').where('number', '=', number).execute()
  })

  test('S37: only the device sequence and the orders keep the key of an erased member', async () => {
    const member = await aBusyMember(shop)
    const key = shopperKey(member.shopper)
    const before = await tablesWith([key])
    for (const table of ['cart_line', 'device', 'idempotency', 'session', 'wishlist_item'])
      expect(before).toContain(table)
    await erase(member)
    expect(await tablesWith([key])).toEqual(Object.keys(KEPT))
    expect((await tablesWith([member.shopper.id])).toSorted()).toEqual(['device', 'shop_order'])
  })

  test('orders keep their sums and where they went, for tax (S37)', async () => {
    const member = await aBusyMember(shop)
    const order = () =>
      shop.services.store.db
        .selectFrom('shop_order')
        .selectAll()
        .where('shopper', '=', shopperKey(member.shopper))
        .executeTakeFirstOrThrow()
    const before = await order()
    await erase(member)
    const after = await order()
    expect(after).toEqual({
      ...before,
      email: '',
      person: '',
      address: expect.any(String),
      billing: null,
      note: '',
    })
    expect(JSON.parse(after.address ?? '')).toMatchObject({
      country: 'SG',
      firstName: '',
      line1: '',
      phone: '',
    })
    const lines = await shop.services.store.db
      .selectFrom('order_line')
      .select('amount')
      .where('order_id', '=', after.id)
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('S37: the mark of the card that has paid an order goes with the buyer', async () => {
    const { db } = shop.services.store
    const member = await aBusyMember(shop)
    const order = await db
      .selectFrom('shop_order')
      .select('id')
      .where('shopper', '=', shopperKey(member.shopper))
      .executeTakeFirstOrThrow()
    const paid = { provider: 'stub', provider_ref: null, method: 'card', state: 'paid' } as const
    const sums = { amount: 1, currency: 'SGD', created_at: 1, changed_at: 1 }
    await db
      .insertInto('payment_attempt')
      .values({
        id: order.id,
        order_id: order.id,
        redirect_url: null,
        card_mark: 'a digest',
        ...paid,
        ...sums,
      })
      .execute()
    await erase(member)
    const attempt = db.selectFrom('payment_attempt').select('card_mark').where('id', '=', order.id)
    expect(await attempt.executeTakeFirst()).toEqual({ card_mark: null })
  })

  test('an order that is on its way keeps its address until a day after it is closed', async () => {
    const { db } = shop.services.store
    const member = await aBusyMember(shop)
    const number = await anOrder(shop, member, { at: 5, status: 'processing' })
    await erase(member)
    const emailOf = async () =>
      (await db.selectFrom('shop_order').select('email').where('number', '=', number).executeTakeFirst())
        ?.email
    expect([await emailOf(), await isAnyOrderToErase(shop.services)]).toEqual([member.email, true])
    const shipped = { status: 'shipped', changed_at: shop.clock.now } as const
    await db.updateTable('shop_order').set(shipped).where('number', '=', number).execute()
    shop.clock.now += DAY_MS - 1
    expect([await eraseOrders(shop.services), await emailOf()]).toEqual([0, member.email])
    shop.clock.now += 1
    expect([await eraseOrders(shop.services), await emailOf()]).toEqual([1, ''])
    expect(await isAnyOrderToErase(shop.services)).toBe(false)
  })

  test('a review stays without its author, and its vote in the count', async () => {
    const { db } = shop.services.store
    const member = await aBusyMember(shop)
    const own = db.selectFrom('review').selectAll().where('shopper', '=', shopperKey(member.shopper))
    const review = await own.executeTakeFirstOrThrow()
    expect(review).toMatchObject({ author: 'Quendoline Z.', body_height: 1_720, body_size: 'S' })
    await erase(member)
    const after = db.selectFrom('review').selectAll().where('id', '=', review.id)
    const anybody = { author: '', anonymous: 1, shopper: null, ...bodyColumns() }
    expect(await after.executeTakeFirst()).toEqual({ ...review, ...anybody })
  })

  test('a discount code that was theirs alone ends with the account; one that others have goes on', async () => {
    const { db } = shop.services.store
    const member = await aBusyMember(shop)
    await confirm(member)
    const [own, shared] = [await aCoupon(db), await aCoupon(db)]
    const row = { given_at: 0, noticed_at: null, until: null }
    const grants = [
      { code: own, person: personOf(member.email) },
      { code: shared, person: personOf(member.email) },
      { code: shared, person: personOf('another@example.com') },
    ]
    await db
      .insertInto('coupon_grant')
      .values(grants.map((grant) => ({ ...grant, ...row })))
      .execute()
    await erase(member)
    const rows = db.selectFrom('coupon').select(['code', 'ends_at']).where('code', 'in', [own, shared])
    const ends = Object.fromEntries((await rows.execute()).map(({ code, ends_at }) => [code, ends_at]))
    expect(ends[own]).toBeLessThanOrEqual(shop.clock.now)
    expect(ends).toMatchObject({ [own]: expect.any(Number), [shared]: null })
  })

  test('S37: an eGift card that was sent to them stays valid, and its buyer’s order no longer says whose it is', async () => {
    const member = await aBusyMember(shop)
    await confirm(member)
    const { bought, cardMails } = egiftCalls(() => shop)
    const buyer = aTestClient(shop.url)
    const day = (days: number) => new Date(shop.clock.now + days * DAY_MS).toISOString().slice(0, 10)
    const message = `For ${NAMES.firstName}`
    const to = { recipientEmail: member.email.toUpperCase(), recipientName: NAMES.lastName, message }
    const sent = await bought(buyer, to)
    const waiting = await bought(buyer, { recipientEmail: member.email, sendOn: day(20) })
    const another = await bought(buyer)
    const subjects = (await cardMails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'A gift card from Ann')).toHaveLength(2)
    await erase(member)
    const egiftOf = async (key: OrderKey) => (await buyer.get(orderDetail, key)).egifts?.[0]
    expect(await egiftOf(sent)).toMatchObject({
      recipientName: '',
      recipientEmail: '',
      message: '',
      cards: [{ state: 'sent' }],
    })
    expect(await tablesWith(Object.values(NAMES))).toEqual([])
    expect(await egiftOf(waiting)).toMatchObject({ recipientEmail: member.email })
    expect(await egiftOf(another)).toMatchObject({ recipientName: EGIFT.recipientName })
  })

  test('another member loses nothing', async () => {
    const [member, other] = [await aBusyMember(shop), await aBusyMember(shop)]
    const before = await tablesWith([shopperKey(other.shopper), other.email])
    await erase(member)
    expect(await tablesWith([shopperKey(other.shopper), other.email])).toEqual(before)
  })
})
