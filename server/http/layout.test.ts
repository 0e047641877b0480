import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp } from './app-build.ts'

let shop: Shop
beforeAll(async () => {
  const app = await loadApp(DIST)
  shop = await aShop('sqlite', { products: 20, make: (services) => createApp(services, app) })
})
afterAll(() => shop.close())

/** Banner, menu and footer of a page, by their first letters; `-` where one is missing. */
async function frameOf(path: string, host?: string): Promise<string> {
  const { html } = await openPage(
    `${shop.url}${path}`,
    host ? { host: `${host}:${new URL(shop.url).port}` } : {},
  )
  expect(html).toContain('</main>')
  const has = (part: string, letter: string) => (html.includes(part) ? letter : '-')
  return [has('aria-label="Announcements"', 'B'), has('aria-label="Menu"', 'M'), has('© Vanda', 'F')].join('')
}

test.each([
  ['/', 'BMF'],
  ['/search/dress.html', 'BMF'],
  ['/Contact-Us', 'BMF'],
  ['/user/dashboard', 'BMF'],
  ['/user/wishlist', 'BMF'],
  ['/forgotPassword', 'BMF'],
  ['/account/register', 'BMF'],
  ['/nowhere-at-all', 'BMF'],
  ['/?appView=1', 'BMF'],
  ['/?appView=0', '---'],
  ['/?appView=2', '---'],
  ['/?appView=true', '---'],
  ['/search/dress.html?appView=0', '---'],
  ['/user/settings/Email-Confirm', '---'],
  ['/pay-loading', '---'],
  ['/checkout', '---'],
  ['/checkout-guest', '---'],
  ['/payment-result', '---'],
])('%s has the frame %s: banner, menu, footer (spec 2.2, 2.4)', async (path, frame) => {
  expect(await frameOf(path)).toBe(frame)
})

test('the bag has the menu in a header of its own, and none inside a foreign app (spec 2.2, 2.4, 2.5)', async () => {
  expect(await frameOf('/cart')).toBe('-M-')
  expect(await frameOf('/cart?appView=0')).toBe('---')
})

test('the European site has neither banner nor menu (spec 1, 2.4)', async () => {
  expect(await frameOf('/account/store-register', 'eu.localhost')).toBe('--F')
})

test('the header has logo, categories, search, account, bag, and the switch of language and currency (spec 2.5)', async () => {
  const { html } = await openPage(`${shop.url}/`)
  const header = /<header\b.*?<\/header>/s.exec(html)?.[0] ?? ''
  for (const name of ['Vanda, home', 'Categories', 'Search', 'My account', 'Wishlist', 'Menu'])
    expect(header).toContain(`aria-label="${name}"`)
  expect(header).toMatch(/<a [^>]*href="\/user\/dashboard"/)
  expect(header).toMatch(/<a [^>]*href="\/cart"/)
  expect(header).toMatch(/SGD/)
})

test('in the menu one category has a style of its own (spec 2.5)', async () => {
  const { html } = await openPage(`${shop.url}/`)
  const categories = /<nav [^>]*aria-label="Categories".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const links = [...categories.matchAll(/<a\b[^>]*>/g)].map(([link]) => link)
  expect(links.length).toBeGreaterThan(4)
  const own = links.filter((link) => link.includes('data-distinguished="true"'))
  expect(own.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(['/silk-c-159787.html'])
})
