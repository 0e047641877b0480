import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { runOnce } from '../../queue/run-jobs.ts'
import { addDeal } from './add-deal.ts'
import { promotionJobs } from './promotions.jobs.ts'

describe.each(ENGINES)('a flash deal on the pages of %s (spec 4.10, 9.6)', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  test('cards and product page announce it, have its price while it runs, and their own after it', async () => {
    const { store, catalogue } = shop.services
    const { spu } = (await somePieces(shop))(0)
    const client = aTestClient(shop.url)
    const shown = async () => {
      const page = await client.get(product, { spuCode: spu })
      const [card] = await client.get(productCards, { spus: spu })
      expect(card).toMatchObject({ finalPrice: page.finalPrice, marketing: page.marketing })
      return { list: page.productsPrice, price: page.finalPrice, deal: page.marketing }
    }
    const goOn = async (now: number) => {
      shop.clock.now = now
      const lease = { owner: 'node', signal: new AbortController().signal }
      for (const job of promotionJobs) await runOnce(shop.services, job, lease)
      return shown()
    }

    const before = await shown()
    const now = Math.ceil(shop.clock.now / 1000) * 1000
    const [from, until] = [now + MINUTE_MS, now + 2 * MINUTE_MS]
    await transact(store, (tx) => addDeal(tx, { spus: [spu], percent: 90, from, until, now }))
    await catalogue.refresh(now)
    const deal = { type: 6, startTime: from / 1000, endTime: until / 1000 }
    expect(await shown()).toMatchObject({ price: before.price, deal })
    expect(await goOn(from - 1)).toMatchObject({ price: before.price, deal })
    const during = await goOn(from)
    expect(during).toMatchObject({ list: before.list, deal })
    expect(during.price).toBe(before.list - Math.round(before.list * 0.9))
    expect(await goOn(until - 1)).toEqual(during)
    expect(await goOn(until)).toEqual(before)
  })
})
