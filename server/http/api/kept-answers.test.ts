import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCacheWorld } from '#tests/world/device/cache-world.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { CACHE_BYTES } from '../request/cache-budget.ts'
import { createPageCache, type CachedPage, type PageMaker } from '../page-cache.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', { products: 30 })
})
afterAll(async () => {
  await shop.close()
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heapMb(): number {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

const rendering = (render: PageMaker['render']): PageMaker => ({ admit: async () => {}, render })

const REQUESTS = 500
const LONG = 'x'.repeat(11_000)

describe('what is kept of shared answers', () => {
  test.each<[what: string, path: (at: number) => string, headers: (at: number) => Record<string, string>]>([
    ['a `lang` header', () => '/api/search/hot', (at) => ({ lang: `${at}${LONG}` })],
    ['a cookie', () => '/api/search/hot', (at) => ({ cookie: `lang=${at}${LONG}; currency=${at}` })],
    ['a host', () => '/api/search/hot', (at) => ({ 'x-forwarded-host': `${at}${LONG}` })],
    ['an unknown field', (at) => `/api/search/hot?x=${at}${LONG}`, () => ({})],
    ['an unknown language', (at) => `/api/catalog/bundleDelta?lang=${at}`, () => ({})],
    ['a spelling', (at) => `/api/search/hot?lang=en&lan%67=${at % 2 ? LONG : 'fr'}`, () => ({})],
  ])('%s of 11 kB, other in every request, takes no memory', async (_, path, headers) => {
    const ask = async (at: number) =>
      (await fetch(`${shop.url}${path(at)}`, { headers: headers(at) })).arrayBuffer()
    await Promise.all(Array.from({ length: 50 }, (_one, at) => ask(-at)))
    const before = heapMb()
    for (let at = 0; at < REQUESTS; at += 25)
      await Promise.all(Array.from({ length: 25 }, (_one, more) => ask(at + more)))
    expect(heapMb() - before).toBeLessThan((REQUESTS * LONG.length) / 1e6 / 3)
  })

  test('one answer is made for all spellings of one question', async () => {
    const ask = (query: string, lang: string) =>
      fetch(`${shop.url}/api/search/search?${query}`, { headers: { lang } }).then((response) =>
        response.headers.get('etag'),
      )
    const first = await ask('keywords=dress&lang=fr-FR&page=1', '')
    expect(await ask('page=1&keywords=dress&lang=fr', 'ja')).toBe(first)
    expect(await ask('page=1&keywords=dress', 'fr')).toBe(first)
    expect(await ask('keywords=dress&page=1', 'ja')).not.toBe(first)
  })
})

describe('kept pages', () => {
  const page = (bytes: number, policy = ''): CachedPage => ({
    status: 200,
    keep: true,
    location: undefined,
    policy,
    body: new Uint8Array(bytes),
  })

  test('are bounded by what they weigh, with their addresses', async () => {
    const cache = createPageCache(aCacheWorld().services)
    for (let at = 0; at < 400; at++)
      await cache.get(
        `/${at}`,
        rendering(async () => page(500_000)),
      )
    expect(cache.bytes()).toBeLessThan(CACHE_BYTES.pages)
    expect(cache.size()).toBeGreaterThan(20)
    for (let at = 0; at < 1_100; at++)
      await cache.get(
        `/${at}${'x'.repeat(1_900)}`,
        rendering(async () => page(10, 'y'.repeat(2_000))),
      )
    expect(cache.size()).toBe(1_000)
    expect(cache.bytes()).toBeGreaterThan(1_000 * 5_000)
  })

  test('do not include one of which something has failed', async () => {
    const cache = createPageCache(aCacheWorld().services)
    await cache.get(
      '/',
      rendering(async () => ({ ...page(10), keep: false })),
    )
    expect(cache.size()).toBe(0)
  })

  test('do not hold an address that is longer than any of the shop', async () => {
    const cache = createPageCache(aCacheWorld().services)
    await cache.get(
      '/'.repeat(5_000),
      rendering(async () => page(10)),
    )
    expect(cache.size()).toBe(0)
  })

  test('are kept for 120 s, up to 1000 of them, the least looked at leaving first (spec 9.4)', async () => {
    const { clock, services } = aCacheWorld()
    let drawn = 0
    const cache = createPageCache(services)
    const look = (key: string) =>
      cache.get(
        key,
        rendering(async () => {
          drawn++
          return page(10)
        }),
      )
    await look('/first')
    clock.now = 119_999
    await look('/first')
    expect(drawn).toBe(1)
    clock.now = 120_000
    await look('/first')
    expect(drawn).toBe(2)
    for (let at = 0; at < 999; at++) await look(`/${at}`)
    await look('/first')
    expect([drawn, cache.size()]).toEqual([1_001, 1_000])
    await look('/one-more')
    await look('/first')
    expect([drawn, cache.size()]).toEqual([1_002, 1_000])
    await look('/0')
    expect(drawn).toBe(1_003)
  })
})
