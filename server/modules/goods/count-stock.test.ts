import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, NOON } from '#tests/world/money/checkout-world.ts'
import { booksOf } from '#tests/world/money/books.ts'
import { aProduct } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { transact } from '../../db/transaction.ts'
import { LISTENERS } from '../../listeners.ts'
import { giveBackStock, takeStock } from '../orders/stock.ts'
import { countStock, type CountOutcome, type StockCount } from './count-stock.ts'

/** One thing that happens to a SKU; each is a minute after the one before. */
type Happening =
  | { readonly is: 'sale'; readonly qty: number }
  | { readonly is: 'cancellation'; readonly of: number }
  | { readonly is: 'count'; readonly pieces: number; readonly ago: number }

const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ is: fc.constant('sale' as const), qty: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 1, arbitrary: fc.record({ is: fc.constant('cancellation' as const), of: fc.nat(9) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        is: fc.constant('count' as const),
        pieces: fc.integer({ min: 0, max: 30 }),
        // Half a minute: a count and a sale are never at the same moment.
        ago: fc.nat(5).map((minutes) => minutes + 0.5),
      }),
    },
  ),
  { maxLength: 14 },
)
const MINUTE = 60_000

describe.each(ENGINES)('counting stock on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  const services = () => aCheckout(opened).services
  const count = async (one: StockCount, now: number): Promise<CountOutcome> => {
    const [counted] = await transact(opened, (tx) => countStock(tx, services(), { counts: [one], now }))
    if (!counted) throw new RangeError('no outcome')
    return counted.outcome
  }

  test('for any order of sales, cancellations and counts the ledger is the stock, which is never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (all) => {
        const dress = await aProduct(opened.db, { stock: 20 })
        const moves: { readonly at: number; readonly qty: number }[] = []
        const open: { readonly ref: string; readonly qty: number }[] = []
        let lastCount = 0
        for (const [at, one] of all.entries()) {
          const now = NOON + at * MINUTE
          if (one.is === 'sale') {
            const sold = { ref: `${dress.sku}-${at}`, qty: one.qty }
            const short = await transact(opened, (tx) =>
              takeStock(tx, [{ sku: dress.sku, qty: one.qty }], { ref: sold.ref, at: now }),
            )
            if (short.length > 0) continue
            open.push(sold)
            moves.push({ at: now, qty: -one.qty })
          } else if (one.is === 'cancellation') {
            const [sold] = open.splice(one.of, 1)
            if (!sold) continue
            await transact(opened, (tx) =>
              giveBackStock(tx, [{ sku: dress.sku, qty: sold.qty }], { ref: sold.ref, at: now }),
            )
            moves.push({ at: now, qty: sold.qty })
          } else {
            const countedAt = now - one.ago * MINUTE
            const outcome = await count({ sku: dress.sku, pieces: one.pieces, countedAt }, now)
            expect(outcome.kind === 'counted').toBe(countedAt > lastCount)
            if (outcome.kind !== 'counted') continue
            lastCount = countedAt
            const since = moves.filter((move) => move.at > countedAt).reduce((sum, { qty }) => sum + qty, 0)
            expect(outcome).toMatchObject({
              moved: since,
              after: Math.max(0, one.pieces + since),
              shortfall: Math.max(0, -(one.pieces + since)),
            })
          }
          const books = booksOf(opened.db)
          const stock = await books.stockOf(dress)
          expect([stock >= 0, await books.ledgerOf(dress)]).toEqual([true, stock])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a count that is entered while 29 orders come gives the same as before or after them', async () => {
    for (let run = 0; run < 5; run++) {
      const dress = await aProduct(opened.db, { stock: 60 })
      const all: (() => Promise<unknown>)[] = Array.from(
        { length: 29 },
        (_, at) => () =>
          transact(opened, (tx) =>
            takeStock(tx, [{ sku: dress.sku, qty: 1 }], { ref: `${dress.sku} ${at}`, at: NOON }),
          ),
      )
      all.splice(run * 7, 0, () => count({ sku: dress.sku, pieces: 80, countedAt: NOON - 1 }, NOON))
      await Promise.all(all.map((one) => one()))
      const books = booksOf(opened.db)
      expect([await books.stockOf(dress), await books.ledgerOf(dress)]).toEqual([51, 51])
    }
  })

  test('the same count entered twice at once is in the ledger once', async () => {
    const dress = await aProduct(opened.db, { stock: 10 })
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => count({ sku: dress.sku, pieces: 7, countedAt: NOON - 1 }, NOON)),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['counted', 'known', 'known'])
    expect(await booksOf(opened.db).ledgerOf(dress)).toBe(7)
  })

  test('a count raises the event that an order raises, where it changes the stock', async () => {
    const dress = await aProduct(opened.db, { stock: 10 })
    const heard: string[] = []
    const hear = async (_: Tx, { skus }: ServerEvents['stock.changed']) => void heard.push(...skus)
    const listening = { ...services(), listeners: { ...LISTENERS, 'stock.changed': [hear] } }
    const at = (pieces: number, now: number) =>
      transact(opened, (tx) =>
        countStock(tx, listening, { counts: [{ sku: dress.sku, pieces, countedAt: now }], now }),
      )
    await at(10, NOON)
    expect(heard).toEqual([])
    await at(0, NOON + 1)
    expect(heard).toEqual([dress.sku])
  })
})
