import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { productCards } from '#contract/listing.contract.ts'
import type { ProductCard } from '#contract/card-fields.ts'
import { addressesOf } from '#tests/world/every-page.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp, type App } from './app-build.ts'
import { createPartCache } from './part-cache.ts'

type Job = Parameters<App['renderPage']>[0]

/** The production build; `change` sees every rendering of a page. */
let shop: Shop
let change: (job: Job) => Job = (job) => job
beforeAll(async () => {
  const build = await loadApp(DIST)
  const renderPage: App['renderPage'] = (job) => build.renderPage(change(job))
  shop = await aShop('sqlite', { make: (services) => createApp(services, { ...build, renderPage }) })
})
afterAll(() => shop.close())

type Parts = Job['parts']

/** Counts the parts that were rendered. */
function aPartCache() {
  let count = 0
  const cache = createPartCache()
  const parts: Parts = { ...cache, encode: (html) => (count++, cache.encode(html)) }
  return { parts, count: () => count }
}

async function render(path: string, parts: Parts): Promise<string> {
  change = (job) => ({ ...job, parts })
  return read(path)
}

async function read(path: string): Promise<string> {
  // No page comes from the cache of pages.
  shop.clock.now += 130_000
  const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
  // The page and its router write the time of its answers.
  return (await response.text()).replaceAll(/\d{13}/g, '')
}

test.each(['', '/ja'])(
  'a page under "%s" is the same with parts of other pages and without',
  async (prefix) => {
    const pages = Object.values(await addressesOf(shop.url)).map((path) => `${prefix}${path}`)
    const { parts, count } = aPartCache()
    const alone = new Map<string, string>()
    for (const page of pages) alone.set(page, await render(page, aPartCache().parts))
    for (const page of pages) await render(page, parts)
    const rendered = count()
    for (const page of pages) expect((await render(page, parts)) === alone.get(page), page).toBe(true)
    expect(count()).toBe(rendered)
    expect(rendered).toBeGreaterThan(20)
  },
)

test('a card shows a new price although its HTML was cached', async () => {
  const { parts } = aPartCache()
  const before = await render('/', parts)
  const answered = (cards: readonly ProductCard[]) =>
    cards.map((card) => ({ ...card, formatFinalPrice: 'S$1.23' }))
  change = (job) => ({
    ...job,
    parts,
    answer: async (endpoint, input) => {
      const envelope = await job.answer(endpoint, input)
      if (endpoint.path !== productCards.path) return envelope
      return { ...envelope, data: answered(envelope.data as ProductCard[]) }
    },
  })
  const html = await read('/')
  expect(before).not.toContain('S$1.23')
  expect(html.split('S$1.23').length).toBeGreaterThan(4)
})
