import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { reviewList, type Review } from '#contract/catalog/reviews.contract.ts'
import { EVERY_REVIEW, matchesFilter, type ReviewFilter } from '#domain/reviews/review-filter.ts'
import { buildOf, writeBuild } from '#domain/reviews/reviewer-body.ts'
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/review-sorts.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const isEnglish = ({ lang }: Review) => lang === 'en'

/** The condition of each order on two consecutive reviews (spec 2.10). */
const PROMISES = {
  recent: (a, b) =>
    isEnglish(a) > isEnglish(b) || (isEnglish(a) === isEnglish(b) && a.createdAt >= b.createdAt),
  photos: (a, b) =>
    a.photos.length > b.photos.length ||
    (a.photos.length === b.photos.length && isEnglish(a) >= isEnglish(b)),
  helpful: (a, b) => isEnglish(a) > isEnglish(b) || (isEnglish(a) === isEnglish(b) && a.helpful >= b.helpful),
  highest: (a, b) => a.rating > b.rating || (a.rating === b.rating && isEnglish(a) >= isEnglish(b)),
  lowest: (a, b) => a.rating < b.rating || (a.rating === b.rating && isEnglish(a) >= isEnglish(b)),
} satisfies Record<ReviewSort, (a: Review, b: Review) => boolean>

describe.each(ENGINES)('pages of reviews on %s', (engine) => {
  let shop: Shop
  let spu: string
  let id: string
  let total: number
  beforeAll(async () => {
    shop = await aShop(engine)
    const most = await shop.services.store.db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'review.product_id')
      .select((of) => ['product.spu', 'product.id', of.fn.countAll<number>().as('count')])
      .groupBy(['product.spu', 'product.id'])
      .orderBy((of) => of.fn.count('review.body_size'), 'desc')
      .orderBy('count', 'desc')
      .executeTakeFirstOrThrow()
    ;({ spu, id } = most)
    total = Number(most.count)
  })
  afterAll(() => shop.close())

  const write = (rowId: string, change: { created_at: number; rating: number }) =>
    shop.services.store.db
      .insertInto('review')
      .values({
        id: rowId,
        product_id: id,
        fit: 'true',
        size: 'M',
        lang: 'en',
        title: 'In between',
        text: 'Written meanwhile.',
        author: '',
        helpful: 0,
        shopper: null,
        anonymous: 0,
        photo_count: 0,
        ...change,
      })
      .execute()

  async function all(
    sort: ReviewSort,
    {
      between = async () => {},
      filter = EVERY_REVIEW,
    }: { between?: () => Promise<void>; filter?: ReviewFilter } = {},
  ): Promise<Review[]> {
    const guest = aTestClient(shop.url)
    const asked = { spuCode: spu, sort, lang: 'en', ...filter }
    let { list, next } = await guest.get(reviewList, asked)
    for (let pages = 1; next !== ''; pages++) {
      expect(list).toHaveLength(6 * pages)
      await between()
      const page = await guest.get(reviewList, { ...asked, after: next })
      list = [...list, ...page.list]
      next = page.next
    }
    return list
  }

  test.each(REVIEW_SORTS)('%s: every review once, to the last, in its order (spec 2.10)', async (sort) => {
    const list = await all(sort)
    expect(total).toBeGreaterThan(18)
    expect(list).toHaveLength(total)
    expect(new Set(list.map((review) => review.id)).size).toBe(total)
    expect(list.filter((review, at) => at > 0 && !PROMISES[sort](list[at - 1] ?? review, review))).toEqual([])
  })

  test('bars and average are of all reviews; the page begins with the newest in one’s language', async () => {
    const detail = await aTestClient(shop.url).get(product, { spuCode: spu, lang: 'en' })
    const list = await all('recent')
    const { reviewTally: tally, reviewInfo, reviewPage: page } = detail
    expect(tally.stars).toEqual(
      [1, 2, 3, 4, 5].map((stars) => list.filter(({ rating }) => rating === stars).length),
    )
    expect(tally.fits).toEqual({
      small: list.filter(({ fit }) => fit === 'small').length,
      true: list.filter(({ fit }) => fit === 'true').length,
      large: list.filter(({ fit }) => fit === 'large').length,
    })
    expect(reviewInfo.totalReviews).toBe(total)
    expect(page.list).toEqual(list.slice(0, 6))
    const french = await aTestClient(shop.url).get(product, { spuCode: spu, lang: 'fr' })
    expect(french.reviewPage.list[0]?.lang).toBe('fr')
    const taiwan = await aTestClient(shop.url).get(product, { spuCode: spu, lang: 'zh-tw' })
    expect(taiwan.reviewPage.list[0]?.lang).toBe('zh-CN')
  })

  test.each<[what: string, filterBy: (review: Review) => ReviewFilter]>([
    ['stars', ({ rating }) => ({ stars: rating })],
    ['size', ({ size }) => ({ size })],
    ['stars and size', ({ rating, size }) => ({ stars: rating, size })],
  ])('filtered by %s: every matching review once, and no other', async (_, filterBy) => {
    const every = await all('helpful')
    const [first] = every
    if (!first) throw new Error('the product has no review')
    const filter = filterBy(first)
    const matching = every.filter((review) => matchesFilter(review, filter))
    expect(matching.length).toBeLessThan(every.length)
    expect(await all('helpful', { filter })).toEqual(matching)
    const lowest = await all('lowest', { filter })
    expect(lowest.map(({ id }) => id).toSorted()).toEqual(matching.map(({ id }) => id).toSorted())
  })

  test('of a build: every review by somebody built so, and no other; who shows no measures is not found', async () => {
    const every = await all('helpful')
    const shown = every.find(({ body }) => body?.bust !== undefined)?.body
    const build = shown && buildOf(shown)
    if (!build) throw new Error('no reviewer of the product shows measures')
    for (const asked of [build, { size: build.size }, { height: build.height }]) {
      const filter = { build: writeBuild(asked) }
      const matching = every.filter((review) => matchesFilter(review, filter))
      expect(matching.length).toBeGreaterThan(0)
      expect(matching.length).toBeLessThan(every.length)
      expect(await all('helpful', { filter })).toEqual(matching)
    }
    const notShown = every.filter(({ body }) => body === undefined)
    expect(notShown.length).toBeGreaterThan(0)
  })

  test.each([
    { build: 'tall' },
    { build: 'M168' },
    { stars: 0 },
    { stars: 6 },
    { stars: 2.5 },
    { size: '' },
    { size: 'M'.repeat(201) },
  ])('a filter of %j is bad input', async (filter) => {
    const wrong = await aTestClient(shop.url).ask(reviewList, { spuCode: spu, lang: 'en', ...filter })
    expect(wrong.status).toBe(400)
  })

  test('a size in which no review was written is an empty page, not an error', async () => {
    const none = await aTestClient(shop.url).get(reviewList, { spuCode: spu, size: 'no such', lang: 'en' })
    expect(none).toEqual({ list: [], next: '' })
  })

  test('a review that is added while a user pages neither repeats nor hides another', async () => {
    const before = await all('recent')
    let written = 0
    const meanwhile = async () => {
      await write(`new${++written}`, { created_at: shop.clock.now + written, rating: 3 })
    }
    expect(await all('recent', { between: meanwhile })).toEqual(before)
    expect(written).toBeGreaterThan(2)
    await shop.services.store.db.deleteFrom('review').where('title', '=', 'In between').execute()
  })

  test('a page is small and cacheable, and an unknown cursor is bad input', async () => {
    const { headers, body } = await aTestClient(shop.url).ask(reviewList, {
      spuCode: spu,
      sort: 'lowest',
      lang: 'en',
    })
    expect(headers.get('etag')).toBeTruthy()
    expect(JSON.stringify(body).length).toBeLessThan(4_000)
    const wrong = await aTestClient(shop.url).ask(reviewList, { spuCode: spu, after: '0~9', lang: 'en' })
    expect(wrong.status).toBe(400)
    const unknown = await aTestClient(shop.url).ask(reviewList, { spuCode: 'NOPE', lang: 'en' })
    expect(unknown.body.data).toMatchObject({ reason: 'product-unknown' })
  })
})
