import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { boughtTogether, MOST_BAG_SKUS } from '#contract/catalog/bought-together.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { OrderTable } from '#server/db/schema/orders.ts'
import { REQUEST_WORK } from '#tests/budgets.ts'
import { countStatements } from '#tests/world/requests/counted-statements.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { JOBS } from '../../jobs.ts'
import { runOnce } from '../../queue/run-jobs.ts'
import { recomputePairs } from './recompute-pairs.ts'

type Ordered = Partial<Pick<OrderTable, 'status' | 'email' | 'shopper'>> & { readonly daysAgo?: number }

const ORDER = {
  secret_hash: '',
  site: 'sg',
  lang: 'en',
  currency: 'SGD',
  email: 'mei@example.com',
  status: 'processing',
  address: null,
  billing: null,
  note: '',
  shipping_method: 'delivery',
  store_id: null,
  guide_code: null,
  merchandise: 0,
  total: 0,
  due: 0,
} as const
const LINE = {
  spu: '',
  name: '',
  color: '',
  size: '',
  image: '',
  url: '',
  qty: 1,
  unit: 0,
  amount: 0,
  discount: 0,
  final_sale: 0,
  extra_points: 0,
} as const

describe.each(ENGINES)('frequently bought together on %s (spec 2.11)', (engine) => {
  const { now } = aStockedShop(engine)
  let shop: Shop
  /** Products that a card can add to the bag, with a SKU of each. */
  let products: readonly { readonly id: string; readonly sku: string }[]
  beforeAll(async () => {
    shop = now()
    products = await db()
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.id')
      .select(({ fn }) => ['product.id', fn.min('sku.sku').as('sku')])
      .where('sku.stock', '>', 0)
      .where('sku.hidden', '=', 0)
      .where('product.on_sale', '=', 1)
      .where('product.listed', '=', 1)
      .where('product.is_virtual', '=', 0)
      .where('product.is_group_virtual', '=', 0)
      .where('product.is_gift_card', '=', 0)
      .groupBy('product.id')
      .orderBy('product.id')
      .execute()
  })
  const db = () => shop.services.store.db
  const product = (at: number) => products[at]?.id ?? ''
  const skuOf = (at: number) => products[at]?.sku ?? ''
  afterEach(async () => {
    for (const table of ['order_line', 'shop_order', 'order_erasure', 'bought_together'] as const)
      await db().deleteFrom(table).execute()
  })

  async function order(ats: readonly number[], { daysAgo = 1, ...row }: Ordered = {}): Promise<string> {
    const id = randomUUID()
    const at = shop.clock.now - daysAgo * DAY_MS
    const dated = { created_at: at, pay_by: at, paid_at: at, cancelled_at: null, changed_at: at }
    await db()
      .insertInto('shop_order')
      .values({ ...ORDER, id, number: id, shopper: shopperKey(aGuest()), ...dated, ...row })
      .execute()
    for (const [position, index] of ats.entries())
      await db()
        .insertInto('order_line')
        .values({ ...LINE, order_id: id, position, sku: `sku-${position}`, product_id: product(index) })
        .execute()
    return id
  }

  /** `0+1 2` is: two orders have the products 0 and 1. */
  async function pairs(): Promise<string[]> {
    await recomputePairs(shop.services)
    const rows = await db().selectFrom('bought_together').selectAll().execute()
    const at = (id: string) => products.findIndex((one) => one.id === id)
    return rows.map((row) => `${at(row.product_id)}+${at(row.other_id)} ${row.score}`).toSorted()
  }

  test('counts paid orders that two products have in common, in both directions', async () => {
    for (const ats of [
      [0, 1],
      [0, 1, 2],
      [0, 2],
      [0, 3],
    ])
      await order(ats)
    expect(await pairs()).toEqual(['0+1 2', '0+2 2', '1+0 2', '2+0 2'])
  })

  const GONE: readonly (readonly [string, Ordered])[] = [
    ['cancelled', { status: 'cancelled' }],
    ['refunded', { status: 'refunded' }],
    ['of more than 180 days ago', { daysAgo: 181 }],
    ['erased', { email: '' }],
  ]
  test.each(GONE)('does not count an order that is %s', async (_, ordered) => {
    await order([0, 1])
    await order([0, 1], ordered)
    expect(await pairs()).toEqual([])
  })

  test('does not count an unpaid order, nor those of a member who has asked to be erased', async () => {
    await order([0, 1])
    const unpaid = await order([0, 1])
    await db()
      .updateTable('shop_order')
      .set({ paid_at: null, status: 'unpaid' })
      .where('id', '=', unpaid)
      .execute()
    const shopper = shopperKey(aGuest())
    await order([0, 1], { shopper })
    await db().insertInto('order_erasure').values({ shopper, since: 0 }).execute()
    expect(await pairs()).toEqual([])
  })

  test('removes pairs whose orders were cancelled, and writes nothing where nothing has changed', async () => {
    const [first] = [await order([0, 1]), await order([0, 1]), await order([2, 3]), await order([2, 3])]
    expect(await pairs()).toEqual(['0+1 2', '1+0 2', '2+3 2', '3+2 2'])
    const before = await db().selectFrom('bought_together').selectAll().execute()
    shop.clock.now += 1
    expect(await recomputePairs(shop.services)).toBe(0)
    expect(await db().selectFrom('bought_together').selectAll().execute()).toEqual(before)
    await db().updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', first).execute()
    expect(await recomputePairs(shop.services)).toBe(2)
    expect(await pairs()).toEqual(['2+3 2', '3+2 2'])
  })

  test('is recomputed by a job with a lease', async () => {
    const job = JOBS.find(({ name }) => name === 'bought-together')
    if (!job) throw new Error('no such job')
    expect(job.everyMs).toBe(DAY_MS / 24)
    await order([0, 1])
    await order([0, 1])
    const turn = { owner: 'me', signal: new AbortController().signal }
    expect(await runOnce(shop.services, job, turn)).toBe(true)
    expect(await pairs()).toHaveLength(2)
  })

  const offered = async (skus: readonly string[], currency = 'SGD') =>
    aTestClient(shop.url).get(boughtTogether, { skus: skus.join(','), lang: 'en', currency })
  const idsOf = (cards: Awaited<ReturnType<typeof offered>>) => cards.map(({ productsId }) => productsId)

  test('answers cards that can be bought now and are not in the bag, the most frequent first', async () => {
    for (const ats of [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2],
    ])
      await order(ats)
    await recomputePairs(shop.services)
    const cards = await offered([skuOf(0)])
    expect(idsOf(cards).slice(0, 2)).toEqual([product(1), product(2)])
    expect(cards.every(({ canBuy, isVirtual, isGiftCard }) => canBuy && !isVirtual && !isGiftCard)).toBe(true)
    const both = idsOf(await offered([skuOf(0), skuOf(1)]))
    expect(both[0]).toBe(product(2))
    expect(both).not.toContain(product(1))
  })

  test('fills up with what the owner styles with the bag, then with the same categories', async () => {
    const { product_id: own } = await db()
      .selectFrom('product_relation')
      .innerJoin('sku', 'sku.product_id', 'product_relation.product_id')
      .select('product_relation.product_id')
      .where('kind', '=', 'bundle')
      .where('sku.stock', '>', 0)
      .orderBy('product_relation.product_id')
      .executeTakeFirstOrThrow()
    const { sku } = await db()
      .selectFrom('sku')
      .select('sku')
      .where('product_id', '=', own)
      .executeTakeFirstOrThrow()
    const bundle = await db()
      .selectFrom('product_relation')
      .select('other_id')
      .where('kind', '=', 'bundle')
      .where('product_id', '=', own)
      .orderBy('position')
      .execute()
    const ids = idsOf(await offered([sku]))
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
    expect(ids).not.toContain(own)
    const styled = bundle.map((row) => row.other_id).filter((id) => ids.includes(id))
    expect(styled.length).toBeGreaterThan(0)
    expect(ids.slice(0, styled.length)).toEqual(styled)
  })

  test('answers nothing for SKUs that the shop does not know, and reads no more than 40', async () => {
    expect(await offered(['NOPE-1'])).toEqual([])
    const unknown = Array.from({ length: MOST_BAG_SKUS }, (_, at) => `NOPE-${at}`)
    expect(await offered([...unknown, skuOf(0)])).toEqual([])
  })

  if (engine === 'sqlite')
    test('costs two statements, whatever the size of the bag', async () => {
      for (const size of [1, 8]) {
        const skus = Array.from({ length: size }, (_, at) => skuOf(at))
        const { statements } = await countStatements(() => offered(skus, 'USD'))
        expect(statements, `${size}`).toBe(REQUEST_WORK.togetherStatements)
      }
    })
})
