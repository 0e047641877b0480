import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryListing, collectionListing, search } from '#contract/catalog/listing.contract.ts'
import { storeList } from '#contract/catalog/navigation.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { MOST_AGE_MS } from '../../http/api/shared-responses.ts'

describe.each(ENGINES)('lists of one store on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 40 })
  })
  afterAll(() => shop.close())

  const client = () => aTestClient(shop.url)
  /** A store and the category of which it has most. */
  async function aStoreWithPieces() {
    const { db } = shop.services.store
    const { store_id, category_id } = await db
      .selectFrom('store_stock')
      .innerJoin('sku', 'sku.sku', 'store_stock.sku')
      .innerJoin('product_category', 'product_category.product_id', 'sku.product_id')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['store_stock.store_id', 'product_category.category_id'])
      .where('store_stock.stock', '>', 0)
      .where('sku.stock', '>', 0)
      .where('product.listed', '=', 1)
      .groupBy(['store_stock.store_id', 'product_category.category_id'])
      .orderBy((query) => query.fn.countAll(), 'desc')
      .orderBy('product_category.category_id')
      .executeTakeFirstOrThrow()
    return { store: store_id, cid: category_id }
  }

  /** Read from the tables: products of a category that the store has in a size that can be bought. */
  async function expected(store: string, cid: number, size?: string) {
    const rows = await shop.services.store.db
      .selectFrom('store_stock')
      .innerJoin('sku', 'sku.sku', 'store_stock.sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .innerJoin('product_category', 'product_category.product_id', 'product.id')
      .select(['product.spu', 'sku.size'])
      .distinct()
      .where('store_stock.store_id', '=', store)
      .where('store_stock.stock', '>', 0)
      .where('sku.stock', '>', 0)
      .where('sku.hidden', '=', 0)
      .where('product.on_sale', '=', 1)
      .where('product.listed', '=', 1)
      .where('product_category.category_id', '=', cid)
      .execute()
    const inSize = rows.filter((row) => size === undefined || row.size === size)
    return [...new Set(inSize.map(({ spu }) => spu))].sort()
  }

  test('have what the store has, in a chosen size if one is chosen, counted as listed (spec 2.8)', async () => {
    const { store, cid } = await aStoreWithPieces()
    const whole = await client().get(categoryListing, { cid, pageSize: 60 })
    const list = await client().get(categoryListing, {
      cid,
      store,
      pageSize: 60,
    })
    const spus = (of: typeof list) => of.productList.map(({ spuCode }) => spuCode).sort()
    expect(spus(list)).toEqual(await expected(store, cid))
    expect(list.store).toBeTruthy()
    expect(whole.store).toBeUndefined()
    expect(whole.totalPage).toBeGreaterThanOrEqual(list.totalPage)
    for (const { key, count } of list.facets.sizes) {
      const sized = await client().get(categoryListing, {
        cid,
        store,
        size: key,
        pageSize: 60,
      })
      expect(spus(sized)).toEqual(await expected(store, cid, key))
      expect(sized.totalPage).toBe(count)
    }
  })

  test('follow what leaves the store, and no list of an unknown store is answered', async () => {
    const { store, cid } = await aStoreWithPieces()
    const before = await client().get(categoryListing, {
      cid,
      store,
      pageSize: 60,
    })
    const [gone] = before.productList
    await emptyShelves(store, gone?.spuCode)
    shop.clock.now += MOST_AGE_MS
    const after = await client().get(categoryListing, {
      cid,
      store,
      pageSize: 60,
    })
    expect(after.totalPage).toBe(before.totalPage - 1)
    expect(after.productList.map(({ spuCode }) => spuCode)).not.toContain(gone?.spuCode)
    await expect(client().get(categoryListing, { cid, store: 'no-such-store' })).rejects.toThrow()
  })

  test('can come first in a list, on every page of it, with the other pieces behind (spec 2.8)', async () => {
    const { store, cid } = await aStoreWithPieces()
    const input = { cid, sort: 'store-first', first: store, pageSize: 7 }
    const plain = await client().get(categoryListing, { cid, pageSize: 60 })
    const sizes = plain.facets.sizes.map(({ key }) => key)
    const [scarce] = await expected(store, cid)
    await emptyShelves(store, scarce, sizes.slice(1))
    shop.clock.now += MOST_AGE_MS
    const counts: number[] = []
    for (const size of [undefined, ...sizes]) {
      const has = await expected(store, cid, size)
      const pages = Math.ceil((await client().get(categoryListing, { cid, size })).totalPage / 7)
      const lists = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          client().get(categoryListing, { ...input, size, page: index + 1 }),
        ),
      )
      const all = await client().get(categoryListing, { cid, size, pageSize: 60 })
      const whole = all.productList.map(({ spuCode }) => spuCode)
      const ahead = whole.filter((spu) => has.includes(spu))
      const listed = lists.flatMap(({ productList }) => productList.map(({ spuCode }) => spuCode))
      expect(listed).toEqual([...ahead, ...whole.filter((spu) => !has.includes(spu))])
      for (const list of lists) {
        expect(list).toMatchObject({ sort: 'store-first', totalPage: whole.length, facets: all.facets })
        expect(list.first).toMatchObject({ key: store, count: ahead.length })
      }
      counts.push(ahead.length)
    }
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts))
    const found = await client().get(search, { keywords: 'dress', sort: 'store-first', first: store })
    const inStore = await client().get(search, { keywords: 'dress', store })
    expect(found.first).toEqual({ key: store, label: inStore.store, count: inStore.totalPage })
    expect(plain.first).toBeUndefined()
    const unknown = client().get(categoryListing, { ...input, first: 'no-such-store' })
    await expect(unknown).rejects.toThrow()
  })

  /** The store has sold a piece out, in these sizes or in all. */
  async function emptyShelves(store: string, spu = '', sizes?: readonly string[]) {
    const { db } = shop.services.store
    await db
      .updateTable('store_stock')
      .set({ stock: 0 })
      .where('store_id', '=', store)
      .where('sku', 'in', (query) =>
        query
          .selectFrom('sku')
          .innerJoin('product', 'product.id', 'sku.product_id')
          .select('sku.sku')
          .where('product.spu', '=', spu)
          .$if(sizes !== undefined, (some) => some.where('sku.size', 'in', sizes ?? [])),
      )
      .execute()
  }

  test('are found by words and in collections, and the stores are named in the language', async () => {
    const { store } = await aStoreWithPieces()
    const found = await client().get(search, {
      keywords: 'dress',
      store,
      pageSize: 60,
    })
    const all = await client().get(search, { keywords: 'dress', pageSize: 60 })
    expect(found.totalPage).toBeGreaterThan(0)
    expect(found.totalPage).toBeLessThanOrEqual(all.totalPage)
    const fresh = await client().get(collectionListing, {
      idealsRuleName: 'new-arrivals',
      store,
    })
    expect(fresh.store).toBe(found.store)
    const stores = await client().get(storeList, {})
    expect(stores.find(({ id }) => id === store)?.name).toBe(found.store)
  })

  test('a store has its place, for its distance, once the owner has named both numbers (spec 2.10)', async () => {
    const { db } = shop.services.store
    const [first, second] = await client().get(storeList, {})
    expect(first?.place).toEqual({ latitude: 1.3026, longitude: 103.8346 })
    expect(first?.address).toContain('Orchard Road')
    await db
      .updateTable('store')
      .set({ longitude: null })
      .where('id', '=', first?.id ?? '')
      .execute()
    await shop.services.catalogue.refresh()
    shop.clock.now += MOST_AGE_MS
    const [after, other] = await client().get(storeList, {})
    expect(after).toEqual({ ...first, place: undefined })
    expect(other).toEqual(second)
  })
})
