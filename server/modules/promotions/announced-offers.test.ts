import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { articleDetail } from '#contract/catalog/articles.contract.ts'
import { categoryListing, productCards } from '#contract/catalog/listing.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { minor } from '#domain/brand.ts'
import { MULTI_ITEM_TYPE } from '#domain/cart/multi-item-rule.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aPromotion } from '#tests/world/money/promotions.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { endPromotion } from './end-promotion.ts'

/** Clothing, the root of the demo shop's categories. */
const CLOTHING = 159819

describe.each(ENGINES)('what pieces announce of promotions on %s (spec 2.9, 2.10, 9.6)', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const refresh = () => shop.services.catalogue.refresh(shop.clock.now)

  test('the multi-item offer is said as the owner has set it, from its first moment to its last', async () => {
    const client = aTestClient(shop.url)
    const { productList } = await client.get(categoryListing, { cid: CLOTHING, pageSize: 60 })
    const card = productList.find(({ allActivities }) => allActivities.length > 0)
    if (!card) throw new Error('no piece takes part in the offer')
    const said = async () => {
      const [now] = await client.get(productCards, { spus: card.spuCode })
      const page = await client.get(product, { spuCode: card.spuCode })
      expect(now?.allActivities).toEqual(page.allActivities)
      return page.allActivities
    }
    const activity = (soldTag: string) => [{ ruleId: 'M1', ruleType: MULTI_ITEM_TYPE, soldTag }]
    expect(await said()).toEqual(activity('Buy 2 get 20% off; Buy 3 get 28% off'))

    const until = shop.clock.now + MINUTE_MS
    const terms = { tiers: [{ qty: 4, percent: 30 }], leastPrice: minor(0) }
    await aPromotion(shop.services.store.db, {
      kind: 'multi-item',
      terms,
      from: shop.clock.now,
      until,
    })
    await refresh()
    expect(await said()).toEqual(activity('Buy 4 get 30% off'))
    const article = () => client.get(articleDetail, { articleId: 401 })
    expect((await article()).content).toContain('Buy 4 get 30% off')

    shop.clock.now = until
    await refresh()
    expect(await said()).toEqual(activity('Buy 2 get 20% off; Buy 3 get 28% off'))
    await transact(shop.services.store, (tx) => endPromotion(tx, { id: 'buy-more', now: shop.clock.now }))
    shop.clock.now += 1
    await refresh()
    expect(await said()).toEqual([])
    expect((await article()).content).toContain('No such offer runs at the moment')
    const { topMessage } = await client.get(commonInfo, {})
    for (const { msg } of topMessage) expect(msg).not.toMatch(/\{offer\}|Buy \d|No such offer/)
    const [colour] = card.items
    const sku = colour?.size.find(({ canBuy }) => canBuy)?.sku ?? ''
    await client.get(cartAdd, { productId: card.productsId, sku, qty: 1 }, { 'idempotency-key': 'one' })
    expect((await client.get(cartList, {})).cartInfo.list[0]).toMatchObject({ sku, soldTag: '' })
  })

  test('a set says what it costs together, and what its pieces cost one by one; one that saves nothing says nothing', async () => {
    const client = aTestClient(shop.url)
    const { db } = shop.services.store
    const piece = await somePieces(shop)
    const [one, other] = [piece(0), piece(1)]
    const setsOf = async (spuCode: string) => {
      const { sets, bundle } = await client.get(product, { spuCode })
      return { sets, bundle }
    }
    const before = await setsOf(one.spu)
    const { finalPrice: first } = await client.get(product, { spuCode: one.spu })
    const { finalPrice: second } = await client.get(product, { spuCode: other.spu })
    const products = [one.productId, other.productId]
    const full = first + second
    await aPromotion(db, { kind: 'bundle', terms: { products, price: minor(full) } })
    await refresh()
    expect((await setsOf(one.spu)).sets).toEqual(before.sets)
    await aPromotion(db, { kind: 'bundle', terms: { products, price: minor(full - 10_00) } })
    await refresh()
    const { sets, bundle } = await setsOf(one.spu)
    expect(sets).toContainEqual({
      spuCodes: [other.spu],
      price: full - 10_00,
      formatPrice: expect.stringMatching(/^S\$/),
      full,
      formatFull: expect.stringMatching(/^S\$/),
    })
    expect(bundle).toContain(other.spu)
    await db
      .updateTable('product')
      .set({ on_sale: 0, changed_at: shop.clock.now + 1 })
      .where('spu', '=', other.spu)
      .execute()
    shop.clock.now += 1
    await refresh()
    expect((await setsOf(one.spu)).sets).toEqual(before.sets)
  })
})
