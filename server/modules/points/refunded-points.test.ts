import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { nextMidnight, nextMonth } from '#domain/region/site-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { anOrdinaryDay } from '#tests/world/money/ordinary-day.ts'
import { payLate } from '#tests/world/money/pay-late.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import { membershipOf } from './member-tier.ts'
import { awardSignUp } from './points.listeners.ts'
import { pointEntriesOf, pointsOf } from './points.queries.ts'

describe.each(ENGINES)('points of what was kept of an order on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { ordered } = checkoutCalls(() => item(0))
  const inOne = (work: Parameters<typeof transact<void>>[1]) => transact(now().services.store, work)

  async function aMember() {
    now().clock.now = anOrdinaryDay(now().clock.now)
    const { client } = await aRegisteredMember(now())
    const id = client.cookies.get('customers-id') ?? ''
    const sum = async () => {
      const { usable, pending } = await pointsOf(db(), id, now().clock.now)
      return usable + pending
    }
    return { client, id, sum }
  }
  type Member = Awaited<ReturnType<typeof aMember>>

  /** A paid order whose lines cost so many cents. */
  async function bought({ client }: Member, ...costs: number[]): Promise<string> {
    const { orderNumber, secret } = await ordered(client, {})
    await client.get(submitPayment, { orderNumber, secret }, keyed())
    const line = await db()
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
      .selectAll('order_line')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    await db().deleteFrom('order_line').where('order_id', '=', line.order_id).execute()
    const lines = costs.map((amount, position) => ({ ...line, position, amount, discount: 0 }))
    await db().insertInto('order_line').values(lines).execute()
    await payLate(now().services, orderNumber)
    return line.order_id
  }

  /** Money of a line goes back; the event is raised twice, as a repeated one is. */
  async function refund(orderId: string, position: number, amount: number) {
    const [id, at] = [randomUUID(), (now().clock.now += 1)]
    const facts = { return_id: null, kind: 'returned', reason: 'other', credit_number: null } as const
    const sums = { shipping: 0, amount, tax: 0, created_at: at }
    await db()
      .insertInto('refund')
      .values({ id, order_id: orderId, ...facts, ...sums })
      .execute()
    await db().insertInto('refund_line').values({ refund_id: id, position, qty: 1, amount }).execute()
    for (let times = 0; times < 2; times++)
      await inOne((tx) => raise(tx, now().services, { name: 'order.refunded', orderId, refundId: id, at }))
  }
  const ofOrder = async ({ id }: Member, orderId: string) =>
    (await pointEntriesOf(db(), id))
      .filter(({ about }) => about === `order:${orderId}`)
      .map(({ delta }) => delta)

  test('129.90 at times 1.25 give 161; the 29.95 that come back take 38, once (traps 3.2)', async () => {
    const member = await aMember()
    await bought(member, 600_00)
    now().clock.now = nextMidnight(now().clock.now, 'sg') + HOUR_MS
    const order = await bought(member, 99_95, 29_95)
    expect(await ofOrder(member, order)).toEqual([161])
    await refund(order, 1, 29_95)
    expect(await ofOrder(member, order)).toEqual([161, -38])
    await refund(order, 0, 99_95)
    expect((await ofOrder(member, order)).reduce((sum, delta) => sum + delta, 0)).toBe(0)
  })

  test.each([[[0, 1, 2]], [[2, 0, 1]]])(
    'three of 43.30 that come back as %j leave the points of what is left each time, and none (traps 3.1, 3.2)',
    async (order) => {
      const member = await aMember()
      const before = await member.sum()
      const id = await bought(member, 43_30, 43_30, 43_30)
      const sums = [await member.sum()]
      for (const position of order) {
        await refund(id, position, 43_30)
        sums.push(await member.sum())
      }
      expect(sums.map((sum) => sum - before)).toEqual([129, 86, 43, 0])
    },
  )

  test('520.00 less 30.00: Bloom until the 1st, then Petal, and its 200 points go with the return (traps 3.9)', async () => {
    const member = await aMember()
    const tier = async () => (await membershipOf(db(), member.id, now().clock.now))?.tier.id
    const order = await bought(member, 490_00, 30_00)
    expect(await member.sum()).toBe(100 + 520 + 200)
    const midnight = nextMidnight(now().clock.now, 'sg')
    now().clock.now = midnight - 1
    expect(await tier()).toBe('petal')
    now().clock.now = midnight
    expect(await tier()).toBe('bloom')
    await refund(order, 1, 30_00)
    expect([await tier(), await member.sum()]).toEqual(['bloom', 100 + 490])
    const first = nextMonth(now().clock.now, 'sg')
    now().clock.now = first - 1
    expect(await tier()).toBe('bloom')
    for (const at of [first, first, first + 2 * DAY_MS]) {
      now().clock.now = at
      expect(await tier()).toBe('petal')
    }
  })

  test('R11: sign-up and review points are granted once, however often their event is repeated', async () => {
    const { id, sum } = await aMember()
    const [member, at] = [createShopper('member', id), now().clock.now]
    const registered = { member, inviteCode: undefined, at }
    const review = { name: 'review.changed', reviewId: `r-${id}`, author: member, photos: 0, at } as const
    for (let times = 0; times < 20; times++) {
      await inOne((tx) => awardSignUp(tx, registered))
      await inOne((tx) => raise(tx, now().services, review))
      await inOne((tx) => raise(tx, now().services, { ...review, photos: 2 }))
    }
    expect(await sum()).toBe(100 + 150)
  })
})
