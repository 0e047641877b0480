import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEADERS } from '#contract/envelope.ts'
import { factsScript } from '#contract/page-facts.ts'
import { START_TAG } from '#contract/page-start-tag.ts'
import { mayBeStored } from './pages.ts'
import { renewPage, storedPage, toStore } from './stored-pages.ts'

const ORIGIN = 'https://shop.example'

// Workbox reads the worker's global when it is imported.
vi.hoisted(() =>
  Object.assign(globalThis, {
    self: globalThis,
    registration: { scope: 'https://shop.example/' },
    location: new URL('https://shop.example/sw.js'),
    FetchEvent: CustomEvent,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: Event,
  }),
)

const precached = vi.hoisted(() => new Map<string, string>())
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (path: string) => precached.get(path),
  matchPrecache: async () => undefined,
}))

const PAGE =
  '<!doctype html><html data-render="ssr" lang="en"><script>["/assets/home-A1.js","/assets/entry-B2.js"]</script></html>'
const FROM_SERVER = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': '41',
  vary: 'Accept-Encoding',
  'cache-control': 'no-cache',
  'content-security-policy': "script-src 'sha256-x'",
  [HEADERS.pageCurrency]: 'SGD',
}

function answer(
  change: Readonly<Record<string, string | undefined>> = {},
  body = PAGE,
  status = 200,
): Response {
  const headers = Object.entries({ ...FROM_SERVER, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  return new Response(body, { status, headers })
}

/** Of the worker; its work is not waited for. */
function anEvent() {
  return Object.assign(new Event('message'), {
    waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  })
}

/** A Cache Storage of one cache, and the cookies of the device. */
function aDevice(cookies: { readonly currency?: string | undefined } | undefined) {
  const entries = new Map<string, Response>()
  const addressOf = (at: Request | string) => new URL(typeof at === 'string' ? at : at.url, ORIGIN).href
  const match = async (at: Request | string) => entries.get(addressOf(at))?.clone()
  const cache = {
    match,
    put: async (at: Request | string, page: Response) => void entries.set(addressOf(at), page),
    delete: async (at: Request | string) => entries.delete(addressOf(at)),
  }
  vi.stubGlobal('caches', { open: async () => cache, match })
  const get = async () => (cookies?.currency === undefined ? null : { value: cookies.currency })
  vi.stubGlobal('cookieStore', cookies && { get })
  return {
    entries,
    async holds(path: string, page = answer()) {
      const stored = await toStore(page, anEvent())
      if (stored) entries.set(new URL(path, ORIGIN).href, stored)
    },
    page: async (path: string) => (await storedPage(new URL(path, ORIGIN)))?.text(),
  }
}

beforeEach(() => {
  precached.clear()
  for (const path of ['/app-shell.html', '/assets/home-A1.js', '/assets/entry-B2.js'])
    precached.set(path, `${path}?build=1`)
})
afterEach(() => vi.unstubAllGlobals())

describe('the worker stores a page', () => {
  test('decoded, with its policy, and marked for the app', async () => {
    const stored = await toStore(answer(), anEvent())
    expect(await stored?.text()).toBe(PAGE.replace('<html ', '<html data-stored '))
    const { 'content-encoding': _, 'content-length': __, vary: ___, ...kept } = FROM_SERVER
    expect(Object.fromEntries(stored?.headers ?? [])).toEqual({
      ...kept,
      [HEADERS.pageBuild]: '/app-shell.html?build=1',
    })
  })

  test('with a start script that the browser does not postpone (decision 0111)', async () => {
    const start = (tag: string) => `${tag}(()=>{const start={}})()</script></html>`
    const stored = await toStore(answer({}, PAGE.replace('</html>', start(START_TAG))), anEvent())
    expect(await stored?.text()).toContain(start('<script>'))
  })

  test.each([
    ['an error page', answer({}, PAGE, 404)],
    ['a page with a failed part', answer({ 'cache-control': 'no-store' })],
    ["a hotel's sign-in page", answer({ [HEADERS.pageCurrency]: undefined })],
    ['what is no page', answer({ 'content-type': 'application/json' })],
    ['a page of another build', answer({}, PAGE.replace('entry-B2', 'entry-C3'))],
  ])('but not %s', async (_, response) => {
    expect(await toStore(response, anEvent())).toBeNull()
  })
})

describe('the worker gives a stored page', () => {
  test.each([
    ['at its address', '/dresses-c-77.html?sort=newest', true],
    ['whatever else the address says', '/dresses-c-77.html?utm_source=mail&sort=newest#top', true],
    ['but not for another list', '/dresses-c-77.html?sort=price-asc', false],
    ['but not at another address', '/tops-c-78.html?sort=newest', false],
  ])('%s (trust.md S21)', async (_, path, given) => {
    const device = aDevice({})
    await device.holds('/dresses-c-77.html?sort=newest')
    expect((await device.page(path)) !== undefined).toBe(given)
  })

  test.each([
    { which: 'of the site’s own currency where none is chosen', cookies: {}, of: 'SGD', given: true },
    { which: 'of the chosen currency', cookies: { currency: 'USD' }, of: 'USD', given: true },
    { which: 'but not of another one', cookies: { currency: 'USD' }, of: 'SGD', given: false },
    {
      which: 'of the site’s own one where the cookie names none',
      cookies: { currency: 'X' },
      of: 'SGD',
      given: true,
    },
    { which: 'but none where the browser hides the cookie', cookies: undefined, of: 'SGD', given: false },
  ])('$which', async ({ cookies, of, given }) => {
    const device = aDevice(cookies)
    await device.holds('/', answer({ [HEADERS.pageCurrency]: of }))
    expect((await device.page('/')) !== undefined).toBe(given)
  })

  test('but not one that another build has stored', async () => {
    const device = aDevice({})
    await device.holds('/')
    precached.set('/app-shell.html', '/app-shell.html?build=2')
    expect(await device.page('/')).toBeUndefined()
  })
})

describe('a page whose texts lie at an address', () => {
  const TEXTS = '/api/lang/getLang?pages=global&version=v1&lang=fr'
  const french = () =>
    answer({}, PAGE.replace('</html>', `${factsScript(JSON.stringify({ requested: [TEXTS] }))}</html>`))
  const texts = async () =>
    new Response('{"code":200}', { headers: { 'content-type': 'application/json', etag: '"1"' } })

  test('is stored behind them: when they fail once, page and texts come with the next attempt (decision 0149)', async () => {
    const device = aDevice({})
    const fetching = vi.fn(texts).mockRejectedValueOnce(new TypeError('no network'))
    vi.stubGlobal('fetch', fetching)
    await device.holds('/fr', french())
    expect([...device.entries.keys()]).toEqual([])
    await device.holds('/fr', french())
    expect([...device.entries.keys()]).toEqual([`${ORIGIN}${TEXTS}`, `${ORIGIN}/fr`])
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  test('requests them once, however many pages want them at the same time', async () => {
    const device = aDevice({})
    const fetching = vi.fn(texts)
    vi.stubGlobal('fetch', fetching)
    await Promise.all([device.holds('/fr', french()), device.holds('/fr/tops-c-78.html', french())])
    await device.holds('/fr/dresses-c-77.html', french())
    expect(device.entries.size).toBe(4)
    expect(fetching).toHaveBeenCalledOnce()
  })

  test('is no longer given when the browser has evicted them', async () => {
    const device = aDevice({})
    vi.stubGlobal('fetch', texts)
    await device.holds('/fr', french())
    expect(await device.page('/fr')).toContain('<html data-stored ')
    device.entries.delete(`${ORIGIN}${TEXTS}`)
    expect(await device.page('/fr')).toBeUndefined()
  })
})

describe('a page that is fetched again', () => {
  const renewed = async (response: () => Promise<Response>) => {
    const device = aDevice({})
    await device.holds('/')
    vi.stubGlobal('fetch', vi.fn(response))
    const under: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void under.push(work)
    const event = Object.assign(new Event('message'), { waitUntil })
    await renewPage(new URL('/?utm_source=mail', ORIGIN), event)
    await Promise.all(under)
    return device
  }
  const redirected = (response: Response): Response =>
    Object.defineProperties(response, {
      redirected: { value: true },
      clone: { value: () => redirected(new Response('', response)) },
    })

  test.each([
    ['is no longer given when the server says that it is gone', async () => answer({}, '', 404), false],
    ['is no longer given when its address leads elsewhere', async () => redirected(answer()), false],
    ['stays when the server fails', async () => answer({ [HEADERS.pageCurrency]: undefined }, '', 503), true],
    [
      'stays behind a sign-in page',
      async () => redirected(answer({ [HEADERS.pageCurrency]: undefined })),
      true,
    ],
    ['stays without a network', async () => Promise.reject(new TypeError('no network')), true],
  ])('%s', async (_, response, given) => {
    const device = await renewed(response)
    expect((await device.page('/')) !== undefined).toBe(given)
  })
})

test.each([
  ['/', true],
  ['/fr/products/silk-dress-AB12', true],
  ['/dresses-c-77.html', true],
  ['/collections/sale', true],
  ['/About-Us', true],
  ['/cart', false],
  ['/user/wishlist', false],
  ['/user/address', false],
  ['/user/write-review/1431C6001', false],
  ['/checkout-guest', false],
  ['/search/dress.html', false],
  ['/products/AB12.html', false],
])('the page %s may be stored: %s', (path, stored) => {
  expect(mayBeStored(new URL(path, ORIGIN))).toBe(stored)
})
