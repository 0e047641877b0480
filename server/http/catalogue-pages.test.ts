import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/schema/database.ts'
import { search } from '#contract/catalog/listing.contract.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp } from './app-build.ts'

type Facts = Partial<Database['product']>

/** The pages of one dress, whose facts a test sets as the owner does. */
let shop: Shop
let dress = { spu: '', name: '', page: '', price: '' }
let own: Facts = {}
beforeAll(async () => {
  const app = await loadApp(DIST)
  shop = await aShop('sqlite', { make: (services) => createApp(services, app) })
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress' })
  const found = productList.find(({ canBuy, discount }) => canBuy && discount === 0)
  if (!found) throw new Error('the demo shop has no dress at full price')
  dress = { spu: found.spuCode, name: found.productsName, page: found.baseUrl, price: found.formatFinalPrice }
  const plain = { tags: '[]', act_tags: '[]', marketing: null, pre_sale_days: 0 }
  const points = { all_point: 0, part_point: 0, part_price: 0 }
  own = {
    ...plain,
    ...points,
    on_sale: 1,
    is_virtual: 0,
    is_group_virtual: 0,
    is_gift_card: 0,
    multi_item: 0,
  }
})
afterAll(() => shop.close())

/** Sets facts of the dress; all others are plain. By then no page is served as it was before. */
async function is(facts: Facts): Promise<void> {
  const changed_at = (shop.clock.now += 5_000)
  const { db } = shop.services.store
  await db
    .updateTable('product')
    .set({ ...own, ...facts, changed_at })
    .where('spu', '=', dress.spu)
    .execute()
  await shop.services.catalogue.refresh()
}

/** Price and former price of every size, in cents. */
async function costs(price: number, list_price: number): Promise<void> {
  const { db } = shop.services.store
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('spu', '=', dress.spu)
    .executeTakeFirstOrThrow()
  await db.updateTable('sku').set({ price, list_price }).where('product_id', '=', id).execute()
}

/** The text of HTML, with one space where tags stand between words. */
const textOf = (html: string) =>
  html
    .replaceAll(/<noscript>.*?<\/noscript>|<script.*?<\/script>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const pageOf = async (path = dress.page) => (await openPage(`${shop.url}${path}`)).html

/** The card of the dress in the results of its name. */
async function cardOf(): Promise<string> {
  const html = await pageOf(`/search/${dress.name.toLowerCase().replaceAll(' ', '+')}.html`)
  const cards = [...html.matchAll(/<article\b(?:(?!<article\b)[^])*?<\/article>/g)].map(([card]) => card)
  const card = cards.find((one) => one.includes(`href="${dress.page}`))
  if (!card) throw new Error('the dress is not among the results')
  return card
}

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', words = '']) => ({
    words: textOf(words).trim(),
    disabled: /\bdisabled=""/.test(attributes),
  }))

const CAMPAIGN = { type: 2, name: 'Mid-season' }
const OFF = { type: 4, name: '-30%' }
const LABEL = { type: 0, name: 'Studio line' }
const BADGES = ['Mid-season', '30% OFF', '40% OFF', 'PRE-ORDER', 'Best Seller', 'Studio line']

test.each<[string, Facts, string[]]>([
  ['a campaign', { act_tags: JSON.stringify([LABEL, OFF, CAMPAIGN]), pre_sale_days: 21 }, ['Mid-season']],
  ['a percentage', { act_tags: JSON.stringify([LABEL, OFF]), pre_sale_days: 21 }, ['30% OFF']],
  [
    'a pre-order',
    { act_tags: JSON.stringify([LABEL]), tags: '["SG Best Seller"]', pre_sale_days: 21 },
    ['PRE-ORDER'],
  ],
  ['a best seller', { act_tags: JSON.stringify([LABEL]), tags: '["SG Best Seller"]' }, ['Best Seller']],
  ['a label', { act_tags: JSON.stringify([LABEL]) }, ['Studio line']],
  ['none of them', {}, []],
])('the card of a piece with %s shows that badge and no other (spec 2.8, 4.9)', async (_, facts, badges) => {
  await is(facts)
  const card = textOf(await cardOf())
  expect(card).toContain(dress.name)
  expect(BADGES.filter((badge) => card.includes(badge))).toEqual(badges)
})

test('a card says whether it can be picked up, and which offer it takes part in (spec 2.8)', async () => {
  const texts = ['In-store pickup', 'Buy 2 get 20% off; Buy 3 get 28% off']
  const said = async () => {
    const card = textOf(await cardOf())
    return texts.filter((text) => card.includes(text))
  }
  await is({ pickup: 1, multi_item: 1 })
  expect(await said()).toEqual(texts)
  await is({ pickup: 0, multi_item: 0 })
  expect(await said()).toEqual([])
})

test('a pre-order says on its page when it ships (spec 2.10, 4.14)', async () => {
  await is({ pre_sale_days: 21 })
  expect(textOf(await pageOf())).toContain('Pre Order Ships within 21 days.')
  await is({})
  expect(textOf(await pageOf())).not.toContain('Pre Order')
})

test('a piece for points alone has one button, which is disabled: Redeem Only (spec 2.10, 4.6, 4.14)', async () => {
  const names = ['Add to Cart', 'Buy Now', 'Redeem Only']
  // Cards further down have buttons of their own.
  const box = async () =>
    /<section [^>]*aria-labelledby="product-name".*?<\/section>/s.exec(await pageOf())?.[0] ?? ''
  const main = async () => buttonsOf(await box()).filter(({ words }) => names.includes(words))
  await is({ all_point: 500, is_virtual: 1 })
  const shown = await main()
  expect([...new Set(shown.map(({ words }) => words))]).toEqual(['Redeem Only'])
  expect(shown.every(({ disabled }) => disabled)).toBe(true)
  // Money does not buy it: no price in money, for search engines either.
  expect(textOf(await box())).toContain('Full Points: 500 points')
  expect(textOf(await box())).not.toContain(dress.price)
  expect(textOf(await cardOf())).not.toContain(dress.price)
  expect(await pageOf()).not.toContain('"priceCurrency"')
  await is({})
  expect(textOf(await box())).toContain(dress.price)
  expect((await main()).map(({ words }) => words)).toEqual(expect.arrayContaining(['Add to Cart', 'Buy Now']))
})

test('a piece that the shop has withdrawn says Stop Selling, on its card and its page, and offers no notice (spec 2.8, 2.10, 4.14)', async () => {
  const offered = (html: string) => /schema\.org\/(\w+)","itemCondition/.exec(html)?.[1]
  const notSaid = ['Add to Cart', 'Buy Now', 'Notify me', 'Sold Out']
  const head = (html: string) => textOf(html).split(' Description ')[0] ?? ''
  await is({ on_sale: 0 })
  expect(textOf(await cardOf())).toContain('Stop Selling')
  const page = await pageOf()
  expect(head(page)).toContain('Stop Selling Add to wishlist')
  expect(notSaid.filter((words) => head(page).includes(words))).toEqual([])
  expect(offered(page)).toBe('Discontinued')
  await is({})
  expect(textOf(await cardOf())).not.toContain('Stop Selling')
  expect(head(await pageOf())).not.toContain('Stop Selling')
  expect(offered(await pageOf())).toBe('InStock')
})

test('a piece for money or for points says both prices (spec 2.10, 4.5)', async () => {
  await is({ all_point: 900, part_point: 300, part_price: 12_00 })
  const page = textOf(await pageOf())
  for (const words of ['Full Points: 900 points', 'Points + Pay: 300 points + S$12.00', 'Add to Cart'])
    expect(page).toContain(words)
  expect(page).not.toContain('Redeem Only')
  expect(textOf(await cardOf())).toContain('900 points')
  await is({})
  expect(textOf(await pageOf())).not.toContain('Full Points')
})

test('a reduced piece shows both prices, on its card and on its page, which says what may not be returned (spec 2.8, 2.10, 4.9)', async () => {
  const note = 'No returns or exchanges on final sale.'
  const struck = (html: string) => /<s\b[^>]*>(.*?)<\/s>/s.exec(html)?.[1] ?? ''
  await costs(60_00, 100_00)
  await is({ act_tags: JSON.stringify([OFF]) })
  const card = await cardOf()
  expect(textOf(struck(card))).toContain('S$100.00')
  // The reduction itself, not what the tag is named (spec 4.9).
  expect(textOf(card)).toContain('40% OFF')
  const page = await pageOf()
  expect(textOf(struck(page))).toContain('S$100.00')
  expect(textOf(page)).toContain(note)
  await costs(100_00, 100_00)
  await is({})
  expect(struck(await cardOf())).toBe('')
  expect(textOf(await pageOf())).not.toContain(note)
})

test('the gift box says that it is non-returnable once sold (spec 2.10)', async () => {
  const note = 'This gift box is non-returnable once sold.'
  const [box, other] = await aTestClient(shop.url)
    .get(search, { keywords: 'gift box' })
    .then(({ productList }) => [
      productList.find(({ spuCode }) => spuCode === '1431C6001'),
      productList.find(({ spuCode }) => spuCode === '1431C6002'),
    ])
  if (!box || !other) throw new Error('the demo shop has two gift boxes')
  expect(textOf(await pageOf(box.baseUrl))).toContain(note)
  expect(textOf(await pageOf(other.baseUrl))).not.toContain(note)
})

test('average and count above the price lead to the reviews (spec 2.10)', async () => {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress' })
  const reviewed = productList.find(({ reviewInfo }) => reviewInfo.totalReviews > 0)
  if (!reviewed) throw new Error('the demo shop has no reviewed dress')
  const html = await pageOf(reviewed.baseUrl)
  const { averageRating, totalReviews } = reviewed.reviewInfo
  const summary = /<a [^>]*href="#reviews"[^>]*>(.*?)<\/a>/s.exec(html)?.[1] ?? ''
  expect(textOf(summary)).toContain(averageRating.toFixed(1))
  expect(textOf(summary)).toMatch(new RegExp(`\\( ?${totalReviews} ?\\)`))
  expect(html).toMatch(/<section [^>]*id="reviews"/)
})

test.each(['/search/dress.html', '/collections/new-arrivals'])(
  'a page behind the last one of %s does not exist, and leads to the first',
  async (path) => {
    expect((await openPage(`${shop.url}${path}?page=1`)).status).toBe(200)
    const { status, html } = await openPage(`${shop.url}${path}?page=9999&sort=price-asc`)
    expect(status).toBe(404)
    expect(html).toContain(`href="${path}?sort=price-asc"`)
    expect(html).not.toMatch(/rel="canonical"|hreflang/i)
  },
)

test.each([
  ['/cart', 0],
  ['/search/dress.html', 0],
  ['/collections/new-arrivals?color=red', 0],
  ['/collections/new-arrivals', 5],
])('%s names its other languages %i times', async (path, times) => {
  const { html } = await openPage(`${shop.url}${path}`)
  expect(html.match(/hreflang=/gi) ?? []).toHaveLength(times)
})
