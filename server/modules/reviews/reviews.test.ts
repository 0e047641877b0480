import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('helpful reviews on %s', (engine) => {
  let shop: Shop
  let review: { id: string; spu: string; helpful: number }
  beforeAll(async () => {
    shop = await aShop(engine)
    review = await shop.services.store.db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'review.product_id')
      .select(['review.id', 'product.spu', 'review.helpful'])
      .where('review.lang', '=', 'en')
      .orderBy('review.created_at', 'desc')
      .executeTakeFirstOrThrow()
  })
  afterAll(() => shop.close())
  const countOf = async () =>
    (
      await shop.services.store.db
        .selectFrom('review')
        .select('helpful')
        .where('id', '=', review.id)
        .executeTakeFirstOrThrow()
    ).helpful

  test('a vote counts once per person, can be taken back, and comes with its count', async () => {
    const [one, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    const { id, helpful } = review
    const device = aDevice()
    const place = device.next()
    const first = await one.get(reviewHelpful, { id, on: true }, place)
    expect(first.list).toEqual([{ id, helpful: helpful + 1 }])
    expect(await one.get(reviewHelpful, { id, on: true }, place)).toEqual(first)
    await one.get(reviewHelpful, { id, on: true }, device.next())
    await other.get(reviewHelpful, { id, on: true })
    expect(await countOf()).toBe(helpful + 2)
    const back = await one.get(reviewHelpful, { id, on: false }, device.next())
    expect(back).toMatchObject({ list: [] })
    expect(back.version).toBeGreaterThan(first.version)
    await one.get(reviewHelpful, { id, on: false }, device.next())
    expect(await countOf()).toBe(helpful + 1)
  })

  test('the product page shows it within two minutes', async () => {
    const guest = aTestClient(shop.url)
    shop.clock.now += 121_000
    const page = await guest.get(product, { spuCode: review.spu })
    expect(page.reviewPage.list.find(({ id }) => id === review.id)?.helpful).toBe(await countOf())
  })

  test('a review that is gone is a refusal, not a wall', async () => {
    const { status, body } = await aTestClient(shop.url).ask(
      reviewHelpful,
      { id: 'nope', on: true },
      aDevice().next(),
    )
    expect([status, body.data, body.lastSeq]).toMatchObject([200, { reason: 'review-unknown' }, 1])
  })
})
