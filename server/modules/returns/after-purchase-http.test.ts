import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as orders from '#contract/buying/orders.contract.ts'
import * as returns from '#contract/buying/returns.contract.ts'
import { writeReview } from '#contract/catalog/reviews.contract.ts'
import type { AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { reviewWords } from '#tests/world/people/reviewer.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { confirmArrival } from '../orders/after-sale/deliver-parcel.ts'
import { shipOrder } from '../orders/after-sale/ship-order.ts'
import { lockOrder, orderBySecret } from '../orders/orders.queries.ts'

describe.each(ENGINES)('what a client may do after the purchase, on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  const { ordered } = checkoutCalls(() => item(0))
  const db = () => now().services.store.db

  type Key = Awaited<ReturnType<typeof ordered>>

  /** Paid, and as far as asked. */
  async function anOrder(client: TestClient, how: 'paid' | 'shipped' | 'delivered' = 'paid'): Promise<Key> {
    const { services } = now()
    const key = await ordered(client, {})
    const { id } = await orderBySecret(db(), key)
    await db()
      .updateTable('shop_order')
      .set({ status: 'processing', paid_at: services.now() })
      .where('id', '=', id)
      .execute()
    // A piece at a reduced price could not be returned.
    await db().updateTable('order_line').set({ final_sale: 0 }).where('order_id', '=', id).execute()
    await transact(services.store, async (tx) => {
      const order = await lockOrder(tx, id, services.now())
      if (!order || how === 'paid') return
      const parcel = { courier: 'SingPost', tracking: randomUUID().slice(0, 8).toUpperCase() }
      await shipOrder(tx, services, { order, parcel, at: services.now() })
      const shipped = how === 'delivered' && (await lockOrder(tx, id, services.now()))
      if (shipped) await confirmArrival(tx, services, { order: shipped, at: services.now() })
    })
    return key
  }

  const device = () => ({ 'x-device': randomUUID(), 'x-seq': '1', 'x-prev': '0', ...keyed() })

  test('S8 an order of another member, a wrong number and a wrong secret are the same 404 for every call', async () => {
    const [owner, other] = [await aRegisteredMember(now()), await aRegisteredMember(now())]
    const mine = await anOrder(owner.client, 'delivered')
    const returnId = randomUUID()
    const forms: readonly (readonly [AnyEndpoint, object])[] = [
      [orders.orderDetail, {}],
      [orders.trackOrder, {}],
      [orders.cancelOrder, { reason: 'other' }],
      [orders.applyRefund, { reason: 'other' }],
      [orders.confirmOrder, {}],
      [orders.deleteOrder, {}],
      [orders.repurchase, {}],
      [
        returns.applyReturn,
        {
          returnId,
          type: 'pick-up',
          items: [{ position: 0, qty: 1 }],
          reason: 'late',
          description: 'It came far too late',
          photos: [`/media/r/${'a'.repeat(22)}`],
        },
      ],
      [returns.cancelReturn, { returnId }],
      [returns.sendReturn, { returnId, courier: 'SingPost', tracking: 'SP123456' }],
      [returns.returnDetail, { returnId }],
    ]
    const guest = aTestClient(now().url)
    const wrong: readonly (readonly [TestClient, object])[] = [
      [other.client, { orderNumber: mine.orderNumber }],
      [other.client, { orderNumber: mine.orderNumber, secret: 'another' }],
      [guest, { orderNumber: mine.orderNumber }],
      [owner.client, { orderNumber: 'VD26112100000000' }],
    ]
    const messages = new Set<string>()
    for (const [endpoint, form] of forms)
      for (const [client, access] of wrong) {
        const { status, body } = await client.ask(
          endpoint as Endpoint,
          { ...access, ...form } as never,
          device(),
        )
        expect([endpoint.path, status, body.data]).toEqual([endpoint.path, 404, { reason: 'order-unknown' }])
        messages.add(body.message)
      }
    expect(messages.size).toBe(1)
    // A return of one's own order by the id of another's is unknown, too.
    const theirs = await anOrder(other.client, 'delivered')
    const { status } = await other.client.ask(returns.returnDetail, {
      orderNumber: theirs.orderNumber,
      returnId,
    })
    expect(status).toBe(404)
  })

  test('the list has tabs whose numbers are those of their lists, and finds by number and name (spec 2.14, traps 2.15)', async () => {
    const { client } = await aRegisteredMember(now())
    const [paid, shipped, delivered] = [
      await anOrder(client),
      await anOrder(client, 'shipped'),
      await anOrder(client, 'delivered'),
    ]
    await ordered(client, {})
    const { counts, total } = await client.get(orders.listOrders, {})
    expect(total).toBe(4)
    expect(counts).toEqual({ all: 4, unpaid: 1, processing: 1, shipped: 1, reviews: 1, returns: 0 })
    for (const [tab, count] of Object.entries(counts)) {
      const page = await client.get(orders.listOrders, { tab: tab as 'all' })
      expect([tab, page.list.length, page.total]).toEqual([tab, count, count])
    }
    const numbersOf = async (keyword: string) =>
      (await client.get(orders.listOrders, { keyword })).list.map(({ orderNumber }) => orderNumber)
    expect(await numbersOf(`#${paid.orderNumber.toLowerCase()}`)).toEqual([paid.orderNumber])
    const [{ item: lines = [] } = {}] = (await client.get(orders.listOrders, {})).list
    expect(await numbersOf(lines[0]?.productsName.toUpperCase() ?? 'none')).toHaveLength(4)
    expect(await numbersOf('%')).toEqual([])
    expect(await numbersOf('_')).toEqual([])
    const first = await client.get(orders.listOrders, { pageSize: 3 })
    const second = await client.get(orders.listOrders, { pageSize: 3, page: 2 })
    expect([first.list.length, second.list.length]).toEqual([3, 1])
    const actions = Object.fromEntries(
      (await client.get(orders.myOrders, {})).list.map(({ orderNumber, actions: can }) => [orderNumber, can]),
    )
    expect(actions[paid.orderNumber]).toEqual(['cancel', 'repurchase'])
    expect(actions[shipped.orderNumber]).toEqual(['confirm', 'track', 'repurchase'])
    expect(actions[delivered.orderNumber]).toEqual(['track', 'review', 'return', 'repurchase', 'delete'])
    // Another member sees none of it.
    const other = (await aRegisteredMember(now())).client
    expect(await other.get(orders.listOrders, {})).toMatchObject({ total: 0, list: [] })
  })

  test('a delivery is confirmed once, however often the device sends it; then the order can leave the list', async () => {
    const { client } = await aRegisteredMember(now())
    const key = await anOrder(client, 'shipped')
    const { orderNumber } = key
    const refused = await client.ask(orders.deleteOrder, { orderNumber }, device())
    expect(refused.body.data).toMatchObject({ reason: 'order-not-ended' })
    const sent = device()
    for (let i = 0; i < 3; i++) {
      const { list } = await client.get(orders.confirmOrder, { orderNumber }, sent)
      expect(list[0]).toMatchObject({ status: 'delivered', item: [{ state: 'delivered' }] })
    }
    expect((await client.get(orders.deleteOrder, { orderNumber }, device())).total).toBe(0)
    expect((await client.ask(orders.orderDetail, { orderNumber })).body.data).toMatchObject({
      reason: 'order-unknown',
    })
    const byMail = await aTestClient(now().url).get(orders.orderDetail, key)
    expect([byMail.status, byMail.actions.includes('delete')]).toEqual(['delivered', false])
  })

  test('a piece is to be reviewed once it has arrived, and is reviewed in each paid order of its buyer', async () => {
    const { client } = await aRegisteredMember(now())
    const [paid, delivered] = [await anOrder(client), await anOrder(client, 'delivered')]
    const unpaid = await ordered(client, {})
    const pieceOf = async ({ orderNumber }: Key) => {
      const [{ toReview, reviewed } = {}] = (await client.get(orders.orderDetail, { orderNumber })).item
      return { toReview, reviewed }
    }
    expect(await pieceOf(delivered)).toEqual({ toReview: true })
    await client.get(writeReview, reviewWords(piece(0).spu))
    expect(await pieceOf(delivered)).toEqual({ toReview: false, reviewed: true })
    expect(await pieceOf(paid)).toEqual({ toReview: false, reviewed: true })
    expect(await pieceOf(unpaid)).toEqual({ toReview: false })
    const { list } = await client.get(orders.myOrders, {})
    expect(list.filter(({ item }) => item[0]?.reviewed)).toHaveLength(2)
  })

  test('buying again adds quantities once per key, names what is gone and says a changed price (traps 2.13)', async () => {
    const { client } = await aRegisteredMember(now())
    const { orderNumber } = await anOrder(client, 'delivered')
    const key = keyed()
    const first = await client.get(orders.repurchase, { orderNumber }, key)
    const again = await client.get(orders.repurchase, { orderNumber }, key)
    expect(again).toEqual(first)
    expect(first).toMatchObject({ added: [{ sku: item(0).sku }], missing: [] })
    const more = await client.get(orders.repurchase, { orderNumber }, keyed())
    expect(more.goodsTotalQuantity).toBe(first.goodsTotalQuantity * 2)
    await db().updateTable('order_line').set({ unit: 1 }).where('sku', '=', item(0).sku).execute()
    const dearer = await client.get(orders.repurchase, { orderNumber }, keyed())
    expect(dearer.added[0]?.price?.before).toBe('S$0.01')
    await db().updateTable('sku').set({ stock: 0 }).where('sku', '=', item(0).sku).execute()
    const gone = await client.get(orders.repurchase, { orderNumber }, keyed())
    expect(gone).toMatchObject({ added: [], missing: [{ sku: item(0).sku, why: 'sold-out' }] })
  })
})
