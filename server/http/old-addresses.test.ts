import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '#contract/catalog/listing.contract.ts'
import { createApp } from '#server/app.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp } from './app-build.ts'

const SHOPIFY = [
  'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty',
  'silk-dress,Silk Dress,SD,129,4',
  'Silk-Dress,Other Dress,OD,99,4',
  'ชุดผ้าไหม,Thai Dress,TD,89,4',
  '真丝连衣裙,Chinese Dress,CD,89,4',
].join('\n')
const WOOCOMMERCE = ['ID,Type,SKU,Name,Published,Regular price,Stock', '7,simple,WC,Wool Coat,1,289,2'].join(
  '\n',
)

describe.each(ENGINES)('addresses of the old shop on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    const build = await loadApp(DIST)
    shop = await aShop(engine, { make: (services) => createApp(services, build) })
  })
  afterAll(() => shop.close())

  const folder = mkdtempSync(join(tmpdir(), 'vanda-old-'))
  const tool = async (...args: string[]) => {
    shop.clock.now += 200_000
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    const settings = { DATA_DIR, DATABASE_URL }
    const run = await runOwnersToolAt(shop.clock.now, settings, ['catalogue', ...args])
    expect(run.complained).toBe('')
    await shop.services.catalogue.refresh(shop.clock.now)
    return run.said
  }
  const load = (content: string) => {
    const file = join(folder, `${shop.clock.now}.csv`)
    writeFileSync(file, content)
    return tool('import', file)
  }
  const pageOf = async (title: string) => {
    const { productList } = await aTestClient(shop.url).get(search, { keywords: title })
    return productList.find(({ productsName }) => productsName === title)?.baseUrl ?? ''
  }
  /** Where an address leads at last, with the status of each step. */
  async function follow(path: string) {
    const steps: number[] = []
    let at = path
    for (;;) {
      const { status, headers } = await openPage(`${shop.url}${at}`)
      steps.push(status)
      if (typeof headers.location !== 'string' || steps.length > 5) return { steps, at }
      at = headers.location
    }
  }

  test('of Shopify and WooCommerce lead to the page of the product, with one 301', async () => {
    await load(SHOPIFY)
    await load(WOOCOMMERCE)
    const silk = await pageOf('Silk Dress')
    expect(silk).toMatch(/^\/products\/silk-dress-V/)
    for (const [path, title] of [
      ['/products/silk-dress', 'Silk Dress'],
      ['/products/silk-dress?variant=1', 'Silk Dress'],
      ['/products/silk-dress/', 'Silk Dress'],
      ['/products/Silk-Dress', 'Silk Dress'],
      ['/collections/summer/products/silk-dress', 'Silk Dress'],
      [`/products/${encodeURIComponent('ชุดผ้าไหม')}`, 'Thai Dress'],
      [`/products/${encodeURIComponent('真丝连衣裙').toLowerCase()}`, 'Chinese Dress'],
      ['/product/wool-coat/', 'Wool Coat'],
      ['/product/wool-coat', 'Wool Coat'],
    ] as const)
      expect([path, await follow(path)]).toEqual([path, { steps: [301, 200], at: await pageOf(title) }])
  })

  test('keep language and campaign', async () => {
    const { status, headers } = await openPage(`${shop.url}/fr/products/silk-dress?utm_source=mail&variant=2`)
    expect(status).toBe(301)
    expect(headers.location).toMatch(/^\/fr\/products\/silk-dress-V\w+\?utm_source=mail$/)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('that no product had are not found, and what the shop serves is never redirected', async () => {
    for (const path of ['/products/linen-shirt', '/product', '/products/silk%00dress', '/collections/x'])
      expect([path, (await openPage(`${shop.url}${path}`)).status]).toEqual([path, 404])
    const [job] = await shop.services.store.db.selectFrom('import_job').select('id').execute()
    const [product] = await shop.services.store.db
      .selectFrom('old_address')
      .select('product_id')
      .where('path', '=', '/products/silk-dress')
      .execute()
    const own = await pageOf('Silk Dress')
    await shop.services.store.db
      .insertInto('old_address')
      .values(
        ['/cart', '/search/dress.html', own.toLowerCase()].map((path) => ({
          path,
          product_id: product?.product_id ?? '',
          job: job?.id ?? '',
        })),
      )
      .execute()
    for (const path of ['/cart', '/search/dress.html', own])
      expect([path, await follow(path)]).toEqual([path, { steps: [200], at: path }])
    expect(await follow('/cart/')).toEqual({ steps: [307, 200], at: '/cart' })
  })

  test('go with the import that added them', async () => {
    const said = await load('Handle,Title,Variant SKU,Variant Price\ncap,Cap,CAP,19\n')
    expect((await follow('/products/cap')).steps).toEqual([301, 200])
    await tool('undo', /catalogue undo (\w+)/.exec(said)?.[1] ?? '')
    shop.clock.now += 200_000
    expect((await follow('/products/cap')).steps).toEqual([404])
    expect((await follow('/products/silk-dress')).steps).toEqual([301, 200])
  })
})
