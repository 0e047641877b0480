import { afterAll, beforeAll, expect, test } from 'vitest'
import { productPath } from '#domain/region/links.ts'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/schema/database.ts'
import { openPage } from '#tests/world/open-page.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'
import { loadApp } from './app-build.ts'
import { DIST } from '../../scripts/project-root.ts'

/** The production build on the demo catalogue: a product page in each state, as the server writes it. */
let shop: Shop
beforeAll(async () => {
  const build = await loadApp(DIST)
  shop = await aShop('sqlite', { make: (services) => createApp(services, build) })
})
afterAll(() => shop.close())

type Picked = (rows: ReturnType<typeof listedIn>) => ReturnType<typeof listedIn>
const listedIn = (db: Db) => db.selectFrom('product').select(['slug', 'spu']).where('listed', '=', 1)

/** Products with something in stock, or nothing. */
const stocked = (rows: ReturnType<typeof listedIn>, is: boolean) =>
  rows.where(({ not, exists, selectFrom }) => {
    const some = exists(
      selectFrom('sku').select('sku').whereRef('product_id', '=', 'product.id').where('stock', '>', 0),
    )
    return is ? some : not(some)
  })

/** The page of the first such product: its text above the description, and what its data say to search engines. */
async function pageOf(pick: Picked): Promise<{ text: string; offered: string }> {
  const { slug, spu } = await pick(listedIn(shop.services.store.db)).orderBy('id').executeTakeFirstOrThrow()
  const { status, html } = await openPage(`${shop.url}${productPath({ name: slug, spu })}`)
  expect(status).toBe(200)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const text = main
    .replaceAll(/<(script|style|noscript|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .split(' Description ')[0]
  return { text: text ?? '', offered: /schema\.org\/(\w+)","itemCondition/.exec(html)?.[1] ?? '' }
}

test.each<[string, Picked, { says: readonly string[]; not: readonly string[]; offered: string }]>([
  [
    'withdrawn',
    (rows) => rows.where('on_sale', '=', 0),
    {
      says: ['Stop Selling', 'Add to wishlist'],
      not: ['Sold Out', 'Notify me', 'Add to Cart', 'Buy Now'],
      offered: 'Discontinued',
    },
  ],
  [
    'out of stock',
    (rows) => stocked(rows.where('on_sale', '=', 1).where('is_virtual', '=', 0), false),
    {
      says: ['Sold Out', 'Notify me when available'],
      not: ['Stop Selling', 'Add to Cart', 'Buy Now'],
      offered: 'OutOfStock',
    },
  ],
  [
    'sold ahead of its arrival',
    (rows) => stocked(rows.where('pre_sale_days', '>', 0), true),
    { says: ['Pre Order', 'Add to Cart', 'Buy Now'], not: ['Notify me when available'], offered: 'PreOrder' },
  ],
  [
    'for points alone',
    (rows) => rows.where('is_virtual', '=', 1).where('all_point', '>', 0),
    { says: ['Redeem Only', 'Full Points'], not: ['Add to Cart', 'Stop Selling'], offered: 'InStock' },
  ],
  [
    'for money, or for points',
    (rows) => stocked(rows.where('is_virtual', '=', 0).where('part_point', '>', 0), true),
    { says: ['Full Points', 'Points + Pay', 'Add to Cart'], not: ['Redeem Only'], offered: 'InStock' },
  ],
])(
  'the page of a product %s says so (spec 2.10, 4.6, 4.14)',
  async (_state, pick, { says, not, offered }) => {
    const page = await pageOf(pick)
    for (const words of says) expect(page.text).toContain(words)
    for (const words of not) expect(page.text).not.toContain(words)
    expect(page.offered).toBe(offered)
  },
)
