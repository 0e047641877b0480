import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_LETTERS } from '../../core/random-letters.ts'
import { aGiftCard } from '#tests/world/money/coupons.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { BadSettings } from '../../core/env.ts'
import { openStore } from '../../db/open.ts'
import { giftCardHash, newGiftCardCode } from './gift-card-code.ts'
import { loadGiftCardKey } from './gift-card-key.ts'
import { giftCardOf } from './gift-cards.queries.ts'

const codes = Array.from({ length: 2_000 }, newGiftCardCode)
const oneOf = fc.constantFrom(...codes.slice(0, 200))

describe('S12: the code of a gift card', () => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore('sqlite')
  })
  afterAll(() => opened.close())

  test('has 16 of 32 symbols, 80 bits, and a check symbol', () => {
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
    expect(codes.every((code) => /^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{5}$/.test(code))).toBe(true)
    expect(new Set(codes.map((code) => code.slice(0, -1))).size).toBe(codes.length)
  })

  test('is found in any case, with or without spaces and dashes (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), oneOf), async (typed) => {
        const letters = typed.replaceAll(/[\s-]/g, '')
        const hash = await giftCardHash(opened.db, typed)
        expect(await giftCardHash(opened.db, ` ${letters.toLowerCase()} `)).toBe(hash)
      }),
    )
  })

  test('is not accepted with one wrong letter (property)', async () => {
    await fc.assert(
      fc.asyncProperty(oneOf, fc.nat(16), fc.constantFrom(...CODE_LETTERS), async (code, at, wrong) => {
        const letters = [...code.replaceAll('-', '')]
        fc.pre(letters[at] !== wrong)
        expect(await giftCardHash(opened.db, letters.with(at, wrong).join(''))).toBeUndefined()
      }),
    )
  })
})

describe.each(ENGINES)('S12: the key of gift-card codes on %s', (engine) => {
  const KEY = 'a key of the owner that no copy of the database has'
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  /** The shop after a restart: nothing is remembered of the key. */
  async function restarted<Result>(work: (db: OpenedStore['db']) => Promise<Result>): Promise<Result> {
    const { db } = await openStore(opened.location)
    return work(db).finally(() => db.destroy())
  }
  const settings = async () => JSON.stringify(await opened.db.selectFrom('setting').selectAll().execute())

  test('is the shop’s own, made once, until the owner sets one; cards bind the shop to theirs', async () => {
    const code = newGiftCardCode()
    const hashWith = (key: string | undefined) =>
      restarted(async (db) => {
        await loadGiftCardKey(db, key)
        return giftCardHash(db, code)
      })
    const made = await hashWith(undefined)
    expect(await hashWith(undefined)).toBe(made)
    const set = await hashWith(KEY)
    expect(set).not.toBe(made)
    expect(await settings()).not.toContain(KEY)

    const card = await restarted(async (db) => {
      await loadGiftCardKey(db, KEY)
      return aGiftCard(db, 10_00)
    })
    await expect(hashWith(undefined)).rejects.toThrow(BadSettings)
    await expect(hashWith(`another ${KEY}`)).rejects.toThrow(/^GIFT_CARD_KEY: .* under another key/)
    const found = await restarted(async (db) => {
      await loadGiftCardKey(db, KEY)
      return giftCardOf(db, card.code)
    })
    expect(found?.id).toBe(card.id)
  })
})
