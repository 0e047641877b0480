import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

test('the sitemap is written once per site and version of the catalogue', async () => {
  const shop = await aShop('sqlite', { products: 30 })
  const { services } = shop
  const open = async () => (await fetch(`${shop.url}/sitemap/1.xml`)).text()
  const first = await open()
  expect(first).toContain('/products/')
  // The version stays as it is: no catalogue has read this change.
  await services.store.db.updateTable('product').set({ listed: 0 }).execute()
  expect(await open()).toBe(first)
  await services.store.db
    .updateTable('product')
    .set({ changed_at: shop.clock.now + 1 })
    .execute()
  shop.clock.now += 1_000
  await services.catalogue.refresh(shop.clock.now)
  expect(await open()).not.toContain('/products/')
  await shop.close()
})

describe('the sitemap', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop('sqlite', { products: 30 })
  })
  afterAll(() => shop.close())

  const read = async (path: string) => {
    const response = await fetch(`${shop.url}${path}`)
    return { status: response.status, text: await response.text() }
  }
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)

  test('is an index of files that hold every listed product in every complete language', async () => {
    const { db } = shop.services.store
    // More pages than a file holds: the same product under other codes.
    const product = await db
      .selectFrom('product')
      .selectAll()
      .where('listed', '=', 1)
      .executeTakeFirstOrThrow()
    const sku = await db
      .selectFrom('sku')
      .selectAll()
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 2_600 }, (_, at) => ({
      ...product,
      id: `copy${at}`,
      spu: `COPY${at}`,
    }))
    for (let at = 0; at < copies.length; at += 200) {
      const some = copies.slice(at, at + 200)
      await db.insertInto('product').values(some).execute()
      await db
        .insertInto('sku')
        .values(some.map(({ id, spu }) => ({ ...sku, product_id: id, sku: `${spu}-M` })))
        .execute()
    }
    await db
      .updateTable('product')
      .set({ changed_at: shop.clock.now + 1 })
      .execute()
    shop.clock.now += 1_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const files = locations((await read('/sitemap.xml')).text)
    expect(files.length).toBeGreaterThan(1)
    const pages: string[] = []
    for (const file of files) {
      const found = locations((await read(new URL(file).pathname)).text)
      expect(found.length).toBeLessThanOrEqual(50_000)
      pages.push(...found)
    }
    expect(new Set(pages).size).toBe(pages.length)
    for (const language of ['', '/zh', '/ja', '/fr'])
      expect(pages.filter((page) => new URL(page).pathname.startsWith(`${language}/products/`)).length).toBe(
        shop.services.catalogue.listed(1e9).length,
      )
    expect(shop.services.catalogue.listed(1e9).length).toBeGreaterThan(2_600)
  })

  test('names all languages and the default one with each of them', async () => {
    const { text } = await read('/sitemap/1.xml')
    const [, first = ''] = /<url><loc>[^<]*\/fr<\/loc>(.*?)<\/url>/.exec(text) ?? []
    const named = [...first.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href])
    const { publicUrl } = shop.services.env
    expect(named).toEqual(
      expect.arrayContaining([
        ['en', `${publicUrl}/`],
        ['zh-CN', `${publicUrl}/zh`],
        ['ja', `${publicUrl}/ja`],
        ['fr', `${publicUrl}/fr`],
        ['x-default', `${publicUrl}/`],
      ]),
    )
  })

  test.each(['/sitemap/0.xml', '/sitemap/999.xml', '/sitemap/x.xml', '/sitemap/1'])(
    'has no file %s',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
