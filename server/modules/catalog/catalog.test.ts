import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  categoryListing,
  collectionListing,
  hotSearch,
  productCards,
  search,
} from '#contract/catalog/listing.contract.ts'
import {
  infoPanel,
  pointPriceProductDetail,
  product,
  productsDetail,
  shareProduct,
} from '#contract/catalog/product.contract.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { TRENDING } from '#domain/catalog/search/suggestions/keyword.ts'
import * as v from 'valibot'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const DRESSES = 159820
const CLOTHING = 159819

describe.each(ENGINES)('finding and looking on %s', (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>

  beforeAll(async () => {
    shop = await aShop(engine, { products: 260 })
    client = aTestClient(shop.url)
  })
  afterAll(() => shop.close())

  const dresses = (more: Partial<Parameters<typeof client.get<typeof categoryListing>>[1]> = {}) =>
    client.get(categoryListing, { cid: DRESSES, pageSize: 60, ...more })

  describe('search', () => {
    test.each(TRENDING)('the trending keyword %s finds something', async (keywords) => {
      expect((await client.get(search, { keywords, pageSize: 3 })).totalPage).toBeGreaterThan(0)
    })

    test.each([
      ['chongsam', /Cheongsam/],
      ['silk drss', /Silk.*Dress/],
      ['CARDIGAN', /Cardigan/],
      ['wide leg jean', /Wide-Leg Jeans/],
    ])('%s still finds what was meant', async (keywords, name) => {
      const { productList } = await client.get(search, { keywords })
      expect(productList[0]?.productsName).toMatch(name)
    })

    test.each([
      ['zh', '旗袍', /旗袍/],
      ['ja', 'ワンピース', /ワンピース/],
      ['fr', 'jupe', /Jupe/],
      ['fr', 'CHEMISE', /Chemise/],
    ])('in %s, %s is found by its own name', async (lang, keywords, name) => {
      const { productList } = await client.get(search, { keywords, lang })
      expect(productList[0]?.productsName).toMatch(name)
    })

    test('English words find something in every language', async () => {
      expect((await client.get(search, { keywords: 'cheongsam', lang: 'zh' })).totalPage).toBeGreaterThan(0)
    })

    test('a product is found by its code', async () => {
      const { productList } = await client.get(search, { keywords: '1431c6001' })
      expect(productList[0]?.spuCode).toBe('1431C6001')
    })

    test('a corrected word is searched for as it was written on request', async () => {
      const corrected = await client.get(search, { keywords: 'chongsam' })
      expect(corrected.understood).toMatch(/^cheongsam/)
      const exact = await client.get(search, { keywords: 'chongsam', spelling: 'exact' })
      expect(exact).toMatchObject({ totalPage: 0 })
      expect(exact.understood).toBeUndefined()
      // A word that the shop has is found by both.
      const known = await client.get(search, { keywords: 'silk' })
      const written = await client.get(search, { keywords: 'silk', spelling: 'exact' })
      expect(written.totalPage).toBe(known.totalPage)
    })

    test('words that find nothing come with words of the catalogue that look like them', async () => {
      const { totalPage, nearest } = await client.get(search, { keywords: 'chngsmm' })
      expect(totalPage).toBe(0)
      expect(nearest?.[0]).toBe('cheongsam')
      expect((await client.get(search, { keywords: 'silk' })).nearest).toBeUndefined()
    })

    test.each([
      { lang: 'en', keywords: 'dress', category: 'Dresses', articles: [] },
      { lang: 'en', keywords: 'drses', category: 'Dresses', articles: [] },
      { lang: 'en', keywords: 'refund', category: undefined, articles: ['Returns and refunds'] },
      { lang: 'fr', keywords: 'robes', category: 'Robes', articles: [] },
      { lang: 'zh', keywords: '退货', category: undefined, articles: ['退货与退款'] },
    ])(
      'in $lang, $keywords is suggested with pages named so',
      async ({ lang, keywords, category, articles }) => {
        const { suggested } = await client.get(search, { keywords, lang, pageSize: 3, suggest: 'on' })
        expect(suggested?.categories[0]?.title).toBe(category)
        expect(suggested?.articles.map(({ title }) => title)).toEqual(articles)
        expect((await client.get(search, { keywords, lang, pageSize: 3 })).suggested).toBeUndefined()
      },
    )

    test('an empty search falls back to the first trending keyword (spec 2.6)', async () => {
      const found = await client.get(search, { keywords: '  ' })
      const dress = await client.get(search, { keywords: 'Dress' })
      expect(found.productList.map((card) => card.spuCode)).toEqual(
        dress.productList.map((card) => card.spuCode),
      )
      expect(found.totalPage).toBeGreaterThan(0)
    })

    test('words that mean nothing find nothing, and that is said', async () => {
      const found = await client.get(search, { keywords: 'qqxzzw' })
      expect([found.totalPage, found.pages, found.productList]).toEqual([0, 0, []])
    })

    test('a product kept out of listings is not found, and can still be opened', async () => {
      const { spu, names } = await shop.services.store.db
        .selectFrom('product')
        .select(['spu', 'names'])
        .where('listed', '=', 0)
        .executeTakeFirstOrThrow()
      const { productList } = await client.get(search, { keywords: JSON.parse(names).en })
      expect(productList.map((card) => card.spuCode)).not.toContain(spu)
      expect((await client.get(product, { spuCode: spu })).spuCode).toBe(spu)
    })

    test('the popup asks for three', async () => {
      const found = await client.get(search, { keywords: 'dress', page: 1, pageSize: 3 })
      expect(found.productList).toHaveLength(3)
      expect(found.totalPage).toBeGreaterThan(3)
    })

    test('a keyword of excessive length is refused', async () => {
      const { status, body } = await client.ask(search, { keywords: 'x'.repeat(201) })
      expect([status, body.code]).toEqual([400, 400])
    })
  })

  describe('listings', () => {
    test('pages follow each other without gaps or repeats', async () => {
      const whole = await client.get(categoryListing, { cid: CLOTHING, pageSize: 60 })
      const spus: string[] = []
      for (let page = 1; page <= whole.pages; page++) {
        const one = await client.get(categoryListing, { cid: CLOTHING, pageSize: 60, page })
        expect(one.totalPage).toBe(whole.totalPage)
        spus.push(...one.productList.map((card) => card.spuCode))
      }
      expect(spus).toHaveLength(whole.totalPage)
      expect(new Set(spus).size).toBe(whole.totalPage)
    })

    test.each([
      ['price-asc', (a: number, b: number) => a <= b],
      ['price-desc', (a: number, b: number) => a >= b],
    ])('sorted by %s', async (sort, inOrder) => {
      const prices = (await dresses({ sort })).productList.map((card) => card.finalPrice)
      expect(prices.length).toBeGreaterThan(10)
      expect(prices.slice(1).every((price, at) => inOrder(prices[at] ?? 0, price))).toBe(true)
    })

    test.each(['colours', 'sizes', 'types', 'categories', 'prices'] as const)(
      'every count of the facet %s is what the filter lists (spec 2.8)',
      async (facet) => {
        const param = {
          colours: 'color',
          sizes: 'size',
          types: 'type',
          categories: 'category',
          prices: 'price',
        }[facet]
        const { facets } = await dresses()
        expect(facets[facet].length).toBeGreaterThan(1)
        for (const { key, count } of facets[facet]) {
          expect((await dresses({ [param]: key })).totalPage, `${param}=${key}`).toBe(count)
        }
      },
    )

    test('filters narrow each other, values of one filter widen it', async () => {
      const red = await dresses({ color: 'red' })
      const redOrBlue = await dresses({ color: 'red,blue' })
      const redInSilk = await dresses({ color: 'red', size: 'M' })
      expect(redOrBlue.totalPage).toBeGreaterThan(red.totalPage)
      expect(redInSilk.totalPage).toBeLessThanOrEqual(red.totalPage)
      for (const card of redInSilk.productList) {
        expect(card.items.some((item) => item.size.some((size) => size.size === 'M' && size.canBuy))).toBe(
          true,
        )
      }
    })

    test.each(['USD', 'JPY', 'IDR', 'EUR'] as const)(
      'in %s prices, bands and the price filter are in that currency',
      async (currency) => {
        const { facets, currency: said, productList } = await dresses({ currency })
        const unit = 10 ** CURRENCIES[currency].digits
        expect(said).toBe(currency)
        expect(productList[0]?.formatFinalPrice).toContain(CURRENCIES[currency].symbol)
        for (const { key, count, label } of facets.prices) {
          const [min = 0, max = Infinity] = key
            .split('-')
            .map((end) => (end === '' ? undefined : Number(end)))
          const within = await dresses({ currency, price: key })
          expect(within.totalPage, `${key} ${label}`).toBe(count)
          for (const card of within.productList) {
            const units = Math.floor(card.finalPrice / unit)
            expect(units).toBeGreaterThanOrEqual(min)
            expect(units).toBeLessThanOrEqual(max)
          }
        }
      },
    )

    test.each([
      ['zh', '连衣裙', '红色'],
      ['ja', 'ワンピース', 'レッド'],
      ['fr', 'Robes', 'Rouge'],
      ['en', 'Dresses', 'Red'],
    ])('in %s the title is %s and red is %s', async (lang, title, red) => {
      const listing = await dresses({ lang })
      expect(listing.title).toBe(title)
      expect(listing.facets.colours.find((colour) => colour.key === 'red')?.label).toBe(red)
      expect(listing.crumbs.at(-1)?.title).toBe(title)
    })

    test('what a filter cannot mean is left out, a page beyond the end is empty', async () => {
      const plain = await dresses()
      expect((await dresses({ color: 'octarine', price: 'cheap', sort: 'sideways' })).totalPage).toBe(
        plain.totalPage,
      )
      const beyond = await dresses({ page: 900 })
      expect([beyond.productList, beyond.totalPage]).toEqual([[], plain.totalPage])
      expect((await dresses({ page: -3, pageSize: 9_999 })).pageSize).toBeLessThanOrEqual(60)
    })

    test('a collection is a listing of the same shape, with its words and its banner', async () => {
      const silk = await client.get(collectionListing, { idealsRuleName: 'silk-edit' })
      expect(silk).toMatchObject({ title: 'The Silk Edit', page: 1, sort: 'recommended' })
      expect(silk.description).not.toBe('')
      expect(silk.banner).toMatch(/^\/media\/b\/silk-edit\//)
      expect(silk.totalPage).toBeGreaterThan(5)
    })

    test.each([
      ['category', () => client.ask(categoryListing, { cid: 1 })],
      ['collection', () => client.ask(collectionListing, { idealsRuleName: 'nothing-here' })],
    ])('an unknown %s is not found', async (_, ask) => {
      const { status, body } = await ask()
      expect([status, body.code, body.data]).toMatchObject([404, 404, { reason: 'not-found' }])
    })
  })

  describe('cards', () => {
    test('named products come in the order asked for; unknown ones are left out', async () => {
      const [first, second] = (await dresses()).productList
      const spus = [second?.spuCode, 'UNKNOWN1', first?.spuCode, second?.spuCode].join(',')
      const cards = await client.get(productCards, { spus })
      expect(cards.map((card) => card.spuCode)).toEqual([second?.spuCode, first?.spuCode])
    })

    test('a card shows the first colour that can be bought', async () => {
      for (const card of (await dresses()).productList.filter((one) => one.canBuy)) {
        const shown = card.items.find((item) => item.imageUrl === card.imageUrl)
        expect(shown?.size.some((size) => size.canBuy && size.sku === card.skuCode)).toBe(true)
      }
    })

    test('what a listing says agrees with the contract', async () => {
      for (const endpoint of [search]) {
        const answer = await client.get(endpoint, { keywords: 'dress', pageSize: 60 })
        expect(v.safeParse(endpoint.output, answer).issues).toBeUndefined()
      }
    })

    test('trending keywords lead to their search', async () => {
      const hot = await client.get(hotSearch, {})
      expect(hot.map((one) => one.keywords)).toEqual([...TRENDING])
      expect(hot.at(-1)?.url).toBe('/search/gathered+waist.html')
    })
  })

  describe('the product page', () => {
    test('shows everything, as the contract says, in every language and a few currencies', async () => {
      const spus = (await shop.services.store.db.selectFrom('product').select('spu').execute()).map(
        (row) => row.spu,
      )
      let beside = 0
      for (const spuCode of spus) {
        const detail = await client.get(product, { spuCode, lang: 'ja', currency: 'JPY' })
        expect(v.safeParse(product.output, detail).issues).toBeUndefined()
        expect(detail.productDescriptionValue).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u)
        expect(detail.attributes.length).toBeGreaterThan(0)
        expect(detail.productType.length).toBeGreaterThan(0)
        const named = [...new Set([...detail.bundle, ...detail.relateAttributes])]
        beside += named.length
        const cards = await client.get(productCards, { spus: named.join(','), lang: 'ja', currency: 'JPY' })
        expect(cards.map(({ spuCode }) => spuCode)).toEqual(named)
      }
      expect(beside).toBeGreaterThan(spus.length)
    })

    test('the SKU in the address is selected, one of another product is not', async () => {
      const [card, other] = (await dresses()).productList
      const wanted = card?.items.at(-1)?.size.find((size) => !size.hidden)?.sku ?? ''
      const spuCode = card?.spuCode ?? ''
      const detail = await client.get(product, { spuCode, sku: wanted })
      expect(detail.selectedSku).toBe(wanted)
      // Spec 3.
      expect(detail.url).toBe(`${detail.baseUrl}?sku=${wanted}`)
      const sizes = detail.attributes.flatMap(({ size }) => size)
      expect(detail.Stock).toBe(sizes.find(({ sku }) => sku === wanted)?.stock)
      expect(detail.colorImages).toEqual(detail.attributes.map(({ color }) => color.image))
      expect((await client.get(product, { spuCode, sku: other?.skuCode ?? '' })).selectedSku).toBe(
        card?.skuCode,
      )
    })

    test('it belongs to its own kind of garment, not to "new" or "sale"', async () => {
      const silk = await client.get(collectionListing, { idealsRuleName: 'sale', pageSize: 60 })
      for (const { spuCode } of silk.productList) {
        const { productType } = await client.get(product, { spuCode })
        expect(productType.map((type) => type.categoriesName).join(' ')).not.toMatch(/Sale|New/)
      }
    })

    test('size tables hold table tags only', async () => {
      const [card] = (await dresses()).productList
      const { sizeGuide } = await client.get(product, { spuCode: card?.spuCode ?? '', lang: 'fr' })
      expect(sizeGuide.sizeTable).toContain('<th scope="col">Poitrine (cm)</th>')
      expect(
        sizeGuide.sizeTable.replaceAll(/<\/?(table|thead|tbody|tr|t[hd]( scope="(col|row)")?)>/g, ''),
      ).not.toMatch(/[<>]/)
      expect(sizeGuide.categoryList).toContain('Dresses')
    })

    test('pieces in shops are named in the language asked for', async () => {
      const { spu } = await shop.services.store.db
        .selectFrom('store_stock')
        .innerJoin('sku', 'sku.sku', 'store_stock.sku')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .select('product.spu')
        .where('store_stock.stock', '>', 0)
        .executeTakeFirstOrThrow()
      const detail = await client.get(product, { spuCode: spu, lang: 'zh' })
      const shops = detail.attributes.flatMap((group) => group.size).flatMap((size) => size.storeInventory)
      expect(shops.length).toBeGreaterThan(0)
      expect(shops.every((one) => one.stock > 0 && one.name.endsWith('店'))).toBe(true)
    })

    test.each([
      ['product', (lang: string) => client.ask(product, { spuCode: 'NOSUCH1', lang })],
      [
        'share',
        (lang: string) => client.ask(shareProduct, { productsId: 'NOSUCH1', shareType: 'copy', lang }),
      ],
      ['info panel', (lang: string) => client.ask(infoPanel, { productsId: 'NOSUCH1', lang })],
      ['detail', (lang: string) => client.ask(productsDetail, { productsId: 'NOSUCH1', lang })],
      ['points price', (lang: string) => client.ask(pointPriceProductDetail, { spu: 'NOSUCH1', lang })],
    ])('an unknown %s: "product does not exist", in the reader’s language (spec 8)', async (_, ask) => {
      const { status, body } = await ask('en')
      expect([status, body.code, body.message]).toEqual([404, 404, 'product does not exist'])
      expect(body.data).toMatchObject({ reason: 'product-unknown' })
      expect((await ask('zh')).body.message).toBe('该商品不存在')
    })

    test.each([
      ['en', ''],
      ['fr', '/fr'],
    ])('a shared link in %s has its page, its words and its picture (spec 3)', async (lang, prefix) => {
      const { productList } = await client.get(search, { keywords: 'dress', pageSize: 1, lang })
      const [card] = productList
      if (!card) throw new Error('the demo shop has no dress')
      const shared = await client.get(shareProduct, {
        productsId: card.productsId,
        shareType: 'social',
        lang,
      })
      expect(shared.title).toBe(card.productsName)
      expect(new URL(shared.url).pathname).toBe(prefix + card.baseUrl)
      expect(shared.description.length).toBeGreaterThan(20)
      expect(shared.description.length).toBeLessThan(203)
      expect((await fetch(shared.image)).headers.get('content-type')).toBe('image/webp')
    })

    test('rejects an unknown code', async () => {
      const { status } = await client.ask(product, { spuCode: "1'; drop table product" })
      expect(status).toBe(400)
    })

    test('a product is the same by its id, and by its points price where it has one (spec 7.2)', async () => {
      const rows = await shop.services.store.db
        .selectFrom('product')
        .select(['id', 'spu', 'all_point'])
        .where('listed', '=', 1)
        .execute()
      const forPoints = rows.find((row) => row.all_point > 0)
      const forMoney = rows.find((row) => row.all_point === 0)
      if (!forPoints || !forMoney) throw new Error('the demo shop has both')
      const byCode = async ({ spu }: { spu: string }) => client.get(product, { spuCode: spu, lang: 'fr' })
      for (const row of [forPoints, forMoney])
        expect(await client.get(productsDetail, { productsId: row.id, lang: 'fr' })).toEqual(
          await byCode(row),
        )
      const points = await client.get(pointPriceProductDetail, { spu: forPoints.spu, lang: 'fr' })
      expect(points).toEqual(await byCode(forPoints))
      expect(points.allPoint).toBeGreaterThan(0)
      const { body } = await client.ask(pointPriceProductDetail, { spu: forMoney.spu, lang: 'en' })
      expect([body.code, body.message]).toEqual([404, 'product does not exist'])
    })

    test('the info panel offers the sizes of the colour it shows, hidden ones left out (spec 3)', async () => {
      const hidden = await shop.services.store.db
        .selectFrom('sku')
        .select(['sku', 'product_id'])
        .where('hidden', '=', 1)
        .executeTakeFirstOrThrow()
      const { attributes } = await client.get(infoPanel, { productsId: hidden.product_id })
      expect(attributes.optionsType).toBe('size')
      expect(attributes.values.map((value) => value.sku)).not.toContain(hidden.sku)
      expect(attributes.values.length).toBeGreaterThan(0)
    })
  })
})
