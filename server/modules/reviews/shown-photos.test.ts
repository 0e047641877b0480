import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { myReview, reviewList, writeReview } from '#contract/catalog/reviews.contract.ts'
import { uploadImage } from '#contract/notices/uploads.contract.ts'
import { LARGEST_PHOTO_BYTES } from '#domain/reviews/review-photos.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aMember } from '#tests/world/shops/builders.ts'
import { aClientOf } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aReviewer, reviewWords } from '#tests/world/people/reviewer.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { prune } from '../retention/retention.commands.ts'
import { removeReview } from './remove-review.ts'
import { eraseReviewer } from './reviews.personal-data.ts'

type Wide = { readonly width?: number; readonly height?: number; readonly tone?: number }

/** A photo of one colour as a phone writes it: on its side, with the place in its metadata. */
function aPhoto({ width = 1_600, height = 1_200, tone = 120 }: Wide = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: tone, g: 60, b: 90 } } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '1/1 18/1 9/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const fileOf = (bytes: Uint8Array, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'photo.jpg', { type })

describe.each(ENGINES)('photos of reviews on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  const aBuyer = (at: number, who?: TestClient) => aReviewer(shop, item(at), who)

  const upload = (at: number, image: File) => ({ spuCode: piece(at).spu, uploadType: '1' as const, image })
  const sent = async (who: TestClient, at: number, look: Wide = {}) =>
    who.get(uploadImage, upload(at, fileOf(await aPhoto(look))))
  const words = (at: number, photos: string[], change: Partial<SentTo<typeof writeReview>> = {}) =>
    reviewWords(piece(at).spu, { photos, ...change })
  const look = (address: string, width = 360) => fetch(`${shop.url}${address}-${width}.webp`)
  const photosKept = () => shop.services.store.db.selectFrom('photo').select('hash').execute()

  test('a photo is encoded by the shop: upright, no wider than a page, without place or camera (spec 5, 7)', async () => {
    const buyer = await aBuyer(0)
    const photo = await aPhoto({ tone: 10 })
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const address = await buyer.get(uploadImage, upload(0, fileOf(photo)))
    for (const [width, height] of [
      [360, 480],
      [1_080, 1_440],
    ] as const) {
      const response = await look(address, width)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const seen = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(seen).toMatchObject({ width, height, format: 'webp' })
      expect([seen.exif, seen.xmp, seen.iptc, seen.orientation]).toEqual(Array(4).fill(undefined))
    }
    expect((await look(address, 540)).status).toBe(404)
    expect(await buyer.get(uploadImage, upload(0, fileOf(photo)))).toBe(address)
  })

  test.each<[string, () => Promise<File>]>([
    ['a text', async () => fileOf(new TextEncoder().encode('not a photo at all'))],
    ['half a photo', async () => fileOf((await aPhoto()).subarray(0, 4_000))],
    [
      'a drawing with scripts',
      async () => fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['nothing', async () => fileOf(new Uint8Array())],
  ])('%s is refused with the reason, and kept nowhere', async (_, file) => {
    const buyer = await aBuyer(0)
    const before = await photosKept()
    const { status, body } = await buyer.ask(uploadImage, upload(0, await file()))
    expect([status, body.code]).toEqual([200, 4092])
    expect(body.data).toMatchObject({ reason: 'photo-unreadable' })
    expect(await photosKept()).toEqual(before)
  })

  test.each<[string, string, () => Promise<Uint8Array>]>([
    [
      'a HEIC of a phone',
      'photo-heic',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic----meta'),
    ],
    [
      'a picture of 80 megapixels',
      'photo-too-many-pixels',
      () =>
        sharp({ create: { width: 10_000, height: 8_000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
    ],
  ])('%s is refused by its name: %s', async (_, reason, bytes) => {
    const { body } = await (await aBuyer(0)).ask(uploadImage, upload(0, fileOf(await bytes())))
    expect(body.data).toMatchObject({ reason })
  })

  test('an AVIF is a photo', async () => {
    const avif = await sharp(await aPhoto({ tone: 90 }))
      .resize(64)
      .avif()
      .toBuffer()
    expect(await (await aBuyer(0)).get(uploadImage, upload(0, fileOf(avif)))).toMatch(/^\/media\/r\//)
  })

  test('a photo has at most 5 MB: a larger one is refused, a much larger one is not read (spec 5)', async () => {
    const buyer = await aBuyer(0)
    const large = await buyer.ask(uploadImage, upload(0, fileOf(new Uint8Array(LARGEST_PHOTO_BYTES + 1))))
    expect([large.status, large.body.code]).toEqual([200, 4091])
    const huge = await buyer.ask(uploadImage, upload(0, fileOf(new Uint8Array(LARGEST_PHOTO_BYTES + 40_000))))
    expect(huge.status).toBe(413)
  })

  test('only a buyer of the piece uploads, and an upload is a file', async () => {
    const before = await photosKept()
    for (const stranger of [aTestClient(shop.url), await aBuyer(0)]) {
      const { body } = await stranger.ask(uploadImage, upload(1, fileOf(await aPhoto({ tone: 110 }))))
      expect(body.data).toMatchObject({ reason: 'not-bought' })
    }
    expect(await photosKept()).toEqual(before)
    const buyer = await aBuyer(1)
    const wrong = { ...upload(1, fileOf(await aPhoto())), image: 'a text' as never }
    expect((await buyer.ask(uploadImage, wrong)).status).toBe(400)
  })

  test('photos stand in the review, in its order, and reviews with photos come first on request (spec 2.10)', async () => {
    const buyer = await aBuyer(2)
    const [other, abroad] = [await aBuyer(2), await aBuyer(2)]
    const photos = [
      await sent(buyer, 2, { tone: 20 }),
      await sent(buyer, 2, { tone: 30, width: 300, height: 400 }),
    ]
    await buyer.get(writeReview, words(2, photos, { title: 'With photos' }))
    const japanese = { title: '色 は きれい', text: '生地 も きれい です' }
    await abroad.get(writeReview, words(2, [await sent(abroad, 2, { tone: 35 })], japanese))
    shop.clock.now += 1_000
    await other.get(writeReview, words(2, [], { title: 'Without' }))
    shop.clock.now += 121_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const guest = aTestClient(shop.url)
    const { list } = await guest.get(reviewList, { spuCode: piece(2).spu, sort: 'photos', lang: 'en' })
    expect(list[0]).toMatchObject({
      title: 'With photos',
      photos: [
        { src: photos[0], width: 1_080, height: 1_440 },
        { src: photos[1], width: 400, height: 300 },
      ],
    })
    // No language hides a photo.
    expect(list.map(({ photos: shown }) => shown.length).slice(0, 3)).toEqual([2, 1, 0])
    const page = await guest.get(product, { spuCode: piece(2).spu })
    expect(page.reviewPage.list.slice(0, 2).map(({ photos: shown }) => shown.length)).toEqual([0, 2])
    expect((await buyer.get(myReview, { spuCode: piece(2).spu })).review?.photos).toEqual(photos)
  })

  test.each([
    ['four photos', (address: string) => [address, '/media/r/b', '/media/r/c', '/media/r/d']],
    ['a picture of another host', () => ['https://elsewhere.example/media/r/abcdefghij0123456789ab']],
    ['a picture of the shop', () => ['/media/p/1/abcdefghij/front']],
  ])('%s: the review is refused', async (_, photos) => {
    const buyer = await aBuyer(3)
    const address = await sent(buyer, 3)
    expect((await buyer.ask(writeReview, words(3, photos(address)))).status).toBe(400)
  })

  test('a review with a photo that the shop has not is refused whole, and says why', async () => {
    const buyer = await aBuyer(3)
    const { body } = await buyer.ask(writeReview, words(3, ['/media/r/abcdefghij0123456789ab']))
    expect([body.code, body.data]).toMatchObject([4093, { reason: 'photo-gone' }])
    expect((await buyer.get(myReview, { spuCode: piece(3).spu })).review).toBeUndefined()
  })

  test('a photo that its author takes out of the review is gone at once; the other stays', async () => {
    const buyer = await aBuyer(4)
    const [first, second] = [await sent(buyer, 4, { tone: 40 }), await sent(buyer, 4, { tone: 50 })]
    await buyer.get(writeReview, words(4, [first, second]))
    await buyer.get(writeReview, words(4, [second]))
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
    expect((await buyer.get(myReview, { spuCode: piece(4).spu })).review?.photos).toEqual([second])
  })

  test("a member's photo is refused in the review of another, who has its address", async () => {
    const [buyer, other] = [await aBuyer(5), await aBuyer(5)]
    const address = await sent(buyer, 5, { tone: 60 })
    await buyer.get(writeReview, words(5, [address]))
    const { body } = await other.ask(writeReview, words(5, [address], { title: 'The other one' }))
    expect(body.data).toMatchObject({ reason: 'photo-gone' })
    expect((await other.get(myReview, { spuCode: piece(5).spu })).review).toBeUndefined()
    // A repetition by the author is no upload of another.
    await buyer.get(writeReview, words(5, [address], { title: 'Said again' }))
    expect((await buyer.get(myReview, { spuCode: piece(5).spu })).review?.photos).toEqual([address])
  })

  test('the same photo sent by two people is a photo of each', async () => {
    const [buyer, other] = [await aBuyer(5), await aBuyer(5)]
    const [first, second] = await Promise.all([sent(buyer, 5, { tone: 65 }), sent(other, 5, { tone: 65 })])
    expect(first).not.toBe(second)
    await buyer.get(writeReview, words(5, [first]))
    await other.get(writeReview, words(5, [second]))
    await buyer.get(writeReview, words(5, []))
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
  })

  test("the owner removes a review's photos with it", async () => {
    const buyer = await aBuyer(5)
    const address = await sent(buyer, 5, { tone: 67 })
    await buyer.get(writeReview, words(5, [address]))
    const { db } = shop.services.store
    const { review_id: id } = await db
      .selectFrom('review_photo')
      .select('review_id')
      .where('hash', '=', address.slice('/media/r/'.length))
      .executeTakeFirstOrThrow()
    await transact(shop.services.store, (tx) =>
      removeReview(tx, { services: shop.services, now: shop.clock.now }, id),
    )
    expect((await look(address)).status).toBe(404)
  })

  test("an erased member's photos leave the reviews of others that show them (trust.md S37)", async () => {
    const member = aMember()
    const buyer = await aBuyer(6, await aClientOf(shop, member))
    const other = await aBuyer(6)
    const [theirs, own] = [await sent(buyer, 6, { tone: 72 }), await sent(other, 6, { tone: 74 })]
    await other.get(writeReview, words(6, [own], { title: 'Shows both' }))
    const { db } = shop.services.store
    // Before photos had owners, a review could show the photo of another member.
    const { id } = await db
      .selectFrom('review')
      .select('id')
      .where('title', '=', 'Shows both')
      .executeTakeFirstOrThrow()
    const hash = theirs.slice('/media/r/'.length)
    await db.insertInto('review_photo').values({ review_id: id, position: 1, hash }).execute()
    await transact(shop.services.store, (tx) => eraseReviewer(tx, { member, at: shop.clock.now } as never))
    expect([(await look(theirs)).status, (await look(own)).status]).toEqual([404, 200])
    expect((await other.get(myReview, { spuCode: piece(6).spu })).review?.photos).toEqual([own])
    const counted = db.selectFrom('review').select('photo_count').where('id', '=', id)
    expect(await counted.executeTakeFirst()).toEqual({ photo_count: 1 })
  })

  test('who leaves the shop takes the photos along; the review stays without them', async () => {
    const member = aMember()
    const buyer = await aBuyer(6, await aClientOf(shop, member))
    const [shown, draft] = [await sent(buyer, 6, { tone: 70 }), await sent(buyer, 6, { tone: 80 })]
    await buyer.get(writeReview, words(6, [shown], { title: 'Stays without photos' }))
    await transact(shop.services.store, (tx) => eraseReviewer(tx, { member, at: shop.clock.now } as never))
    expect([(await look(shown)).status, (await look(draft)).status]).toEqual([404, 404])
    const { db } = shop.services.store
    const kept = db.selectFrom('review').select('photo_count').where('title', '=', 'Stays without photos')
    expect(await kept.execute()).toEqual([{ photo_count: 0 }])
  })

  test('an upload of no review is kept as long as a draft may name it, a shown one for good', async () => {
    const buyer = await aBuyer(7)
    const [shown, left] = [await sent(buyer, 7, { tone: 90 }), await sent(buyer, 7, { tone: 100 })]
    await buyer.get(writeReview, words(7, [shown]))
    const until = shop.clock.now + 97 * DAY_MS
    await prune({ ...shop.services, now: () => until })
    expect((await look(left)).status).toBe(200)
    await prune({ ...shop.services, now: () => until + 1 })
    expect([(await look(shown)).status, (await look(left)).status]).toEqual([200, 404])
  })
})
