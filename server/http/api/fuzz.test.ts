import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { expectCalm } from '#tests/world/requests/calm-answer.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { askMeasured, heapGrowthOf } from '#tests/world/requests/measured.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { manyRequests } from '#tests/world/requests/strange-requests.ts'

const MOST_GROWTH_MB = 60
const WITHIN_MS = 5_000

describe.each(ENGINES)('whatever arrives, on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
  })
  afterAll(async () => {
    await shop.close()
  })

  test('every call and route answers below 500, within 100 ms of processor time, in bounded memory', async () => {
    const requests = manyRequests(API)
    // One-time work (translations, indexes, statements) is not the cost of a request.
    for (const path of new Set(API.map((one) => `/api${one.path}`)))
      await askMeasured(shop.url, { method: 'GET', path, headers: {} })
    const grown = await heapGrowthOf(() =>
      fc.assert(
        fc.asyncProperty(requests, (requested) => expectCalm(shop, requested)),
        {
          numRuns: 2_000,
          interruptAfterTimeLimit: WITHIN_MS,
          markInterruptAsFailure: false,
          endOnFailure: true,
        },
      ),
    )
    expect(grown).toBeLessThan(MOST_GROWTH_MB)
  })
})
