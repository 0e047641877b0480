import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { productCards } from '#contract/listing.contract.ts'
import type { ProductCard } from '#contract/card-fields.ts'
import { addressesOf } from '#tests/world/every-page.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp, type App } from './app-build.ts'
import type { PartCache } from './part-cache.ts'

type Job = Parameters<App['renderPage']>[0]

/** The production build; `change` sees every rendering of a page. */
let shop: Shop
let change: (job: Job) => Job = (job) => job
let html = ''
beforeAll(async () => {
  const build = await loadApp(DIST)
  const renderPage: App['renderPage'] = async (job) => {
    const page = await build.renderPage(change(job))
    // The router writes the time of its answers.
    html = page.html.replaceAll(/,u:\d+/g, '')
    return page
  }
  shop = await aShop('sqlite', { make: (services) => createApp(services, { ...build, renderPage }) })
})
afterAll(() => shop.close())

async function render(path: string, cache: Pick<PartCache, 'get' | 'set'>): Promise<string> {
  change = (job) => ({ ...job, parts: cache })
  html = ''
  // No page comes from the cache of pages.
  shop.clock.now += 130_000
  await fetch(`${shop.url}${path}`, { redirect: 'manual' })
  return html
}

test.each(['', '/ja'])(
  'a page under "%s" is the same with parts of other pages and without',
  async (prefix) => {
    const pages = Object.values(await addressesOf(shop.url)).map((path) => `${prefix}${path}`)
    const cache = new Map<string, string>()
    const alone = new Map<string, string>()
    for (const page of pages) alone.set(page, await render(page, new Map()))
    for (const page of pages) await render(page, cache)
    const count = cache.size
    for (const page of pages) expect((await render(page, cache)) === alone.get(page), page).toBe(true)
    expect(cache.size).toBe(count)
    expect(count).toBeGreaterThan(20)
  },
)

test('a card shows a new price although its HTML was cached', async () => {
  const cache = new Map<string, string>()
  const before = await render('/', cache)
  const answered = (cards: readonly ProductCard[]) =>
    cards.map((card) => ({ ...card, formatFinalPrice: 'S$1.23' }))
  change = (job) => ({
    ...job,
    parts: cache,
    answer: async (endpoint, input) => {
      const envelope = await job.answer(endpoint, input)
      if (endpoint.path !== productCards.path) return envelope
      return { ...envelope, data: answered(envelope.data as ProductCard[]) }
    },
  })
  shop.clock.now += 130_000
  await fetch(shop.url)
  expect(before).not.toContain('S$1.23')
  expect(html.split('S$1.23').length).toBeGreaterThan(4)
})
