import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { MOST_AGE_MS } from '../../http/api/shared-responses.ts'

const KEPT_MS = 10_000

describe.each(ENGINES)('pieces in stores on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
  })
  afterAll(() => shop.close())

  test('are read once for all languages and currencies, and again after ten seconds (spec 2.10)', async () => {
    const { db } = shop.services.store
    const { spu, sku } = await db
      .selectFrom('store_stock')
      .innerJoin('sku', 'sku.sku', 'store_stock.sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['product.spu', 'sku.sku'])
      .where('store_stock.stock', '>', 0)
      .executeTakeFirstOrThrow()
    const client = aTestClient(shop.url)
    const inStores = async (lang: string, currency: string) => {
      const { attributes } = await client.get(product, { spuCode: spu, lang, currency })
      const size = attributes.flatMap((colour) => colour.size).find((one) => one.sku === sku)
      return size?.storeInventory.map(({ stock }) => stock) ?? []
    }
    const before = await inStores('en', 'SGD')
    expect(before.length).toBeGreaterThan(0)
    await db.updateTable('store_stock').set({ stock: 77 }).where('sku', '=', sku).execute()
    shop.clock.now += KEPT_MS - 1
    expect(await inStores('fr', 'USD')).toEqual(before)
    shop.clock.now += 1
    expect(new Set(await inStores('fr', 'EUR'))).toEqual(new Set([77]))
    // What was answered before is kept no longer than any shared answer.
    shop.clock.now += MOST_AGE_MS
    expect(new Set(await inStores('en', 'SGD'))).toEqual(new Set([77]))
  })
})
