import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDataFolder } from '#tests/world/shops/data-folder.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import { productSwatch } from '#contract/catalog/swatch.contract.ts'
import { CLOTHS } from '#domain/catalog/pictured-cloth.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { demoPictures } from '#server/demo-shop.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { createLog } from '../../core/log.ts'
import { FLAT_SHEET, onSheet, SHEET_HEIGHT } from '#domain/catalog/flat-sheet.ts'
import { flatPicture, garmentPicture, cutoutPicture } from '#domain/catalog/source-views.ts'
import { pairsOf } from '../catalog/product-pairs.ts'
import { swatchOf } from '../catalog/product-swatch.ts'
import { bannerPicture, garmentHash, heroPicture } from './addresses.ts'
import { servePicture, storePicture } from './media.ts'
import { warmPictures } from './warm.ts'

const SINGAPORE = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const

describe('pictures', () => {
  let shop: Shop
  let front: string

  beforeAll(async () => {
    shop = await aShop('sqlite', { products: 30 })
    const query = { filters: {}, sort: 'newest', page: 1, pageSize: 20 } as const
    const listing = shop.services.catalogue.listing({ kind: 'category', key: '159819' }, query, SINGAPORE)
    front = listing?.productList[0]?.imageUrl ?? ''
  })
  afterAll(async () => {
    await shop.close()
  })

  const look = (path: string) => fetch(shop.url + path)

  test.each([
    [360, 'avif', 'heif'],
    [180, 'webp', 'webp'],
  ])('a garment is drawn %i pixels wide as %s, to be kept for ever', async (width, format, inside) => {
    const response = await look(`${front}-${width}.${format}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([drawn.width, drawn.format]).toEqual([width, inside])
  })

  test.each([0, 20])('a stored file of %i bytes is drawn again', async (bytes) => {
    const path = `${front}-540.webp`
    await look(path)
    writeFileSync(join(shop.services.env.DATA_DIR, path), Buffer.alloc(bytes))
    const response = await look(path)
    const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([response.status, drawn.width]).toEqual([200, 540])
  })

  test('a garment on a hanger is a picture without a wall', async () => {
    const response = await look(`${cutoutPicture(front)}-180.webp`)
    const drawn = sharp(Buffer.from(await response.arrayBuffer()))
    expect(await drawn.metadata()).toMatchObject({ width: 180, height: 360, hasAlpha: true })
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    expect([alphaAt(2, 2), alphaAt(177, 357), alphaAt(90, 90)]).toEqual([0, 0, 255])
  })

  test('the parts of a garment lie on one sheet at its scale, the body above the sleeves (spec 4.11)', async () => {
    const response = await look(`${flatPicture(front)}-540.webp`)
    const scale = 540 / FLAT_SHEET.width
    const drawn = sharp(Buffer.from(await response.arrayBuffer()))
    expect(await drawn.metadata()).toMatchObject({
      width: 540,
      height: Math.round(SHEET_HEIGHT * scale),
      hasAlpha: true,
    })
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    const isCloth = (x: number, y: number) =>
      (data[(Math.round(onSheet('body', y) * scale) * info.width + x) * info.channels + 3] ?? 0) > 200
    expect([isCloth(2, 30), isCloth(270, 30), isCloth(270, -8.5)]).toEqual([false, true, false])
  })

  test('two pieces that are styled with each other are drawn on one hanger (spec 2.10)', async () => {
    const { picture, pid, otherPid } = await aPair()
    const response = await look(`${picture}-360.webp`)
    expect(response.status).toBe(200)
    const drawn = Buffer.from(await response.arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 360, height: 480, format: 'webp' })
    const { db } = shop.services.store
    const named = await db
      .selectFrom('colour')
      .select('product_id')
      .where('pid', 'in', [pid, otherPid])
      .execute()
    const products = named.map((row) => row.product_id)
    await db
      .deleteFrom('product_relation')
      .where('product_id', 'in', products)
      .where('other_id', 'in', products)
      .execute()
    const others = await Promise.all([look(`${picture}-540.webp`), look(swapped(`${picture}-540.webp`))])
    expect(others.map(({ status }) => status)).toEqual([404, 404])
  })

  async function aPair() {
    const products = await shop.services.store.db.selectFrom('product').select('spu').execute()
    for (const { spu } of products) {
      const { list } = await aTestClient(shop.url).get(productPairs, { spuCode: spu })
      if (list[0]) return list[0]
    }
    throw new Error('the shop pictures no two pieces together')
  }
  const swapped = (path: string) => path.replace(/q\/(\w+)-(\w+)/, 'q/$2-$1')

  test('the first request for a swatch renders it, and lets it be kept (spec 2.10)', async () => {
    const [{ spu = '' } = {}] = await shop.services.store.db
      .selectFrom('product')
      .select('spu')
      .where('product_type', '=', 'midi-dress')
      .execute()
    const { swatch } = await aTestClient(shop.url).get(productSwatch, { spuCode: spu })
    expect(CLOTHS).toContain(swatch?.name)
    expect(swatch?.views.front.width).toBeGreaterThan(swatch?.views.detail.width ?? 0)
    expect(swatch?.views.front.rows.join('')).toMatch(/x/)
    const [first] = swatch?.pictures ?? []
    expect(first?.picture).toMatch(new RegExp(`^/media/p/${first?.pid}/[\\w-]{10}/swatch$`))

    const response = await look(`${first?.picture}-960.webp`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const drawn = Buffer.from(await response.arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 960, height: 960, format: 'webp' })
    expect(Buffer.from(await (await look(`${first?.picture}-960.webp`)).arrayBuffer()).equals(drawn)).toBe(
      true,
    )
  })

  test('what is not of cloth has no swatch, nor an address for one (spec 2.10)', async () => {
    const { db } = shop.services.store
    const box = await db
      .selectFrom('colour')
      .innerJoin('product', 'product.id', 'colour.product_id')
      .select(['product.spu', 'colour.pid', 'colour.picture_key'])
      .where('product_type', '=', 'gift-box')
      .executeTakeFirstOrThrow()
    expect(await aTestClient(shop.url).get(productSwatch, { spuCode: box.spu })).toEqual({})
    const response = await look(
      `${garmentPicture(box.pid, garmentHash(demoPictures, box.picture_key), 'swatch')}-960.webp`,
    )
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('a film is served in the parts that a browser asks for, to be kept for ever (spec 2.10)', async () => {
    const path = front.replace(/front$/, 'video-540.webm')
    const part = (range: string) => fetch(shop.url + path, { headers: { range } })
    const whole = await look(path)
    const film = Buffer.from(await whole.arrayBuffer())
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('video/webm')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(film.length).toBeLessThan(400_000)

    const first = await part('bytes=0-1')
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-1/${film.length}`])
    expect(Buffer.from(await first.arrayBuffer())).toEqual(film.subarray(0, 2))
    const rest = await part('bytes=1000-')
    expect(rest.headers.get('content-length')).toBe(String(film.length - 1000))
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(film.subarray(1000))
    const beyond = await part(`bytes=${film.length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
  })

  test.each([
    ['the hero', () => `${heroPicture(demoPictures, 'tall')}-640.webp`],
    ['a banner', () => `${bannerPicture(demoPictures, 'sale')}-640.webp`],
  ])('%s is drawn', async (_, path) => {
    const response = await look(path())
    expect(response.status).toBe(200)
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(640)
  })

  test('the second look is answered with the very same picture', async () => {
    const [first, second] = [await look(`${front}-360.webp`), await look(`${front}-360.webp`)]
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
  })

  test('a picture that cannot be stored is served all the same (R19)', async () => {
    const MEDIA_DIR = aDataFolder('pictures')
    symlinkSync(join(MEDIA_DIR, 'gone'), join(MEDIA_DIR, 'media'))
    const lines: string[] = []
    const { services } = shop
    const full = {
      ...services,
      env: { ...services.env, MEDIA_DIR },
      log: createLog((line) => lines.push(line)),
    }
    const picture = await servePicture(full, `${front}-180.webp`)
    expect((await sharp(picture?.body).metadata()).width).toBe(180)
    expect(lines.join()).toContain('picture.unsaved')
    rmSync(MEDIA_DIR, { recursive: true })
  })

  test('many looks at once cost one rendering and leave one file', async () => {
    const detail = front.replace('front', 'detail')
    const paths = Array.from({ length: 12 }, () => `${detail}-540.webp`)
    const pictures = await Promise.all(paths.map((path) => servePicture(shop.services, path)))
    expect(new Set(pictures.map((picture) => picture?.body)).size).toBe(1)
    const stored = readdirSync(join(shop.services.env.DATA_DIR, detail, '..'))
    expect(stored.filter((file) => file.includes('detail-540'))).toEqual(['detail-540.webp'])
  })

  test.each([
    ['another hash', () => `${front.replace(/\/[\w-]{10}\//, '/aaaaaaaaaa/')}-360.avif`],
    ['a colour that is not in the shop', () => '/media/p/NOSUCH/aaaaaaaaaa/front-360.avif'],
    ['a width that is not offered', () => `${front}-361.avif`],
    ['a swatch in another width', () => `${front.replace(/front$/, 'swatch')}-961.webp`],
    ['a swatch in another format', () => `${front.replace(/front$/, 'swatch')}-960.avif`],
    [
      'a swatch of an older picture',
      () => `${front.replace(/\/[\w-]{10}\/front$/, '/aaaaaaaaaa/swatch')}-960.webp`,
    ],
    [
      'a banner without a picture',
      () => `/media/b/unknown/${demoPictures.fingerprint({ kind: 'banner', key: 'unknown' })}-640.avif`,
    ],
    ['an old hero', () => '/media/h/wide/aaaaaaaaaa-640.avif'],
  ])('%s is not found, and no cache may store that answer', async (_, path) => {
    const response = await look(path())
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('another source of pictures is served through the same interface', async () => {
    const code = 'export const renderPicture = async (job) => new TextEncoder().encode(JSON.stringify(job))'
    const pictures: PictureSource = {
      version: 'uploaded',
      banners: ['lookbook'],
      fingerprint: (subject) => (subject.kind === 'banner' ? 'bbbbbbbbbb' : 'gggggggggg'),
      renderer: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    }
    const [, , , pid] = front.split('/')
    const shown = async (path: string) => {
      const picture = await servePicture({ ...shop.services, pictures }, path)
      return picture && JSON.parse(Buffer.from(picture.body).toString())
    }
    expect(await shown(`/media/p/${pid}/gggggggggg/back-360.avif`)).toMatchObject({
      subject: { kind: 'garment', description: expect.stringContaining('seed') },
      view: 'back',
      width: 360,
      format: 'avif',
    })
    expect(await shown('/media/b/lookbook/bbbbbbbbbb-640.webp')).toMatchObject({
      subject: { kind: 'banner', key: 'lookbook' },
    })
    expect(await shown(`${bannerPicture(demoPictures, 'gifts')}-640.webp`)).toBeUndefined()
    const spus = await shop.services.store.db.selectFrom('product').select('spu').execute()
    const pairs = await Promise.all(spus.map(({ spu }) => pairsOf(shop.services.store.db, pictures, spu)))
    expect(pairs.flat()).toEqual([])
    // Photographs have no threads to count: the shop offers no swatch, and draws none.
    const swatches = await Promise.all(spus.map(({ spu }) => swatchOf(shop.services.store.db, pictures, spu)))
    expect(swatches.filter(Boolean)).toEqual([])
    expect(await shown(`/media/p/${pid}/gggggggggg/swatch-960.webp`)).toBeUndefined()
  })

  test('the server answers while a picture is drawn', async () => {
    const proceed = join(aDataFolder('answered'), 'now')
    // Blocks its own thread, as rendering does, until the server has answered another request.
    const code = `
      import { existsSync } from 'node:fs'
      const turns = new Int32Array(new SharedArrayBuffer(4))
      export function renderPicture() {
        for (let left = 6_000; left > 0; left -= 1) {
          if (existsSync(${JSON.stringify(proceed)})) return new Uint8Array([1])
          Atomics.wait(turns, 0, 0, 10)
        }
        throw new Error('no other request was answered')
      }`
    const pictures: PictureSource = {
      ...demoPictures,
      renderer: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    }
    const slow = servePicture({ ...shop.services, pictures }, `${front.replace('front', 'back')}-750.avif`)
    expect((await look('/healthz')).status).toBe(200)
    writeFileSync(proceed, '')
    expect((await slow)?.body.byteLength).toBe(1)
  })
})

// The processes that draw ahead run below the priority of the tests, which run below that of the browser's journeys.
const DRAWN_AHEAD = { timeout: 150_000 }

describe('pictures ahead of the reader', { timeout: 180_000 }, () => {
  async function warm(mode: 'on' | 'all', products = 30) {
    const shop = await aShop('sqlite', { products, env: { WARM_PICTURES: mode } })
    const query = { filters: {}, sort: 'newest', page: 1, pageSize: 20 } as const
    const listing = shop.services.catalogue.listing({ kind: 'category', key: '159819' }, query, SINGAPORE)
    const ending = new AbortController()
    const warming = warmPictures(shop.services, ending.signal)
    return {
      front: listing?.productList[0]?.imageUrl ?? '',
      look: (path: string) => fetch(shop.url + path),
      drawn: () =>
        readdirSync(shop.services.env.DATA_DIR, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.avif'))
          .map((file) => file.slice(file.lastIndexOf('/') + 1))
          .sort(),
      async close() {
        ending.abort()
        await warming
        await shop.close()
      },
    }
  }

  test('after a card its other side and its large picture are drawn, and nothing that was not led to', async () => {
    const { front, look, drawn, close } = await warm('on')
    await look(`${front}-360.avif`)
    await expect.poll(drawn, DRAWN_AHEAD).toEqual(['back-360.avif', 'front-360.avif', 'front-750.avif'])
    await close()
  })

  test('the whole front of the shop is drawn only for those who set it', async () => {
    const { drawn, close } = await warm('all', 2)
    await expect.poll(drawn, DRAWN_AHEAD).toContainEqual(expect.stringMatching(/-1280\.avif$/))
    await close()
  })

  test('a requested picture never waits for one that is drawn ahead', async () => {
    const proceed = join(aDataFolder('proceed'), 'now')
    const code = `
      import { existsSync } from 'node:fs'
      import { setTimeout } from 'node:timers/promises'
      const isAhead = process.argv[2] === '${constants.priority.PRIORITY_LOW}'
      export async function renderPicture() {
        while (isAhead && !existsSync(${JSON.stringify(proceed)})) await setTimeout(20)
        return new Uint8Array([1])
      }`
    const pictures: PictureSource = {
      ...demoPictures,
      renderer: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    }
    const shop = await aShop('sqlite', { products: 30 })
    const query = { filters: {}, sort: 'newest', page: 1, pageSize: 20 } as const
    const listing = shop.services.catalogue.listing({ kind: 'category', key: '159819' }, query, SINGAPORE)
    const front = listing?.productList[0]?.imageUrl ?? ''
    const back = `${front.replace('front', 'back')}-360.avif`
    const services = { ...shop.services, pictures }
    const ahead = storePicture(services, back)
    const pictured = await Promise.all(
      [back, `${front}-360.avif`, `${front}-750.avif`].map((path) => servePicture(services, path)),
    )
    expect(pictured.map((picture) => picture?.body.byteLength)).toEqual([1, 1, 1])
    writeFileSync(proceed, '')
    await ahead
    await shop.close()
  })
})
