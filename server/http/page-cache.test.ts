import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aCacheWorld } from '#tests/world/device/cache-world.ts'
import { ShopError } from '../core/shop-error.ts'
import { packQuickly, unpack } from './request/compress.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { FIRST_ROUND, missesFirstRound } from './repack-page.ts'

const PAGE: CachedPage = {
  status: 200,
  keep: true,
  location: undefined,
  policy: '',
  body: new Uint8Array(1),
}

test('an address over its limit is refused alone: others that wait for the same page get it (S22)', async () => {
  const cache = createPageCache(aCacheWorld().services)
  let rendered = 0
  const render = async () => {
    rendered += 1
    return PAGE
  }
  const refused = cache.get('page', {
    admit: () => Promise.reject(new ShopError('too-many')),
    render,
  })
  const served = Array.from({ length: 3 }, () => cache.get('page', { admit: async () => {}, render }))
  await expect(refused).rejects.toThrow(ShopError)
  expect(await Promise.all(served)).toEqual([PAGE, PAGE, PAGE])
  expect(rendered).toBe(1)
})

/** A cache in which this page was rendered, and has settled since. */
async function aSettledPage(page: CachedPage) {
  const { clock, services } = aCacheWorld()
  const cache = createPageCache(services)
  const request = () => cache.get('page', { admit: async () => {}, render: async () => page })
  const first = await request()
  clock.now += 10_000
  return { cache, clock, first, request }
}

function packedSize(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
}

describe('a page that is requested again ten seconds later', () => {
  const CARDS = Array.from({ length: 400 }, (_, at) => {
    const name = `${['Silk', 'Wool', 'Linen', 'Denim'][at % 4]} ${['dress', 'coat', 'shirt', 'skirt', 'vest'][at % 5]}`
    return `<li class="card"><a href="/p/${at * 7919}">${name}</a> S$${(at * at * 37) % 400}</li>`
  })
  const HTML = CARDS.join('')
  const open = async () => aSettledPage({ ...PAGE, body: await packQuickly(HTML) })

  test('becomes smaller for later clients and says the same', async () => {
    const { first, request } = await open()
    await expect
      .poll(async () => (await request()).body.byteLength)
      .toBeLessThan(first.body.byteLength * 0.95)
    const { body } = await unpack((await request()).body, '')
    expect(Buffer.from(body).toString()).toBe(HTML)
  })

  test('also when it was packed at once, while many pages were in progress', async () => {
    const body = await packQuickly(HTML, 'at-once')
    const quickly = await packQuickly(HTML)
    expect(body.byteLength).toBeGreaterThan(quickly.byteLength)
    const { request } = await aSettledPage({ ...PAGE, body })
    await expect.poll(async () => (await request()).body.byteLength).toBeLessThan(quickly.byteLength)
  })

  test('often becomes as small as it gets', async () => {
    const { request } = await open()
    await expect.poll(async () => (await request()).body.byteLength).toBeLessThan(packedSize(HTML, 10))
  })

  test.each([
    { bytes: FIRST_ROUND, misses: false },
    { bytes: FIRST_ROUND + 1, misses: true },
    { bytes: 14_100, misses: true },
    { bytes: 14_200, misses: false },
    { bytes: 20_000, misses: false },
  ])('of $bytes bytes misses the first round by little: $misses', ({ bytes, misses }) => {
    expect(missesFirstRound(bytes)).toBe(misses)
  })

  test('that misses the first round by little is as small as it gets after its second request', async () => {
    // Addresses of pictures are what no packer makes smaller.
    const addresses = Array.from({ length: 500 }, (_, at) =>
      createHash('sha256').update(`${at}`).digest('hex'),
    )
    const enough = addresses.findIndex((_, at) => at > 340 && packedSize(withAddresses(at), 10) > FIRST_ROUND)
    const html = withAddresses(enough)
    function withAddresses(count: number) {
      return HTML + addresses.slice(0, count).join('\n')
    }
    const body = await packQuickly(html)
    const { byteLength } = body
    const { cache, request } = await aSettledPage({ ...PAGE, body })
    const before = cache.bytes()
    await request()
    const small = packedSize(html, 10)
    expect(missesFirstRound(small)).toBe(true)
    await expect.poll(() => cache.bytes() - before + byteLength).toBeLessThan(small - 50)
  })

  test('and its smaller body is what counts against the limit of bytes', async () => {
    const { cache, request } = await open()
    const before = cache.bytes()
    await request()
    await expect.poll(cache.bytes).toBeLessThan(before)
    expect(cache.size()).toBe(1)
  })

  test('keeps the body it has when that cannot be read', async () => {
    const { request } = await aSettledPage(PAGE)
    expect(await request()).toEqual(PAGE)
    expect(await request()).toEqual(PAGE)
  })
})
