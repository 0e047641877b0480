import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeFields } from '#contract/encoding.ts'
import {
  offlinePackageDelta,
  offlinePackagePart,
  type OfflinePackageDelta,
} from '#contract/catalog/offline-package.contract.ts'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { cateTree, seoInfo } from '#contract/catalog/navigation.contract.ts'
import { infoPanel, product, type ProductDetail } from '#contract/catalog/product.contract.ts'
import { catalogRequestOf } from '#offline-catalog/catalog-request.ts'
import { SPOKEN } from '#domain/region/language.ts'
import {
  openOfflineCatalog,
  type OfflinePackage,
  type OfflineCatalog,
} from '#domain/catalog/offline-package/offline-package.ts'
import { PACKAGED_REVIEWS } from '#domain/catalog/offline-package/packaged-products.ts'
import { addressOf, downloadAll, questions } from '#tests/world/shops/catalog-questions.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const CLOTHING = 159819

function follow(taken: OfflinePackage, delta: OfflinePackageDelta): OfflinePackage {
  return {
    ...taken,
    version: delta.version,
    asOf: delta.asOf,
    parts: [...taken.parts, delta.products],
    content: delta.content ?? taken.content,
  }
}

/** What a device does without: stock of stores, older reviews, time and name of the state. */
function withoutNews(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('version' in data) return { ...data, version: '' }
  if (!('attributes' in data) || !('asOf' in data)) return data
  const detail = data as ProductDetail
  return {
    ...detail,
    asOf: 0,
    reviewPage: { list: detail.reviewPage.list.slice(0, PACKAGED_REVIEWS), next: '' },
    attributes: detail.attributes.map((group) => ({
      ...group,
      size: group.size.map((size) => ({ ...size, storeInventory: [] })),
    })),
  }
}

async function compare(shop: Shop, device: OfflineCatalog, requested: readonly URLSearchParams[]) {
  let found = 0
  for (const one of requested) {
    const url = new URL(addressOf(one), shop.url)
    const online = (await (await fetch(url)).json()) as { code: number; data: unknown }
    const offline = catalogRequestOf(url)?.ask(device)
    if (online.code !== 200) {
      expect(offline, url.href).toBeUndefined()
      continue
    }
    found++
    expect(JSON.parse(JSON.stringify(withoutNews(offline))), url.href).toEqual(withoutNews(online.data))
  }
  return found
}

describe.each(ENGINES)('offline packages on %s', (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>
  let spus: string[]

  beforeAll(async () => {
    shop = await aShop(engine, { products: 260 })
    client = aTestClient(shop.url)
    const { productList } = await client.get(categoryListing, { cid: CLOTHING, pageSize: 60 })
    spus = productList.map((card) => card.spuCode)
  })
  afterAll(() => shop.close())

  test.each(SPOKEN)('a device answers in %s as the shop does', async (lang) => {
    const device = openOfflineCatalog(await downloadAll(client, lang))
    const requested = questions(lang, 120, spus)
    expect(await compare(shop, device, requested)).toBeGreaterThan(90)
  })

  test('it knows the category tree and the sizes of a product too', async () => {
    const device = openOfflineCatalog(await downloadAll(client, 'fr'))
    const ask = (path: string) => catalogRequestOf(new URL(path, shop.url))?.ask(device)
    expect(ask('/api/common/cateTree?lang=fr')).toEqual(await client.get(cateTree, { lang: 'fr' }))
    const pages: Parameters<typeof client.get<typeof seoInfo>>[1][] = [
      { page: 'home', lang: 'fr' },
      { page: 'category', keyword: String(CLOTHING), lang: 'fr' },
      { page: 'product', keyword: spus[0] ?? '', lang: 'fr' },
    ]
    for (const input of pages)
      expect(ask(`/api/seo/info?${new URLSearchParams(encodeFields(input))}`)).toEqual(
        await client.get(seoInfo, input),
      )
    const { productsId } = await client.get(product, { spuCode: spus[0] ?? '' })
    expect(ask(`/api/product/infoPanel?productsId=${productsId}&lang=fr`)).toEqual(
      await client.get(infoPanel, { productsId, lang: 'fr' }),
    )
    expect(ask('/api/cart/list')).toBeUndefined()
    expect(ask('/api/category/products?cid=x')).toBeUndefined()
  })

  test('an unchanged shop has nothing new, and one version', async () => {
    shop.clock.now += 120_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const first = await client.get(offlinePackageDelta, { lang: 'en' })
    shop.clock.now += 600_000
    const again = await client.get(offlinePackageDelta, { lang: 'en', from: first.version })
    expect(again).toMatchObject({ version: first.version, whole: false, content: null })
    expect(again.products.products['id']).toEqual([])
  })

  test('what has changed comes as a delta, and the device then knows what the shop knows', async () => {
    shop.clock.now += 120_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const taken = await downloadAll(client, 'zh')
    const at = shop.clock.now + 90_000
    shop.clock.now = at
    const { db } = shop.services.store
    const [one = '', other = ''] = spus
    const names = JSON.stringify({ en: 'Dragonfly Gown', zh: '蜻蜓礼服' })
    await db.updateTable('product').set({ names, changed_at: at }).where('spu', '=', one).execute()
    const sku = (await client.get(product, { spuCode: other })).attributes[0]?.size[0]?.sku ?? ''
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', sku).execute()
    await db
      .insertInto('stock_move')
      .values({ id: `sold-${engine}`, sku, qty: -1, reason: 'reserved', ref: 'x', at })
      .execute()
    await db
      .updateTable('category')
      .set({ names: JSON.stringify({ en: 'Garments', zh: '衣裳' }) })
      .where('id', '=', CLOTHING)
      .execute()
    await shop.services.catalogue.refresh(shop.clock.now)

    const delta = await client.get(offlinePackageDelta, { lang: 'zh', from: taken.version })
    expect(delta.whole).toBe(false)
    expect(delta.content).not.toBeNull()
    const device = openOfflineCatalog(follow(taken, delta))
    const ask = (path: string) => catalogRequestOf(new URL(path, shop.url))?.ask(device) as ProductDetail
    expect(ask(`/api/products/${one}?lang=zh`).productsName).toBe('蜻蜓礼服')
    expect(ask(`/api/products/${other}?lang=zh`).attributes[0]?.size[0]?.stock).toBe(0)
    expect(await compare(shop, device, questions('zh', 80, spus))).toBeGreaterThan(55)
    const found = catalogRequestOf(new URL('/api/search/search?keywords=蜻蜓&lang=zh', shop.url))?.ask(device)
    expect(found).toMatchObject({ totalPage: 1 })
  })

  test.each([
    ['never heard of', 'yesterday'],
    ['of another format', '0~zzzzzz~abcdefgh'],
    ['of a later day', '1.1~zzzzzzzzz~abcdefgh'],
  ])('a version %s is answered with "take it whole"', async (_, from) => {
    expect((await client.get(offlinePackageDelta, { lang: 'en', from })).whole).toBe(true)
  })

  test('a part is cached without limit, sent compressed, and not sent twice', async () => {
    const { version, parts: of } = await client.get(offlinePackageDelta, { lang: 'en' })
    const url = `${shop.url}/api/catalog/bundle?version=${version}&part=0&of=${of}&lang=en`
    const first = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers.get('cache-control')).toContain('immutable')
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(await first.json())
  })

  test('an unknown part is refused, and the refusal is not cached', async () => {
    const { version, parts: of } = await client.get(offlinePackageDelta, { lang: 'en' })
    for (const [input, reason] of [
      [{ version, part: of, of, lang: 'en' }, 'not-found'],
      [{ version: 'old', part: 0, of, lang: 'en' }, 'not-found'],
      [{ version, part: 0, of: 0, lang: 'en' }, 'not-found'],
      [{ version, part: 0, of, lang: 'klingon' }, 'language-unknown'],
    ] as const) {
      const { body, headers } = await client.ask(offlinePackagePart, input)
      expect(body.data).toMatchObject({ reason })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})
