import { beforeAll, describe, expect, test } from 'vitest'
import { PLAIN_PATHS } from '#domain/region/plain-paths.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import type { Shop } from '#tests/world/shops/shop.ts'

const FORM = 'application/x-www-form-urlencoded'
const OWN = { 'sec-fetch-site': 'same-origin' }

/** A browser without scripts: it keeps cookies, and shows where a form led it. */
function aBrowser(url: string) {
  const cookies = new Map<string, string>()

  async function request(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }

  return {
    cookies,
    request,
    send: (path: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    bag: async (lang = 'en') => (await request(`${PLAIN_PATHS.bag}?lang=${lang}`)).text(),
  }
}

const quantities = (page: string) =>
  [...page.matchAll(/name="qty"[^>]*value="(\d+)"/gs)].map(([, qty]) => Number(qty))

describe.each(ENGINES)('forms without scripts on %s', (engine) => {
  const { now, item, piece } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const aLine = (at: number, qty = '1') => ({ ...item(at), qty, page: '/products/a-dress-AB12' })
  const linesInShop = async () => {
    const rows = await shop.services.store.db.selectFrom('cart_line').select('sku').execute()
    return rows.length
  }

  test('add, change and remove like the calls of the API, and lead on by 303', async () => {
    const browser = aBrowser(shop.url)
    const added = await browser.send('/plain/add?lang=en', aLine(0, '2'))
    expect([added.status, added.headers.get('location')]).toEqual([303, '/plain/bag?lang=en&done=added'])
    expect(browser.cookies.has('__Host-sid')).toBe(true)
    expect(quantities(await browser.bag())).toEqual([2])
    const changed = await browser.send('/plain/update?lang=en', { sku: piece(0).sku, qty: '1' })
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/plain/bag?lang=en'])
    expect(quantities(await browser.bag())).toEqual([1])
    const removed = await browser.send('/plain/remove?lang=en', { skus: piece(0).sku })
    expect(removed.status).toBe(303)
    expect(await browser.bag()).toContain('Your bag is empty')
  })

  test('the bag is of its caller alone and is stored nowhere (S23)', async () => {
    const [mine, other] = [aBrowser(shop.url), aBrowser(shop.url)]
    await mine.send('/plain/add?lang=en', aLine(1))
    const answer = await mine.request('/plain/bag?lang=en')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await answer.text()).toContain(piece(1).sku)
    expect(await other.bag()).toContain('Your bag is empty')
    expect(other.cookies.size).toBe(0)
  })

  test('says its texts in the language of the address', async () => {
    expect(await aBrowser(shop.url).bag('fr')).toContain('Votre panier est vide')
  })

  describe('a refusal leads back to the product and says why', () => {
    test.each([
      ['no size', { sku: '' }, '/fr/products/a-dress-AB12?refused=size#refused'],
      ['more than a line holds', { qty: '101' }, 'refused=quantity#refused'],
      [
        'an unknown piece',
        { sku: 'NOPE-1' },
        '/fr/products/a-dress-AB12?sku=NOPE-1&refused=sku-unknown#refused',
      ],
    ])('%s', async (_, fields, address) => {
      const browser = aBrowser(shop.url)
      const answer = await browser.send('/plain/add?lang=fr', { ...aLine(2), ...fields })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toContain(address)
      expect(browser.cookies.size).toBe(0)
    })

    test('a piece that is sold out', async () => {
      const { db } = shop.services.store
      const gone = piece(3)
      await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', gone.sku).execute()
      const answer = await aBrowser(shop.url).send('/plain/add?lang=en', aLine(3))
      expect(answer.headers.get('location')).toContain('refused=sold-out#refused')
      await db.updateTable('sku').set({ stock: gone.stock }).where('sku', '=', gone.sku).execute()
    })

    test.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/cart/list',
      'javascript:x',
    ])('never to %s (S24)', async (page) => {
      const answer = await aBrowser(shop.url).send('/plain/add?lang=en', { ...aLine(2), sku: '', page })
      expect(answer.headers.get('location')).toBe('/?refused=size#refused')
    })
  })

  test('a change of a line that is gone is explained in the bag', async () => {
    const browser = aBrowser(shop.url)
    await browser.send('/plain/add?lang=en', aLine(1))
    const answer = await browser.send('/plain/update?lang=en', { sku: piece(2).sku, qty: '2' })
    const bag = await (await browser.request(answer.headers.get('location') ?? '')).text()
    expect(bag).toMatch(/role="alert"[^>]*>This item is not in your bag any more\./)
  })

  describe('are refused unless this shop sent them (S40)', () => {
    const host = () => new URL(shop.url).host
    test.each([
      ['a cross-site form', () => ({ 'sec-fetch-site': 'cross-site', origin: shop.url })],
      ['another host of the same site', () => ({ 'sec-fetch-site': 'same-site' })],
      ['an address typed or opened elsewhere', () => ({ 'sec-fetch-site': 'none' })],
      ['an old browser on another origin', () => ({ origin: 'https://evil.example' })],
      ['another port', () => ({ origin: `http://${host().split(':')[0]}:1` })],
      ['an origin that is hidden', () => ({ origin: 'null' })],
      ['a request that names no origin', () => ({})],
      ['the header of the API in their place', () => ({ apptype: 'www' })],
    ])('%s', async (_, headers) => {
      const before = await linesInShop()
      for (const path of [PLAIN_PATHS.add, PLAIN_PATHS.update, PLAIN_PATHS.remove, PLAIN_PATHS.region]) {
        const browser = aBrowser(shop.url)
        const fields = { ...aLine(0), skus: piece(0).sku, language: 'fr', currency: 'USD' }
        const answer = await browser.send(path, fields, headers())
        expect([path, answer.status]).toEqual([path, 403])
        expect(browser.cookies.size).toBe(0)
      }
      expect(await linesInShop()).toBe(before)
    })

    test('an equal Origin stands for a missing Sec-Fetch-Site', async () => {
      const answer = await aBrowser(shop.url).send('/plain/add?lang=en', aLine(0), { origin: shop.url })
      expect(answer.headers.get('location')).toBe('/plain/bag?lang=en&done=added')
    })

    test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])(
      'a body of the type %j',
      async (type) => {
        const before = await linesInShop()
        const body = new Blob([new URLSearchParams(aLine(0)).toString()])
        const answer = await fetch(`${shop.url}/plain/add?lang=en`, {
          method: 'POST',
          body,
          headers: { ...OWN, ...(type ? { 'content-type': type } : {}) },
        })
        expect(answer.status).toBe(400)
        expect(await linesInShop()).toBe(before)
      },
    )

    test('a body that is too long', async () => {
      const browser = aBrowser(shop.url)
      const answer = await browser.send('/plain/add?lang=en', { ...aLine(0), page: `/${'a'.repeat(5_000)}` })
      expect(answer.status).toBe(413)
    })

    test('by GET, which writes nothing', async () => {
      const before = await linesInShop()
      const query = new URLSearchParams(aLine(0))
      const answer = await fetch(`${shop.url}/plain/add?${query}`, { headers: OWN })
      expect(answer.status).toBe(404)
      expect(await linesInShop()).toBe(before)
    })

    test.each([
      ['an unknown field', { finalPrice: '1' }],
      ['a field sent twice', {}],
    ])('%s (S9)', async (name, more) => {
      const body = new URLSearchParams({ ...aLine(0), ...more })
      if (name === 'a field sent twice') body.append('sku', piece(1).sku)
      const headers = { ...OWN, 'content-type': FORM }
      const answer = await fetch(`${shop.url}/plain/add?lang=en`, { method: 'POST', body, headers })
      expect(answer.status).toBe(400)
    })
  })

  describe('language and currency', () => {
    test('are chosen together, and lead back to the page before', async () => {
      const browser = aBrowser(shop.url)
      const referer = `${shop.url}/fr/dresses-c-1.html?price=1-2`
      const page = await (await browser.request('/plain/region?lang=fr', { headers: { referer } })).text()
      expect(page).toContain('name="back" value="/dresses-c-1.html"')
      expect(page).toMatch(/<option value="fr" selected/)
      const chosen = { language: 'ja', currency: 'JPY', back: '/dresses-c-1.html' }
      const answer = await browser.send('/plain/region?lang=fr', chosen)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ja/dresses-c-1.html'])
      expect([browser.cookies.get('lang'), browser.cookies.get('currency')]).toEqual(['ja', 'JPY'])
    })

    test.each(['https://evil.example/x', '//evil.example', '/fr//evil.example'])(
      'never lead to %s (S24)',
      async (back) => {
        const fields = { language: 'en', currency: 'SGD', back }
        const answer = await aBrowser(shop.url).send('/plain/region?lang=en', fields)
        expect(answer.headers.get('location')).not.toContain('//')
      },
    )

    test('that the site does not take are refused with a page that says so', async () => {
      const fields = { language: 'en', currency: 'XXX', back: '/' }
      const answer = await aBrowser(shop.url).send('/plain/region?lang=en', fields)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('We do not take this currency here.')
    })
  })
})
