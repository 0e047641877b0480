import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { createLog } from '../../core/log.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite')
})
afterAll(async () => {
  await shop.close()
})

/** Headers of every answer but a page, whose content policy names its scripts. */
const CAREFUL = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { headers, ...init })

describe('the API', () => {
  test('describes every call of the contract', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    for (const { path, method } of API) expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined()
  })

  test('says of every call who may send it, how often and with how much', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    for (const { path, method, access, limit, maxBytes, kind } of API) {
      const call = document.paths[path]?.[method.toLowerCase()]
      expect(call).toMatchObject({ 'x-access': access, ...(limit ? { 'x-limit': limit } : {}) })
      if (method === 'POST') expect(call).toMatchObject({ 'x-max-bytes': maxBytes })
      const statuses = Object.keys((call?.['responses'] ?? {}) as object)
      expect(statuses.includes('429')).toBe(limit !== undefined)
      if (kind !== 'read' && method === 'GET')
        expect(document.paths[path]?.['post']?.['x-limit']).toEqual(limit)
    }
  })

  test('answers an unknown address with 404 and its envelope', async () => {
    const response = await ask('/api/cart/steal')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 404, data: { reason: 'not-found' } })
  })

  test('has no shopper before the first write', async () => {
    const guest = aTestClient(shop.url)
    expect(await guest.get(commonInfo, {})).toMatchObject({
      isLogin: 0,
      cartQty: 0,
      customersId: '',
      shopper: '',
    })
    expect(guest.cookies.size).toBe(0)
  })

  test('a cookie that says who I am is not believed (B1)', async () => {
    const response = await ask('/api/common/commonInfo', { cookie: 'customersId=1; __Host-sid=AAAA' })
    expect((await response.json()).data).toMatchObject({ isLogin: 0, customersId: '' })
  })

  test.each([
    [
      'a body of a megabyte',
      {
        method: 'POST',
        body: 'x'.repeat(1_000_000),
        headers: { apptype: 'www', 'content-type': 'application/x-www-form-urlencoded' },
      },
      413,
    ],
    [
      'a body that is no form',
      { method: 'POST', body: '<a/>', headers: { apptype: 'www', 'content-type': 'text/xml' } },
      400,
    ],
    [
      'broken JSON',
      { method: 'POST', body: '{', headers: { apptype: 'www', 'content-type': 'application/json' } },
      400,
    ],
    [
      'a list where an object belongs',
      { method: 'POST', body: '[]', headers: { apptype: 'www', 'content-type': 'application/json' } },
      400,
    ],
  ] as const)('%s is answered, not fallen over', async (_, init, status) => {
    const response = await fetch(`${shop.url}/api/cart/add`, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: status })
  })

  test('a failure returns nothing but its number (S35)', async () => {
    const { catalogue } = shop.services
    const { categories } = catalogue
    Object.assign(catalogue, {
      categories: () => {
        throw new Error('secret path /srv/shop')
      },
    })
    const response = await ask('/api/common/cateTree?lang=zh')
    Object.assign(catalogue, { categories })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toMatch(/secret|srv|stack|\.ts/)
    expect(JSON.parse(text)).toMatchObject({ code: 500, data: { reason: 'broken' } })
  })

  test('outside the API too: a page with a number, which the log names once (S35)', async () => {
    const { catalogue, log } = shop.services
    const { categories } = catalogue
    const lines: string[] = []
    Object.assign(catalogue, {
      categories: () => {
        throw new Error('secret path /srv/shop')
      },
    })
    Object.assign(shop.services, { log: createLog((line) => lines.push(line)) })
    const response = await ask('/sitemap.xml')
    Object.assign(catalogue, { categories })
    Object.assign(shop.services, { log })
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).not.toMatch(/secret|srv|stack|\.ts/)
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(UUID)
    expect(lines.filter((line) => line.includes(String(requestId)))).toHaveLength(1)
  })

  test('the install manifest is not sent twice', async () => {
    const ask = (headers = {}) => fetch(`${shop.url}/manifest.webmanifest`, { headers })
    const first = await ask()
    expect(first.status).toBe(200)
    expect((await ask({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('shared answers carry an ETag and are not sent twice; personal ones are never kept', async () => {
    const first = await ask('/api/common/cateTree?lang=en')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await ask('/api/common/cateTree?lang=en', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('/api/common/commonInfo')).headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    '/api/common/cateTree?lang=en',
    '/api/common/commonInfo',
    '/healthz',
    '/api/nowhere',
    '/robots.txt',
  ])('%s carries the headers of a careful shop (S20)', async (path) => {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers)).toMatchObject(CAREFUL)
    const further = [...headers.keys()].filter((name) => /^(x-|cross-origin|origin|strict)/.test(name))
    expect(further.filter((name) => !(name in CAREFUL)).filter((name) => name !== 'x-request-id')).toEqual([])
  })
})

test('over HTTPS an answer is for HTTPS for a year (S20)', async () => {
  const secure = await aShop('sqlite', {
    products: 5,
    env: { PUBLIC_URL: 'https://shop.example', SANDBOX_PAYMENT: 'public' },
  })
  const { headers } = await fetch(`${secure.url}/healthz`)
  expect(Object.fromEntries(headers)).toMatchObject({
    ...CAREFUL,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  await secure.close()
})

describe('the id of a request (S35)', () => {
  const idOf = async (path: string, sent?: string) =>
    (await ask(path, sent === undefined ? {} : { 'x-request-id': sent })).headers.get('x-request-id')

  test.each([
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/api/common/commonInfo',
    '/api/common/cateTree',
    '/api/nowhere',
    '/%',
  ])('is on the answer of %s, another one each time', async (path) => {
    const [one, two] = [await idOf(path), await idOf(path)]
    expect([one, two]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)])
    expect(one).not.toBe(two)
  })

  test.each([
    ['letters, digits and dashes', 'Root=1-67a1b2c3-abc_DEF'],
    ['the longest', 'a'.repeat(64)],
  ])('of a proxy is used: %s', async (_, sent) => {
    expect(await idOf('/api/common/cateTree', sent)).toBe(sent)
  })

  test.each([
    ['one sign too long', 'a'.repeat(65)],
    ['8,000 signs', 'a'.repeat(8_000)],
    ['a quote', 'a"b'],
    ['markup', '<script>'],
    ['a space', 'a b'],
    ['a colon', 'a:b'],
    ['a letter beyond ASCII', 'é'],
    ['nothing', ''],
  ])('of a caller is replaced when it is %s', async (_, sent) => {
    expect(await idOf('/api/common/cateTree', sent)).toMatch(UUID)
  })

  test('names a failed call in the log', async () => {
    const { store, log } = shop.services
    const lines: string[] = []
    Object.assign(shop.services, { log: createLog((line) => lines.push(line)), store: undefined })
    const response = await ask('/api/common/commonInfo', { 'x-request-id': 'proxy-7' })
    Object.assign(shop.services, { log, store })
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'proxy-7'])
    expect(await response.json()).toMatchObject({ data: { requestId: 'proxy-7' } })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'call.failed', requestId: 'proxy-7' },
    ])
  })
})

test('a closed shop answers 503 and says when to come again (spec 4.16, 8)', async () => {
  const closed = await aShop('sqlite', { products: 30, env: { SITE_CLOSED: 'on' } })
  const response = await fetch(`${closed.url}/api/common/cateTree`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 503, data: { reason: 'closed' } })
  await closed.close()
})

test('a client over its limit has to wait, counted in the database for every node', async () => {
  const strict = await aShop('sqlite', { products: 30, env: { RATE_LIMITS: 'on' } })
  const guess = () =>
    fetch(`${strict.url}/api/order/guest`, {
      method: 'POST',
      headers: { apptype: 'www' },
      body: new URLSearchParams({ orderNumber: 'VD1', secret: 'x' }),
    })
  let last = await guess()
  for (let tries = 0; tries < 130 && last.status !== 429; tries++) last = await guess()
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  await strict.close()
})
