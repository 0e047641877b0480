import { afterAll, beforeAll, expect, test } from 'vitest'
import { search } from '#contract/catalog/listing.contract.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'
import { openPage } from '#tests/world/requests/open-page.ts'

/** Files at fixed addresses: for crawlers, for the worker, and none besides. */
let shop: RunningShop
let productPage = ''
beforeAll(async () => {
  shop = await aRunningShop({ DEMO_PRODUCTS: '60' })
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress' })
  productPage = productList[0]?.baseUrl ?? ''
})
afterAll(() => shop.close())

const open = (path: string, headers: Record<string, string> = {}) => openPage(`${shop.url}${path}`, headers)
const host = (name: string) => ({ host: `${name}:${shop.port}` })

test('robots.txt keeps crawlers out of what is private, and names the sitemap', async () => {
  const { html } = await open('/robots.txt')
  expect(html).toContain('Disallow: /cart')
  expect(html).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
})

test('the sitemap lists pages that are there, with their other languages', async () => {
  const { html, headers } = await open('/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  const addresses = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(shop.url, ''),
  )
  expect(addresses.length).toBeGreaterThan(60)
  expect(addresses).toContain(productPage)
  expect(addresses).toEqual(
    expect.arrayContaining(['/Terms-And-Conditions', '/Privacy-Cookie-Policy', '/Contact-Us']),
  )
  for (const path of addresses.filter((_, index) => index % 20 === 0))
    expect((await open(path)).status).toBe(200)
})

test('the sitemap of a site that sells nothing lists what it shows', async () => {
  const { html } = await open('/sitemap.xml', host('eu.localhost'))
  const addresses = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toEqual([expect.stringMatching(/\/\/eu\.[^/]+\/en\/account\/store-register$/)])
})

test('the worker is fetched afresh each time, from the one place it may live (S26)', async () => {
  const { status, headers } = await open('/sw.js')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['service-worker-allowed']).toBeUndefined()
})

test.each([
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/%2e%2e/server/core/env.ts',
  '/data/shop.sqlite',
  '/.git/config',
])('%s leads nowhere', async (path) => {
  const { status, html } = await open(path)
  expect(status).toBe(404)
  expect(html).not.toMatch(/"dependencies"|readEnv|\[core\]/)
})

test('a script, style, font or picture of a page carries no policy about documents, the worker and an icon that can be a document carry each (S20)', async () => {
  const { html } = await open('/')
  const files = [
    /\/assets\/[\w-]+\.js/,
    /\/assets\/[\w.-]+\.css/,
    /\/assets\/[\w-]+\.woff2/,
    /\/media\/[^" ]+\.webp/,
  ]
  for (const pattern of files) {
    const { status, headers } = await open(pattern.exec(html)?.[0] ?? '/nowhere')
    expect([status, headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'nosniff',
      'same-origin',
    ])
    expect(Object.keys(headers).filter((name) => /policy|frame|opener|request-id/.test(name))).toEqual([
      'cross-origin-resource-policy',
    ])
  }
  for (const document of ['/sw.js', '/icons/icon.svg', '/app-shell.html'])
    expect(Object.keys((await open(document)).headers), document).toEqual(
      expect.arrayContaining([
        'content-security-policy',
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
        'x-frame-options',
      ]),
    )
})

test('every address the worker will precache is there (offline.md W10)', async () => {
  const { html } = await open('/sw.js')
  const precached = [...html.matchAll(/url:\s?["'`]([^"'`]+)["'`]|"url":\s?"([^"]+)"/g)]
    .map(([, plain, quoted]) => plain ?? quoted ?? '')
    .filter((url) => /^(app-shell|assets|icons)/.test(url))
  expect(precached.length).toBeGreaterThan(5)
  for (const url of precached) expect((await open(`/${url}`)).status, url).toBe(200)
})
