import { describe, expect, test } from 'vitest'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { cancelOrder } from '#contract/buying/orders.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aCoupon } from '#tests/world/money/coupons.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { couponEnd } from '../../cli/promotions/coupon-commands.ts'
import { transact } from '../../db/transaction.ts'
import { giveLoginDiscount } from '../discounts/discounts.commands.ts'
import { moveCoupons } from '../promotions/promotions.listeners.ts'
import { personOf } from '../promotions/person.ts'

describe.each(ENGINES)('the coupons of a member on %s (spec 2.14, 3, 4.15)', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { ordered, quoted, place } = checkoutCalls(() => item(0))

  async function aMember({ confirmed = true } = {}) {
    const { client, email } = await aRegisteredMember(now())
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const { id } = await db()
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const list = async () => (await client.get(myCoupons, {})).list
    return { client, email, id, list }
  }
  async function given(email: string, change: Parameters<typeof aCoupon>[1] = {}): Promise<string> {
    const code = await aCoupon(db(), { per_person: 1, ...change })
    await db()
      .insertInto('coupon_grant')
      .values({ code, person: personOf(email), given_at: 0 })
      .execute()
    return code
  }

  test('each has its terms in words, its place and its state, those that end first in front', async () => {
    const { client, email, list } = await aMember()
    const at = now().clock.now
    const soon = await given(email, { kind: 'percent', value: 10, least: 50_00, ends_at: at + DAY_MS })
    const later = await given(email, { in_store: 1, ends_at: at + 30 * DAY_MS })
    const over = await given(email, { ends_at: at })
    const taken = await given(email, { uses: 1, used: 1 })
    const answer = await list()
    expect(answer.slice(0, 2)).toEqual([
      {
        code: soon,
        label: '10% off',
        minimum: 'S$50.00',
        state: 'expires-soon',
        where: 'online',
        startsAt: 0,
        endsAt: at + DAY_MS,
        isExhausted: false,
        isTooLate: false,
      },
      {
        code: later,
        label: 'S$20.00 off',
        state: 'available',
        where: 'in-store',
        startsAt: 0,
        endsAt: at + 30 * DAY_MS,
        isExhausted: false,
        isTooLate: false,
      },
    ])
    expect(answer.slice(2).map(({ code, state }) => [code, state])).toEqual([
      [over, 'not-available'],
      [taken, 'not-available'],
    ])
    expect((await client.get(commonInfo, {})).couponNum).toBe(2)
  })

  test('those of another member never appear, nor any before the address is confirmed; a guest is refused', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const code = await given(one.email)
    expect((await one.list()).map((coupon) => coupon.code)).toEqual([code])
    expect(await other.list()).toEqual([])
    expect((await other.client.get(commonInfo, {})).couponNum).toBe(0)
    const unproven = await aMember({ confirmed: false })
    await given(unproven.email)
    expect(await unproven.client.get(myCoupons, {})).toMatchObject({ emailConfirmed: false, list: [] })
    expect((await unproven.client.get(commonInfo, {})).couponNum).toBe(0)
    const guest = aTestClient(now().url)
    expect((await guest.ask(myCoupons, {})).body.data).toMatchObject({ reason: 'sign-in-needed' })
    expect((await guest.get(commonInfo, {})).couponNum).toBe(0)
  })

  test('one that an order takes is Used, with its number, and Available again once the order is cancelled (spec 4.13)', async () => {
    const { client, email, list } = await aMember()
    const code = await given(email)
    const order = await ordered(client, { codes: [code] }, email)
    expect(await list()).toMatchObject([
      { code, state: 'used', orderNumber: order.orderNumber, usedAt: expect.any(Number) },
    ])
    expect((await client.get(commonInfo, {})).couponNum).toBe(0)
    await client.get(cancelOrder, { ...order, reason: 'other' })
    const [coupon] = await list()
    expect(coupon).toMatchObject({ code, state: 'available' })
    expect(coupon).not.toHaveProperty('orderNumber')
  })

  test('one is taken once for each member, whatever address an order names: one after another, and of two at once one (R12)', async () => {
    const { client, email, list } = await aMember()
    const code = await given(email)
    const codes = [code]
    const { orderNumber } = await ordered(client, { codes }, `one.${email}`)
    expect(await list()).toMatchObject([{ code, state: 'used', orderNumber }])
    const again = await place(client, await quoted(client, { codes }), { codes, email: `two.${email}` })
    expect(again.body.code).not.toBe(200)

    const other = await aMember()
    const own = [await given(other.email)]
    const quote = await quoted(other.client, { codes: own })
    const both = await Promise.all(
      ['one', 'two'].map((name) =>
        place(other.client, quote, { codes: own, email: `${name}.${other.email}` }),
      ),
    )
    expect(both.filter(({ body }) => body.code === 200)).toHaveLength(1)
  })

  describe('a coupon whose end has passed while an order used it (spec 4.13, D6)', () => {
    /** Given to a member, who has used it on an order that is cancelled so long after its end. */
    async function cameBack(after: number) {
      const member = await aMember()
      const endsAt = now().clock.now + HOUR_MS
      const code = await given(member.email, { uses: 1, ends_at: endsAt })
      const order = await ordered(member.client, { codes: [code] }, member.email)
      now().clock.now = endsAt + after
      const cancel = () => member.client.ask(cancelOrder, { ...order, reason: 'other' })
      await Promise.all(Array.from({ length: 5 }, cancel))
      return { ...member, code, until: now().clock.now + 7 * DAY_MS }
    }

    test.each([
      ['a millisecond before its end', -1],
      ['at its end', 0],
      ['twenty minutes after it', 20 * MINUTE_MS],
    ])('comes back %s, and can be used 7 days, to the millisecond', async (_, after) => {
      const { client, email, list, code, until } = await cameBack(after)
      expect(await list()).toMatchObject([{ code, state: 'expires-soon', endsAt: until }])
      const other = await aMember()
      const problem = async (of: typeof client) => (await quoted(of, { codes: [code] })).codes[0]?.problem
      expect(await problem(client)).toBeUndefined()
      expect(await problem(other.client)).toBeDefined()
      now().clock.now = until - 1
      expect(await problem(client)).toBeUndefined()
      now().clock.now = until
      expect(await problem(client)).toBe('This code has expired.')
      expect(await list()).toMatchObject([{ code, state: 'not-available' }])
      now().clock.now = until - 1
      await ordered(client, { codes: [code] }, email)
      expect(await list()).toMatchObject([{ code, state: 'used' }])
    })

    test('one that ends later keeps its end, and the code of everybody ends for all', async () => {
      const { client, email, list } = await aMember()
      const endsAt = now().clock.now + 30 * DAY_MS
      const code = await given(email, { ends_at: endsAt })
      await client.get(cancelOrder, { ...(await ordered(client, { codes: [code] }, email)), reason: 'other' })
      expect(await list()).toMatchObject([{ code, state: 'available', endsAt }])
      const open = await aCoupon(db(), { ends_at: now().clock.now + HOUR_MS })
      const order = await ordered(client, { codes: [open] }, email)
      now().clock.now += HOUR_MS
      await client.get(cancelOrder, { ...order, reason: 'other' })
      expect((await quoted(client, { codes: [open] })).codes[0]?.problem).toBe('This code has expired.')
    })

    test('the owner ends it, also in those days', async () => {
      const { client, code } = await cameBack(0)
      const end = () => couponEnd.run(now().services, { positionals: [code], options: {} }, now().clock.now)
      expect(await end()).toEqual([`${code} has ended.`])
      await expect(end()).rejects.toThrow('has ended already')
      expect((await quoted(client, { codes: [code] })).codes[0]?.problem).toBe('This code has expired.')
    })
  })

  test('the login discount is one without a code, until an order has taken it', async () => {
    const { client, email, id, list } = await aMember()
    const at = now().clock.now
    await transact(now().services.store, (tx) => giveLoginDiscount(tx, { memberId: id, site: 'sg', at }))
    const [held] = await list()
    expect(held).toMatchObject({ label: 'S$10 off your next order', state: 'available', where: 'online' })
    expect(held).not.toHaveProperty('code')
    const { orderNumber } = await ordered(client, {}, email)
    expect(await list()).toMatchObject([{ state: 'used', orderNumber }])
  })

  test('they move with a confirmed address, the used ones as used; not with one that was only typed', async () => {
    const { client, email, id } = await aMember()
    const [code, spent] = [await given(email), await given(email)]
    await ordered(client, { codes: [spent] }, email)
    const to = `new.${email}`
    const event = { member: createShopper('member', id), from: email, to, at: now().clock.now }
    const { store } = now().services
    await transact(store, (tx) => moveCoupons(tx, { ...event, wasConfirmed: false }))
    await db().updateTable('member').set({ email: to }).where('id', '=', id).execute()
    expect((await client.get(myCoupons, {})).list).toEqual([])
    await transact(store, (tx) => moveCoupons(tx, { ...event, wasConfirmed: true }))
    const states = (await client.get(myCoupons, {})).list.map((coupon) => [coupon.code, coupon.state])
    expect(states).toEqual([
      [code, 'available'],
      [spent, 'used'],
    ])
  })
})
