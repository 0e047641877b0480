import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { aGiftCard } from '#tests/world/money/coupons.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { transact } from '../../db/transaction.ts'
import type { LedgerUse } from '../../services/ledger.ts'
import { giftCardHash, newGiftCardCode } from './gift-card-code.ts'
import { giftCardLedger } from './gift-card-ledger.ts'
import { giftCardOf } from './gift-cards.queries.ts'

describe.each(ENGINES)('the balance of a gift card on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  const use = (ref: string, orderId: string, change: Partial<LedgerUse> = {}): LedgerUse => ({
    ref,
    orderId,
    rule: 'gift-card',
    amount: 3_00,
    currency: 'SGD',
    reason: {},
    shopper: shopperKey(createShopper('guest', 'g')),
    email: 'mei@example.com',
    step: 'place',
    at: 1,
    ...change,
  })
  const take = (one: LedgerUse) => transact(opened, (tx) => giftCardLedger.take(tx, one))
  const giveBack = (one: LedgerUse) => transact(opened, (tx) => giftCardLedger.giveBack(tx, one))
  const stateOf = async (id: string) => {
    const { balance } = await opened.db
      .selectFrom('gift_card')
      .select('balance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const moves = await opened.db.selectFrom('gift_card_move').selectAll().where('card_id', '=', id).execute()
    return { balance, moved: moves.reduce((sum, { delta }) => sum + delta, 0), moves }
  }

  test('R9: of fifty payments of 3.00 at once 33 are taken from 100.00; each has its order, and their sum is what is gone', async () => {
    const { id } = await aGiftCard(opened.db, 100_00)
    const done = await Promise.all(Array.from({ length: 50 }, (_, order) => take(use(id, `fifty-${order}`))))
    expect(done.filter(Boolean)).toHaveLength(33)
    const { balance, moved, moves } = await stateOf(id)
    expect([balance, moved]).toEqual([1_00, -99_00])
    expect(new Set(moves.map(({ order_id }) => order_id)).size).toBe(33)
  })

  test('R9, R13: ten cancellations at once give a payment back once', async () => {
    const { id } = await aGiftCard(opened.db, 10_00)
    const one = use(id, 'ten')
    await take(one)
    await Promise.all(Array.from({ length: 10 }, () => giveBack({ ...one, step: 'cancelled:ten' })))
    expect(await stateOf(id)).toMatchObject({ balance: 10_00, moved: 0 })
  })

  test('a card of 9.99 pays ¥1,149, and its refund in parts is 9.99 Singapore dollars again, to the cent (traps 3.17)', async () => {
    const { id } = await aGiftCard(opened.db, 9_99)
    const one = use(id, 'yen', { amount: 1_149, currency: 'JPY' })
    expect(await take(one)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ balance: 0 })
    let before = 0
    for (const amount of [500, 1, 648]) {
      const part = { before, amount, of: 1_149 }
      for (let times = 0; times < 2; times++) await giveBack({ ...one, step: `refund:${before}`, part })
      before += amount
      expect((await stateOf(id)).balance).toBeLessThanOrEqual(9_99)
    }
    expect(await stateOf(id)).toMatchObject({ balance: 9_99, moved: 0 })
  })

  test('S12: a code is found however it is typed, and is stored nowhere (traps 3.14)', async () => {
    const { id, code } = await aGiftCard(opened.db, 10_00)
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
    ])
      expect((await giftCardOf(opened.db, typed))?.id).toBe(id)
    const stored = JSON.stringify(await opened.db.selectFrom('gift_card').selectAll().execute())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('S12: ten thousand guesses find none of a hundred cards', async () => {
    for (let card = 0; card < 100; card++) await aGiftCard(opened.db, 10_00)
    const rows = await opened.db.selectFrom('gift_card').select('code_hash').execute()
    const known = new Set(rows.map(({ code_hash }) => code_hash))
    const guesses = await Promise.all(
      Array.from({ length: 10_000 }, () => giftCardHash(opened.db, newGiftCardCode())),
    )
    expect(guesses.filter((guess) => guess === undefined || known.has(guess))).toEqual([])
  })
})
