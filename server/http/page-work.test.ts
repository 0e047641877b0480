import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budget, PAGE_KILOBYTES } from '#tests/budgets.ts'
import { allocatedBy } from '#tests/world/requests/allocated.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { DIST } from '../../scripts/project-root.ts'
import { createApp } from '../app.ts'
import { loadApp } from './app-build.ts'

/** The production build; the build must be there. */
let shop: Shop
let app: Hono
let paths: Readonly<Record<keyof typeof PAGE_KILOBYTES, readonly string[]>>
beforeAll(async () => {
  const build = await loadApp(DIST)
  shop = await aShop('sqlite', {
    products: 90,
    make: (services) => (app = createApp(services, build)),
  })
  const listing = linksIn(await open('/'), /href="(\/clothing-c-\d+\.html)"/g)[0] ?? ''
  const products = linksIn(await open(listing), /href="(\/products\/[^"?]+)/g).slice(0, 10)
  paths = { product: products, listing: [1, 2, 3].map((page) => `${listing}?page=${page}`) }
  expect(products).toHaveLength(10)
})
afterAll(() => shop.close())

const MOST_AGE_MS = 120_000
const ROUNDS = 3
const VISITS = 20

function linksIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, link = '']) => link))]
}

/** The cached page of an address has expired before the address is requested again. */
async function open(path: string): Promise<string> {
  shop.clock.now += MOST_AGE_MS
  const response = await app.request(`http://localhost${path}`)
  const html = await response.text()
  if (response.status !== 200) throw new RangeError(`${path}: ${response.status}`)
  return html
}

async function render(path: string): Promise<void> {
  shop.clock.now += MOST_AGE_MS
  const response = await app.request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
}

test.each(['product', 'listing'] as const)('what the rendering of a %s page allocates', async (page) => {
  const visit = async () => {
    for (let at = 0; at < VISITS; at++) await render(paths[page][at % paths[page].length] ?? '')
  }
  // The parts of the pages are cached, and their code is compiled.
  for (let warm = 0; warm < ROUNDS; warm++) await visit()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await allocatedBy(visit))
  expect(Math.min(...rounds) / VISITS / 1_000).toBeLessThan(budget(PAGE_KILOBYTES[page]))
})
