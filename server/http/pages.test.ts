import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { productCards, search } from '#contract/catalog/listing.contract.ts'
import { requestedIn } from '#contract/page-facts.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { htmlLang, isComplete, LANGUAGES, spokenFor, writeLanguage } from '#domain/region/language.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { aRunningShop, type RunningShop } from '#tests/world/shops/running-shop.ts'
import { openPage } from '#tests/world/requests/open-page.ts'

/** The production server with its build, requested as a browser or a search engine does. */
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
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const linked = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string },
  )

/** Code that a policy must name: executable inline scripts. */
function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\//.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

describe('a product page', () => {
  test('says in its HTML all that a search engine or a shared link needs', async () => {
    const { status, html } = await open(productPage)
    expect(status).toBe(200)
    expect(one(html, /<title>(.*?)<\/title>/)).toMatch(/Vanda/)
    expect(one(html, /<meta name="description" content="(.*?)"/).length).toBeGreaterThan(20)
    expect(one(html, /<link rel="canonical" href="(.*?)"/)).toBe(`${shop.url}${productPage}`)
    for (const language of ['en', 'zh-CN', 'ja', 'fr'])
      expect(html).toContain(
        `hrefLang="${language}"`.replace('hrefLang', /hreflang=/.test(html) ? 'hreflang' : 'hrefLang'),
      )
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(html).toContain(`property="${property}"`)
    expect(linked(html).map((data) => data['@type'])).toEqual(
      expect.arrayContaining(['Product', 'BreadcrumbList']),
    )
    expect(html).toMatch(/S\$\d/)
  })

  test('of an address that no call accepts names no call, whatever its length', async () => {
    const { status, headers } = await open(`/en-us/collections/${'-'.repeat(7_000)}`)
    expect(status).toBe(404)
    expect(JSON.stringify(headers).length).toBeLessThan(4_000)
  })

  test('has the cards of other products in its HTML, and names their call for the worker', async () => {
    const { html } = await open(productPage)
    const spu = productPage.split('-').at(-1) ?? ''
    const { bundle, relateAttributes } = await aTestClient(shop.url).get(product, { spuCode: spu })
    const spus = [...new Set([...bundle, ...relateAttributes])]
    const cards = await aTestClient(shop.url).get(productCards, { spus: spus.join(',') })
    expect(cards.length).toBeGreaterThan(2)
    for (const { baseUrl } of cards) expect(html).toContain(`href="${baseUrl}`)
    expect(requestedIn(html).join(' ')).toContain(
      `/api/product/cards?${new URLSearchParams({ spus: spus.join(','), lang: 'en' })}`,
    )
  })

  test('with .html at the end leads to the address without it (spec 2.2)', async () => {
    const { status, headers } = await open(`${productPage}.html`)
    expect([301, 302, 307, 308]).toContain(status)
    expect(headers['location']).toBe(productPage)
  })

  test('that the shop does not have is 404 and says so', async () => {
    const { status, html } = await open('/products/nothing-ZZ99')
    expect(status).toBe(404)
    expect(html).toContain('Oops!Page Not Found')
  })
})

test.each([
  ['/', ['Organization']],
  ['/search/dress.html', ['ItemList']],
])('%s carries its structured data', async (path, types) => {
  const { status, html } = await open(path)
  expect(status).toBe(200)
  expect(linked(html).map((data) => data['@type'])).toEqual(expect.arrayContaining(types))
})

test('an unknown page is 404, in the language of its address (spec 2.2, 2.14)', async () => {
  const { status, html } = await open('/fr/nowhere-at-all')
  expect(status).toBe(404)
  expect(html).toMatch(/<html[^>]*lang="fr"/)
})

test('/user leads a guest to their own page in it, on the EU site to store registration (spec 2.2, 2.3)', async () => {
  for (const [path, to] of [
    ['/user', '/user/dashboard'],
    ['/fr/user', '/fr/user/dashboard'],
  ] as const) {
    const { status, headers } = await open(path)
    expect([path, status, headers['location']]).toEqual([path, 307, to])
  }
  expect((await open('/user', host('eu.localhost'))).headers['location']).toBe('/account/store-register')
})

test.each(['/checkout', '/checkout-guest', '/payment-result?orderNumber=VD1', '/pay-loading', '/cart'])(
  '%s stands without banner, menu and footer, and names the shop (spec 2.2, 2.4)',
  async (path) => {
    const { status, html } = await open(path)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<footer|<nav|aria-label="Announcements"/)
    expect(html).toContain('aria-label="Vanda, home"')
  },
)

test('the EU site leads everything it does not show to store registration (spec 1, 2.3)', async () => {
  for (const path of ['/', '/cart', productPage, '/search/dress.html']) {
    const { status, headers } = await open(path, host('eu.localhost'))
    expect([301, 302, 307, 308]).toContain(status)
    expect(headers['location']).toBe('/account/store-register')
  }
  const { status, html } = await open('/account/store-register', host('eu.localhost'))
  expect(status).toBe(200)
  // Spanish by the rule of addresses, in the texts that exist.
  expect(html).toMatch(/<html[^>]*lang="en"/)
  expect(one(html, /<link rel="canonical" href="(.*?)"/)).toMatch(
    /\/\/eu\.[^/]+\/en\/account\/store-register$/,
  )
})

test.each(LANGUAGES.filter((code) => code !== 'jp' && !isComplete(code)))(
  'a page in %s says the language of its words, and leaves search engines to their page (spec 2.1)',
  async (code) => {
    const { status, html } = await open(`/${code}${productPage}`)
    const words = spokenFor(code)
    expect(status).toBe(200)
    expect(one(html, /<html[^>]*\blang="(.*?)"/)).toBe(htmlLang(words))
    expect(html).toContain('content="noindex, follow"')
    expect(one(html, /<link rel="canonical" href="(.*?)"/)).toBe(
      `${shop.url}${writeLanguage(productPage, words, 'sg')}`,
    )
    expect(html).not.toMatch(/hreflang=/i)
  },
)

test('the site of a host counts in its own currency', async () => {
  expect((await open(productPage, host('jp.localhost'))).html).toMatch(/¥[\d,]+/)
  expect((await open(productPage, host('au.localhost'))).html).toMatch(/A\$[\d,]+/)
})

test('a comparison is rendered with the pieces that its address names, as the app renders it', async () => {
  const empty = 'Nothing to compare yet'
  expect((await open('/compare')).html).toContain(empty)
  const named = await open('/compare?spu=1400P1143.1400Q1184')
  expect(named.html).not.toContain(empty)
  expect(named.html).toContain('Show differences only')
})

describe('what is cached', () => {
  test('is the same for every user: it contains no personal data (R26, S23)', async () => {
    const guest = aTestClient(shop.url)
    const { productList } = await guest.get(search, { keywords: 'dress' })
    const piece = productList
      .flatMap((card) =>
        card.items.flatMap((colour) => colour.size.map((size) => ({ ...size, productId: card.productsId }))),
      )
      .find((size) => size.canBuy)
    if (!piece) throw new Error('nothing to buy')
    const { headers } = await guest.ask(cartAdd, { sku: piece.sku, productId: piece.productId, qty: 1 })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const mine = await open(productPage, { cookie })
    const others = await open(productPage)
    expect(mine.html).toBe(others.html)
    expect(mine.headers['set-cookie']).toBeUndefined()
    expect(mine.html).not.toContain(cookie.split('=')[1] ?? 'no token')
  })

  test('is not split by fields the page does not show (S22)', async () => {
    const plain = await open('/')
    const tracked = await open('/?utm_source=x&fbclid=1&cachebuster=77&__proto__=x')
    expect(tracked.html).toBe(plain.html)
  })

  test.each([
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-rewrite-url',
    'forwarded',
    'x-host',
    'serverdomain',
    'lang',
    'url-prefix',
    'accept-language',
    'user-agent',
  ])('does not change with the header %s (S21)', async (name) => {
    const plain = await open('/')
    expect((await open('/', { [name]: 'attacker.example' })).html).toBe(plain.html)
    expect(plain.html).not.toContain('attacker.example')
  })

  test('a forged Host is answered as the home site, with our own addresses', async () => {
    const { html } = await open('/', { host: 'attacker.example' })
    expect(html).not.toContain('attacker.example')
  })
})

describe('the policy of a page (S18, S19)', () => {
  test.each(['/', '/cart', '/nowhere', '/search/dress.html'])(
    '%s runs no inline script that is not named by its hash',
    async (path) => {
      const { headers, html } = await open(path)
      const policy = String(headers['content-security-policy'])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
      for (const hash of inlineHashes(html)) expect(scripts).toContain(hash)
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(html).not.toMatch(/ on(click|load|error)=/)
    },
  )

  test('nothing that was searched for can break out of the page (S17)', async () => {
    const { html } = await open(`/search/${encodeURIComponent('</script><img src=x onerror=alert(1)>')}.html`)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('</script><img')
  })
})

test('a closed shop answers every page with 503, without the app (spec 4.16)', async () => {
  const closed = await aRunningShop({ DEMO_PRODUCTS: '30', SITE_CLOSED: 'on' })
  const response = await fetch(`${closed.url}/fr/`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await response.text()
  expect(html).toContain('lang="fr"')
  expect(html).not.toContain('<script')
  await closed.close()
})

test('one address cannot have pages rendered without end (S22)', async () => {
  const strict = await aRunningShop({ DEMO_PRODUCTS: '30', RATE_LIMITS: 'on' })
  // In parallel, because a slow machine would take longer than the counted minute.
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_, words) => {
      const response = await fetch(`${strict.url}/search/flood${words}.html`)
      await response.arrayBuffer()
      return response.status
    }),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await fetch(`${strict.url}/search/flood0.html`)).status).toBe(200)
  await strict.close()
})

test('SIGTERM ends the shop cleanly, and it opens again with what it had (R20)', async () => {
  const guest = aTestClient(shop.url)
  const { productList } = await guest.get(search, { keywords: 'dress' })
  const piece = productList
    .flatMap((card) =>
      card.items.flatMap((colour) =>
        colour.size.map((size) => ({ sku: size.sku, canBuy: size.canBuy, productId: card.productsId })),
      ),
    )
    .find((size) => size.canBuy)
  if (!piece) throw new Error('nothing to buy')
  await guest.get(cartAdd, { sku: piece.sku, productId: piece.productId, qty: 1 })
  const load = Array.from({ length: 40 }, () => open('/search/silk.html'))
  const inside = await Promise.allSettled(load)
  expect(inside.filter((result) => result.status === 'rejected')).toEqual([])
  process.kill(shop.pid, 'SIGTERM')
  await expect
    .poll(() =>
      open('/healthz').then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  await shop.start()
  expect((await open('/healthz')).status).toBe(200)
})

test.each([
  ['/', '()'],
  ['/scan', '(self)'],
  ['/fr/scan', '(self)'],
  ['/app-shell.html', '(self)'],
  ['/scanner', '()'],
])('%s may use the camera: %s; every page may use microphone and location (S20)', async (path, camera) => {
  const { headers } = await open(path)
  expect(headers['permissions-policy']).toBe(
    `camera=${camera}, microphone=(self), geolocation=(self), payment=(), usb=()`,
  )
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
