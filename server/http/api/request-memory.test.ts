import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budget, REQUEST_KILOBYTES } from '#tests/budgets.ts'
import { allocatedBy } from '#tests/world/requests/allocated.ts'
import { skusForMoney } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice } from '#tests/world/shops/test-client.ts'
import { createApp } from '../../app.ts'
import { MOST_AGE_MS } from './shared-responses.ts'

const CURRENCIES = ['SGD', 'USD', 'EUR', 'MYR', 'HKD', 'GBP', 'THB']
const LANGUAGES = ['en', 'zh', 'ja', 'fr']
const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc']
const WARM_UP = 300
const COUNTED = 200
const ROUNDS = 3

describe('what a request allocates', () => {
  let shop: Shop
  let app: Hono
  let items: { sku: string; productId: string; spu: string }[]
  let spus: string[]
  beforeAll(async () => {
    shop = await aShop('sqlite', {
      products: 30,
      make: (services) => (app = createApp(services, undefined)),
    })
    items = await skusForMoney(shop.services.store.db).execute()
    spus = [...new Set(items.map(({ spu }) => spu))]
  })
  afterAll(() => shop.close())

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await app.request(`http://localhost${path}`, init)
    const text = await response.text()
    if (!text.startsWith('{"code":200,')) throw new RangeError(`${path}: ${text.slice(0, 200)}`)
    return response
  }

  /** The lowest of a few rounds, in kB for one request: what else runs in this process adds, and nothing subtracts. */
  async function kilobytesOf(request: (at: number) => Promise<unknown>): Promise<number> {
    let at = 0
    const some = async (count: number) => {
      for (let more = 0; more < count; more++) await request(at++)
    }
    await some(WARM_UP)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await allocatedBy(() => some(COUNTED)))
    return Math.min(...rounds) / COUNTED / 1_000
  }
  const turn = (list: readonly string[], at: number) => list[at % list.length] ?? ''

  test('for a product detail that is made', async () => {
    // The cached answer of an address has expired before the address is requested again.
    const detail = (at: number) => {
      if (at % spus.length === 0) shop.clock.now += MOST_AGE_MS
      const place = Math.floor(at / spus.length)
      return send(
        `/api/products/${turn(spus, at)}?lang=${turn(LANGUAGES, place)}&currency=${turn(CURRENCIES, place)}`,
      )
    }
    expect(await kilobytesOf(detail)).toBeLessThan(budget(REQUEST_KILOBYTES.detail))
  })

  test('for a search that is made', async () => {
    const search = (at: number) => {
      shop.clock.now += MOST_AGE_MS
      return send(
        `/api/search/search?keywords=dress&sort=${turn(SORTS, at)}&currency=${turn(CURRENCIES, at)}`,
      )
    }
    expect(await kilobytesOf(search)).toBeLessThan(budget(REQUEST_KILOBYTES.search))
  })

  test('for an answer that is kept', async () => {
    expect(await kilobytesOf(() => send('/api/search/hot'))).toBeLessThan(budget(REQUEST_KILOBYTES.kept))
  })

  test('for a piece that is added to a bag', async () => {
    const device = aDevice()
    const cookies: string[] = []
    const add = async (at: number) => {
      const { sku = '', productId = '' } = items[at % 20] ?? {}
      const response = await send('/api/cart/add', {
        method: 'POST',
        headers: { apptype: 'www', cookie: cookies.join('; '), ...device.next() },
        body: new URLSearchParams({ sku, productId, qty: '1' }),
      })
      cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''))
    }
    expect(await kilobytesOf(add)).toBeLessThan(budget(REQUEST_KILOBYTES.add))
  })
})
