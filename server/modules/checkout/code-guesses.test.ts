import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { redeemGiftCard } from '#contract/account/gift-cards.contract.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { countUnknown, mayTryCodes } from '../../services/code-guesses.ts'

const TOO_MANY = /^Too many codes were tried/
const UNKNOWN = 'This code cannot be used. Please check it.'

describe.each(ENGINES)('guesses of codes on %s (trust.md R9, traps 3.14)', (engine) => {
  let shop: Shop
  let piece: Piece
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30, env: { RATE_LIMITS: 'on' } })
    piece = (await somePieces(shop))(0)
  })
  afterAll(() => shop.close())

  const { quoted } = checkoutCalls(() => ({ productId: piece.productId, sku: piece.sku, qty: 1 }))
  const db = () => shop.services.store.db
  const problemsOf = async (client: TestClient, ...codes: string[]) =>
    (await quoted(client, { codes })).codes.map(({ problem }) => problem)
  /** Each time in another browser of the same network. */
  const problemOf = (...codes: string[]) => problemsOf(aTestClient(shop.url), ...codes)
  const aMember = async () => {
    const { client, email } = await aRegisteredMember(shop)
    await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    return client
  }
  /** What was counted before is over. */
  beforeEach(() => {
    shop.clock.now += HOUR_MS
  })

  test('after thirty codes of a network that do not exist none is compared for an hour; the same one counts once (S11)', async () => {
    const [coupon, card] = [await aCoupon(db()), await aGiftCard(db(), 10_00)]
    const began = shop.clock.now
    for (let times = 0; times < 3; times++)
      expect(await problemOf('GUESS-0', 'guess-0')).toEqual(Array(2).fill(UNKNOWN))
    for (let guess = 1; guess < 29; guess++) await problemOf(`GUESS-${guess}`)
    expect(await problemOf(coupon, card.code)).toEqual([undefined, undefined])
    expect(await problemOf('GUESS-29')).toEqual([UNKNOWN])
    const quote = await quoted(aTestClient(shop.url), { codes: [coupon, card.code] })
    for (const { problem } of quote.codes) expect(problem).toMatch(TOO_MANY)
    expect(quote.tenders).toEqual([])
    expect(quote.amounts.due).toBe((await quoted(aTestClient(shop.url))).amounts.due)
    shop.clock.now = began + HOUR_MS - 1
    expect(await problemOf(coupon)).toEqual([expect.stringMatching(TOO_MANY)])
    shop.clock.now += 1
    expect(await problemOf(coupon, card.code)).toEqual([undefined, undefined])
  })

  test('after ten of one shopper, of a checkout and of the account together, that shopper waits alone (S11, traps 3.14)', async () => {
    const client = await aMember()
    const { code } = await aGiftCard(db(), 10_00)
    const redeem = async (typed: string) => (await client.ask(redeemGiftCard, { code: typed })).body
    for (let guess = 0; guess < 9; guess++)
      expect(await redeem(`REDEEM-${guess}`)).toMatchObject({ data: { reason: 'gift-card-wrong' } })
    expect(await problemsOf(client, 'REDEEM-0', 'REDEEM-9')).toEqual([UNKNOWN, UNKNOWN])
    expect(await redeem(code)).toMatchObject({ code: 4034, message: expect.stringMatching(TOO_MANY) })
    expect(await problemOf(code)).toEqual([undefined])
    shop.clock.now += HOUR_MS
    expect(await redeem(code)).toMatchObject({ code: 200 })
  })

  test('five hundred wrong codes of the whole shop in an hour write one alarm, without a code, and refuse no other shopper (S11)', async () => {
    const error = vi.fn()
    const services = { ...shop.services, log: { ...shop.services.log, error } }
    const call = (ip: string) => ({ services, now: shop.clock.now, ip, shopper: undefined })
    const counted = { hits: 498, window_ends: shop.clock.now + HOUR_MS }
    await db()
      .insertInto('rate_limit')
      .values({ key: 'unknown-codes', ...counted })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(counted))
      .execute()
    const errors: number[] = []
    for (let guess = 0; guess < 4; guess++) {
      for (let times = 0; times < 2; times++)
        await countUnknown(call(`10.0.0.${guess}`), [{ typed: `SPREAD-${guess}`, problem: 'unknown' }])
      errors.push(error.mock.calls.length)
    }
    expect(errors).toEqual([0, 1, 1, 1])
    expect(error.mock.calls).toEqual([['codes.guessed', { hits: 500 }]])
    expect(await mayTryCodes(call('10.0.1.1'))).toBe(true)
  })

  test('S12: an unknown, empty, expired and blocked card have one answer, and each counts as a guess; the log alone has the reason, without a code (traps 3.14)', async () => {
    const info = vi.spyOn(shop.services.log, 'info')
    const cards = [
      await aGiftCard(db(), 10_00, { balance: 0 }),
      await aGiftCard(db(), 10_00, { expires_at: shop.clock.now }),
      await aGiftCard(db(), 10_00, { blocked_at: 1 }),
    ]
    const typed = ['ABCD-EFGH-JKLM-NPQR', ...cards.map(({ code }) => code)]
    const { codes, tenders } = await quoted(aTestClient(shop.url), { codes: typed })
    expect(codes).toEqual(typed.map((code) => ({ code, kind: 'unknown', label: code, problem: UNKNOWN })))
    expect(tenders).toEqual([])
    const logged = info.mock.calls.filter(([event]) => event === 'gift-card.refused')
    info.mockRestore()
    expect(logged.map(([, fields]) => fields)).toEqual(
      ['empty', 'expired', 'blocked'].map((reason, at) => ({ id: cards[at]?.id, reason })),
    )
    const client = await aMember()
    for (const { code } of cards) await problemsOf(client, code)
    for (let guess = 0; guess < 7; guess++) await problemsOf(client, `BESIDES-${guess}`)
    expect(await problemsOf(client, 'ONE-MORE')).toEqual([expect.stringMatching(TOO_MANY)])
  })

  test('S12: of a thousand guesses of one network thirty are compared', async () => {
    const call = { services: shop.services, now: shop.clock.now, ip: '10.9.9.9', shopper: undefined }
    let compared = 0
    for (let guess = 0; guess < 1_000; guess++) {
      if (!(await mayTryCodes(call))) continue
      compared += 1
      await countUnknown(call, [{ typed: `CARD-${guess}`, problem: 'unknown' }])
    }
    expect(compared).toBe(30)
  })
})
