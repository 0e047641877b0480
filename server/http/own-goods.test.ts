import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { categoryListing, search } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { ROOT } from '../../scripts/project-root.ts'

/** A shop that was opened without the demo, and gets its goods from a file. */
let shop: RunningShop
beforeAll(async () => {
  shop = await aRunningShop({ DEMO: 'off' })
})
afterAll(() => shop.close())

const open = (path: string) => openPage(`${shop.url}${path}`)

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
  const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir }, ['catalogue', 'import', file])
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
})
