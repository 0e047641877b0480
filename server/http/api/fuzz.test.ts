import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { askMeasured, heapGrowthOf, slowness, transferCostOf } from '#tests/world/requests/measured.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { manyRequests, type StrangeRequest } from '#tests/world/requests/strange-requests.ts'
import { strangeFields, worstRequests } from '#tests/world/requests/worst-requests.ts'

/** Limit of processor time for one request, regardless of its contents, beyond that of its transfer. */
const MOST_CPU_MS = 100
/** The machine runs other processes: a request that was slow once is repeated before it counts. */
const TRIES = 4
const MOST_GROWTH_MB = 60
const WITHIN_MS = 5_000

async function expectCalm(shop: Shop, requested: StrangeRequest): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_CPU_MS; tries++) {
    const { status, type, text, cpuMs } = await askMeasured(shop.url, requested)
    const isSlow = cpuMs > MOST_CPU_MS
    const cost = isSlow ? (cpuMs - (await transferCostOf(requested))) / slowness() : cpuMs
    least = Math.min(least, cost)
    if (status >= 500) throw new Error(`${status} ${text.slice(0, 300)}`)
    if (/\bat .+\.(?:[jt]sx?):\d+/.test(text)) throw new Error(`a stack: ${text.slice(0, 300)}`)
    if (status < 400 || status === 431 || text === '') continue
    if (type.startsWith('application/json'))
      expect(JSON.parse(text)).toMatchObject({
        code: expect.anything(),
        data: { reason: expect.any(String) },
      })
    else {
      expect(type).toMatch(/^text\/(?:html|plain)/)
      expect(requested.path).not.toMatch(/^\/api\/(?!payment\/notice)/)
    }
  }
  if (least > MOST_CPU_MS) throw new Error(`${Math.round(least)} ms of processor time`)
}

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

  test.each(API.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s withstands what has stopped shops',
    async (_, endpoint) => {
      for (const requested of strangeFields(endpoint)) await expectCalm(shop, requested)
      // The cost of reading a body does not depend on the database.
      if (engine === 'sqlite')
        for (const requested of worstRequests(endpoint)) await expectCalm(shop, requested)
    },
  )
})
