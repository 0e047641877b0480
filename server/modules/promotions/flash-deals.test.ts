import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { booksOf, refused, type Books } from '#tests/world/money/books.ts'
import { aCheckout, NOON, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { JOBS } from '../../jobs.ts'
import { openStore } from '../../db/open.ts'
import { transact } from '../../db/transaction.ts'
import { cancelOrder } from '../orders/orders.commands.ts'
import { addDeal, type NewDeal } from './add-deal.ts'
import { endPromotion } from './end-promotion.ts'
import { settleDeals } from './settle-deals.ts'

const BEGIN = NOON + MINUTE_MS
const END = NOON + 10 * MINUTE_MS
const CLOCK = { startTime: BEGIN / 1000, endTime: END / 1000 }

describe.each(ENGINES)('flash deals on %s (spec 4.10, 9.6)', (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let books: Books
  beforeEach(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
    books = booksOf(opened.db)
  })
  afterEach(() => opened.close())

  const add = (spus: readonly string[], change: Partial<NewDeal> = {}) =>
    transact(opened, (tx) =>
      addDeal(tx, { spus, percent: 50, from: BEGIN, until: END, now: NOON, ...change }),
    )
  const added = async (...input: Parameters<typeof add>) => {
    const deal = await add(...input)
    if ('problem' in deal) throw new RangeError(deal.problem)
    return deal.id
  }
  const end = (id: string, now: number) => transact(opened, (tx) => endPromotion(tx, { id, now }))
  const priceOf = async ({ sku }: { readonly sku: string }) =>
    (await opened.db.selectFrom('sku').select('price').where('sku', '=', sku).executeTakeFirstOrThrow()).price
  const productOf = ({ productId }: { readonly productId: string }) =>
    opened.db
      .selectFrom('product')
      .select(['marketing', 'changed_at'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  const marketingOf = async (piece: { readonly productId: string }) =>
    JSON.parse((await productOf(piece)).marketing ?? 'null') as unknown
  const setPrice = (sku: string, price: number, list_price = 80_00) =>
    opened.db.updateTable('sku').set({ price, list_price }).where('sku', '=', sku).execute()

  test.each([
    ['a millisecond before its start', BEGIN - 1, 70_00],
    ['at its start', BEGIN, 40_00],
    ['a millisecond before its end', END - 1, 40_00],
    ['at its end', END, 70_00],
  ])('%s a reduced piece has its price by the server’s clock', async (...[, now, price]) => {
    const dress = await checkout.product({ price: 70_00, listPrice: 80_00 })
    const ruleId = await added([dress.spu])
    // Its page counts down to the start that has not come.
    expect(await marketingOf(dress)).toEqual({ type: 6, ruleId, ...CLOCK })
    await settleDeals(opened, now)
    expect(await priceOf(dress)).toBe(price)
    expect((await marketingOf(dress)) !== null).toBe(now < END)
  })

  test('R14 the end changes price and tier from one millisecond to the next, and an old quote is refused', async () => {
    const piece = (price: number) => checkout.product({ price, multiItem: true })
    const [deal, one, other] = [await piece(80_00), await piece(60_00), await piece(60_00)]
    await added([deal.spu])
    const lines = [
      [deal, 1],
      [one, 1],
      [other, 1],
    ] as const
    checkout.clock.now = END - 1
    const [quick, slow] = [await checkout.order(lines), await checkout.buyer(lines)]
    expect(quick.total).toBe(136_00)
    checkout.clock.now = END
    expect(await refused(slow.place())).toBe('cart-changed')
    expect((await checkout.order(lines)).total).toBe(144_00)
    // What was ordered in time and is not paid yet keeps its sum.
    expect((await books.orderOf(quick.id)).total).toBe(136_00)
  })

  test('an order is decided by the clock of the server alone: the deal begins without its job', async () => {
    const dress = await checkout.product({ price: 200_00 })
    await added([dress.spu])
    checkout.clock.now = BEGIN
    expect((await checkout.order([[dress, 1]])).total).toBe(110_00)
  })

  test('stock, orders and what is given back are those of any other day', async () => {
    const dress = await checkout.product({ price: 200_00, stock: 3 })
    await added([dress.spu])
    checkout.clock.now = BEGIN
    const { id } = await checkout.order([[dress, 2]])
    await settleDeals(opened, END)
    const order = await books.orderOf(id)
    await transact(opened, (tx) =>
      cancelOrder(tx, checkout.services, { order, step: 'take-back', kind: 'changed', at: END }),
    )
    expect([await books.stockOf(dress), await books.ledgerOf(dress)]).toEqual([3, 3])
    expect((await books.orderOf(id)).total).toBe(200_00)
  })

  test('two nodes begin and end it at once, and it happens once', async () => {
    const dress = await checkout.product({ price: 70_00, listPrice: 80_00 })
    await added([dress.spu])
    // SQLite serves one process.
    const node = engine === 'sqlite' ? opened : await openStore(opened.location)
    const race = async (now: number) => {
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, at) => settleDeals(at % 2 ? opened : node, now)),
      )
      return all.reduce((sum, settled) => sum + settled, 0)
    }
    expect([await race(BEGIN), await priceOf(dress)]).toEqual([1, 40_00])
    expect([await race(END), await priceOf(dress)]).toEqual([1, 70_00])
    if (node !== opened) await node.db.destroy()
  })

  test('every node reads its pieces again when it is added, begins and ends', async () => {
    const dress = await checkout.product({ price: 70_00 })
    const stamps = [(await productOf(dress)).changed_at]
    const note = async () => stamps.push((await productOf(dress)).changed_at)
    await added([dress.spu])
    await note()
    for (const now of [BEGIN, END]) {
      await settleDeals(opened, now)
      await note()
    }
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
    expect(stamps).toHaveLength(4)
  })

  test('a price that was changed meanwhile stays; none rises above its list price', async () => {
    const [kept, lowered] = [
      await checkout.product({ price: 80_00 }),
      await checkout.product({ price: 80_00 }),
    ]
    await added([kept.spu, lowered.spu])
    await settleDeals(opened, BEGIN)
    await setPrice(kept.sku, 55_00)
    await setPrice(lowered.sku, 40_00, 60_00)
    await settleDeals(opened, END)
    expect([await priceOf(kept), await priceOf(lowered)]).toEqual([55_00, 60_00])
  })

  test('a piece that costs less already stays at its price', async () => {
    const dress = await checkout.product({ price: 30_00, listPrice: 80_00 })
    await added([dress.spu])
    await settleDeals(opened, BEGIN)
    expect(await priceOf(dress)).toBe(30_00)
    await settleDeals(opened, END)
    expect(await priceOf(dress)).toBe(30_00)
  })

  test('a piece has one deal at a time, also when two are added at once', async () => {
    const dress = await checkout.product({ price: 80_00 })
    const id = await added([dress.spu])
    const overlap = { problem: `${dress.spu} has a flash deal at that time already: ${id}.` }
    expect(await add([dress.spu], { from: END - 1000, until: END + MINUTE_MS })).toEqual(overlap)
    const skirt = await checkout.product({ price: 80_00 })
    const both = await Promise.all([add([skirt.spu]), add([skirt.spu])])
    expect(both.filter((one) => 'id' in one)).toHaveLength(1)
  })

  test('the next deal of a piece begins where the first ends', async () => {
    const dress = await checkout.product({ price: 80_00 })
    const first = await added([dress.spu])
    const second = await added([dress.spu], { percent: 25, from: END, until: END + MINUTE_MS })
    expect(await marketingOf(dress)).toMatchObject({ ruleId: first })
    await settleDeals(opened, BEGIN)
    await settleDeals(opened, END)
    expect([await priceOf(dress), await marketingOf(dress)]).toMatchObject([60_00, { ruleId: second }])
    await settleDeals(opened, END + MINUTE_MS)
    expect([await priceOf(dress), await marketingOf(dress)]).toEqual([80_00, null])
  })

  test('a deal ends at once when the owner ends it, begun or not', async () => {
    const dress = await checkout.product({ price: 80_00 })
    const running = await added([dress.spu])
    await settleDeals(opened, BEGIN)
    expect(await end(running, BEGIN + 1)).toBe('ended')
    expect([await priceOf(dress), await marketingOf(dress)]).toEqual([80_00, null])
    expect([await end(running, BEGIN + 2), await end('flash-none', NOON)]).toEqual(['over', 'unknown'])

    const waiting = await added([dress.spu], { from: END, until: END + MINUTE_MS })
    expect([await end(waiting, BEGIN + 2), await settleDeals(opened, END)]).toEqual(['ended', 0])
    expect([await priceOf(dress), await marketingOf(dress)]).toEqual([80_00, null])
  })

  test('a deal that passed while the shop was closed reduces nothing', async () => {
    const dress = await checkout.product({ price: 80_00 })
    await added([dress.spu])
    await settleDeals(opened, END + 1)
    expect([await priceOf(dress), await marketingOf(dress)]).toEqual([80_00, null])
  })

  test('flash pieces without a deal of the owner’s stay as they are', async () => {
    const dress = await checkout.product({ price: 56_00, listPrice: 80_00 })
    const marketing = JSON.stringify({ type: 6, ruleId: 'F1', ...CLOCK })
    await opened.db.updateTable('product').set({ marketing }).where('id', '=', dress.productId).execute()
    await settleDeals(opened, END + 1)
    expect([await priceOf(dress), (await productOf(dress)).marketing]).toEqual([56_00, marketing])
    expect(await add([dress.spu])).toMatchObject({ problem: expect.stringContaining('F1') })
  })

  test('the server’s job begins it, and its node shows it at once', async () => {
    const dress = await checkout.product({ price: 80_00 })
    await added([dress.spu])
    let refreshed = 0
    const job = JOBS.find(({ name }) => name === 'flash-deals')
    const services = {
      ...checkout.services,
      catalogue: { ...checkout.services.catalogue, refresh: async () => void (refreshed += 1) },
    }
    expect(await job?.isDue?.(services)).toBe(false)
    checkout.clock.now = BEGIN
    expect(await job?.isDue?.(services)).toBe(true)
    const lease = { owner: 'node', signal: new AbortController().signal }
    expect([await job?.run(services, lease), refreshed, await priceOf(dress)]).toEqual([1, 1, 40_00])
    expect(await job?.isDue?.(services)).toBe(false)
  })
})
