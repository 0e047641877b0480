import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { search } from '#contract/catalog/listing.contract.ts'
import { createApp } from '#server/app.ts'
import type { Catalogue } from '#server/services/catalogue.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { loadApp } from './app-build.ts'
import { createLog } from '../core/log.ts'
import { DIST } from '../../scripts/project-root.ts'

/** The production build, rendered from a catalogue with injected errors. */
let shop: Shop
let productPage = ''
let fault: Partial<Catalogue> = {}
let renderFault: Error | undefined
let lines: Record<string, unknown>[] = []
/** Part of the address, so that no test gets the cached page of another. */
let visit = 0

beforeAll(async () => {
  const build = await loadApp(DIST)
  const renderPage: typeof build.renderPage = (job) =>
    renderFault ? Promise.reject(renderFault) : build.renderPage(job)
  shop = await aShop('sqlite', {
    make(services) {
      const catalogue = new Proxy(services.catalogue, {
        get: (whole, name: keyof Catalogue) => fault[name] ?? whole[name],
      })
      const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>))
      return createApp({ ...services, catalogue, log }, { ...build, renderPage })
    },
  })
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress' })
  productPage = productList[0]?.baseUrl ?? ''
})
afterEach(() => {
  fault = {}
  renderFault = undefined
  lines = []
})
afterAll(async () => {
  await shop.close()
})

/** A catalogue whose products fail only when they are rendered or serialised. */
function withProduct(change: (product: object) => object): Partial<Catalogue> {
  const { detail } = shop.services.catalogue
  return {
    async detail(...requested) {
      const product = await detail(...requested)
      return product && (change(product) as typeof product)
    },
  }
}

const fails = (): never => {
  throw new Error('the disk of table=products is gone')
}

const FAULTS: readonly [string, () => string, RegExp][] = [
  [
    'a part of the page throws while it is drawn',
    () => {
      fault = withProduct((product) => ({ ...product, sizeGuide: null }))
      return productPage
    },
    /TypeError/,
  ],
  [
    'the frame throws while it is drawn',
    () => {
      fault = { categories: () => [null] as never }
      return '/Contact-Us'
    },
    /TypeError/,
  ],
  [
    'a loader throws',
    () => {
      fault = withProduct((product) => ({ ...product, productType: 7 }))
      return productPage
    },
    /TypeError/,
  ],
  [
    'what was loaded cannot be written into the page',
    () => {
      fault = withProduct((product) => ({ ...product, more: () => 'no data' }))
      return productPage
    },
    /Seroval/,
  ],
  [
    'the app gives no answer',
    () => {
      renderFault = new Error('no answer from the app')
      return '/'
    },
    /no answer from the app/,
  ],
]

describe('a page that cannot be rendered', () => {
  test.each(FAULTS)('because %s is the shell with the words of an error page', async (_, arrange, error) => {
    const path = arrange()
    const response = await fetch(`${shop.url}/fr${path}?page=${++visit}&token=s3cret`, {
      headers: { cookie: 'vanda_session=s3cret' },
    })
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/<html[^>]* lang="fr"/)
    expect(html).toMatch(/<html[^>]* data-render="shell"/)
    expect(html).toContain('Un problème est survenu')
    for (const link of ['/fr', '/fr/cart', '/fr/user/wishlist'])
      expect(html).toMatch(new RegExp(`<a [^>]*href="${link}/?"`))
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\//)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'))
    // Only the operator learns the cause (trust.md S35).
    expect(html).not.toMatch(/TypeError|\.tsx?:|no answer from|is gone/)
    expect(lines).toMatchObject([
      { level: 'error', event: 'page.failed', error: expect.stringMatching(error) },
    ])
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })

  test('its rules name the tokens that the sheets of the shell declare', async () => {
    renderFault = new Error('no page')
    const html = await (await fetch(`${shop.url}/?page=${++visit}`)).text()
    const [, rules = ''] = /<style>([^<]*#vanda-failed[^<]*)<\/style>/.exec(html) ?? []
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    const declared = await Promise.all(sheets.map(async (href) => (await fetch(shop.url + href)).text()))
    expect(used.length).toBeGreaterThan(8)
    expect(used.filter((name) => !declared.join('').includes(`${name}:`))).toEqual([])
  })

  test.each(FAULTS)('because %s is rendered again for the next visitor', async (_, arrange) => {
    const url = `${shop.url}/ja${arrange()}?page=${++visit}`
    expect((await fetch(url)).status).toBe(500)
    fault = {}
    renderFault = undefined
    const mended = await fetch(url)
    expect(mended.status).toBe(200)
    expect(await mended.text()).toContain('data-render="ssr"')
  })

  test('is named in the log by its request, route and storefront', async () => {
    fault = withProduct((product) => ({ ...product, sizeGuide: null }))
    const response = await fetch(`${shop.url}/fr${productPage}?page=${++visit}`)
    const requestId = response.headers.get('x-request-id')
    expect(lines).toMatchObject([
      { requestId, route: '/_shop/products/$product', site: 'sg', language: 'fr' },
    ])
  })
})

describe('a page whose call fails', () => {
  test('is an error page inside the frame, drawn by the server, with nothing of what went wrong', async () => {
    fault = { home: fails }
    const response = await fetch(`${shop.url}/fr`)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(html).toContain('data-render="ssr"')
    expect(html).toContain('Un problème est survenu')
    expect(html).not.toContain('is gone')
    expect(lines).toMatchObject([
      {
        event: 'page.failed',
        route: '/_shop/',
        call: '/home/page',
        error: expect.stringContaining('is gone'),
      },
    ])
    fault = {}
    expect((await fetch(`${shop.url}/fr`)).status).toBe(200)
  })

  test('and can do without it is shown and not kept', async () => {
    let calls = 0
    const { detail } = shop.services.catalogue
    fault = { detail: (...requested) => (calls++ === 0 ? fails() : detail(...requested)) }
    const response = await fetch(`${shop.url}${productPage}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(lines).toMatchObject([{ event: 'page.failed', call: '/seo/info' }])
    const next = await fetch(`${shop.url}${productPage}`)
    expect([next.status, next.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await next.text()).not.toBe(await response.text())
  })
})
