import { describe, expect, test } from 'vitest'
import { myGiftCards, redeemGiftCard } from '#contract/account/gift-cards.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aGiftCard } from '#tests/world/money/coupons.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { moveGiftCards } from './gift-cards.listeners.ts'

describe.each(ENGINES)('gift cards of the account on %s (spec 2.14, 3)', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { quoted, place, ordered } = checkoutCalls(() => item(0))

  async function aMember(email_confirmed_at: number | null = 1) {
    const { client, email } = await aRegisteredMember(now())
    await db().updateTable('member').set({ email_confirmed_at }).where('email', '=', email).execute()
    const mine = async () => (await client.get(myGiftCards, {})).list
    const redeem = async (code: string) => (await client.ask(redeemGiftCard, { code })).body
    return { client, email, mine, redeem }
  }

  test('a code that is redeemed puts the card into the account, once, with balance and expiry', async () => {
    const { redeem, mine } = await aMember()
    const expiresAt = now().clock.now + HOUR_MS
    const { id, code } = await aGiftCard(db(), 50_00, { expires_at: expiresAt })
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')])
      expect(await redeem(typed)).toMatchObject({
        code: 200,
        data: { last: code.slice(-4), formatBalance: 'S$50.00' },
      })
    expect(await mine()).toEqual([
      {
        id,
        last: code.slice(-4),
        balance: 50_00,
        formatBalance: 'S$50.00',
        expiresAt,
        blocked: false,
        moves: [],
      },
    ])
  })

  test('unknown, empty, expired, blocked and another one’s card are refused in the same words (traps 3.14)', async () => {
    const { redeem, mine } = await aMember()
    const codes = [
      'ABCD-EFGH-JKLM-NPQR',
      'no code',
      ...(await Promise.all(
        [
          { balance: 0 },
          { expires_at: now().clock.now },
          { blocked_at: 1 },
          { email: 'other@example.com' },
        ].map(async (change) => (await aGiftCard(db(), 50_00, change)).code),
      )),
    ]
    const answers = await Promise.all(codes.map(redeem))
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['4033 This code does not fit a gift card that can be added. Please check it.']),
    )
    expect(await mine()).toEqual([])
  })

  test('two members redeem one code at once: one has the card', async () => {
    const members = [await aMember(), await aMember()]
    const { code } = await aGiftCard(db(), 50_00)
    const answers = await Promise.all(members.map(({ redeem }) => redeem(code)))
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 4033])
  })

  test('an address that is not confirmed has no cards, also none that were issued for it (trust.md S33)', async () => {
    const { client, email, redeem } = await aMember(null)
    await aGiftCard(db(), 50_00, { email })
    const { code } = await aGiftCard(db(), 50_00)
    expect(await redeem(code)).toMatchObject({ data: { reason: 'email-unconfirmed' } })
    expect(await client.get(myGiftCards, {})).toMatchObject({ isConfirmed: false, list: [] })
    const guest = aTestClient(now().url)
    expect((await guest.ask(myGiftCards, {})).status).toBe(401)
    expect((await guest.ask(redeemGiftCard, { code })).status).toBe(401)
  })

  test('a card pays at checkout without its code, and the history has the order and what came back', async () => {
    const { client, email, mine } = await aMember()
    const { id, code } = await aGiftCard(db(), 50_00, { email })
    const { giftCards = [] } = await quoted(client)
    expect(giftCards).toMatchObject([
      { label: `Gift card ending in ${code.slice(-4)}`, formatBalance: 'S$50.00' },
    ])
    const codes = [giftCards[0]?.code ?? '', code]
    const both = await quoted(client, { codes })
    expect(both.codes.map(({ problem }) => problem)).toEqual([
      undefined,
      'This gift card has been added already.',
    ])
    const paying = { codes: codes.slice(0, 1) }
    expect((await quoted(client, paying)).tenders).toMatchObject([{ kind: 'gift-card', amount: 50_00 }])
    const { orderNumber } = await ordered(client, paying)
    expect(await mine()).toMatchObject([{ id, balance: 0, moves: [{ delta: -50_00, orderNumber }] }])
    expect((await quoted(client)).giftCards).toEqual([])
    const before = (await client.get(myGiftCards, {})).version
    now().clock.now += HOUR_MS
    await expireOrders(now().services)
    expect(await mine()).toMatchObject([{ balance: 50_00, moves: [{ delta: 50_00 }, { delta: -50_00 }] }])
    expect((await client.get(myGiftCards, {})).version).toBeGreaterThan(before)
  })

  test('S12: a card of the account that has become empty keeps its label at checkout, and says no more there (traps 3.14)', async () => {
    const { client, email, mine } = await aMember()
    const { id, code } = await aGiftCard(db(), 50_00, { email })
    const codes = (await quoted(client)).giftCards?.map((card) => card.code) ?? []
    await db().updateTable('gift_card').set({ balance: 0 }).where('id', '=', id).execute()
    const label = `Gift card ending in ${code.slice(-4)}`
    expect((await quoted(client, { codes })).codes).toEqual([
      { code: codes[0], kind: 'gift-card', label, problem: 'This code cannot be used. Please check it.' },
    ])
    expect(await mine()).toMatchObject([{ id, balance: 0 }])
  })

  test('an order that someone else has paid with the code is shown without its number', async () => {
    const { email, mine } = await aMember()
    const { code } = await aGiftCard(db(), 50_00, { email })
    const guest = aTestClient(now().url)
    await ordered(guest, { codes: [code] })
    const [card] = await mine()
    expect(card?.moves).toHaveLength(1)
    expect(card?.moves[0]).not.toHaveProperty('orderNumber')
  })

  test('the id of another one’s card pays nothing', async () => {
    const owner = await aMember()
    await aGiftCard(db(), 50_00, { email: owner.email })
    const [card] = (await quoted(owner.client)).giftCards ?? []
    for (const client of [(await aMember()).client, aTestClient(now().url)]) {
      const paying = { codes: [card?.code ?? ''] }
      const quote = await quoted(client, paying)
      expect([quote.codes[0]?.problem, quote.tenders]).toEqual([
        'This code cannot be used. Please check it.',
        [],
      ])
      expect((await place(client, await quoted(owner.client, paying), paying)).body.code).not.toBe(200)
    }
  })

  test('the cards follow a member to a new address, and those of an unconfirmed one stay with its owner', async () => {
    const { client, email } = await aMember()
    const { id } = await aGiftCard(db(), 50_00, { email })
    const member = createShopper('member', client.cookies.get('customers-id') ?? '')
    const emailOf = async () =>
      (await db().selectFrom('gift_card').select('email').where('id', '=', id).executeTakeFirstOrThrow())
        .email
    for (const [wasConfirmed, expected] of [
      [false, email],
      [true, 'new@example.com'],
    ] as const) {
      const change = { member, from: email, wasConfirmed, to: 'new@example.com', at: 0 }
      await transact(now().services.store, (tx) => moveGiftCards(tx, change))
      expect(await emailOf()).toBe(expected)
    }
  })
})
