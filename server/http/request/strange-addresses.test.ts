import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askMeasured } from '#tests/world/requests/measured.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'

/** The production server with its build, requested with addresses to which no page links. */
let shop: RunningShop
beforeAll(async () => {
  shop = await aRunningShop({ DEMO_PRODUCTS: '60' })
})
afterAll(() => shop.close())

/** `fetch` would normalise the address. */
const open = (path: string, method = 'GET') => askMeasured(shop.url, { method, path, headers: {} })

const LONG = 'a'.repeat(201)

describe('an address that names nothing', () => {
  test.each([
    `/search/${LONG}.html`,
    `/search/${'%E9%95%B7'.repeat(201)}.html`,
    `/fr/search/${LONG}.html`,
    `/collections/${LONG}`,
    `/collections/${LONG}.html`,
    `/products/${LONG}`,
    `/${LONG}-c-1.html`,
    `/dresses-c-${'9'.repeat(30)}.html`,
    `/user/write-review/${LONG}`,
    '/%E0%A4%A.js',
    '/%E0%A4%A',
    '/%',
    '/search/%E0%A4%A.html',
    '/products/%ZZ',
    '/media/%E0%A4%A.webp',
    '/assets/%c0%af.js',
    '/%00.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//attacker.example',
    '//attacker.example/search/dress.html',
  ])('%s is a page that does not exist', async (path) => {
    const before = shop.said()
    const { status, text } = await open(path)
    expect(status).toBe(404)
    expect(text).not.toMatch(/\.tsx?:|\.js:\d|node_modules|Error:/)
    expect(shop.said().slice(before.length)).toBe('')
  })

  test.each(['/api/products/%E0%A4%A', '/api/%', '/api/nowhere'])(
    '%s is answered as a call',
    async (path) => {
      const { status, text } = await open(path)
      expect(status).toBe(404)
      expect(JSON.parse(text)).toMatchObject({ code: 404, data: { reason: 'not-found' } })
    },
  )

  test.each(['/', '/search/dress.html', '/sitemap.xml'])('POST %s is 404, with a page', async (path) => {
    const { status, type } = await open(path, 'POST')
    expect(status).toBe(404)
    expect(type).toContain('text/html')
  })

  // The error output of a process arrives after its response: what came late counts here.
  test('nothing of this is written to the error output', async () => {
    await open('/')
    expect(shop.said()).toBe('')
  })
})
