import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import { myReview, reviewList, writeReview } from '#contract/catalog/reviews.contract.ts'
import { cancelUpload, uploadImage } from '#contract/notices/uploads.contract.ts'
import { LARGEST_VIDEO_BYTES, VIDEO_PART_BYTES } from '#domain/reviews/review-video.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { answerTo } from '#tests/world/requests/declared-body.ts'
import { aGuest, aMember } from '#tests/world/shops/builders.ts'
import { aClientOf, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aReviewer, reviewWords } from '#tests/world/people/reviewer.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { anAvi, aVideo } from '#tests/world/device/videos.ts'
import { transact } from '../../db/transaction.ts'
import { prune } from '../retention/retention.commands.ts'
import { removeReview, removeVideo } from './remove-review.ts'
import { eraseReviewer } from './reviews.personal-data.ts'

const fileOf = (bytes: Uint8Array, name = 'clip.mp4', type = 'video/mp4') =>
  new File([new Uint8Array(bytes)], name, { type })

/** Of several parts: its frames are followed by a box that no track needs. */
async function aLargeVideo(): Promise<Buffer<ArrayBuffer>> {
  const rest = Buffer.alloc(2 * VIDEO_PART_BYTES)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4)
  return Buffer.concat([await aVideo('mp4', { tone: 77 }), rest])
}

const PAGE = '<!doctype html><script>alert(1)</script>'

describe.each(ENGINES)('videos of reviews on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  const aBuyer = (at: number, who?: TestClient) => aReviewer(shop, item(at), who)

  const upload = (at: number, image: File) => ({ spuCode: piece(at).spu, uploadType: '1' as const, image })
  const sent = async (who: TestClient, at: number, tone = 40) =>
    who.get(uploadImage, upload(at, fileOf(await aVideo('mp4', { tone }))))
  async function sentCover(who: TestClient, at: number): Promise<string> {
    const create = { width: 60, height: 80, channels: 3 as const, background: { r: at * 20, g: 9, b: 9 } }
    const image = fileOf(await sharp({ create }).jpeg().toBuffer(), 'cover.jpg', 'image/jpeg')
    return who.get(uploadImage, { spuCode: piece(at).spu, uploadType: '2', image })
  }
  const words = (at: number, change: Partial<SentTo<typeof writeReview>> = {}) =>
    reviewWords(piece(at).spu, change)
  const look = (path: string, range?: string) =>
    fetch(`${shop.url}${path}`, { headers: range === undefined ? {} : { range } })
  const kept = async () => {
    const { db } = shop.services.store
    const videos = await db.selectFrom('video').select('hash').execute()
    const parts = await db.selectFrom('video_part').select('hash').execute()
    return [videos, parts]
  }

  test('a video is uploaded, kept without what the camera has noted, and played in parts (spec 4.12, 7.2)', async () => {
    const buyer = await aBuyer(0)
    const address = await buyer.get(
      uploadImage,
      upload(0, fileOf(await aVideo('mov'), 'clip.mov', 'video/quicktime')),
    )
    expect(address).toMatch(/^\/media\/v\/[\w-]{22}\.mp4$/)
    const whole = await look(address)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    })
    expect(bytes.includes('script')).toBe(false)
    const part = await look(address, 'bytes=10-19')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    const beyond = await look(address, `bytes=${bytes.length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    for (const wrong of [
      address.replace('.mp4', '.webm'),
      address.replace('.mp4', '.html'),
      '/media/v/x.mp4',
    ])
      expect((await look(wrong)).status).toBe(404)
  })

  test('what no browser plays is saved, never opened', async () => {
    const buyer = await aBuyer(0)
    const address = await buyer.get(uploadImage, upload(0, fileOf(anAvi(), 'clip.avi', '')))
    const { headers } = await look(address)
    expect(headers.get('content-type')).toBe('video/x-msvideo')
    expect(headers.get('content-disposition')).toBe('attachment')
  })

  test.each<[string, () => Promise<Buffer>, string]>([
    ['half an MP4', async () => (await aVideo('mp4')).subarray(0, 900), 'video-unreadable'],
    ['half a WebM', async () => (await aVideo('webm')).subarray(0, 600), 'video-unreadable'],
    ['half an AVI', async () => anAvi().subarray(0, 900), 'video-unreadable'],
    [
      'a page that begins as a video',
      async () => Buffer.from(`\0\0\0\u0018ftypmp42${PAGE}`),
      'video-unreadable',
    ],
    ['a page', async () => Buffer.from(PAGE), 'photo-unreadable'],
    ['a video of more than a minute', () => aVideo('mp4', { seconds: 61 }), 'video-too-long'],
  ])('%s is refused with the reason, and kept nowhere', async (_, make, reason) => {
    const buyer = await aBuyer(0)
    const before = await kept()
    const { status, body } = await buyer.ask(uploadImage, upload(0, fileOf(await make())))
    expect([status, body.data]).toMatchObject([200, { reason }])
    expect(await kept()).toEqual(before)
  })

  describe('in parts', () => {
    const partsOf = (bytes: Buffer, count = Math.ceil(bytes.length / VIDEO_PART_BYTES)) =>
      Array.from({ length: count }, (_, at) =>
        bytes.subarray(at * VIDEO_PART_BYTES, (at + 1) * VIDEO_PART_BYTES),
      )
    const place = (uploadName: string, part: number, parts: number) => ({ upload: uploadName, part, parts })

    test('a large video is whole with its last part, whatever of it was sent twice', async () => {
      const buyer = await aBuyer(1)
      const video = await aLargeVideo()
      const parts = partsOf(video)
      const name = randomUUID()
      const answers: string[] = []
      for (const [at, part] of [...parts.entries(), ...parts.entries()].filter(
        ([at], index) => at === 0 || index >= parts.length,
      ))
        answers.push(
          await buyer.get(uploadImage, { ...upload(1, fileOf(part)), ...place(name, at, parts.length) }),
        )
      expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => ''))
      expect((await look(answers.at(-1) ?? '')).status).toBe(200)
      expect(await shop.services.store.db.selectFrom('upload_part').select('upload').execute()).toEqual([])
    })

    test('a part is of its sender alone: another buyer completes nothing with it', async () => {
      const [buyer, other] = [await aBuyer(1), await aBuyer(1)]
      const parts = partsOf(await aLargeVideo())
      const name = randomUUID()
      for (const [at, part] of parts.slice(0, -1).entries())
        await buyer.get(uploadImage, { ...upload(1, fileOf(part)), ...place(name, at, parts.length) })
      const last = {
        ...upload(1, fileOf(parts.at(-1) ?? Buffer.alloc(0))),
        ...place(name, parts.length - 1, parts.length),
      }
      expect((await other.ask(uploadImage, last)).body.data).toMatchObject({ reason: 'video-incomplete' })
      expect(await buyer.get(uploadImage, last)).toMatch(/^\/media\/v\//)
    })

    test.each<[string, (name: string) => object, number, string | undefined]>([
      ['a part of 1 MB and a byte', (name) => place(name, 0, 2), VIDEO_PART_BYTES + 1, undefined],
      ['a part before the last that is not full', (name) => place(name, 1, 3), 100, 'video-incomplete'],
      ['the last part alone', (name) => place(name, 2, 3), 100, 'video-incomplete'],
      ['a first part that is no video', (name) => place(name, 0, 3), VIDEO_PART_BYTES, 'video-unreadable'],
      ['a part behind the last', (name) => place(name, 3, 3), 100, undefined],
      ['more parts than 30 MB have', (name) => place(name, 0, 31), VIDEO_PART_BYTES, undefined],
      ['a name that is no UUID', () => place('../x', 0, 2), VIDEO_PART_BYTES, undefined],
      ['no number of parts', (name) => ({ upload: name, part: 0 }), VIDEO_PART_BYTES, undefined],
    ])('%s is refused', async (...[, at, size, reason]) => {
      const buyer = await aBuyer(1)
      const { status, body } = await buyer.ask(uploadImage, {
        ...upload(1, fileOf(Buffer.alloc(size))),
        ...at(randomUUID()),
      } as SentTo<typeof uploadImage>)
      expect([status, body.data]).toMatchObject(reason === undefined ? [400, {}] : [200, { reason }])
    })

    test('parts of an upload that its sender cancels are gone at once, and cancelled by no other (spec 4.12)', async () => {
      const [buyer, other] = [await aBuyer(1), await aBuyer(1)]
      const [head] = partsOf(await aLargeVideo())
      const name = randomUUID()
      const held = () =>
        shop.services.store.db
          .selectFrom('upload_part')
          .select('position')
          .where('upload', '=', name)
          .execute()
      await buyer.get(uploadImage, { ...upload(1, fileOf(head ?? Buffer.alloc(0))), ...place(name, 0, 3) })
      expect(await other.get(cancelUpload, { upload: name })).toBe(false)
      expect(await aTestClient(shop.url).get(cancelUpload, { upload: name })).toBe(false)
      expect(await held()).toHaveLength(1)
      expect(await buyer.get(cancelUpload, { upload: name })).toBe(true)
      expect(await held()).toEqual([])
      expect(await buyer.get(cancelUpload, { upload: name })).toBe(false)
    })

    test('of one buyer three uploads at most are under way: what arrives is bounded', async () => {
      const buyer = await aBuyer(1)
      const head = Buffer.alloc(VIDEO_PART_BYTES)
      ;(await aVideo('mp4')).copy(head)
      const names = Array.from({ length: 5 }, () => randomUUID())
      for (const name of names) {
        shop.clock.now += 1_000
        await buyer.get(uploadImage, { ...upload(1, fileOf(head)), ...place(name, 0, 30) })
      }
      const rows = await shop.services.store.db
        .selectFrom('upload_part')
        .select('upload')
        .where('upload', 'in', names)
        .orderBy('kept_at')
        .execute()
      expect(rows.map((row) => row.upload)).toEqual(names.slice(-3))
      // Parts that no other followed are gone after a day.
      await prune({ ...shop.services, now: () => shop.clock.now + DAY_MS + 5_000 })
      expect(await shop.services.store.db.selectFrom('upload_part').select('upload').execute()).toEqual([])
    })
  })

  test('a whole video is no larger than a call takes: 413 is answered before it is read (spec 5)', async () => {
    const begun = { declaredBytes: LARGEST_VIDEO_BYTES, sentBytes: 100 }
    expect((await answerTo(`${shop.url}/api${uploadImage.path}`, begun)).status).toBe(413)
  })

  test('only a buyer of the piece uploads a video', async () => {
    const before = await kept()
    for (const stranger of [aTestClient(shop.url), await aBuyer(0)]) {
      const { body } = await stranger.ask(uploadImage, upload(1, fileOf(await aVideo('mp4', { tone: 99 }))))
      expect(body.data).toMatchObject({ reason: 'not-bought' })
    }
    expect(await kept()).toEqual(before)
  })

  test('the video stands in the review with cover and length, and counts as no photo (spec 2.10, 3, 5)', async () => {
    const buyer = await aBuyer(2)
    const [video, videoCover] = [await sent(buyer, 2), await sentCover(buyer, 2)]
    await buyer.get(writeReview, words(2, { video, videoCover, title: 'Filmed' }))
    shop.clock.now += 121_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const guest = aTestClient(shop.url)
    const { list } = await guest.get(reviewList, { spuCode: piece(2).spu, lang: 'en' })
    expect(list.find(({ title }) => title === 'Filmed')).toMatchObject({
      photos: [],
      video: { src: video, kind: 'mp4', cover: videoCover, seconds: 2 },
    })
    expect(list.filter((review) => review.video)).toHaveLength(1)
    expect((await buyer.get(myReview, { spuCode: piece(2).spu })).review).toMatchObject({ video, videoCover })
    // Other words, the same video.
    await buyer.get(writeReview, words(2, { video, videoCover, title: 'Said again' }))
    expect((await look(video)).status).toBe(200)
  })

  test('the video and the cover of another person are not one’s own, whoever knows their addresses', async () => {
    const [author, thief] = [await aBuyer(3), await aBuyer(3)]
    const [video, videoCover] = [await sent(author, 3, 60), await sentCover(author, 3)]
    const own = await sent(thief, 3, 68)
    for (const named of [{ video }, { video: own, videoCover }]) {
      const { body } = await thief.ask(writeReview, words(3, named))
      expect([body.code, body.data]).toMatchObject([4098, { reason: 'video-gone' }])
    }
    await author.get(writeReview, words(3, { video, videoCover }))
    expect((await thief.ask(writeReview, words(3, { video }))).body.data).toMatchObject({
      reason: 'video-gone',
    })
    expect((await thief.get(myReview, { spuCode: piece(3).spu })).review).toBeUndefined()
  })

  test.each([
    ['a file of another host', { video: 'https://elsewhere.example/media/v/abcdefghij0123456789ab.mp4' }],
    ['two videos', { video: ['/media/v/abcdefghij0123456789ab.mp4', '/media/v/bbcdefghij0123456789ab.mp4'] }],
    ['a page', { video: '/media/v/abcdefghij0123456789ab.html' }],
    ['a video as its cover', { videoCover: '/media/v/abcdefghij0123456789ab.mp4' }],
  ])('%s: the review is refused (spec 5)', async (_, named) => {
    const buyer = await aBuyer(3)
    const { status } = await buyer.ask(writeReview, words(3, named as Partial<SentTo<typeof writeReview>>))
    expect(status).toBe(400)
  })

  test('a video that its author takes out is gone at once, with its cover', async () => {
    const buyer = await aBuyer(4)
    const [first, second] = [await sent(buyer, 4, 80), await sent(buyer, 4, 88)]
    const videoCover = await sentCover(buyer, 4)
    await buyer.get(writeReview, words(4, { video: first, videoCover }))
    await buyer.get(writeReview, words(4, { video: second }))
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
    expect((await look(`${videoCover}-360.webp`)).status).toBe(404)
  })

  test('the owner removes the video and keeps the words, or the review with its video', async () => {
    const buyer = await aBuyer(5)
    const address = await sent(buyer, 5, 90)
    await buyer.get(writeReview, words(5, { video: address, title: 'For the owner' }))
    const { db } = shop.services.store
    const written = () =>
      db.selectFrom('review').select('id').where('title', '=', 'For the owner').executeTakeFirst()
    const { id = '' } = (await written()) ?? {}
    const change = { spuCode: piece(5).spu }
    expect(await transact(shop.services.store, (tx) => removeVideo(tx, id, shop.clock.now))).toBe(true)
    expect((await look(address)).status).toBe(404)
    expect((await buyer.get(myReview, change)).review).toMatchObject({ title: 'For the owner', video: '' })
    expect(await transact(shop.services.store, (tx) => removeVideo(tx, id, shop.clock.now))).toBe(false)
    expect(await transact(shop.services.store, (tx) => removeVideo(tx, 'x', shop.clock.now))).toBeUndefined()
    const again = await sent(buyer, 5, 98)
    await buyer.get(writeReview, words(5, { video: again, title: 'For the owner' }))
    await transact(shop.services.store, (tx) =>
      removeReview(tx, { services: shop.services, now: shop.clock.now }, id),
    )
    expect((await look(again)).status).toBe(404)
  })

  test('who leaves the shop takes the videos along; a guest who signs in keeps them', async () => {
    const [guest, member] = [aGuest(), aMember()]
    const buyer = await aBuyer(6, await aClientOf(shop, guest))
    const [shown, draft] = [await sent(buyer, 6, 100), await sent(buyer, 6, 120)]
    await buyer.get(writeReview, words(6, { video: shown }))
    await mergeInShop(shop, { guest, member })
    const signedIn = await aClientOf(shop, member)
    await signedIn.get(writeReview, words(6, { video: draft }))
    expect([(await look(shown)).status, (await look(draft)).status]).toEqual([404, 200])
    const other = await sent(signedIn, 6, 140)
    await transact(shop.services.store, (tx) => eraseReviewer(tx, { member, at: shop.clock.now } as never))
    expect([(await look(draft)).status, (await look(other)).status]).toEqual([404, 404])
  })

  test('an upload of no review is kept as long as a draft may name it', async () => {
    const buyer = await aBuyer(7)
    const [shown, left] = [await sent(buyer, 7, 110), await sent(buyer, 7, 128)]
    const cover = await sentCover(buyer, 7)
    await buyer.get(writeReview, words(7, { video: shown, videoCover: cover }))
    const until = shop.clock.now + 97 * DAY_MS
    await prune({ ...shop.services, now: () => until })
    expect((await look(left)).status).toBe(200)
    await prune({ ...shop.services, now: () => until + 1 })
    expect([(await look(shown)).status, (await look(left)).status]).toEqual([200, 404])
    expect((await look(`${cover}-360.webp`)).status).toBe(200)
    // A server that ends between two parts leaves some without their video.
    const stray = { hash: 'stray', position: 0, bytes: Buffer.from('a part') }
    await shop.services.store.db.insertInto('video_part').values(stray).execute()
    await prune({ ...shop.services, now: () => until + 1 })
    const [videos, parts] = await kept()
    expect(new Set(parts?.map(({ hash }) => hash))).toEqual(new Set(videos?.map(({ hash }) => hash)))
  })
})
