import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, type Product } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { giveBackStock, perSku, takeStock } from './stock.ts'

describe.each(ENGINES)('stock on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  const take = (lines: readonly (readonly [Product, number])[], ref: string = randomUUID()) =>
    opened.db.transaction().execute((tx) =>
      takeStock(
        tx,
        lines.map(([{ sku }, qty]) => ({ sku, qty })),
        { ref, at: 0 },
      ),
    )
  const stockOf = async ({ sku }: Product) =>
    (await opened.db.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
  const movesOf = async ({ sku }: Product) =>
    (await opened.db.selectFrom('stock_move').select('qty').where('sku', '=', sku).execute()).map(
      (row) => row.qty,
    )

  test('R4 two lines of one SKU are summed: with one piece left both are refused', async () => {
    const dress = await aProduct(opened.db, { stock: 1 })
    expect(
      await take([
        [dress, 1],
        [dress, 1],
      ]),
    ).toEqual([dress.sku])
    expect([await stockOf(dress), await movesOf(dress)]).toEqual([1, [1]])
    expect(await take([[dress, 1]])).toEqual([])
    expect(await stockOf(dress)).toBe(0)
  })

  test('R4 lines of one SKU never come to more than 100 together', async () => {
    const dress = await aProduct(opened.db, { stock: 500 })
    expect(
      await take([
        [dress, 60],
        [dress, 41],
      ]),
    ).toEqual([dress.sku])
    expect(
      await take([
        [dress, 60],
        [dress, 40],
      ]),
    ).toEqual([])
    expect([await stockOf(dress), await movesOf(dress)]).toEqual([400, [500, -100]])
  })

  test('all pieces are taken, or none', async () => {
    const [many, few] = [await aProduct(opened.db, { stock: 9 }), await aProduct(opened.db, { stock: 1 })]
    expect(
      await take([
        [many, 2],
        [few, 2],
      ]),
    ).toEqual([few.sku])
    expect([await stockOf(many), await movesOf(many)]).toEqual([9, [9]])
  })

  test('the same reservation cannot be made or given back twice', async () => {
    const dress = await aProduct(opened.db, { stock: 9 })
    await take([[dress, 2]], 'order-1')
    await expect(take([[dress, 2]], 'order-1')).rejects.toThrow()
    const giveBack = () =>
      opened.db
        .transaction()
        .execute((tx) => giveBackStock(tx, [{ sku: dress.sku, qty: 2 }], { ref: 'order-1', at: 0 }))
    await giveBack()
    await expect(giveBack()).rejects.toThrow()
    expect([await stockOf(dress), await movesOf(dress)]).toEqual([9, [9, -2, 2]])
  })

  test('R3 stock never falls below zero for any request', async () => {
    await expect(opened.db.updateTable('sku').set({ stock: -1 }).execute()).rejects.toThrow()
  })
})

test('lines are summed and sorted, so that every transaction touches SKUs in one order', () => {
  const lines = fc.array(
    fc.record({ sku: fc.constantFrom('A', 'B', 'C'), qty: fc.integer({ min: 1, max: 9 }) }),
  )
  fc.assert(
    fc.property(lines, (input) => {
      const summed = perSku(input)
      expect(summed.map((one) => one.sku)).toEqual([...new Set(input.map((one) => one.sku))].sort())
      for (const { sku, qty } of summed)
        expect(qty).toBe(input.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.qty, 0))
    }),
  )
})
