import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { cancelOrder, guestOrder } from '#contract/buying/orders.contract.ts'
import { buyPointPrice } from '#contract/buying/buy-point-price.contract.ts'
import { myPoints } from '#contract/account/points.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { payLate } from '#tests/world/money/pay-late.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { awardPoints, spendPoints } from '../points/points.commands.ts'
import { pointsOf } from '../points/points.queries.ts'

describe.each(ENGINES)('points at checkout on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const guest = () => aTestClient(now().url)
  const { quoted, place, ordered } = checkoutCalls(() => item(0))

  async function aMember(points: number) {
    const { client, email } = await aRegisteredMember(now())
    await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const id = client.cookies.get('customers-id') ?? ''
    const at = { now: now().clock.now }
    const award = { memberId: id, points, reason: 'review', ref: 'given' } as const
    await transact(now().services.store, (tx) => awardPoints(tx, at, award))
    const usable = async () => (await pointsOf(db(), id, now().clock.now)).usable
    return { client, usable }
  }

  test('500 pay S$20 of an order, and come back with it, once (R10)', async () => {
    const { client, usable } = await aMember(500)
    const paying = { points: 500 }
    const quote = await quoted(client, paying)
    expect(quote.points).toMatchObject({
      usable: 600,
      options: [{ points: 500, amount: 20_00, label: '500 points pay S$20.00' }],
    })
    expect(quote.tenders).toMatchObject([{ kind: 'points', label: '500 points', amount: 20_00 }])
    const { orderNumber } = await ordered(client, paying)
    expect(await usable()).toBe(100)
    now().clock.now += HOUR_MS
    for (let times = 0; times < 3; times++) await expireOrders(now().services)
    expect(await usable()).toBe(600)
    const { activity } = await client.get(myPoints, {})
    expect(activity.slice(0, 2)).toMatchObject([
      { reason: 'returned', delta: 500, orderNumber },
      { reason: 'spent', delta: -500, orderNumber },
    ])
  })

  test('traps 3.6: ten cancellations at once with the expiry job give points, code and card back once (R10, R13)', async () => {
    const { client, usable } = await aMember(500)
    const [code, card] = [await aCoupon(db(), { uses: 1 }), await aGiftCard(db(), 10_00)]
    const order = await ordered(client, { points: 500, codes: [code, card.code] })
    expect(await usable()).toBe(100)
    now().clock.now += HOUR_MS
    const cancel = () => client.ask(cancelOrder, { ...order, reason: 'other' })
    const jobs = Array.from({ length: 3 }, () => expireOrders(now().services))
    await Promise.all([...Array.from({ length: 10 }, cancel), ...jobs])
    expect(await usable()).toBe(600)
    const { id } = await db()
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    const points = await db()
      .selectFrom('point_entry')
      .select('delta')
      .where('about', '=', `points:${id}`)
      .execute()
    expect(points.map(({ delta }) => delta).toSorted((a, b) => a - b)).toEqual([-500, 500])
    const { used } = await db()
      .selectFrom('coupon')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const moves = await db()
      .selectFrom('gift_card_move')
      .select('delta')
      .where('card_id', '=', card.id)
      .execute()
    expect([used, moves.reduce((sum, { delta }) => sum + delta, 0), moves.length]).toEqual([0, 0, 2])
  })

  test.each([
    [600, 'Points can be used in steps of 500.'],
    [1000, 'You do not have enough points.'],
  ])('%i of 600: %s', async (points, problem) => {
    const { client } = await aMember(500)
    const quote = await quoted(client, { points })
    expect([quote.points?.problem, quote.tenders]).toEqual([problem, []])
  })

  test('two orders at once that were quoted with the same points: one has them', async () => {
    const { client, usable } = await aMember(500)
    const paying = { points: 500 }
    const quotes = [await quoted(client, paying), await quoted(client, paying)]
    const placed = await Promise.all(quotes.map((quote) => place(client, quote, paying)))
    expect(placed.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(await usable()).toBe(100)
  })

  describe('a piece that points redeem (spec 4.5, traps 1.21)', () => {
    const priced = (change: { all_point: number; part_point: number; part_price: number }) =>
      db().updateTable('product').set(change).where('id', '=', item(0).productId).execute()
    beforeEach(() => priced({ all_point: 300, part_point: 100, part_price: 30_00 }))
    afterEach(() => priced({ all_point: 0, part_point: 0, part_price: 0 }))
    const redeemed = (allPoint: 0 | 1, qty = 1) =>
      ({ shippingMethod: 'delivery', buyNow: { ...item(0, qty), allPoint } }) as const

    test.each([
      [1, 1, 300, 0],
      [0, 2, 200, 60_00],
    ] as const)('allPoint %i, %i pieces: %i points and %i, given back with the order', async (...row) => {
      const [allPoint, qty, points, money] = row
      const { client, usable } = await aMember(500)
      await client.get(buyPointPrice, { ...item(0, qty), allPoint })
      const input = { ...redeemed(allPoint, qty), codes: [await aCoupon(db())] }
      const quote = await client.get(quoteOrder, input)
      expect(quote.amounts.merchandise).toBe(money)
      expect(quote.adjustments[0]).toMatchObject({
        rule: 'points-price',
        label: `Redeemed with ${points} points`,
      })
      expect(quote.codes[0]?.problem).toBe('This code does not apply to the items in your bag.')
      const order = { ...input, quoteId: quote.quoteId, email: 'mei@example.com', address: ADDRESS }
      const { orderNumber } = await client.get(placeOrder, order, keyed())
      expect(await usable()).toBe(600 - points)
      const { activity } = await client.get(myPoints, {})
      expect(activity[0]).toMatchObject({ reason: 'spent', delta: -points, orderNumber })
      now().clock.now += HOUR_MS
      await expireOrders(now().services)
      expect(await usable()).toBe(600)
    })

    test('too few points are refused before anything is written, also between quote and order', async () => {
      const { client } = await aMember(100)
      const asked = await client.ask(buyPointPrice, { ...item(0), allPoint: 1 })
      expect(asked.body.data).toMatchObject({ reason: 'points-short', usable: 200 })
      expect((await client.ask(quoteOrder, redeemed(1))).body.data).toMatchObject({
        reason: 'points-short',
      })
      const rich = await aMember(200)
      const quotes = await Promise.all([1, 2].map(() => rich.client.get(quoteOrder, redeemed(1))))
      const placed = await Promise.all(
        quotes.map(({ quoteId }) =>
          rich.client.ask(
            placeOrder,
            { ...redeemed(1), quoteId, email: 'mei@example.com', address: ADDRESS },
            keyed(),
          ),
        ),
      )
      expect(placed.filter(({ body }) => body.code === 200)).toHaveLength(1)
      expect(await rich.usable()).toBe(0)
    })

    test('points that redeem the piece pay nothing else: the rest is offered in whole steps, and a refusal names points', async () => {
      const { client, usable } = await aMember(2_000)
      const input = redeemed(0, 2)
      const asked = (points: number) => client.get(quoteOrder, { ...input, points })
      // 2,100 less the 200 of two pieces.
      const quote = await asked(500)
      expect(quote.points).toMatchObject({
        usable: 2_100,
        forGoods: 200,
        options: [{ points: 500 }, { points: 1000 }, { points: 1500 }],
      })
      expect(quote.points?.options).toHaveLength(3)
      const tooMany = await asked(2_000)
      expect([tooMany.points?.problem, tooMany.tenders]).toEqual(['You do not have enough points.', []])
      await transact(now().services.store, (tx) =>
        spendPoints(
          tx,
          { now: now().clock.now },
          { memberId: client.cookies.get('customers-id') ?? '', points: 1_500, ref: 'till' },
        ),
      )
      const order = { ...input, points: 500, email: 'mei@example.com', address: ADDRESS }
      const late = await client.ask(placeOrder, { ...order, quoteId: quote.quoteId }, keyed())
      expect(late.body.data).toMatchObject({ reason: 'points-short', points: 700, usable: 600 })
      expect(late.body.message).toBe(
        'There are not enough points for this: it takes 700, and 600 can be used.',
      )
      await transact(now().services.store, (tx) =>
        awardPoints(
          tx,
          { now: now().clock.now },
          { memberId: client.cookies.get('customers-id') ?? '', points: 100, reason: 'review', ref: 'more' },
        ),
      )
      const { quoteId, tenders } = await asked(500)
      expect(tenders).toMatchObject([{ kind: 'points', amount: 20_00 }])
      await client.get(placeOrder, { ...order, quoteId }, keyed())
      expect(await usable()).toBe(0)
    })

    test('a guest has to sign in, and a piece without a points price cannot be redeemed', async () => {
      expect((await guest().ask(buyPointPrice, { ...item(0), allPoint: 1 })).status).toBe(401)
      expect((await guest().ask(quoteOrder, redeemed(1))).body.data).toMatchObject({
        reason: 'sign-in-needed',
      })
      await priced({ all_point: 0, part_point: 0, part_price: 0 })
      const { client } = await aMember(500)
      const asked = await client.ask(buyPointPrice, { ...item(0), allPoint: 1 })
      expect(asked.body.data).toMatchObject({ reason: 'sku-unknown' })
    })
  })

  test('a guest has none', async () => {
    expect((await quoted(guest(), { points: 500 })).points?.problem).toBe('Sign in to use your points.')
  })

  test('a member who has not confirmed the address is told so', async () => {
    const { client } = await aMember(500)
    const id = client.cookies.get('customers-id') ?? ''
    await db().updateTable('member').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    const { points, tenders } = await quoted(client, { points: 500 })
    expect([points?.problem, tenders]).toEqual(['Confirm your email address to use your points.', []])
  })

  test('R6: an order paid after its cancellation takes its points again, or is given back where they are spent', async () => {
    for (const spentMeanwhile of [false, true]) {
      const { client, usable } = await aMember(500)
      const order = await ordered(client, { points: 500 })
      await client.get(submitPayment, order, keyed())
      now().clock.now += HOUR_MS
      await expireOrders(now().services)
      if (spentMeanwhile) await ordered(client, { points: 500 })
      await payLate(now().services, order.orderNumber)
      const { status } = await client.get(guestOrder, order)
      expect([status, await usable()]).toEqual([spentMeanwhile ? 'refunded' : 'processing', 100])
    }
  })
})
