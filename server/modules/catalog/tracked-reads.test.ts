import { afterAll, beforeAll, expect, test } from 'vitest'
import { likeKey } from '#domain/region/links.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import type { Catalogue } from '../../services/catalogue.ts'
import { trackReads } from './tracked-reads.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', { products: 30 })
})
afterAll(() => shop.close())

const SINGAPORE = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
const LIST = { filters: {}, sort: 'newest', page: 1, pageSize: 5 } as const

async function tagsOf(read: (catalogue: Catalogue) => unknown): Promise<string[]> {
  const tags = new Set<string>()
  await read(trackReads(shop.services.catalogue, (tag) => tags.add(tag)))
  return [...tags].toSorted()
}

test.each<[string, (catalogue: Catalogue) => unknown, string[]]>([
  ['a category', (its) => its.category({ cid: 159819 }, SINGAPORE), ['category 159819']],
  ['a collection', (its) => its.collection({ idealsRuleName: 'silk' }, SINGAPORE), ['collection silk']],
  [
    'a list by its scope',
    (its) => its.listing({ kind: 'category', key: '7' }, LIST, SINGAPORE),
    ['category 7'],
  ],
  ['a search', (its) => its.search({ keywords: 'dress' }, SINGAPORE), ['lists']],
  [
    'pieces like one',
    (its) => its.collection({ idealsRuleName: likeKey('AB') }, SINGAPORE),
    ['AB', `collection ${likeKey('AB')}`, 'lists'],
  ],
  [
    'the heading of a category',
    (its) => its.heading({ kind: 'category', key: '7' }, SINGAPORE),
    ['category 7'],
  ],
  ['cards, also of no product', (its) => its.cards(['A', 'B'], SINGAPORE), ['A', 'B']],
  ['cards as a call names them', (its) => its.cardsNamed('A, B,A', SINGAPORE), ['A', 'B']],
  ['a product that there is not', (its) => its.knows('A'), ['A']],
  ['an id that no product has', (its) => its.spuOf('1'), ['products']],
  ['a SKU that no product has', (its) => its.sku('1', SINGAPORE, 0), ['products']],
  ['the menu, the small content', (its) => [its.categories(SINGAPORE), its.content()], []],
])('%s', async (_, read, tags) => {
  expect(await tagsOf(read)).toEqual(tags)
})

test('a product depends on itself and on those that its page may name', async () => {
  const [row] = await shop.services.store.db
    .selectFrom('product_relation')
    .innerJoin('product', 'product.id', 'product_relation.product_id')
    .innerJoin('product as other', 'other.id', 'product_relation.other_id')
    .select(['product.spu', 'other.spu as other'])
    .execute()
  const spu = row?.spu ?? ''
  const read = (its: Catalogue) => its.detail(spu, { sku: undefined, storefront: SINGAPORE, asOf: 0 })
  expect(await tagsOf(read)).toEqual(expect.arrayContaining([spu, `few left ${spu}`, row?.other]))
})
