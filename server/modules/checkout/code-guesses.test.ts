import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redeemGiftCard } from '#contract/account/gift-cards.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const TOO_MANY = 'Too many codes were tried. Please try again in a few minutes.'

describe.each(ENGINES)('guesses of codes on %s (trust.md R9, traps 3)', (engine) => {
  let shop: Shop
  let piece: Piece
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30, env: { RATE_LIMITS: 'on' } })
    piece = (await somePieces(shop))(0)
  })
  afterAll(() => shop.close())

  const { quoted } = checkoutCalls(() => ({ productId: piece.productId, sku: piece.sku, qty: 1 }))
  const problemOf = async (...codes: string[]) => {
    const quote = await quoted(aTestClient(shop.url), { codes })
    return quote.codes.map(({ problem }) => problem)
  }

  test('after twenty codes that do not exist none is compared, until the window is over; the same one counts once', async () => {
    const { db } = shop.services.store
    const [coupon, card] = [await aCoupon(db), await aGiftCard(db, 10_00)]
    for (let times = 0; times < 3; times++)
      expect(await problemOf('GUESS-0', 'guess-0')).toEqual(Array(2).fill('We do not know this code.'))
    for (let guess = 1; guess < 19; guess++) await problemOf(`GUESS-${guess}`)
    expect(await problemOf(coupon, card.code)).toEqual([undefined, undefined])
    expect(await problemOf('GUESS-19')).toEqual(['We do not know this code.'])
    const quote = await quoted(aTestClient(shop.url), { codes: [coupon, card.code] })
    expect(quote.codes.map(({ problem }) => problem)).toEqual([TOO_MANY, TOO_MANY])
    expect(quote.tenders).toEqual([])
    expect(quote.amounts.due).toBe((await quoted(aTestClient(shop.url))).amounts.due)
    shop.clock.now += 10 * MINUTE_MS
    expect(await problemOf(coupon, card.code)).toEqual([undefined, undefined])
  })

  test('codes that are redeemed and codes of a checkout are counted together (traps 3.14)', async () => {
    shop.clock.now += 10 * MINUTE_MS
    const { db } = shop.services.store
    const { client, email } = await aRegisteredMember(shop)
    await db.updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const { code } = await aGiftCard(db, 10_00)
    const redeem = async (typed: string) => (await client.ask(redeemGiftCard, { code: typed })).body
    for (let guess = 0; guess < 19; guess++)
      expect(await redeem(`REDEEM-${guess}`)).toMatchObject({ data: { reason: 'gift-card-wrong' } })
    expect(await problemOf('REDEEM-19')).toEqual(['We do not know this code.'])
    expect(await redeem(code)).toMatchObject({ code: 4034, message: TOO_MANY })
    shop.clock.now += 10 * MINUTE_MS
    expect(await redeem(code)).toMatchObject({ code: 200 })
  })
})
