import { beforeAll, describe, expect, test } from 'vitest'
import { type Store } from '#server/db/open.ts'
import type { Database } from '#server/db/schema/database.ts'
import { fillDemoShop } from '#server/demo-shop.ts'
import { noRows } from './rows.ts'
import { DEMO_NOW, demoStores } from '#tests/world/shops/demo-stores.ts'

const { empty, filled } = demoStores()

async function everything(db: Store['db']) {
  const tables: Record<string, string[]> = {}
  for (const table of [...(Object.keys(noRows()) as (keyof Database)[]), 'stock_move'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute()
    tables[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return tables
}
let db: Store['db']
beforeAll(async () => {
  db = await filled()
})

describe('the generated shop', () => {
  test('the same seed gives the same shop', async () => {
    expect(await everything(await filled({ products: 90 }))).toEqual(
      await everything(await filled({ products: 90 })),
    )
  })

  test('another seed gives another shop', async () => {
    const names = async (seed: string) => (await everything(await filled({ products: 40, seed })))['product']
    expect(await names('spring')).not.toEqual(await names('autumn'))
  })

  test('a shop that has products is left alone', async () => {
    const before = await everything(db)
    expect(await fillDemoShop(db, { products: 500, seed: 'other', now: DEMO_NOW })).toBe(false)
    expect(await everything(db)).toEqual(before)
  })

  test('it is filled whole or not at all', async () => {
    const { db: broken } = await empty()
    await broken
      .insertInto('sku')
      .values({
        sku: '1400D1000A-XS',
        product_id: '0',
        pid: '0',
        position: 0,
        size: 'M',
        price: 1,
        list_price: 1,
        stock: 0,
        hidden: 0,
      })
      .execute()
    await expect(fillDemoShop(broken, { now: DEMO_NOW })).rejects.toThrow()
    expect(await broken.selectFrom('product').selectAll().execute()).toEqual([])
    expect(await broken.selectFrom('category').selectAll().execute()).toEqual([])
  })

  test.each([0, 1, 7, 8, 61])('it is as large as asked for: %i products', async (products) => {
    const small = await filled({ products })
    expect(await small.selectFrom('product').select('id').execute()).toHaveLength(products)
  })

  test('every piece in stock is in the ledger', async () => {
    const moved = await db
      .selectFrom('stock_move')
      .select((of) => ['sku', of.fn.sum<number>('qty').as('qty')])
      .groupBy('sku')
      .execute()
    const ledger = new Map(moved.map((row) => [row.sku, Number(row.qty)]))
    const skus = await db.selectFrom('sku').select(['sku', 'stock']).execute()
    expect(skus.filter(({ sku, stock }) => stock !== (ledger.get(sku) ?? 0))).toEqual([])
  })
})
