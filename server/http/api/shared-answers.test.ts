import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { encodeFields, fillPath } from '#contract/encoding.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { likeKey } from '#domain/region/links.ts'
import type { Database, Db } from '#server/db/schema/database.ts'
import { markChanged } from '#server/modules/catalog/catalog.commands.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

/** Shared answers beside new ones, after each kind of change of what they are made from. */
const CLOTHING = 159819
const OLDEST_MS = 20_000

let shop: Shop
const dress = { id: '', spu: '', sku: '', other: '', category: 0, collection: '', article: 257 }
beforeAll(async () => {
  shop = await aShop('sqlite')
  const rows = await db()
    .selectFrom('product_relation')
    .innerJoin('product', 'product.id', 'product_relation.product_id')
    .innerJoin('product as other', 'other.id', 'product_relation.other_id')
    .innerJoin('product_category', 'product_category.product_id', 'product.id')
    .innerJoin('product_collection', 'product_collection.product_id', 'product.id')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .innerJoin('review', 'review.product_id', 'product.id')
    .select(['product.id', 'product.spu', 'sku.sku', 'other.id as other'])
    .select(['category_id as category', 'collection_key as collection'])
    .where('product.listed', '=', 1)
    .where('product.on_sale', '=', 1)
    .where('sku.stock', '>', 0)
    .executeTakeFirstOrThrow()
  Object.assign(dress, rows)
})
afterAll(() => shop.close())

const db = (): Db => shop.services.store.db

type Input = Readonly<Record<string, string | number | undefined>>
const cid = CLOTHING
/** Inputs of every shared call. */
const INPUTS: Readonly<Record<string, () => readonly Input[]>> = {
  '/product/pairs': () => [{ spuCode: dress.spu }],
  '/product/swatch': () => [{ spuCode: dress.spu }],
  '/product/boughtTogether': () => [{ skus: dress.sku }, { skus: `${dress.sku},NEWDRESS-M` }],
  '/article/detail': () => [{ articleId: dress.article }],
  '/search/search': () => [
    { keywords: 'dress' },
    { keywords: 'gown', sort: 'price-asc' },
    { keywords: 'moonlight' },
  ],
  '/category/products': () => [
    { cid },
    { cid, page: 2, pageSize: 5, sort: 'price-desc' },
    { cid, size: 'M', pageSize: 60 },
    { cid: dress.category, color: 'red' },
    { cid: 987_654 },
  ],
  '/collections/products': () => [
    { idealsRuleName: dress.collection },
    { idealsRuleName: likeKey(dress.spu) },
    { idealsRuleName: 'moonlight' },
  ],
  '/product/cards': () => [{ spus: `${dress.spu},NEWDRESS` }],
  '/search/hot': () => [{}],
  '/common/cateTree': () => [{}],
  '/common/storeList': () => [{}],
  '/common/getVersions': () => [{ configs: 'lang_version,banner_home' }],
  '/seo/info': () => [
    { page: 'product', keyword: dress.spu },
    { page: 'category', keyword: CLOTHING },
    { page: 'collection', keyword: likeKey(dress.spu) },
    { page: 'home' },
  ],
  '/home/page': () => [{}],
  '/products/{spuCode}': () => [
    { spuCode: dress.spu },
    { spuCode: dress.spu, currency: 'USD', lang: 'fr' },
    { spuCode: 'NEWDRESS' },
  ],
  '/product/productsDetail': () => [{ productsId: dress.id }, { productsId: 'new' }],
  '/product/pointPriceProductDetail': () => [{ spu: dress.spu }],
  '/product/infoPanel': () => [{ productsId: dress.id }],
  '/login/options': () => [{}],
  '/review/list': () => [{ spuCode: dress.spu }, { spuCode: dress.spu, sort: 'highest' }],
  '/activity/list': () => [{}],
  '/activity/page': () => [{ keywords: 'monsoon' }],
}

const SHARED = API.filter(({ shared, cache }) => shared && !cache)

test('every shared call is compared', () => {
  expect(SHARED.map(({ path }) => path).toSorted()).toEqual(Object.keys(INPUTS).toSorted())
})

interface Answer {
  readonly call: string
  readonly data: unknown
}

/** All answers, without their times and without the versions that name a change. */
async function answers(): Promise<Answer[]> {
  const asked: Answer[] = []
  for (const endpoint of SHARED) {
    for (const input of INPUTS[endpoint.path]?.() ?? []) {
      const { path, rest } = fillPath(endpoint, input)
      const call = `${API_PREFIX}${path}?${new URLSearchParams(encodeFields(rest))}`
      const { code, data } = (await (await fetch(shop.url + call)).json()) as { code: number; data: unknown }
      const timeless: unknown = JSON.parse(
        JSON.stringify({ code, data }, (name, value: unknown) =>
          ['asOf', 'version', 'requestId'].includes(name) ? undefined : value,
        ),
      )
      asked.push({ call, data: timeless })
    }
  }
  return asked
}

async function changeDress(set: Partial<Database['product']>): Promise<void> {
  await productRows().set(set).where('id', '=', dress.id).execute()
  await follow(dress.id)
}
const productRows = () => db().updateTable('product')

/** As the owner's tool marks a product, and as a node then reads it. */
async function follow(id: string): Promise<void> {
  await db()
    .transaction()
    .execute((tx) => markChanged(tx, [id], shop.clock.now))
}

const changeSkus = (set: { price?: number; list_price?: number; stock?: number }) =>
  db().updateTable('sku').set(set).where('product_id', '=', dress.id).execute()

async function stock(pieces: number): Promise<void> {
  await changeSkus({ stock: pieces })
  const rows = await db().selectFrom('sku').select('sku').where('product_id', '=', dress.id).execute()
  await shop.services.catalogue.reread(rows.map(({ sku }) => sku))
}

const CAMPAIGN = {
  key: 'monsoon',
  position: 0,
  starts_at: 0,
  ends_at: null,
  changed_at: 0,
  plan: JSON.stringify({
    title: { en: 'Monsoon' },
    description: { en: '' },
    picture: 'silk-edit',
    blocks: [],
  }),
}

const CHANGES: readonly (readonly [what: string, change: () => Promise<unknown>])[] = [
  ['a price', async () => [await changeSkus({ price: 98_700, list_price: 98_700 }), await follow(dress.id)]],
  ['a name', () => changeDress({ names: JSON.stringify({ en: 'Moonlight Dress' }) })],
  ['a rank', () => changeDress({ rank: -5 })],
  ['its last piece sold', () => stock(0)],
  ['its return', () => stock(30)],
  ['a product off sale', () => changeDress({ on_sale: 0 })],
  ['a product on sale again', () => changeDress({ on_sale: 1 })],
  ['a product that no list shows', () => changeDress({ listed: 0 })],
  ['a product that lists show again', () => changeDress({ listed: 1 })],
  [
    'a related product off sale',
    async () => [
      await productRows().set({ on_sale: 0 }).where('id', '=', dress.other).execute(),
      await follow(dress.other),
    ],
  ],
  [
    'a related product on sale again',
    async () => [
      await productRows().set({ on_sale: 1 }).where('id', '=', dress.other).execute(),
      await follow(dress.other),
    ],
  ],
  [
    'reviews',
    async () => [
      await db().deleteFrom('review').where('product_id', '=', dress.id).execute(),
      await follow(dress.id),
    ],
  ],
  ['points', () => changeDress({ all_point: 500 })],
  [
    'a product that is new',
    async () => {
      const rows = await db().selectFrom('product').selectAll().where('id', '=', dress.id).execute()
      const added = { id: 'new', spu: 'NEWDRESS', changed_at: shop.clock.now }
      await db()
        .insertInto('product')
        .values(rows.map((row) => ({ ...row, ...added })))
        .execute()
      await db()
        .insertInto('product_category')
        .values({ product_id: 'new', category_id: dress.category })
        .execute()
    },
  ],
  [
    'no category',
    async () => [
      await db().deleteFrom('product_category').where('product_id', '=', dress.id).execute(),
      await follow(dress.id),
    ],
  ],
  [
    'no collection',
    async () => [
      await db().deleteFrom('product_collection').where('product_id', '=', dress.id).execute(),
      await follow(dress.id),
    ],
  ],
  [
    'the name of a category',
    () => db().updateTable('category').set({ names: '{"en":"Attire"}' }).where('id', '=', CLOTHING).execute(),
  ],
  [
    'the name of a collection',
    () => db().updateTable('collection').set({ names: '{"en":"Moonlight"}' }).execute(),
  ],
  ['the name of a store', () => db().updateTable('store').set({ names: '{"en":"Joo Chiat"}' }).execute()],
  ['a campaign', () => db().insertInto('campaign').values(CAMPAIGN).execute()],
  ['no campaign', () => db().deleteFrom('campaign').execute()],
  [
    'the text of an article',
    () => db().updateTable('article').set({ body: '<p>New</p>', changed_at: shop.clock.now }).execute(),
  ],
]

describe.each(CHANGES)('after %s', (_, change) => {
  test('no answer is what it was before, if it should not be', async () => {
    shop.clock.now += OLDEST_MS
    const before = await answers()
    await change()
    await shop.services.catalogue.refresh(shop.clock.now)
    const shared = await answers()
    shop.clock.now += OLDEST_MS
    const anew = await answers()
    for (const [at, { call, data }] of anew.entries()) expect(shared[at]?.data, call).toEqual(data)
    expect(anew, 'the change is seen').not.toEqual(before)
  })
})
