import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
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
})
