import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionListing } from '#contract/catalog/listing.contract.ts'
import { POINTS_LIST, POINTS_PAGE } from '#domain/catalog/points-purchase.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('the list of products that points buy on %s (spec 2.2, 2.8)', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  test('has every listed product with a points price, and no other', async () => {
    const listing = await aTestClient(shop.url).get(collectionListing, {
      idealsRuleName: POINTS_LIST,
      pageSize: 100,
    })
    expect(listing.productList.every(({ allPoint }) => allPoint > 0)).toBe(true)
    const priced = await shop.services.store.db
      .selectFrom('product')
      .select('spu')
      .where('all_point', '>', 0)
      .where('listed', '=', 1)
      .execute()
    expect(priced.length).toBeGreaterThan(2)
    expect(listing.totalPage).toBe(priced.length)
  })

  test('is named and has its own address', async () => {
    const { title, crumbs } = await aTestClient(shop.url).get(collectionListing, {
      idealsRuleName: POINTS_LIST,
    })
    expect(title).toBe('Products for points')
    expect(crumbs.at(-1)).toEqual({ title, link: POINTS_PAGE })
  })
})
