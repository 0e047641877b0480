import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { aMember, aProduct, type Product } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { transact } from '../db/transaction.ts'
import { insertVideo } from '../modules/media/videos.ts'
import { showPhotos } from '../modules/reviews/shown-photos.ts'
import { showVideo } from '../modules/reviews/shown-video.ts'

const UPLOADER = shopperKey(aMember())

describe.each(ENGINES)("reviews by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let slip: Product
  let coat: Product
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)

  beforeEach(async () => {
    opened = await aStore(engine)
    slip = await aProduct(opened.db)
    coat = await aProduct(opened.db)
    await say('old', slip, { rating: 4 })
    await say('rude', slip, { rating: 1, author: '', text: 'Call 555\u001b[2J' })
    await say('coat', coat, { rating: 5, shopper: null })
  })
  afterEach(() => opened.close())

  let at = 0
  async function say(
    id: string,
    product: Product,
    said: { rating: number; author?: string; text?: string; shopper?: ShopperKey | null },
  ) {
    await opened.db
      .insertInto('review')
      .values({
        id,
        product_id: product.productId,
        shopper: shopperKey(createShopper('guest', id)),
        author: 'Mei T.',
        title: `About ${id}`,
        text: 'Falls well.',
        fit: 'true',
        lang: 'en',
        size: 'M',
        helpful: 0,
        anonymous: 0,
        photo_count: 0,
        created_at: NOON + (at += 1_000),
        ...said,
      })
      .execute()
  }
  const info = async ({ productId }: Product) => {
    const row = await opened.db
      .selectFrom('product')
      .select(['review_info', 'changed_at'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    return { ...(JSON.parse(row.review_info) as object), changedAt: row.changed_at }
  }

  test('are listed newest first with their words, of one product if asked', async () => {
    const { said } = await tool('reviews')
    expect(said.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(/^coat .*5 of 5 .*Mei T\..*from the demo$/),
      expect.stringMatching(/^rude .*1 of 5 .*without a name$/),
      expect.stringMatching(/^old .*4 of 5 .*Mei T\.$/),
    ])
    expect(said).toContain('  About rude: Call 555·[2J')
    const some = await tool('reviews', '--product', slip.spu, '--limit', '1')
    expect(some.said).toContain('About rude')
    expect(some.said.split('\n')).toHaveLength(2)
    expect((await tool('reviews', '--product', 'NOPE')).said).toBe('There are no reviews.')
    expect(await tool('reviews', '--limit', '0')).toMatchObject({ code: 2 })
  })

  test('are deleted with their votes, and the product is counted again', async () => {
    const ann = shopperKey(createShopper('guest', 'ann'))
    await opened.db.insertInto('review_voter').values({ shopper: ann, version: 3 }).execute()
    for (const id of ['rude', 'old'])
      await opened.db.insertInto('review_vote').values({ shopper: ann, review_id: id, at: NOON }).execute()
    const before = await info(slip)
    expect(await tool('review', 'remove', 'rude')).toMatchObject({ code: 0 })
    expect((await tool('reviews')).said).not.toContain('rude')
    const after = await info(slip)
    expect(after).toMatchObject({ totalReviews: 1, averageRating: 4 })
    expect(after.changedAt).toBeGreaterThan(before.changedAt)
    const votes = await opened.db.selectFrom('review_vote').select('review_id').execute()
    expect(votes).toEqual([{ review_id: 'old' }])
    const voter = await opened.db.selectFrom('review_voter').selectAll().executeTakeFirst()
    expect(voter).toEqual({ shopper: ann, version: 4 })

    await tool('review', 'remove', 'old')
    expect(await info(slip)).toMatchObject({ totalReviews: 0, averageRating: 0 })
    expect((await info(coat)).changedAt).toBe(0)
  })

  test('that are not there are said so', async () => {
    expect(await tool('review', 'remove', 'unknown')).toMatchObject({
      code: 1,
      complained: 'There is no review unknown.',
    })
    expect(await tool('review', 'remove')).toMatchObject({ code: 2 })
    expect(await tool('review')).toMatchObject({ code: 2 })
  })

  test('photos are listed with their addresses, and can be removed without the words', async () => {
    const photo = { width: 9, height: 12, small: Buffer.from('s'), large: Buffer.from('l'), kept_at: NOON }
    const hashes = ['a', 'b'].map((letter) => letter.repeat(22))
    await opened.db
      .insertInto('photo')
      .values(hashes.map((hash) => ({ hash, ...photo, shopper: UPLOADER })))
      .execute()
    await transact(opened, (tx) => showPhotos(tx, { reviewId: 'old', author: UPLOADER, named: hashes }))
    const photoLines = async () =>
      (await tool('reviews')).said.split('\n').filter((line) => line.startsWith('  photo'))
    expect(await photoLines()).toEqual(hashes.map((hash) => `  photo /media/r/${hash}-1080.webp`))
    const { changedAt } = await info(slip)
    expect((await tool('review', 'remove-photos', 'old')).said).toContain('has no photos any more (2)')
    expect(await photoLines()).toEqual([])
    expect((await tool('reviews')).said).toContain('About old')
    expect((await info(slip)).changedAt).toBeGreaterThan(changedAt)
    expect(await opened.db.selectFrom('photo').selectAll().execute()).toEqual([])
    expect((await tool('review', 'remove-photos', 'old')).said).toBe('Review old has no photos.')
    expect((await tool('review', 'remove-photos', 'none')).code).toBe(1)
  })

  test('a video is listed with its address, and can be removed without words and photos (spec 5)', async () => {
    const hash = 'v'.repeat(22)
    const author = shopperKey(createShopper('guest', 'old'))
    const video = { hash, kind: 'mp4', milliseconds: 7_000, shopper: author, kept_at: NOON } as const
    const named = { video: `/media/v/${hash}.mp4`, videoCover: '' }
    await insertVideo(opened, { ...video, bytes: Buffer.from('a video') })
    await transact(opened, (tx) => showVideo(tx, { reviewId: 'old', author, named }))
    const videoLines = async () =>
      (await tool('reviews')).said.split('\n').filter((line) => line.startsWith('  video'))
    expect(await videoLines()).toEqual([`  video ${named.video}`])
    const { changedAt } = await info(slip)
    expect((await tool('review', 'remove-video', 'old')).said).toContain('has no video any more')
    expect(await videoLines()).toEqual([])
    expect((await tool('reviews')).said).toContain('About old')
    expect((await info(slip)).changedAt).toBeGreaterThan(changedAt)
    for (const table of ['video', 'video_part'] as const)
      expect(await opened.db.selectFrom(table).select('hash').execute()).toEqual([])
    expect((await tool('review', 'remove-video', 'old')).said).toBe('Review old has no video.')
    expect((await tool('review', 'remove-video', 'none')).code).toBe(1)
  })
})
