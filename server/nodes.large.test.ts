import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { newsletterJoin } from '#contract/notices/requests.contract.ts'
import { productPath } from '#domain/region/links.ts'
import { checkLedger } from '#tests/storm/check-server-ledger.ts'
import { chanceOf } from '#tests/storm/chance.ts'
import { aBuyer, aReplayer, type Weather } from '#tests/storm/customers.ts'
import { stockUp } from '#tests/storm/stock-up.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aDatabaseLocation, ENGINES, removeDatabase, type OpenedStore } from '#tests/world/shops/engines.ts'
import { atAddress, someNodes, type Nodes } from '#tests/world/shops/nodes.ts'
import { skusForMoney, type Piece } from '#tests/world/shops/pieces.ts'
import { FILLED_PRODUCTS } from '#tests/world/shops/templates.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { openStore, type Store } from './db/open.ts'
import { transact } from './db/transaction.ts'
import { queueOrderMail } from './modules/orders/order-mail.ts'
import { runTool } from './cli/tool.ts'

/** A node reads the changes of others every 3 seconds, and has its jobs every 5; a busy machine is later. */
const FOLLOWED = { timeout: 20_000, interval: 50 }

// Nodes of one shop share a PostgreSQL; a run without it says so at its start.
const onPostgres = describe.runIf(ENGINES.includes('postgres'))

type Goods = Pick<Piece, 'sku' | 'spu' | 'productId' | 'stock'>

onPostgres('two nodes that started at once on an empty PostgreSQL', () => {
  let location: OpenedStore['location']
  let store: Store
  let nodes: Nodes
  let goods: Goods[]
  beforeAll(async () => {
    location = await aDatabaseLocation('postgres', 'empty')
    nodes = await someNodes(2, {
      DATABASE_URL: location.DATABASE_URL ?? '',
      DEMO_PRODUCTS: String(FILLED_PRODUCTS),
      RATE_LIMITS: 'on',
    })
    store = await openStore(location)
    const rows = await skusForMoney(store.db).where('product.pre_sale_days', '=', 0).execute()
    goods = rows.filter((row, at) => rows.findIndex((other) => other.spu === row.spu) === at)
  })
  afterAll(async () => {
    await nodes.close()
    await store.db.destroy()
    await removeDatabase(location)
  })

  const piece = (at: number): Goods => {
    const found = goods[at]
    if (!found) throw new RangeError('the demo shop is too small')
    return found
  }
  const onEach = () => nodes.each.map((node) => aTestClient(node.url))
  const seenBy = async (client: TestClient, { spu, sku }: Goods) => {
    const { attributes } = await client.get(product, { spuCode: spu, currency: 'SGD' })
    const size = attributes.flatMap((colour) => colour.size).find((one) => one.sku === sku)
    return { price: size?.formatFinalPrice ?? '', stock: size?.stock }
  }
  async function tool(...args: string[]): Promise<void> {
    const complain = (line: string) => expect.unreachable(line)
    expect(await runTool(args, { settings: location, now: Date.now(), say: () => {}, complain })).toBe(0)
  }
  async function order(client: TestClient, { sku, productId }: Goods, qty: number): Promise<string> {
    await client.get(cartAdd, { sku, productId, qty })
    const { quoteId } = await client.get(quoteOrder, { shippingMethod: 'delivery' })
    const input = { shippingMethod: 'delivery', quoteId, email: 'mei@example.com', address: ADDRESS } as const
    const headers = { [HEADERS.idempotency]: randomUUID() }
    return (await client.get(placeOrder, input, headers)).orderNumber
  }

  test('one of them fills the shop, and both serve it', async () => {
    const { products } = await store.db
      .selectFrom('product')
      .select((of) => of.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow()
    expect(products).toBe(FILLED_PRODUCTS)
    const seen = await Promise.all(onEach().map((client) => seenBy(client, piece(0))))
    expect(seen[0]?.price).not.toBe('')
    expect(seen[1]).toEqual(seen[0])
  })

  test.concurrent("the owner's price and an order of one node are on the calls and pages of the other", async ({
    expect,
  }) => {
    const [reduced, rare] = [piece(1), piece(2)]
    const { slug } = await store.db
      .selectFrom('product')
      .select('slug')
      .where('spu', '=', reduced.spu)
      .executeTakeFirstOrThrow()
    const page = async (url: string) =>
      (await fetch(url + productPath({ name: slug, spu: reduced.spu }, reduced.sku))).text()
    for (const { url } of nodes.each) expect(await page(url)).not.toContain('17.71')
    await tool('price', reduced.sku, '17.71')
    await tool('stock', rare.sku, '2')
    for (const client of onEach()) {
      await expect.poll(async () => (await seenBy(client, reduced)).price, FOLLOWED).toContain('17.71')
      await expect.poll(async () => (await seenBy(client, rare)).stock, FOLLOWED).toBe(2)
    }
    for (const { url } of nodes.each) expect(await page(url)).toContain('17.71')
    const [first, second] = nodes.each
    await order(aTestClient(first.url), rare, 2)
    expect((await seenBy(aTestClient(first.url), rare)).stock).toBe(0)
    const other = aTestClient(second.url)
    await expect.poll(async () => (await seenBy(other, rare)).stock, FOLLOWED).toBe(0)
  })

  test.concurrent('a job runs on one node at a time, and each order expires once, with one mail each', async ({
    expect,
  }) => {
    const mails = () =>
      nodes.each
        .map(({ dataDir }) => join(dataDir, 'mail'))
        .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    const now = Date.now()
    const goodsOf = piece(5)
    const numbers: string[] = []
    for (let at = 0; at < 4; at++) numbers.push(await order(aTestClient(nodes.balancer.url), goodsOf, 1))
    const placed = await store.db
      .selectFrom('shop_order')
      .select('id')
      .where('number', 'in', numbers)
      .execute()
    const ids = placed.map(({ id }) => id)
    await transact(store, async (tx) => {
      for (const orderId of ids)
        await queueOrderMail(tx, { template: 'paid', orderId }, { ref: orderId, at: now })
    })
    const untilExpired = async (some: readonly string[]) => {
      await store.db.updateTable('shop_order').set({ pay_by: now }).where('id', 'in', some).execute()
      const open = store.db.selectFrom('shop_order').select('id').where('id', 'in', some)
      const unpaid = open.where('status', '=', 'unpaid')
      await expect.poll(async () => (await unpaid.execute()).length, FOLLOWED).toBe(0)
    }
    // Three runs of a job of every 5 seconds on two nodes: one node has run it twice. The items of the outbox have leases of their own.
    for (const some of [ids.slice(0, 1), ids.slice(1, 2), ids.slice(2)]) await untilExpired(some)
    const waiting = store.db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
    await expect.poll(async () => (await waiting.execute()).length, FOLLOWED).toBe(0)
    expect(mails()).toHaveLength(ids.length)
    const released = await store.db
      .selectFrom('stock_move')
      .select('ref')
      .where('sku', '=', goodsOf.sku)
      .where('reason', '=', 'released')
      .execute()
    expect(released).toHaveLength(ids.length)
    const { stock } = await store.db
      .selectFrom('sku')
      .select('stock')
      .where('sku', '=', goodsOf.sku)
      .executeTakeFirstOrThrow()
    expect(stock).toBe(goodsOf.stock)
  })

  test('limits that the shop counts hold for both together', async () => {
    const guest = aTestClient(nodes.balancer.url)
    const codes: number[] = []
    for (let at = 0; at < 61; at++)
      codes.push((await guest.ask(newsletterJoin, { email: `mei${at}@example.com` })).status)
    expect(codes).toEqual([...Array<number>(60).fill(200), 429])
  })

  test('a session and a bag of one node are those of the other', async () => {
    const [first, second] = nodes.each
    const guest = aTestClient(first.url)
    const { sku, productId } = piece(3)
    await guest.get(cartAdd, { sku, productId, qty: 1 })
    const elsewhere = atAddress(second.url, guest)
    expect((await elsewhere.get(commonInfo, {})).shopper).toBe((await guest.get(commonInfo, {})).shopper)
    expect((await elsewhere.get(cartList, {})).cartInfo.list.map((line) => line.sku)).toEqual([sku])
  })

  test('the operations of a device alternate between nodes in one sequence (offline.md D3, D5)', async () => {
    const [first, second] = nodes.each
    const guest = aTestClient(nodes.balancer.url)
    const device = aDevice()
    const { sku, productId } = piece(4)
    const item = { sku, productId, qty: 1 }
    let headers: Record<string, string> = {}
    for (let seq = 1; seq <= 4; seq++) {
      headers = device.next()
      const { body } = await guest.ask(cartAdd, item, headers)
      expect(body).toMatchObject({ code: 200, lastSeq: seq, data: { goodsTotalQuantity: seq } })
    }
    const both = [atAddress(first.url, guest), atAddress(second.url, guest)]
    for (const client of both)
      expect((await client.ask(cartAdd, item, headers)).body).toMatchObject({ code: 200, lastSeq: 4 })

    const sentTwice = device.next()
    const answers = await Promise.all(both.map((client) => client.ask(cartAdd, item, sentTwice)))
    for (const { body } of answers)
      expect(body).toMatchObject({ code: 200, lastSeq: 5, data: { goodsTotalQuantity: 5 } })
    device.next()
    const gap = device.next()
    for (const client of both)
      expect((await client.ask(cartAdd, item, gap)).body).toMatchObject({
        lastSeq: 5,
        data: { reason: 'gap' },
      })
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(5)
  })
})

const KILLS = 2
const CUSTOMERS = 4
const DONE_BETWEEN_KILLS = 30
/** Longest wait for that much work on a busy machine. */
const WORKED = { timeout: 30_000, interval: 20 }

onPostgres('three nodes under load', () => {
  test('R15 what a killed node has acknowledged is in the database once, and its clients go on', async () => {
    const location = await aDatabaseLocation('postgres', 'filled')
    const nodes = await someNodes(3, { DATABASE_URL: location.DATABASE_URL ?? '' })
    try {
      const { pieces, first } = await stockUp(location)
      const ending = new AbortController()
      const under = { operations: 0, orders: 0, signIns: 0 }
      const { balancer } = nodes
      const weather: Weather = { url: balancer.url, open: async () => {}, under, ending: ending.signal }
      const customers = Array.from({ length: CUSTOMERS }, (_, at) => [
        aReplayer(weather, pieces, chanceOf(1, 'replayer', at)),
        aBuyer(weather, pieces, chanceOf(1, 'buyer', at)),
      ]).flat()
      for (const customer of customers) await customer.arrive()
      const shopping = Promise.all(customers.map((customer) => customer.shop()))
      const acknowledged = () =>
        customers.reduce((sum, { done, orders }) => sum + done.length + orders.length, 0)
      const more = async (count: number) => {
        const enough = acknowledged() + count
        await Promise.race([shopping, expect.poll(acknowledged, WORKED).toBeGreaterThan(enough)])
      }
      for (const node of nodes.each.slice(0, KILLS)) {
        await more(DONE_BETWEEN_KILLS)
        nodes.mute = node
        await more(DONE_BETWEEN_KILLS / 2)
        await node.kill()
        nodes.mute = undefined
        await more(DONE_BETWEEN_KILLS)
        await node.start()
      }
      await more(DONE_BETWEEN_KILLS)
      ending.abort()
      await shopping
      const unanswered = (fate: string) =>
        balancer.journal.filter((entry) => entry.fate === fate && entry.status === 0).length
      expect(unanswered('lost-after'), 'operations of a muted node').toBeGreaterThan(KILLS)
      expect(unanswered('passes'), 'operations of a node that was down').toBeGreaterThan(KILLS)
      expect(await checkLedger(location, customers, first)).toEqual([])
    } finally {
      await nodes.close()
      await removeDatabase(location)
    }
  }, 120_000)
})
