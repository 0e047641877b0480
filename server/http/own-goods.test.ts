import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { categoryListing, search } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { aDatabaseLocation, ENGINES, removeDatabase } from '#tests/world/shops/engines.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { ROOT } from '../../scripts/project-root.ts'

/** Prices of S$129.90 on the four sites, with the words of the menu. */
const SITES = [
  ['', '/search/silk.html', 'S$129.90'],
  ['eu.', '/account/store-register', ''],
  ['au.', '/search/silk.html', 'A$'],
  ['jp.', '/search/silk.html', '¥'],
] as const

describe.each(ENGINES)('a shop without the demo on %s', (engine) => {
  /** It gets its goods from a file. */
  let shop: RunningShop
  let location: Awaited<ReturnType<typeof aDatabaseLocation>>
  beforeAll(async () => {
    location = await aDatabaseLocation(engine, 'migrated')
    shop = await aRunningShop({
      DEMO: 'off',
      ...(location.DATABASE_URL === undefined ? {} : { DATABASE_URL: location.DATABASE_URL }),
    })
  })
  afterAll(async () => {
    await shop.close()
    await removeDatabase(location)
  })

  const settings = () => ({ DATA_DIR: shop.dataDir, DATABASE_URL: location.DATABASE_URL })
  const open = (path: string, host?: string) =>
    openPage(`${shop.url}${path}`, host === undefined ? {} : { host })

  test('an empty shop opens, and after an import its goods are found, seen and put into the bag', async () => {
    const client = aTestClient(shop.url)
    for (const path of ['/', '/search/dress.html', '/cart', '/user/wishlist']) {
      const { status, html } = await open(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain('<main')
    }
    expect((await client.get(search, { keywords: 'dress' })).productList).toEqual([])

    const file = join(shop.dataDir, 'boutique.csv')
    copyFileSync(join(ROOT, 'tests/world/files/boutique.csv'), file)
    const run = await runOwnersToolAt(Date.now(), settings(), ['catalogue', 'import', file, '--no-photos'])
    expect(run).toMatchObject({ code: 0, said: expect.stringContaining('7 created') })

    await vi.waitFor(
      async () => expect((await client.get(search, { keywords: 'silk dress' })).productList).toHaveLength(1),
      { timeout: 20_000, interval: 500 },
    )
    const [found] = (await client.get(search, { keywords: 'silk dress' })).productList
    expect(found).toMatchObject({ productsName: 'Élan Silk Dress' })
    const page = await open(found?.baseUrl ?? '')
    expect(page.status).toBe(200)
    expect(page.html).toContain('Cut on the bias')
    expect(page.html).not.toContain('old.example')
    const detail = await client.get(product, { spuCode: found?.spuCode ?? '' })
    const clothing = detail.productType.at(-1)
    expect(clothing?.categoriesName).toBe('Dresses')
    const listing = await client.get(categoryListing, { cid: clothing?.categoriesId ?? 0 })
    expect(listing.productList.map(({ productsName }) => productsName)).toEqual(['Élan Silk Dress'])
    expect((await open(clothing?.url ?? '')).html).toContain('Élan Silk Dress')
    expect((await open('/')).status).toBe(200)
    const added = await client.ask(cartAdd, { productId: detail.productsId, sku: 'SD-N-L', qty: 1 })
    expect(added.body.code).toBe(200)
    for (const [prefix, path, price] of SITES) {
      const page = await open(path, `${prefix}localhost:${shop.port}`)
      expect([prefix, page.status, page.html.includes(price)]).toEqual([prefix, 200, true])
    }
    const home = (await open('/')).html
    expect(home).toContain('Dresses')
    expect(home).not.toContain('/media/h/')
    const picture = /\/media\/c\/[0-9a-f]{6}-360\.webp/.exec((await open('/search/silk.html')).html)?.[0]
    const shown = await fetch(`${shop.url}${picture}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
