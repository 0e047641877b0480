import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleDetail } from '#contract/catalog/articles.contract.ts'
import { campaignPage } from '#contract/catalog/campaigns.contract.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { categoryListing, search } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { productPath } from '#domain/region/links.ts'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/schema/database.ts'
import { markChanged } from '#server/modules/catalog/catalog.commands.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp } from './app-build.ts'

/** Pages of the production build that are requested again and again, while the owner and the shoppers change the shop. */
const CLOTHING = 159819
const LISTING = `/clothing-c-${CLOTHING}.html`

let shop: Shop
const dress = { id: '', spu: '', page: '', sku: '', size: '' }
beforeAll(async () => {
  const app = await loadApp(DIST)
  shop = await aShop('sqlite', { make: (services) => createApp(services, app) })
  const { productList } = await aTestClient(shop.url).get(categoryListing, { cid: CLOTHING })
  const card = productList.find(({ canBuy, discount }) => canBuy && discount === 0)
  const size = card?.items[0]?.size.find(({ canBuy }) => canBuy)
  if (!card || !size) throw new RangeError('the demo shop has nothing to buy at full price')
  const { productsId: id, spuCode: spu, baseUrl: page } = card
  Object.assign(dress, { id, spu, page, sku: size.sku, size: size.size })
  await db().insertInto('campaign').values(CAMPAIGN).execute()
  await shop.services.catalogue.refresh()
})
afterAll(() => shop.close())

const db = (): Db => shop.services.store.db
const CAMPAIGN = {
  key: 'monsoon',
  position: 0,
  starts_at: 0,
  ends_at: null,
  changed_at: 0,
  plan: JSON.stringify({
    title: { en: 'Monsoon' },
    description: { en: 'Rain' },
    picture: 'silk-edit',
    blocks: [{ kind: 'text', html: { en: '<p>Umbrella weather</p>' } }],
  }),
}

/** Changes rows of the dress as the owner's tool does. */
async function own(change: () => Promise<unknown>): Promise<void> {
  await change()
  await shop.services.store.db.transaction().execute((tx) => markChanged(tx, [dress.id], shop.clock.now))
}

const price = (cents: number) =>
  own(() =>
    db()
      .updateTable('sku')
      .set({ price: cents, list_price: cents })
      .where('product_id', '=', dress.id)
      .execute(),
  )
const onSale = (on_sale: number) =>
  own(() => db().updateTable('product').set({ on_sale }).where('id', '=', dress.id).execute())
const named = (en: string) =>
  own(() =>
    db()
      .updateTable('product')
      .set({ names: JSON.stringify({ en }) })
      .where('id', '=', dress.id)
      .execute(),
  )
const written = (body: string) =>
  db()
    .updateTable('article')
    .set({ body, changed_at: (shop.clock.now += 1) })
    .where('id', '=', 257)
    .where('lang', '=', 'en')
    .execute()

interface Change {
  readonly what: string
  readonly page: () => string
  readonly change: () => Promise<unknown>
  readonly undo: () => Promise<unknown>
  /** Shown after the change and not before; with `isGone` the other way round. */
  readonly shows: RegExp
  readonly isGone?: boolean
}

const CHANGES: readonly Change[] = [
  {
    what: 'a price',
    page: () => dress.page,
    change: () => price(98_700),
    undo: () => price(12_300),
    shows: /S\$987/,
  },
  {
    what: 'a price in a list',
    page: () => LISTING,
    change: () => price(98_700),
    undo: () => price(12_300),
    shows: /S\$987/,
  },
  {
    what: 'a product that is taken off sale',
    page: () => dress.page,
    change: () => onSale(0),
    undo: () => onSale(1),
    shows: /Stop Selling/,
  },
  {
    what: 'the name of a product in a list',
    page: () => LISTING,
    change: () => named('Dragonfly Gown'),
    undo: () => named('Heron Gown'),
    shows: /Dragonfly Gown/,
  },
  {
    what: 'a campaign that is withdrawn',
    page: () => '/activePage/monsoon',
    change: () => db().deleteFrom('campaign').where('key', '=', 'monsoon').execute(),
    undo: () => db().insertInto('campaign').values(CAMPAIGN).execute(),
    shows: /Umbrella weather/,
    isGone: true,
  },
  {
    what: 'the text of an article',
    page: () => '/About-Us',
    change: () => written('<p>We moved to Joo Chiat.</p>'),
    undo: () => written('<p>We are here.</p>'),
    shows: /Joo Chiat/,
  },
]

const open = async (path: string) => (await fetch(`${shop.url}${path}`, { redirect: 'manual' })).text()

describe.each(CHANGES)('$what', ({ page, change, undo, shows, isGone = false }) => {
  const isNew = (html: string) => shows.test(html) !== isGone

  test('is seen by the next but one client of a popular page', async () => {
    await open(page())
    shop.clock.now += 60_000
    const before = await open(page())
    expect(isNew(before)).toBe(false)
    await change()
    await shop.services.catalogue.refresh()
    shop.clock.now += 1_000
    expect((await open(page())) === before).toBe(true)
    await expect.poll(async () => isNew(await open(page()))).toBe(true)
    await undo()
    await shop.services.catalogue.refresh()
  })

  test('is seen at once by one who comes a minute later', async () => {
    shop.clock.now += 120_000
    expect(isNew(await open(page()))).toBe(false)
    await change()
    await shop.services.catalogue.refresh()
    shop.clock.now += 60_000
    expect(isNew(await open(page()))).toBe(true)
    await undo()
    await shop.services.catalogue.refresh()
  })
})

/** Sells pieces until so many are left, here. */
async function leave(stock: number): Promise<void> {
  await db().updateTable('sku').set({ stock }).where('sku', '=', dress.sku).execute()
  await shop.services.catalogue.reread([dress.sku])
}

test('a sale of one of few pieces changes no page, and the product’s own answer at once', async () => {
  await leave(7)
  const listing = `${LISTING}?size=${dress.size}`
  shop.clock.now += 120_000
  const [page, list] = [await open(dress.page), await open(listing)]
  await leave(6)
  shop.clock.now += 60_000
  expect((await open(dress.page)) === page).toBe(true)
  expect((await open(listing)) === list).toBe(true)
  const detail = await aTestClient(shop.url).get(product, { spuCode: dress.spu })
  const sizes = detail.attributes.flatMap(({ size }) => size)
  expect(sizes.find(({ sku }) => sku === dress.sku)?.stock).toBe(6)
})

test('a size that sells out leaves the list that is filtered by it, and returns', async () => {
  const spus = async () => {
    const { productList } = await aTestClient(shop.url).get(categoryListing, {
      cid: CLOTHING,
      size: dress.size,
      pageSize: 60,
    })
    return productList.map(({ spuCode }) => spuCode)
  }
  // The dress has its size in one colour alone.
  await own(() =>
    db()
      .updateTable('sku')
      .set({ stock: 0 })
      .where('product_id', '=', dress.id)
      .where('size', '=', dress.size)
      .execute(),
  )
  await shop.services.catalogue.refresh()
  expect(await spus()).not.toContain(dress.spu)
  await leave(1)
  expect(await spus()).toContain(dress.spu)
  await leave(0)
  expect(await spus()).not.toContain(dress.spu)
})

test('a page of what the shop does not have is not kept when it comes', async () => {
  const paths = ['/nowhere-c-987654.html', productPath({ name: 'gown', spu: 'NEWDRESS' })]
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await fetch(`${shop.url}${path}`, { redirect: 'manual' })).status))
  expect(await statuses()).toEqual([404, 404])
  const rows = await db().selectFrom('product').selectAll().where('id', '=', dress.id).execute()
  const category = await db().selectFrom('category').selectAll().where('id', '=', CLOTHING).execute()
  const changed_at = (shop.clock.now += 10_000)
  await db()
    .insertInto('product')
    .values(rows.map((row) => ({ ...row, id: '999', spu: 'NEWDRESS', changed_at })))
    .execute()
  await shop.services.catalogue.refresh()
  expect((await statuses())[1]).not.toBe(404)
  await db()
    .insertInto('category')
    .values(category.map((row) => ({ ...row, id: 987_654, slug: 'nowhere' })))
    .execute()
  await shop.services.catalogue.refresh()
  shop.clock.now += 10_000
  expect((await statuses())[0]).not.toBe(404)
})

/** The same call twice, with a change of something else between: made once. */
test.each<[string, Endpoint, object]>([
  [
    'a product',
    product,
    {
      get spuCode() {
        return dress.spu
      },
    },
  ],
  ['an article', articleDetail, { articleId: 257 }],
  ['a campaign', campaignPage, { keywords: 'monsoon' }],
])('an answer about %s holds while others are sold', async (_, endpoint, input) => {
  const other = await aTestClient(shop.url).get(search, { keywords: 'coat' })
  const sku = other.productList.find(({ spuCode }) => spuCode !== dress.spu)?.items[0]?.size[0]?.sku ?? ''
  const ask = () => aTestClient(shop.url).ask(endpoint, input as SentTo<typeof endpoint>)
  const first = await ask()
  shop.clock.now += 5_000
  await db().updateTable('sku').set({ stock: 0 }).where('sku', '=', sku).execute()
  await shop.services.catalogue.reread([sku])
  expect((await ask()).headers.get('etag')).toBe(first.headers.get('etag'))
})
