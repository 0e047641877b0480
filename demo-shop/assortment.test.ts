import { beforeAll, describe, expect, test } from 'vitest'
import { flashSale } from '#domain/catalog/flash.ts'
import { TAGS } from '#domain/catalog/tags.ts'
import { HOUR_S } from '#domain/time-units.ts'
import { type Store } from '#server/db/open.ts'
import { FABRICS } from './drawing/cloth/cloth.ts'
import { GARMENT_KINDS, PATTERNS } from './drawing/kinds.ts'
import { DEMO_PRODUCTS } from './fill.ts'
import { DEMO_NOW, demoStores } from '#tests/world/shops/demo-stores.ts'

const { filled } = demoStores()
/** Sizes a page leaves out when they are sold out (spec 4.8); of letters the outermost. */
const OUTER = new Set(['XXS', 'XXL', '24', '30', '31', '32'])

let db: Store['db']
beforeAll(async () => {
  db = await filled()
})

describe('the assortment of a shop of the usual size', () => {
  const products = () => db.selectFrom('product').selectAll().execute()

  test('there are at least 240 products, no two of one name', async () => {
    const names = (await products()).map((product) => JSON.parse(product.names).en)
    expect(names).toHaveLength(DEMO_PRODUCTS)
    expect(new Set(names).size).toBe(names.length)
  })

  test('everything is named and described in every language, in its own script', async () => {
    for (const product of await products()) {
      const { en, zh, ja, fr } = JSON.parse(product.names)
      expect(en).toMatch(/^[A-Z]/)
      expect(fr).toMatch(/^[A-ZÀ-Ý]/)
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
      expect(`${en} ${fr} ${ja}`).not.toMatch(/ {2}|undefined/)
    }
    const texts = await db.selectFrom('product_text').selectAll().execute()
    expect(texts).toHaveLength(DEMO_PRODUCTS * 4)
    expect(texts.filter((text) => text.description.length < 20 || text.care === '')).toEqual([])
  })

  test('prices run from S$29 reduced to S$489, gift cards apart', async () => {
    const rows = await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.price', 'sku.list_price'])
      .where('is_gift_card', '=', 0)
      .execute()
    expect(
      rows.filter(
        ({ price, list_price: list }) => price > list || price < 2_900 || list < 3_900 || list > 48_900,
      ),
    ).toEqual([])
  })

  test('colours: one to five of each, each with its drawing', async () => {
    const colours = await db.selectFrom('colour').selectAll().execute()
    const counts = new Map<string, number>()
    for (const { product_id: id, picture_key: drawing, hex } of colours) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
      const drawn = JSON.parse(drawing)
      expect(GARMENT_KINDS).toContain(drawn.kind)
      expect(FABRICS).toContain(drawn.fabric)
      expect(PATTERNS).toContain(drawn.pattern)
      expect(drawn.colour).toBe(hex)
    }
    expect(new Set(counts.values())).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('codes are what the contract reads', async () => {
    for (const { spu, id } of await products()) {
      expect(spu).toMatch(/^[A-Za-z0-9]{1,32}$/)
      expect(id).toMatch(/^[A-Za-z0-9]{1,32}$/)
    }
    for (const { sku } of await db.selectFrom('sku').select('sku').execute())
      expect(sku).toMatch(/^[A-Za-z0-9-]{1,48}$/)
  })

  test('stock runs from plenty to none: sold-out products, colours and sizes, one or two left', async () => {
    const skus = await db.selectFrom('sku').selectAll().execute()
    const byProduct = Map.groupBy(skus, (sku) => sku.product_id)
    const byColour = Map.groupBy(skus, (sku) => sku.pid)
    const gone = (rows: typeof skus) => rows.every((sku) => sku.stock === 0)
    expect([...byProduct.values()].some(gone)).toBe(true)
    expect(
      [...byColour.entries()].some(
        ([, rows]) => gone(rows) && !gone(byProduct.get(rows[0]?.product_id ?? '') ?? []),
      ),
    ).toBe(true)
    expect([...byColour.values()].some((rows) => !gone(rows) && rows.some((sku) => sku.stock === 0))).toBe(
      true,
    )
    expect(skus.some((sku) => sku.stock === 1 || sku.stock === 2)).toBe(true)
    expect(skus.some((sku) => sku.stock > 50)).toBe(true)
    expect(skus.some((sku) => sku.hidden === 1)).toBe(true)
  })

  test('sizes are letters and numbers', async () => {
    const sizes = new Set(
      (await db.selectFrom('sku').select('size').distinct().execute()).map((row) => row.size),
    )
    for (const size of ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '24', '28', '32', 'One Size'])
      expect(sizes).toContain(size)
  })

  test('every promotion tag of spec 9.6 and every act tag is in use', async () => {
    const all = await products()
    const tags = new Set(all.flatMap((product) => JSON.parse(product.tags)))
    expect([...tags].sort()).toEqual(Object.keys(TAGS).sort())
    const types = new Set(
      all.flatMap((product) => JSON.parse(product.act_tags).map((tag: { type: number }) => tag.type)),
    )
    expect([...types].sort()).toEqual([0, 2, 4])
  })

  test('flash deals: one ends within 24 hours, one later, one has not begun, one is over', async () => {
    const deals = (await products()).flatMap((product) =>
      product.marketing ? [JSON.parse(product.marketing)] : [],
    )
    const states = deals.map((deal) => flashSale(deal, DEMO_NOW))
    expect(states.some((state) => state.counting)).toBe(true)
    expect(states.some((state) => state.active && !state.counting)).toBe(true)
    expect(deals.some((deal) => deal.startTime * 1000 > DEMO_NOW)).toBe(true)
    expect(deals.some((deal) => deal.endTime * 1000 < DEMO_NOW)).toBe(true)
    expect(deals.every((deal) => deal.type === 6 && deal.endTime - deal.startTime >= HOUR_S)).toBe(true)
  })

  test.each([
    ['reduced', (row: Facts) => row.list_price > row.price],
    ['pre-order', (row: Facts) => row.pre_sale_days > 0],
    ['multi-item', (row: Facts) => row.multi_item === 1],
    ['for points only', (row: Facts) => row.all_point > 0 && row.part_point === 0],
    [
      'for points and less money than its price',
      (row: Facts) => row.part_point > 0 && row.part_price > 0 && row.part_price < row.price,
    ],
    ['virtual', (row: Facts) => row.is_virtual === 1],
    ['group virtual', (row: Facts) => row.is_group_virtual === 1],
    ['gift card', (row: Facts) => row.is_gift_card === 1],
    ['in the new sizes', (row: Facts) => row.is_new_size === 1],
    ['withdrawn', (row: Facts) => row.on_sale === 0],
    ['kept out of listings', (row: Facts) => row.listed === 0],
    ['for pickup', (row: Facts) => row.pickup === 1],
    ['gift box 1431C6001', (row: Facts) => row.spu === '1431C6001'],
    ['tight', (row: Facts) => row.fit_type === 'tight'],
    ['slightly elastic', (row: Facts) => row.elastic === 'micro-elastic'],
  ])('something is %s', async (_, is) => {
    expect((await factsOf(db)).some(is)).toBe(true)
  })

  test('a reduced piece says so in its badge, and only a reduced one does (spec 4.9)', async () => {
    const rows = await factsOf(db)
    const wrong = rows.filter(({ act_tags: tags, marketing, price, list_price: full }) => {
      const tag = (JSON.parse(tags) as { type: number }[]).some(({ type }) => type === 4)
      return price < full !== (tag || (marketing !== null && price < full))
    })
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  test('a group virtual product has to be chosen from (spec 5)', async () => {
    const rows = (await factsOf(db)).filter((row) => row.is_group_virtual === 1)
    expect(new Set(rows.map(({ size }) => size)).size).toBeGreaterThan(1)
  })

  test('gift cards cost S$100, S$200, S$500 and S$1000 (spec 9.9)', async () => {
    const rows = await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select('sku.price')
      .distinct()
      .where('is_gift_card', '=', 1)
      .orderBy('sku.price')
      .execute()
    expect(rows.map((row) => row.price)).toEqual([10_000, 20_000, 50_000, 100_000])
  })

  test('about a third has reviews, up to 40 each, of all ratings, in several languages', async () => {
    const reviews = await db.selectFrom('review').selectAll().execute()
    const perProduct = [...Map.groupBy(reviews, (review) => review.product_id).values()].map(
      (list) => list.length,
    )
    expect(perProduct.length / DEMO_PRODUCTS).toBeGreaterThan(0.25)
    expect(perProduct.length / DEMO_PRODUCTS).toBeLessThan(0.45)
    expect(Math.max(...perProduct)).toBeGreaterThan(20)
    expect(Math.max(...perProduct)).toBeLessThanOrEqual(40)
    expect(new Set(reviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(reviews.map((review) => review.lang)).size).toBeGreaterThan(2)
    expect(reviews.every((review) => review.created_at <= DEMO_NOW)).toBe(true)
  })

  test('what a review says, how it fits, its size and its language agree', async () => {
    const reviews = await db.selectFrom('review').selectAll().execute()
    const skus = await db.selectFrom('sku').select(['product_id', 'size', 'stock', 'hidden']).execute()
    const skusOf = Map.groupBy(skus, (row) => row.product_id)
    const FIT_WORDS = {
      large: /size down|runs a little generous|taille en dessous|Taille un peu grand|大きめ|小一码/,
      true: /true to size|Taille bien|サイズはぴったり|尺码标准/,
      small: /one larger|[Ss]horter|plus court|短め/,
    }
    const ABOUT_WEARING = /fit|hem|cut|seam|wash|size|taille|coupe|coutures|サイズ|丈|体型|版型|尺码|身材/
    const contradictions = reviews.filter(({ product_id: id, title, text, fit, size, lang }) => {
      const said = `${title} ${text}`
      const own = skusOf.get(id) ?? []
      const oneSize = own.every((row) => row.size === 'One Size')
      const wrongFit = Object.entries(FIT_WORDS).some(([word, words]) => words.test(said) && fit !== word)
      const offered = own.filter((row) => row.hidden === 0 && (row.stock > 0 || !OUTER.has(row.size)))
      const wrongSize = offered.length > 0 && !offered.some((row) => row.size === size)
      const wrongOneSize = oneSize && (fit !== '' || ABOUT_WEARING.test(said))
      const wrongLanguage =
        /[ぁ-ヿ]/.test(said) !== (lang === 'ja') ||
        (/[一-鿿]/.test(said) && lang !== 'ja') !== (lang === 'zh')
      return wrongFit || wrongSize || wrongOneSize || wrongLanguage
    })
    expect(contradictions).toEqual([])
    expect(reviews.length).toBeGreaterThan(500)
  })

  test('the summary of a product counts its reviews', async () => {
    const counted = await db
      .selectFrom('review')
      .select((of) => [
        'product_id',
        of.fn.countAll<number>().as('count'),
        of.fn.avg<number>('rating').as('average'),
      ])
      .groupBy('product_id')
      .execute()
    const counts = new Map(counted.map((row) => [row.product_id, row]))
    for (const { id, review_info: info } of await products()) {
      const { totalReviews, averageRating } = JSON.parse(info)
      expect(totalReviews).toBe(Number(counts.get(id)?.count ?? 0))
      const { stars } = JSON.parse(info) as { stars: number[] }
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(totalReviews)
      expect(Math.abs(averageRating - Number(counts.get(id)?.average ?? 0))).toBeLessThanOrEqual(0.0501)
    }
  })

  test('the tree is three levels deep, with 159787 and 159819 at the top and pictures in the menu', async () => {
    const categories = await db.selectFrom('category').selectAll().execute()
    expect(new Set(categories.map((category) => category.level))).toEqual(new Set([1, 2, 3]))
    const top = categories.filter((category) => category.parent_id === null)
    expect(top.map((category) => category.id)).toEqual(expect.arrayContaining([159787, 159819]))
    for (const { banner_icon: icons } of top) expect(JSON.parse(icons).length).toBeGreaterThan(0)
  })

  test('no category and no collection is empty', async () => {
    const categories = await db.selectFrom('category').select(['id', 'parent_id']).execute()
    const parents = new Set(categories.map((category) => category.parent_id))
    const filed = new Set(
      (await db.selectFrom('product_category').select('category_id').distinct().execute()).map(
        (row) => row.category_id,
      ),
    )
    expect(categories.filter(({ id }) => !parents.has(id) && !filed.has(id)).map(({ id }) => id)).toEqual([])
    const collections = await db.selectFrom('collection').select('key').execute()
    const used = new Set(
      (await db.selectFrom('product_collection').select('collection_key').distinct().execute()).map(
        (row) => row.collection_key,
      ),
    )
    expect(collections.filter(({ key }) => !used.has(key))).toEqual([])
    expect(collections.length).toBeGreaterThan(7)
  })

  test('there are three shops with pieces in them, and announcements', async () => {
    expect(await db.selectFrom('store').selectAll().execute()).toHaveLength(3)
    const pieces = await db
      .selectFrom('store_stock')
      .select('store_id')
      .distinct()
      .where('stock', '>', 0)
      .execute()
    expect(pieces).toHaveLength(3)
    expect((await db.selectFrom('top_message').selectAll().execute()).length).toBeGreaterThan(1)
  })

  test('products are related to others that exist, and bundled', async () => {
    const ids = new Set((await products()).map((product) => product.id))
    const relations = await db.selectFrom('product_relation').selectAll().execute()
    expect(relations.filter((row) => row.product_id === row.other_id || !ids.has(row.other_id))).toEqual([])
    expect(new Set(relations.map((row) => row.kind))).toEqual(new Set(['related', 'bundle']))
  })
})

type Facts = Awaited<ReturnType<typeof factsOf>>[number]

function factsOf(of: Store['db']) {
  return of.selectFrom('product').innerJoin('sku', 'sku.product_id', 'product.id').selectAll().execute()
}
