import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { addBagPromotions, fillDemoShop } from './demo-shop.ts'
import { promotionsOf } from './modules/promotions/promotions.queries.ts'

describe.each(ENGINES)('the promotions of the demo shop on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
    await fillDemoShop(opened.db, { products: 90, now: NOON })
  })
  afterAll(() => opened.close())

  test('beside buy 2 and buy 3 a gift, a preferential good and a set run, on pieces that are there', async () => {
    for (let times = 0; times < 2; times++) await addBagPromotions(opened.db, NOON)
    const running = await promotionsOf(opened.db, { site: 'sg', now: NOON })
    expect(running.map(({ kind }) => kind).toSorted()).toEqual([
      'bundle',
      'gift',
      'multi-item',
      'preferential',
    ])
    const named = running.flatMap((one) => ('products' in one ? one.products : []))
    const known = await opened.db.selectFrom('product').select('id').where('id', 'in', named).execute()
    expect(known).toHaveLength(new Set(named).size)
  })
})
