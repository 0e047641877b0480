import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endEngines } from '#tests/world/engines.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'
import { bannerPicture, heroPicture } from './addresses.ts'
import { servePicture } from './media.ts'
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
    await endEngines()
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

  test.each([
    ['the hero', () => `${heroPicture('tall')}-640.webp`],
    ['a banner', () => `${bannerPicture('sale')}-640.webp`],
  ])('%s is drawn', async (_, path) => {
    const response = await look(path())
    expect(response.status).toBe(200)
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(640)
  })

  test('the second look is answered with the very same picture', async () => {
    const [first, second] = [await look(`${front}-360.webp`), await look(`${front}-360.webp`)]
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
  })

  test('many looks at once cost one drawing and leave one file', async () => {
    const paths = Array.from({ length: 12 }, () => `${front}-540.webp`)
    const pictures = await Promise.all(paths.map((path) => servePicture(shop.services, path)))
    expect(new Set(pictures.map((picture) => picture?.body)).size).toBe(1)
    const kept = readdirSync(join(shop.services.env.DATA_DIR, front, '..'))
    expect(kept.filter((file) => file.includes('-540'))).toEqual(['front-540.webp'])
  })

  test.each([
    ['another hash', () => `${front.replace(/\/[\w-]{10}\//, '/aaaaaaaaaa/')}-360.avif`],
    ['a colour that is not in the shop', () => '/media/p/NOSUCH/aaaaaaaaaa/front-360.avif'],
    ['a width that is not offered', () => `${front}-361.avif`],
    ['an old hero', () => '/media/h/wide/aaaaaaaaaa-640.avif'],
  ])('%s is not found, and nobody may keep that answer', async (_, path) => {
    const response = await look(path())
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('the server answers while pictures are drawn', async () => {
    const drawing = Promise.all(
      ['-750.avif', '-1080.webp'].map((end) =>
        servePicture(shop.services, front.replace('front', 'back') + end),
      ),
    )
    let longest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 2)
    await drawing
    clearInterval(clock)
    expect(longest).toBeLessThan(100)
  })

  test('warming draws ahead until it is told to stop', async () => {
    const ending = new AbortController()
    const warming = warmPictures(shop.services, ending.signal)
    const hero = join(shop.services.env.DATA_DIR, heroPicture('wide'), '..')
    await expect
      .poll(() => readdirSync(hero, 'utf8').filter((file) => file.endsWith('-1280.avif')), {
        timeout: 20_000,
      })
      .toHaveLength(1)
    ending.abort()
    await expect(warming).resolves.toBeUndefined()
  })
})
