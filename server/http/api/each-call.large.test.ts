import { afterAll, beforeAll, describe, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { expectCalm } from '#tests/world/requests/calm-answer.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { strangeFields, worstRequests } from '#tests/world/requests/worst-requests.ts'

describe.each(ENGINES)('each call, on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
  })
  afterAll(async () => {
    await shop.close()
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
