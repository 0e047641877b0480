import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  changeOrder,
  guestOrder,
  placeOrder,
  quoteOrder,
  type Quote,
} from '#contract/buying/checkout.contract.ts'
import { buyPointPrice } from '#contract/buying/buy-point-price.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { personOf } from '../promotions/person.ts'
import { awardPoints } from '../points/points.commands.ts'
import { pointsOf } from '../points/points.queries.ts'

const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

describe.each(ENGINES)('codes, gift cards and points on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const guest = () => aTestClient(now().url)

  type Paying = { readonly codes?: string[]; readonly points?: number; readonly currency?: string }
  type Placing = Paying & { readonly email?: string | undefined }
  const basket = (paying: Paying = {}, qty = 1) =>
    ({ shippingMethod: 'delivery', buyNow: item(0, qty), ...paying }) as const
  const quoted = (client: TestClient, paying: Paying = {}) => client.get(quoteOrder, basket(paying))
  const place = (client: TestClient, { quoteId }: Quote, { email = 'mei@example.com', ...paying }: Placing) =>
    client.ask(placeOrder, { ...basket(paying), quoteId, email, address: ADDRESS }, keyed())
  async function ordered(client: TestClient, paying: Paying, email?: string) {
    const { orderNumber, secret } = (await place(client, await quoted(client, paying), { ...paying, email }))
      .body.data
    return { orderNumber, secret }
  }
  const balanceOf = async (id: string) =>
    (await db().selectFrom('gift_card').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance
  const usedOf = async (code: string) =>
    (await db().selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

  test('a code and two gift cards: quote, order and what is charged agree, each amount with its words', async () => {
    const client = guest()
    const code = await aCoupon(db())
    const [one, two] = [await aGiftCard(db(), 10_00), await aGiftCard(db(), 5_00)]
    const plain = await quoted(client)
    const paying = { codes: [code.toLowerCase(), one.code, two.code.replaceAll('-', '')] }
    const quote = await quoted(client, paying)
    expect(quote.codes.map(({ kind, problem }) => [kind, problem])).toEqual([
      ['discount', undefined],
      ['gift-card', undefined],
      ['gift-card', undefined],
    ])
    expect(quote.adjustments).toContainEqual({
      rule: 'code',
      label: `Code ${code}`,
      amount: -20_00,
      format: '-S$20.00',
    })
    expect(quote.tenders).toEqual([
      {
        kind: 'gift-card',
        label: `Gift card ending in ${one.code.slice(-4)}`,
        amount: 10_00,
        format: 'S$10.00',
      },
      {
        kind: 'gift-card',
        label: `Gift card ending in ${two.code.slice(-4)}`,
        amount: 5_00,
        format: 'S$5.00',
      },
    ])
    expect(quote.amounts.due).toBe(quote.amounts.otTotal - 15_00)
    expect(quote.amounts.merchandise).toBe(plain.amounts.merchandise)
    const order = await ordered(client, paying)
    const { amounts, adjustments, tenders } = await client.get(guestOrder, order)
    expect({ amounts, adjustments, tenders }).toEqual({
      amounts: quote.amounts,
      adjustments: quote.adjustments,
      tenders: quote.tenders,
    })
    expect([await balanceOf(one.id), await balanceOf(two.id), await usedOf(code)]).toEqual([0, 0, 1])
    await client.get(submitPayment, order, keyed())
    const attempt = await db()
      .selectFrom('payment_attempt')
      .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
      .select('payment_attempt.amount')
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    expect(attempt.amount).toBe(amounts.due)
  })

  test.each<[string, Parameters<typeof aCoupon>[1], string]>([
    ['below its minimum', { least: 5_000_00 }, 'Did not meet the minimum amount limit.'],
    ['expired', { ends_at: 1 }, 'This code has expired.'],
    ['not valid yet', { starts_at: Number.MAX_SAFE_INTEGER }, 'This code is not valid yet.'],
    ['used up', { uses: 1, used: 1 }, 'This code has been used.'],
    ['for stores', { in_store: 1 }, 'This code is for our stores only.'],
  ])('a code %s reduces nothing and says why (spec 8)', async (_, change, problem) => {
    const client = guest()
    const code = await aCoupon(db(), change)
    const quote = await quoted(client, { codes: [code] })
    expect(quote.codes).toEqual([{ code, kind: 'discount', label: code, problem }])
    expect(quote.adjustments.map(({ rule }) => rule)).not.toContain('code')
  })

  test('a second code, a card twice, an empty, a blocked and an unknown one each say why', async () => {
    const [first, second] = [await aCoupon(db()), await aCoupon(db())]
    const card = await aGiftCard(db(), 10_00)
    const empty = await aGiftCard(db(), 10_00, { balance: 0 })
    const blocked = await aGiftCard(db(), 10_00, { blocked_at: 1 })
    const codes = [first, second, card.code, card.code, empty.code, blocked.code, 'NOBODY']
    const quote = await quoted(guest(), { codes })
    expect(quote.codes.map(({ problem }) => problem)).toEqual([
      undefined,
      'Only one discount code can be used per order.',
      undefined,
      'This gift card has been added already.',
      'This gift card has no balance left.',
      'This gift card is blocked. Please contact us.',
      'We do not know this code.',
    ])
    expect(quote.tenders.map(({ amount }) => amount)).toEqual([10_00])
  })

  test('R9: a gift card spent by fifty orders at once pays once', async () => {
    const { id, code } = await aGiftCard(db(), 10_00)
    const paying = { codes: [code] }
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const client = guest()
        return { client, quote: await quoted(client, paying) }
      }),
    )
    const placed = await Promise.all(buyers.map(({ client, quote }) => place(client, quote, paying)))
    expect(placed.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(await balanceOf(id)).toBe(0)
    const moves = await db().selectFrom('gift_card_move').select('delta').where('card_id', '=', id).execute()
    expect(moves).toEqual([{ delta: -10_00 }])
  })

  test('a code with one use that is placed in two tabs is used once; R13: expiry gives it back once', async () => {
    const code = await aCoupon(db(), { uses: 1 })
    const card = await aGiftCard(db(), 10_00)
    const client = guest()
    const [one, two] = [{ codes: [code, card.code] }, { codes: [code] }]
    const quotes = [await quoted(client, one), await quoted(client, two)] as const
    const placed = await Promise.all([place(client, quotes[0], one), place(client, quotes[1], two)])
    const [order] = placed.filter(({ body }) => body.code === 200).map(({ body }) => body.data)
    expect(placed.map(({ body }) => body.code).toSorted()).toEqual([200, 4008])
    expect(await usedOf(code)).toBe(1)
    const key = { orderNumber: order?.orderNumber ?? '', secret: order?.secret ?? '' }
    now().clock.now += HOUR_MS
    const changes = Array.from({ length: 5 }, () => client.ask(changeOrder, key))
    await Promise.all([...changes, expireOrders(now().services), expireOrders(now().services)])
    expect([await usedOf(code), await balanceOf(card.id)]).toEqual([0, 10_00])
  })

  test('one person uses a code as often as it allows, also behind a plus', async () => {
    const code = await aCoupon(db(), { per_person: 1 })
    const paying = { codes: [code] }
    await ordered(guest(), paying, 'ann@example.com')
    const client = guest()
    const again = await place(client, await quoted(client, paying), {
      ...paying,
      email: 'Ann+shop@example.com',
    })
    expect([again.body.code, await usedOf(code)]).toEqual([4008, 1])
    await ordered(guest(), paying, 'bea@example.com')
    expect(await usedOf(code)).toBe(2)
  })

  test('an order that gift cards cover is paid at once, without the provider, and its money comes back with it', async () => {
    const { id, code } = await aGiftCard(db(), 900_00)
    const client = guest()
    const paying = { codes: [code] }
    const quote = await quoted(client, paying)
    expect(quote.amounts.due).toBe(0)
    const { body } = await place(client, quote, paying)
    expect(body.data.due).toBe(0)
    const order = { orderNumber: body.data.orderNumber, secret: body.data.secret }
    expect(await client.get(guestOrder, order)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect((await client.ask(submitPayment, order, keyed())).body.data).toMatchObject({
      reason: 'already-paid',
    })
    expect(await balanceOf(id)).toBe(900_00 - quote.amounts.otTotal)
  })

  test('a quote with a balance that another order has spent since is told that the sum has changed (R14)', async () => {
    const { code } = await aGiftCard(db(), 10_00)
    const [client, other] = [guest(), guest()]
    const paying = { codes: [code] }
    const quote = await quoted(client, paying)
    await ordered(other, paying)
    expect((await place(client, quote, paying)).body.data).toMatchObject({ reason: 'cart-changed' })
  })

  test('R6: an order paid after its cancellation takes its card again, or is given back where it is spent', async () => {
    for (const spentMeanwhile of [false, true]) {
      const { id, code } = await aGiftCard(db(), 10_00)
      const client = guest()
      const order = await ordered(client, { codes: [code] })
      await client.get(submitPayment, order, keyed())
      now().clock.now += HOUR_MS
      await expireOrders(now().services)
      expect(await balanceOf(id)).toBe(10_00)
      if (spentMeanwhile) await ordered(guest(), { codes: [code] })
      const attempt = await db()
        .selectFrom('payment_attempt')
        .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
        .select(['payment_attempt.id', 'provider_ref', 'amount', 'payment_attempt.currency'])
        .where('number', '=', order.orderNumber)
        .executeTakeFirstOrThrow()
      const { amount, currency, provider_ref: providerRef } = attempt
      const fact = {
        attemptId: attempt.id,
        providerRef: providerRef ?? '',
        status: 'paid',
        amount,
        currency,
      } as const
      await applyPayment(now().services, attempt.id, fact)
      const { status } = await client.get(guestOrder, order)
      expect([status, await balanceOf(id)]).toEqual([spentMeanwhile ? 'refunded' : 'processing', 0])
    }
  })

  test('in yen a card pays what it has and never more', async () => {
    const { id, code } = await aGiftCard(db(), 9_99)
    const client = guest()
    const paying = { codes: [code], currency: 'JPY' }
    const quote = await quoted(client, paying)
    expect(quote.tenders).toMatchObject([{ amount: 1_149 }])
    await ordered(client, paying)
    expect(await balanceOf(id)).toBe(0)
  })

  test('my coupons: a code that is given to a member is a choice of that member alone, until it is used (spec 2.12)', async () => {
    const { client, email } = await aRegisteredMember(now())
    const code = await aCoupon(db(), { least: 10_00 })
    await db()
      .insertInto('coupon_grant')
      .values({ code, person: personOf(email), given_at: 0 })
      .execute()
    expect((await quoted(client)).coupons).toEqual([{ code, label: 'S$20.00 off, from S$10.00' }])
    const paying = { codes: [code] }
    const [others] = (await quoted(guest(), paying)).codes
    expect(others?.problem).toBe('This code belongs to another account. Sign in to use your own.')
    await ordered(client, paying, email)
    expect((await quoted(client)).coupons).toEqual([])
  })

  describe('points', () => {
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
      await ordered(client, paying)
      expect(await usable()).toBe(100)
      now().clock.now += HOUR_MS
      for (let times = 0; times < 3; times++) await expireOrders(now().services)
      expect(await usable()).toBe(600)
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
        await client.get(placeOrder, order, keyed())
        expect(await usable()).toBe(600 - points)
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

      test('a guest is asked to sign in, and a piece without a points price cannot be redeemed', async () => {
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
  })
})
