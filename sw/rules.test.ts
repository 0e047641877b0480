import { describe, expect, test, vi } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { chunkInTime, isOurs, mostUntilFull, ruleFor } from './rules.ts'
import { dataOf, isPage } from './pages.ts'

// Workbox reads the worker's global when it is imported.
vi.hoisted(() =>
  Object.assign(globalThis, { self: globalThis, registration: { scope: 'https://shop.example/' } }),
)

const ORIGIN = 'https://shop.example'
const stored = (path: string, init: RequestInit = {}) =>
  ruleFor(new URL(path, ORIGIN), new Request(new URL(path, ORIGIN), init), ORIGIN)?.what

describe('the worker keeps', () => {
  test.each([
    ['/api/products/AB12?lang=en&currency=SGD', 'the catalogue'],
    ['/api/category/products?cid=1&lang=en&currency=SGD', 'the catalogue'],
    ['/api/article/detail?articleId=254&lang=en', 'the catalogue'],
    ['/api/lang/getLang?pages=global&version=abc', 'a language pack names its version'],
    ['/api/lang/getLang?pages=global', 'a language pack of no named version'],
    ['/api/common/cateTree?lang=en', 'the categories'],
    ['/media/p/1/abc/front-360.avif', 'pictures'],
    ['/media/p/1/abc/video-540.webm', 'films'],
    ['/assets/device-abc.js', 'chunks'],
    ['/manifest.webmanifest', 'manifest'],
  ])('%s', (path, what) => {
    expect(stored(path)).toContain(what)
  })
})

test('a part of a film is answered from the whole film (spec 2.10)', () => {
  expect(stored('/media/p/1/abc/video-540.webm', { headers: { range: 'bytes=0-' } })).toContain('films')
})

test('a chunk of the app that has not come after 120 s is given up (spec 9.4)', async () => {
  const [end, timeout] = [new AbortController(), vi.spyOn(AbortSignal, 'timeout')]
  timeout.mockReturnValue(end.signal)
  const request = new Request(new URL('/assets/forms-abc.js', ORIGIN))
  const asked = { request } as Parameters<NonNullable<typeof chunkInTime.requestWillFetch>>[0]
  const fetched = await chunkInTime.requestWillFetch?.(asked)
  expect(timeout).toHaveBeenCalledWith(120_000)
  expect(fetched?.signal.aborted).toBe(false)
  end.abort()
  expect(fetched?.signal.aborted).toBe(true)
  timeout.mockRestore()
})

test('reading an entry opens no database (decision 0110)', () => {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = mostUntilFull(3)
  expect(cacheDidUpdate).toBeTypeOf('function')
  expect(cachedResponseWillBeUsed).toBeUndefined()
})

describe('the worker never keeps', () => {
  test.each(API.filter((endpoint) => !endpoint.shared).map((endpoint) => endpoint.path))('/api%s', (path) => {
    expect(stored(`/api${path.replace(/\{\w+\}/g, 'AB12')}`)).toBeUndefined()
  })
  test.each([
    ['what is not a GET', '/api/products/AB12', { method: 'POST' }],
    ['a part of a picture', '/media/p/1/abc/front-360.avif', { headers: { range: 'bytes=0-1' } }],
    ['a video of a review', '/media/v/abcdefghij0123456789ab.webm', {}],
    ['what belongs to another host', 'https://elsewhere.example/media/x.avif', {}],
    [
      'the versions, which say whether the rest is still true',
      '/api/common/getVersions?configs=lang_version',
      {},
    ],
  ] as const)('%s', (_, path, init) => {
    expect(stored(path, init)).toBeUndefined()
  })
})

describe('an answer is of this site', () => {
  const answer = (init: ResponseInit) => isOurs(new Response('{}', init), ['application/json'])
  test.each([
    ['complete and marked', { headers: { 'content-type': 'application/json', etag: '"1"' } }, true],
    [
      'complete and for ever',
      { headers: { 'content-type': 'application/json', 'cache-control': 'public, immutable' } },
      true,
    ],
    ["not a hotel's page", { headers: { 'content-type': 'text/html', etag: '"1"' } }, false],
    ['not without a mark', { headers: { 'content-type': 'application/json' } }, false],
    ['not a refusal', { status: 404, headers: { 'content-type': 'application/json', etag: '"1"' } }, false],
    [
      'not what must not be stored',
      { headers: { 'content-type': 'application/json', etag: '"1"', 'cache-control': 'no-store' } },
      false,
    ],
  ])('%s', (_, init, ours) => {
    expect(answer(init)).toBe(ours)
  })
})

describe('a navigation', () => {
  const at = (path: string) => dataOf(new URL(path, ORIGIN))
  test.each([
    ['/', { path: '/api/home/page', fields: { lang: 'en' } }],
    ['/fr', { path: '/api/home/page', fields: { lang: 'fr' } }],
    ['/ja/products/silk-dress-AB12', { path: '/api/products/AB12', fields: { lang: 'ja' } }],
    [
      '/dresses-c-77.html?sort=size-first&first=M%2C36&utm_source=mail',
      {
        path: '/api/category/products',
        fields: { lang: 'en', cid: '77', sort: 'size-first', first: 'M,36' },
      },
    ],
    [
      '/dresses-c-77.html?sort=newest',
      { path: '/api/category/products', fields: { lang: 'en', cid: '77', sort: 'newest' } },
    ],
    [
      '/dresses-c-77.html?view=large&through=2&utm_source=mail',
      { path: '/api/category/products', fields: { lang: 'en', cid: '77' } },
    ],
    [
      '/collections/sale',
      { path: '/api/collections/products', fields: { lang: 'en', idealsRuleName: 'sale' } },
    ],
    ['/cart', 'shell'],
    ['/zh/user/wishlist', 'shell'],
    ['/user/address', 'shell'],
    ['/user/orders/list?tab=shipped', 'shell'],
    ['/fr/user/orders/detail/VD2611280123ABCD', 'shell'],
    ['/user/orders/nowhere', undefined],
    ['/user/my-review/1431C6001', { path: '/api/products/1431C6001', fields: { lang: 'en' } }],
    ['/moreReview?product=1431C6001', { path: '/api/products/1431C6001', fields: { lang: 'en' } }],
    ['/user/write-review/1431C6001', { path: '/api/products/1431C6001', fields: { lang: 'en' } }],
    ['/products/AB12.html', undefined],
    ['/About-Us', { path: '/api/article/detail', fields: { lang: 'en', articleId: '257' } }],
    ['/ja/Return-Policy', { path: '/api/article/detail', fields: { lang: 'ja', articleId: '252' } }],
    ['/About-Nothing', undefined],
  ])('%s', (path, data) => {
    expect(at(path)).toEqual(data)
  })
  test('on the EU site without a language is Spanish', () => {
    expect(dataOf(new URL('https://eu.shop.example/'))).toEqual({
      path: '/api/home/page',
      fields: { lang: 'es' },
    })
  })
  test.each([
    ['/dresses-c-77.html', true],
    ['/', true],
    ['/api/cart/list', false],
    ['/media/p/1.avif', false],
    ['/sw.js', false],
    ['/assets/gone.html', false],
    ['/.well-known/assetlinks.json', false],
    ['/app-shell.html', false],
    ['/collections/summer.2026', true],
    ['/zh-tw/collections/%60zx.mn4M', true],
    ['/media-c-5.html', true],
    ['/sitemap.xml', false],
    ['https://elsewhere.example/', false],
  ])('%s is a page: %s', (path, page) => {
    expect(isPage(new URL(path, ORIGIN), ORIGIN)).toBe(page)
  })
})

test('a page with a broken escape in its address is looked up as it is written', () => {
  const data = dataOf(new URL('/collections/%E0', ORIGIN))
  expect(data).toMatchObject({ fields: { idealsRuleName: '%E0' } })
})

test.each([
  ['/api/products/AB12', true],
  ['/media/p/1/abc/front-360.avif', true],
  ['/api/lang/getLang?version=abc', false],
  ['/api/lang/getLang', false],
  ['/api/common/cateTree', false],
  ['/assets/device-abc.js', false],
  ['/manifest.webmanifest', false],
])('%s is given up on a full device: %s (offline.md D13)', (path, isSpared) => {
  const url = new URL(path, ORIGIN)
  const { plugins = [] } = ruleFor(url, new Request(url), ORIGIN)?.strategy() ?? {}
  const settings = plugins.flatMap((plugin) => Reflect.get(plugin, '_config') ?? [])
  expect(settings).toMatchObject([isSpared ? { purgeOnQuotaError: true } : {}])
  expect(settings.some((one) => (one as { purgeOnQuotaError?: boolean }).purgeOnQuotaError === true)).toBe(
    isSpared,
  )
})
