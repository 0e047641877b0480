import { describe, expect, test } from 'vitest'
import { isShareTarget, sharedDestination } from './share-target.ts'

const ORIGIN = 'https://vanda.example'

function shared(fields: { title?: string; text?: string; url?: string }, at = '/share'): string {
  return sharedDestination(at, (name) => fields[name] ?? null, ORIGIN)
}

describe('a shared link of the shop opens its page here', () => {
  test.each([
    ['https://vanda.example/products/silk-dress-AB12?sku=X-1', '/products/silk-dress-AB12?sku=X-1'],
    ['https://vanda.example/fr/dresses-c-77.html#top', '/fr/dresses-c-77.html#top'],
    ['https://vanda.example', '/'],
    ['HTTPS://VANDA.EXAMPLE/cart', '/cart'],
    ['http://vanda.example/cart', '/cart'],
    // The shop of another country: the same page, of the shop that is installed.
    ['https://jp.vanda.example/products/AB12', '/products/AB12'],
  ])('%s', (url, page) => {
    expect(shared({ url })).toBe(page)
    expect(shared({ text: `Look at this: ${url}` })).toBe(page)
    expect(shared({ title: 'A dress', text: 'Look', url })).toBe(page)
  })

  test('what ends the sentence is no part of the link', () => {
    expect(shared({ text: 'Do you like it (https://vanda.example/products/AB12)?' })).toBe('/products/AB12')
  })
})

describe('a shared text is searched for', () => {
  test.each([
    [{ text: '  Silk \n dress ' }, '/search/silk+dress.html'],
    [{ text: '“red coat”\n https://elsewhere.example/#:~:text=red' }, '/search/red+coat.html'],
    [{ title: 'Cheongsam' }, '/search/cheongsam.html'],
    [{ text: '旗袍' }, `/search/${encodeURIComponent('旗袍')}.html`],
    [{ text: '//elsewhere.example' }, '/search/%2F%2Felsewhere.example.html'],
    [{ text: 'javascript:alert(1)' }, '/search/javascript%3Aalert(1).html'],
  ])('%j', (fields, page) => {
    expect(shared(fields)).toBe(page)
  })

  test('in the language of the address', () => {
    expect(shared({ text: 'soie' }, '/fr/share')).toBe('/fr/search/soie.html')
  })

  test('a whole article is cut to what a search takes', () => {
    const page = shared({ text: 'silk '.repeat(500) })
    expect(decodeURIComponent(page).length).toBeLessThan(200)
    expect(page).toMatch(/^\/search\/silk\+.*\.html$/)
  })
})

describe('a hostile text costs no more than its length (trust.md S42)', () => {
  test.each([
    ['brackets behind a link', `http://x${')'.repeat(100_000)}x`],
    ['links', 'http://x) '.repeat(10_000)],
    ['dots', `https://vanda.example/${'.'.repeat(100_000)}`],
    ['a long host', `https://${'a.'.repeat(50_000)}!`],
    ['spaces', `a${' '.repeat(100_000)}a`],
  ])('%s', (_, text) => {
    const before = process.threadCpuUsage()
    for (const field of ['title', 'text', 'url'] as const) shared({ [field]: text })
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(100)
  })
})

describe('anything else leads home, which says so', () => {
  test.each<{ title?: string; text?: string; url?: string }>([
    {},
    { text: ' \n ', title: '', url: '' },
    { url: 'https://elsewhere.example/products/AB12', title: 'A dress elsewhere' },
    { url: 'https://vanda.example.elsewhere.example/cart' },
    { url: 'https://vanda.example@elsewhere.example/cart' },
    { url: 'https://someone:secret@vanda.example/cart' },
    { url: 'https://vanda.example:8443/cart' },
    { url: 'https://vanda.example//elsewhere.example' },
    { url: String.raw`https://vanda.example/\elsewhere.example` },
    { url: 'https://vanda.example/%2felsewhere.example' },
    { url: 'https://vanda.example/.//elsewhere.example' },
    { url: 'ftp://vanda.example/cart' },
    { url: 'javascript:alert(1)' },
    { url: 'https://vanda.example/api/cart/list' },
    { url: 'https://vanda.example/media/p/1.avif' },
    { url: 'https://vanda.example/fr/share?text=again' },
  ])('%j', (fields) => {
    expect(shared(fields)).toBe('/?shared=unread')
    expect(shared(fields, '/ja/share')).toBe('/ja?shared=unread')
  })
})

test.each([
  'https://vanda.example/%5c%5celsewhere.example',
  'https://vanda.example/%0d%0ax',
  'https://vanda.example/a/../../api/cart/list',
  'https://vanda.example/%2e%2e/api/cart/list',
  'https://%',
])('%j is read by no two parsers alike, and so by none', (url) => {
  expect(shared({ url })).toBe('/?shared=unread')
})

test('the letters of other scripts are escaped', () => {
  expect(shared({ url: 'https://vanda.example/products/旗袍-AB12' })).toBe(
    `/products/${encodeURIComponent('旗袍')}-AB12`,
  )
})

test.each([
  ['/share', true],
  ['/fr/share', true],
  ['/xx/share', false],
  ['/share/more', false],
])('%s is where things are shared: %s', (path, is) => {
  expect(isShareTarget(path)).toBe(is)
})
