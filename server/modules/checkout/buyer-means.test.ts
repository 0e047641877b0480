import { describe, expect, test } from 'vitest'
import { cancelOrder } from '#contract/buying/orders.contract.ts'
import { changeOrder, guestOrder } from '#contract/buying/orders.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { payLate } from '#tests/world/money/pay-late.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { personOf } from '../promotions/person.ts'

describe.each(ENGINES)('codes and gift cards on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const guest = () => aTestClient(now().url)

  const { quoted, place, ordered } = checkoutCalls(() => item(0))
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
      format: '−S$20.00',
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

  test('R12: a second code and a card twice say why; an empty, an expired, a blocked and an unknown card say the same (S12, traps 3.14)', async () => {
    const [first, second] = [await aCoupon(db()), await aCoupon(db())]
    const card = await aGiftCard(db(), 10_00)
    const empty = await aGiftCard(db(), 10_00, { balance: 0 })
    const expired = await aGiftCard(db(), 10_00, { expires_at: 1 })
    const blocked = await aGiftCard(db(), 10_00, { blocked_at: 1 })
    const useless = [empty.code, expired.code, blocked.code, 'NOBODY']
    const codes = [first, second, card.code, card.code, ...useless]
    const quote = await quoted(guest(), { codes })
    expect(quote.codes.map(({ problem }) => problem)).toEqual([
      undefined,
      'Only one discount code can be used per order.',
      undefined,
      'This gift card has been added already.',
      ...useless.map(() => 'This code cannot be used. Please check it.'),
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

  test('an order whose gift card another order has spent since the quote is refused as changed (R14)', async () => {
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
      await payLate(now().services, order.orderNumber)
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

  test('R13 a paid order that is cancelled gives its code and its card back, once; one that a card has paid needs no refund', async () => {
    const client = guest()
    const code = await aCoupon(db(), { uses: 1 })
    const card = await aGiftCard(db(), 900_00)
    const order = await ordered(client, { codes: [code, card.code] })
    expect((await client.get(guestOrder, order)).status).toBe('processing')
    expect([await usedOf(code), await balanceOf(card.id)]).not.toEqual([0, 900_00])
    const cancel = () => client.get(cancelOrder, { ...order, reason: 'other' })
    await Promise.all([1, 2, 3, 4, 5].map(cancel))
    await cancel()
    expect((await client.get(guestOrder, order)).status).toBe('refunded')
    expect([await usedOf(code), await balanceOf(card.id)]).toEqual([0, 900_00])
    const { body } = await client.ask(cancelOrder, { ...order, reason: 'boredom' as never })
    expect(body.code).toBe(400)
  })

  test('my coupons: a code that is given to a member is a choice of that member alone, until it is used (spec 2.12)', async () => {
    const { client, email } = await aRegisteredMember(now())
    const code = await aCoupon(db(), { least: 10_00 })
    const confirmedAt = (email_confirmed_at: number | null) =>
      db().updateTable('member').set({ email_confirmed_at }).where('email', '=', email).execute()
    await db()
      .insertInto('coupon_grant')
      .values({ code, person: personOf(email), given_at: 0 })
      .execute()
    await confirmedAt(null)
    expect((await quoted(client)).coupons).toEqual([])
    await confirmedAt(1)
    expect((await quoted(client)).coupons).toEqual([{ code, label: 'S$20.00 off, from S$10.00' }])
    const paying = { codes: [code] }
    const [others] = (await quoted(guest(), paying)).codes
    expect(others?.problem).toBe('This code belongs to another account. Sign in to use your own.')
    await ordered(client, paying, email)
    expect((await quoted(client)).coupons).toEqual([])
  })

  test('my coupons: one that takes nothing off these goods says why, beside one that does (spec 4.5, 9.6)', async () => {
    const { client, email } = await aRegisteredMember(now())
    await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const person = personOf(email)
    const [high, low] = [await aCoupon(db(), { least: 9_000_00 }), await aCoupon(db())]
    for (const code of [high, low])
      await db().insertInto('coupon_grant').values({ code, person, given_at: 0 }).execute()
    const problemsOf = async (input: object) =>
      new Map((await quoted(client, input)).coupons.map(({ code, problem }) => [code, problem]))
    const problem = 'Did not meet the minimum amount limit.'
    const expected = new Map([
      [high, problem],
      [low, undefined],
    ])
    expect(await problemsOf({})).toEqual(expected)
    // Each is measured by itself, not beside the code that the order has.
    expect(await problemsOf({ codes: [low] })).toEqual(expected)
  })
})
