import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { nextMonth } from '#domain/region/site-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import type { TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { membershipOf } from './member-tier.ts'
import { pointsOf } from './points.queries.ts'
import { tierCounts } from './tier-counts.ts'

const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

describe.each(ENGINES)('points of orders on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeEach(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
    // Noon of the 4th: no Members' Day.
    shop.clock.now = nextMonth(shop.clock.now, 'sg') + 3.5 * DAY_MS
  })
  afterEach(() => shop.close())

  const db = () => shop.services.store.db
  const add = (reading: 'payment' | 'fulfilment') => {
    Object.assign(shop.services.env, { POINTS_ADDED: reading })
  }
  const rows = () => db().selectFrom('point_entry').selectAll().orderBy('ref').execute()

  async function aMember() {
    const { client } = await aRegisteredMember(shop)
    const id = client.cookies.get('customers-id') ?? ''
    const now = async () => {
      const { usable, pending } = await pointsOf(db(), id, shop.clock.now)
      return { usable, pending }
    }
    return { client, id, now }
  }

  /** An order of goods that cost so many S$, not paid yet. */
  async function anOrder(client: TestClient, ...dollars: number[]): Promise<string> {
    const { sku, productId } = piece(0)
    const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
    const { quoteId } = await client.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { orderNumber, secret } = await client.get(placeOrder, input, keyed())
    await client.get(submitPayment, { orderNumber, secret }, keyed())
    const { id } = await db()
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    await costs(id, dollars)
    return id
  }
  /** The first line costs the first sum; a second line is of a gift card. */
  async function costs(orderId: string, [goods = 0, card]: readonly number[]) {
    const line = await db()
      .updateTable('order_line')
      .set({ amount: goods * 100, discount: 0 })
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (card === undefined) return
    const product = await db()
      .selectFrom('product')
      .select('id')
      .where('is_gift_card', '=', 1)
      .executeTakeFirstOrThrow()
    const of = { position: line.position + 1, product_id: product.id, amount: card * 100, extra_points: 100 }
    await db()
      .insertInto('order_line')
      .values({ ...line, ...of })
      .execute()
  }

  async function settle(orderId: string, status: 'paid' | 'refunded') {
    const attempt = await db()
      .selectFrom('payment_attempt')
      .select(['id', 'provider_ref', 'amount', 'currency'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const { id, amount, currency } = attempt
    const fact = { attemptId: id, providerRef: attempt.provider_ref ?? '', status, amount, currency }
    await applyPayment(shop.services, id, fact)
  }
  const deliver = (orderId: string) =>
    transact(shop.services.store, (tx) =>
      raise(tx, shop.services, { name: 'order.delivered', orderId, at: shop.clock.now }),
    )

  describe('added 24 hours after the payment (spec 9.8)', () => {
    test('at 23:59:59.999 a payment that goes back removes what was pending, and nothing else (traps 3.8)', async () => {
      const { client, now } = await aMember()
      const order = await anOrder(client, 100)
      await settle(order, 'paid')
      shop.clock.now += DAY_MS - 1
      expect(await now()).toEqual({ usable: 100, pending: 100 })
      await settle(order, 'refunded')
      expect(await now()).toEqual({ usable: 100, pending: 0 })
      shop.clock.now += 1
      expect(await now()).toEqual({ usable: 100, pending: 0 })
    })

    test('the arrival of the order adds nothing', async () => {
      const { client, now } = await aMember()
      const order = await anOrder(client, 100)
      await settle(order, 'paid')
      shop.clock.now += 2 * DAY_MS
      await deliver(order)
      expect(await now()).toEqual({ usable: 200, pending: 0 })
    })
  })

  describe('added a day after the fulfilment (spec 9.8)', () => {
    test('an order gives nothing before it has arrived, and its points a day later, once', async () => {
      add('fulfilment')
      const { client, now } = await aMember()
      const order = await anOrder(client, 100)
      for (let times = 0; times < 2; times++) await settle(order, 'paid')
      shop.clock.now += 3 * DAY_MS
      expect(await now()).toEqual({ usable: 100, pending: 0 })
      await Promise.all(Array.from({ length: 5 }, () => deliver(order)))
      expect(await now()).toEqual({ usable: 100, pending: 100 })
      shop.clock.now += DAY_MS - 1
      expect(await now()).toEqual({ usable: 100, pending: 100 })
      shop.clock.now += 1
      expect(await now()).toEqual({ usable: 200, pending: 0 })
      await settle(order, 'refunded')
      expect(await now()).toEqual({ usable: 100, pending: 0 })
    })

    test('an order that was given back before gives nothing when it arrives', async () => {
      add('fulfilment')
      const { client, now } = await aMember()
      const order = await anOrder(client, 600)
      await settle(order, 'paid')
      await settle(order, 'refunded')
      await deliver(order)
      expect(await now()).toEqual({ usable: 100, pending: 0 })
    })

    test('its purchase counts for the tier from the payment (spec 9.8)', async () => {
      add('fulfilment')
      const { client, id } = await aMember()
      await settle(await anOrder(client, 600), 'paid')
      shop.clock.now += DAY_MS
      expect(await membershipOf(db(), id, shop.clock.now)).toMatchObject({ tier: { id: 'bloom' } })
      const buyer = await aMember()
      await settle(await anOrder(buyer.client, 20), 'paid')
      await aMember()
      expect([...(await tierCounts(db(), shop.clock.now))]).toEqual([
        ['petal', 2],
        ['bloom', 1],
      ])
    })
  })

  test('traps 3.8: another setting moves no row, and each order keeps the reading of its payment', async () => {
    const { client, now } = await aMember()
    const early = await anOrder(client, 100)
    await settle(early, 'paid')
    add('fulfilment')
    const late = await anOrder(client, 70)
    await settle(late, 'paid')
    const before = await rows()
    await settle(early, 'paid')
    await deliver(early)
    add('payment')
    await settle(late, 'paid')
    expect(await rows()).toEqual(before)
    shop.clock.now += 2 * DAY_MS
    expect(await now()).toEqual({ usable: 200, pending: 0 })
    await deliver(late)
    expect(await now()).toEqual({ usable: 200, pending: 70 })
  })

  test.each([
    ['27th', 27, 100],
    ['28th', 28, 200],
    ['30th', 30, 200],
    ['31st', 31, 100],
  ])('on Members’ Day points are doubled: S$100 on the %s give %3$d (spec 9.8)', async (_, day, points) => {
    shop.clock.now = Date.parse('2027-05-01T12:00+08:00')
    const { client, now } = await aMember()
    shop.clock.now += (day - 1) * DAY_MS
    const order = await anOrder(client, 100)
    await settle(order, 'paid')
    expect((await now()).pending).toBe(points)
    // Whenever it goes back.
    shop.clock.now += 3 * DAY_MS + HOUR_MS
    await settle(order, 'refunded')
    expect(await now()).toEqual({ usable: 100, pending: 0 })
  })

  test('the payment decides about Members’ Day, not the order; tier and day multiply', async () => {
    shop.clock.now = Date.parse('2027-05-20T12:00+08:00')
    const { client, now } = await aMember()
    await settle(await anOrder(client, 600), 'paid')
    shop.clock.now = Date.parse('2027-05-27T23:59:59.999+08:00')
    const { usable } = await now()
    const order = await anOrder(client, 100)
    shop.clock.now += 1
    await settle(order, 'paid')
    expect(await now()).toEqual({ usable, pending: 250 })
  })

  test('traps 3.7: buying a gift card gives nothing, neither points nor spending for the tier', async () => {
    const { client, id, now } = await aMember()
    const order = await anOrder(client, 60, 500)
    await settle(order, 'paid')
    expect(await now()).toEqual({ usable: 100, pending: 60 })
    expect(await membershipOf(db(), id, shop.clock.now)).toMatchObject({ spent: 60_00 })
  })

  test('traps 3.7: an order that a gift card pays gives the points of its goods', async () => {
    const { client, now } = await aMember()
    const order = await anOrder(client, 100)
    const tender = { order_id: order, position: 0, kind: 'gift-card', amount: 80_00, reason: '{}' }
    await db()
      .insertInto('order_tender')
      .values({ ...tender, ledger_ref: null, undone_at: null })
      .execute()
    await settle(order, 'paid')
    expect(await now()).toEqual({ usable: 100, pending: 100 })
  })
})
