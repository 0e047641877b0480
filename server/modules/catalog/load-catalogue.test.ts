import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPictures } from '#server/demo-shop.ts'
import { addButton } from '#domain/catalog/variants.ts'
import { fillDemoShop } from '#server/demo-shop.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { readTexts } from '../../core/texts.ts'
import type { Storefront } from '../../services/route.ts'
import type { Catalogue } from '../../services/catalogue.ts'
import { categoryTag, CONTENT, fewLeftTag, LISTS, PRODUCTS } from '../../services/revisions.ts'
import { loadCatalogue } from './load-catalogue.ts'

const NOW = Date.UTC(2026, 2, 14, 4)
const SINGAPORE: Storefront = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' }
const ALL = { filters: {}, sort: 'newest', page: 1, pageSize: 60 } as const

describe.each(ENGINES)('the catalogue in memory on %s', (engine) => {
  let store: OpenedStore
  let catalogue: Catalogue

  beforeEach(async () => {
    store = await aStore(engine)
    await fillDemoShop(store.db, { products: 60, now: NOW })
    catalogue = await loadCatalogue(store.db, { pictures: demoPictures, texts: readTexts() }, NOW)
  })
  afterEach(() => store.close())

  const clothing = () =>
    catalogue.listing({ kind: 'category', key: '159819' }, ALL, SINGAPORE)?.productList ?? []

  async function aBuyable() {
    const card = clothing().find((one) => one.canBuy && one.items[0]?.size[0]?.canBuy)
    const size = card?.items[0]?.size[0]
    if (!card || !size) throw new RangeError('the demo shop has nothing to buy')
    return { card, size }
  }

  async function setStock(sku: string, stock: number, at: number) {
    await store.db.updateTable('sku').set({ stock }).where('sku', '=', sku).execute()
    await store.db
      .insertInto('stock_move')
      .values({ id: randomUUID(), sku, qty: -1, reason: 'reserved', ref: randomUUID(), at })
      .execute()
  }

  test('a name changed in the database is shown after the next look', async () => {
    const { card } = await aBuyable()
    const version = catalogue.version()
    const names = JSON.stringify({ en: 'Dragonfly Gown', zh: '蜻蜓长裙' })
    await store.db
      .updateTable('product')
      .set({ names, changed_at: NOW + 1 })
      .where('id', '=', card.productsId)
      .execute()
    expect(catalogue.cards([card.spuCode], SINGAPORE)[0]?.productsName).toBe(card.productsName)
    await catalogue.refresh()
    expect(catalogue.cards([card.spuCode], SINGAPORE)[0]?.productsName).toBe('Dragonfly Gown')
    expect(catalogue.cards([card.spuCode], { ...SINGAPORE, language: 'zh' })[0]?.productsName).toBe(
      '蜻蜓长裙',
    )
    expect(
      catalogue.listing({ kind: 'search', key: 'dragonfly' }, { ...ALL, sort: 'relevance' }, SINGAPORE)
        ?.totalPage,
    ).toBe(1)
    expect(catalogue.version()).not.toBe(version)
  })

  test('nodes that have read the same changes name the same version of the data, whenever they started', async () => {
    const { card, size } = await aBuyable()
    const before = catalogue.dataVersion()
    await store.db
      .updateTable('product')
      .set({ changed_at: NOW + 2 })
      .where('id', '=', card.productsId)
      .execute()
    await setStock(size.sku, 0, NOW + 2)
    await catalogue.refresh()
    const later = await loadCatalogue(store.db, { pictures: demoPictures, texts: readTexts() }, NOW + 3)
    expect(later.dataVersion()).toBe(catalogue.dataVersion())
    expect(catalogue.dataVersion()).not.toBe(before)
    expect(later.version()).not.toBe(catalogue.version())
  })

  test('a product that was added is listed, one that is withdrawn cannot be bought', async () => {
    const { card, size } = await aBuyable()
    const before = clothing().length
    await store.db
      .updateTable('product')
      .set({ on_sale: 0, changed_at: NOW + 1 })
      .where('id', '=', card.productsId)
      .execute()
    const row = await store.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', card.productsId)
      .executeTakeFirstOrThrow()
    await store.db
      .insertInto('product')
      .values({ ...row, id: '999', spu: 'NEW1', on_sale: 1, changed_at: NOW + 2 })
      .execute()
    await store.db.insertInto('product_category').values({ product_id: '999', category_id: 159821 }).execute()
    await catalogue.refresh()
    expect(clothing()).toHaveLength(before + 1)
    expect(catalogue.knows('NEW1')).toBe(true)
    expect(catalogue.spuOf('999')).toBe('NEW1')
    expect(catalogue.sku(size.sku, SINGAPORE, NOW)?.onSale).toBe(false)
    expect(catalogue.cards([card.spuCode], SINGAPORE)[0]?.canBuy).toBe(false)
  })

  test('the last piece sold here is seen at once, sold by another node at the next look', async () => {
    const { card, size } = await aBuyable()
    const version = catalogue.version()
    await setStock(size.sku, 0, NOW)
    await catalogue.reread([size.sku])
    expect(catalogue.sku(size.sku, SINGAPORE, NOW)?.stock).toBe(0)
    expect(catalogue.cards([card.spuCode], SINGAPORE)[0]?.items[0]?.size[0]).toMatchObject({
      canBuy: false,
      stock: 0,
    })
    expect(catalogue.version()).not.toBe(version)

    await setStock(size.sku, 4, NOW + 1_000)
    await catalogue.refresh()
    expect(catalogue.cards([card.spuCode], SINGAPORE)[0]?.items[0]?.size[0]).toMatchObject({
      canBuy: true,
      stock: 4,
    })
  })

  test('a change that was stamped before the last look but written after it is not missed', async () => {
    const { size } = await aBuyable()
    await setStock(size.sku, 5, NOW + 20_000)
    await catalogue.refresh()
    await setStock(size.sku, 2, NOW + 12_000)
    await catalogue.refresh()
    expect(catalogue.sku(size.sku, SINGAPORE, NOW)?.stock).toBe(2)
  })

  test('a piece of many sold changes nothing that a list shows, nor does one of few; the last one does', async () => {
    const { card, size } = await aBuyable()
    const sell = async (stock: number) => {
      await setStock(size.sku, stock, NOW)
      const before = catalogue.revisions.current()
      const version = catalogue.version()
      await catalogue.reread([size.sku])
      expect(catalogue.sku(size.sku, SINGAPORE, NOW)?.stock).toBe(stock)
      const tags = [card.spuCode, fewLeftTag(card.spuCode), categoryTag(159819), LISTS, PRODUCTS, CONTENT]
      const changed = tags.filter((tag) => catalogue.revisions.of(tag) > before)
      expect(catalogue.version() === version).toBe(!changed.includes(LISTS))
      return changed
    }
    await sell(50)
    expect(await sell(49)).toEqual([])
    expect(await sell(10)).toEqual([fewLeftTag(card.spuCode)])
    expect(await sell(9)).toEqual([fewLeftTag(card.spuCode)])
    const availability = [card.spuCode, fewLeftTag(card.spuCode), categoryTag(159819), LISTS]
    expect(await sell(0)).toEqual(availability)
    expect(await sell(40)).toEqual(availability)
  })

  test('a product that moves to another category changes the lists of both', async () => {
    const { card } = await aBuyable()
    const of = (id: number) => catalogue.revisions.of(categoryTag(id))
    const { category_id: from } = await store.db
      .selectFrom('product_category')
      .select('category_id')
      .where('product_id', '=', card.productsId)
      .executeTakeFirstOrThrow()
    const to = await store.db
      .selectFrom('category')
      .select('id')
      .where('level', '=', 1)
      .where('id', '!=', 159819)
      .executeTakeFirstOrThrow()
    await store.db
      .updateTable('product_category')
      .set({ category_id: to.id })
      .where('product_id', '=', card.productsId)
      .where('category_id', '=', from)
      .execute()
    await store.db
      .updateTable('product')
      .set({ changed_at: NOW + 2 })
      .where('id', '=', card.productsId)
      .execute()
    const before = catalogue.revisions.current()
    await catalogue.refresh()
    expect([of(from), of(159819), of(to.id)]).toEqual([before + 1, before + 1, before + 1])
  })

  test.each<[string, (db: OpenedStore['db']) => Promise<unknown>]>([
    ['a campaign that is withdrawn', (db) => db.deleteFrom('campaign').execute()],
    [
      'the text of an article',
      (db) =>
        db
          .updateTable('article')
          .set({ body: '<p>New</p>', changed_at: NOW + 2 })
          .execute(),
    ],
    ['a collection', (db) => db.updateTable('collection').set({ names: '{"en":"Moonlight"}' }).execute()],
  ])('%s changes the content, once', async (_, change) => {
    await store.db
      .insertInto('article')
      .values({
        id: 257,
        lang: 'en',
        title: 'About us',
        summary: '',
        body: '<p>Old</p>',
        changed_at: NOW + 1,
      })
      .execute()
    await catalogue.refresh()
    await change(store.db)
    const before = catalogue.revisions.current()
    await catalogue.refresh()
    expect(catalogue.revisions.of(CONTENT)).toBe(before + 1)
    await catalogue.refresh()
    expect(catalogue.revisions.current()).toBe(before + 1)
  })

  test('a renamed category is shown, and its products are found under the new name', async () => {
    const names = JSON.stringify({ en: 'Gala', zh: '盛典', ja: '祝宴', fr: 'Gala' })
    await store.db.updateTable('category').set({ names }).where('id', '=', 159822).execute()
    await catalogue.refresh()
    expect(catalogue.heading({ kind: 'category', key: '159822' }, SINGAPORE)?.title).toBe('Gala')
    expect(catalogue.listing({ kind: 'search', key: 'gala' }, ALL, SINGAPORE)?.totalPage).toBeGreaterThan(0)
  })

  test('looking again when nothing has changed changes nothing', async () => {
    const version = catalogue.version()
    await Promise.all([catalogue.refresh(), catalogue.refresh()])
    await catalogue.reread(['no-such-sku'])
    expect(catalogue.version()).toBe(version)
  })

  test('what the button adds to the cart is sold for money, what is redeemed only is not (spec 4.6, 5)', async () => {
    const rows = await store.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.id')
      .select(['sku.sku', 'all_point', 'is_virtual', 'is_group_virtual', 'is_gift_card'])
      .execute()
    for (const row of rows) {
      const facts = catalogue.sku(row.sku, SINGAPORE, NOW)
      const kind = { isVirtual: row.is_virtual === 1, isGiftCard: row.is_gift_card === 1 }
      expect(facts?.sellable, row.sku).toBe(addButton({ ...kind, canBuy: true }) !== 'redeem-only')
      // Nothing is sent of the virtual ones, so that they are charged no parcel (spec 9.7).
      expect(facts?.isVirtual, row.sku).toBe(row.is_virtual === 1 || row.is_group_virtual === 1)
    }
    const priced = rows.filter((row) => row.all_point > 0)
    expect(new Set(priced.map((row) => row.is_virtual))).toEqual(new Set([0, 1]))
    expect(rows.some((row) => row.is_group_virtual === 1)).toBe(true)
  })

  test('a flash deal runs between its hours, and takes no part in the multi-item discount', async () => {
    const row = await store.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.id')
      .select(['sku.sku', 'marketing', 'product.id'])
      .where('marketing', 'is not', null)
      .where('product.listed', '=', 1)
      .executeTakeFirstOrThrow()
    await store.db
      .updateTable('product')
      .set({ multi_item: 1, changed_at: NOW + 1 })
      .where('id', '=', row.id)
      .execute()
    await catalogue.refresh()
    const { startTime, endTime } = JSON.parse(row.marketing ?? '{}')
    const during = catalogue.sku(row.sku, SINGAPORE, (startTime + 1) * 1000)
    const after = catalogue.sku(row.sku, SINGAPORE, endTime * 1000)
    expect([during?.flash, during?.multiItem, during?.soldTag]).toEqual([true, false, ''])
    expect([after?.flash, after?.multiItem]).toEqual([false, true])
    expect(after?.soldTag).toBe('Buy 2 get 20% off; Buy 3 get 28% off')
  })
})
