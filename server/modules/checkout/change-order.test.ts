import { createSay } from '#domain/region/say.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shopper } from '#domain/account/shopper.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCheckoutWorld } from '#tests/world/money/shared-checkout.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import type { Db } from '../../db/schema/database.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { quoteOrder } from './checkout.routes.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { receiveNotice } from '../payment/payment-notice.ts'
import { paymentState, submitPayment } from '../payment/payment.commands.ts'
import { changeOrder } from './change-order.ts'
import { presentOrder } from '../orders/orders.present.ts'
import { attemptsOf, orderById } from '../orders/orders.queries.ts'

describe.each(ENGINES)('taking an unpaid order back on %s', (engine) => {
  const world = aCheckoutWorld(engine)
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  beforeAll(() => {
    ;({ db, checkout, books } = world.now())
  })

  const keyOf = ({ orderNumber, secret }: { orderNumber: string; secret: string }) => ({
    orderNumber,
    secret,
  })
  const change = (order: { orderNumber: string; secret: string }, shopper: Shopper) =>
    changeOrder(checkout.call({ shopper }), keyOf(order))
  const cartOf = async (shopper: Shopper) =>
    (await linesOf(db, shopper)).map(({ sku, qty, selected }) => ({ sku, qty, selected }))
  /** Whether the provider shows a page on which this order can be paid. */
  async function isPayable(orderId: string) {
    const attempts = await attemptsOf(db, orderId)
    const refs = attempts.flatMap(({ id }) =>
      checkout.provider.starts.some((one) => one.attemptId === id) ? [`ref-${id}`] : [],
    )
    const facts = await Promise.all(refs.map((ref) => checkout.provider.look(ref)))
    return facts.some(({ status }) => status === 'waiting')
  }
  async function viewOf(orderId: string) {
    const order = await orderById(db, orderId)
    if (!order) throw new RangeError('no such order')
    return presentOrder(db, order, {
      language: 'en',
      locale: 'en-GB',
      say: createSay('en', {}),
      now: checkout.clock.now,
    })
  }

  test('its pieces return to stock and bag once, also for repeated calls (spec 4.13)', async () => {
    const [dress, scarf] = [await checkout.product({ stock: 5 }), await checkout.product({ stock: 3 })]
    const order = await checkout.started([
      [dress, 2],
      [scarf, 1],
    ])
    expect([await books.stockOf(dress), await books.stockOf(scarf)]).toEqual([3, 2])
    const me = aGuest()
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(order, me)))
    answers.push(await change(order, me))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.missing).toEqual([])
    expect([await books.stockOf(dress), await books.stockOf(scarf)]).toEqual([5, 3])
    expect(await books.ledgerOf(dress)).toBe(5)
    expect((await cartOf(me)).toSorted((a, b) => b.qty - a.qty)).toEqual([
      { sku: dress.sku, qty: 2, selected: true },
      { sku: scarf.sku, qty: 1, selected: true },
    ])
    expect(await viewOf(order.id)).toMatchObject({ status: 'cancelled', paymentState: 'changed' })
    expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'changed' })
    expect((await books.eventsOf(order.id)).toSorted()).toEqual([
      'back-in-bag',
      'changed',
      'expired',
      'placed',
    ])

    // Time passes: the pieces are not returned to stock a second time.
    checkout.clock.now += 2 * HOUR_MS
    expect(await expireOrders(checkout.services)).toBe(0)
    expect(await books.stockOf(dress)).toBe(5)
  })

  test('a changed order is placed again, and its stock is held once', async () => {
    const dress = await checkout.product({ stock: 5 })
    const order = await checkout.started([[dress, 2]])
    const me = aGuest()
    await change(order, me)
    const context = checkout.call({ shopper: me })
    const quote = await quoteOrder(context, { shippingMethod: 'delivery' })
    expect(quote.item).toMatchObject([{ sku: dress.sku, qty: 2 }])
    expect(await books.stockOf(dress)).toBe(5)
  })

  test('the bag keeps its own rules: what stopped selling stays out and is named', async () => {
    const [dress, coat] = [await checkout.product({ stock: 5 }), await checkout.product({ stock: 5 })]
    const order = await checkout.order([
      [dress, 1],
      [coat, 1],
    ])
    checkout.knows({ ...coat, stock: 5 })
    await db.updateTable('sku').set({ hidden: 1 }).where('sku', '=', coat.sku).execute()
    const me = aGuest()
    const answer = await change(order, me)
    expect(answer).toMatchObject({ back: [dress.sku], missing: [{ sku: coat.sku }] })
    expect(await books.cartOf(me)).toEqual([dress.sku])
    expect(await books.stockOf(coat)).toBe(5)
  })

  test.each(['already-paid', 'payment-open', 'provider-down', 'order-expired', 'order-unknown'] as const)(
    'it is refused with words and touches nothing: %s',
    async (reason) => {
      const dress = await checkout.product({ stock: 5 })
      const order = await checkout.started([[dress, 1]])
      const { provider } = checkout
      if (reason === 'already-paid') provider.say(order.ref, { status: 'paid' })
      if (reason === 'payment-open') provider.busy.add(order.ref)
      if (reason === 'provider-down') provider.down = true
      if (reason === 'order-expired') {
        checkout.clock.now += 2 * HOUR_MS
        await expireOrders(checkout.services)
      }
      const me = aGuest()
      const key = reason === 'order-unknown' ? { ...order, secret: 'another' } : order
      expect(await refused(change(key, me))).toBe(reason)
      provider.down = false
      expect(await books.cartOf(me)).toEqual([])
      expect(await books.stockOf(dress)).toBe(reason === 'order-expired' ? 5 : 4)
      const status = { 'already-paid': 'processing', 'order-expired': 'cancelled' } as const
      expect(await books.statusOf(order.id)).toBe(reason in status ? status[reason as never] : 'unpaid')
      if (reason !== 'payment-open') return
      // The payment arrives after all: the order is revived and accepts it.
      provider.say(order.ref, { status: 'paid' })
      expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'paid' })
    },
  )

  test('money for an order that was taken back goes back, and the order is not revived', async () => {
    const dress = await checkout.product({ stock: 5 })
    const order = await checkout.started([[dress, 1]])
    const me = aGuest()
    await change(order, me)
    checkout.provider.say(order.ref, { status: 'paid' })
    const { raw, headers } = checkout.provider.notice(order.ref, checkout.clock.now)
    expect(await receiveNotice(checkout.services, 'stub', { raw, headers })).toMatchObject({ status: 200 })
    expect(await books.statusOf(order.id)).toBe('refunded')
    expect(await books.stockOf(dress)).toBe(5)
    expect(await books.cartOf(me)).toEqual([dress.sku])
    expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('order-expired')
  })

  test('an order that is taken back while its payment starts has no page on which it can be paid', async () => {
    const { provider } = checkout
    const dress = await checkout.product({ stock: 5 })
    const order = await checkout.order([[dress, 1]])
    const me = aGuest()
    provider.before = async (call) => {
      if (call === 'start') await change(order, me)
    }
    expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('order-expired')
    provider.before = () => {}
    expect(await isPayable(order.id)).toBe(false)
    expect(await books.statusOf(order.id)).toBe('cancelled')
    expect(await books.cartOf(me)).toEqual([dress.sku])
  })

  test('a payment that starts at the same moment is refused, or the change is', async () => {
    checkout.provider.delay = 4
    for (let round = 0; round < 25; round++) {
      const dress = await checkout.product({ stock: 5 })
      const order = await checkout.order([[dress, 1]])
      const [changed, paying] = await Promise.all([
        refused(change(order, aGuest())),
        refused(submitPayment(checkout.call(), keyOf(order))),
      ])
      const isChanged = typeof changed === 'object'
      expect(await books.statusOf(order.id)).toBe(isChanged ? 'cancelled' : 'unpaid')
      expect(await isPayable(order.id)).toBe(!isChanged)
      if (!isChanged) expect([changed, paying]).toMatchObject(['payment-open', { type: 1 }])
    }
    checkout.provider.delay = 0
  })

  test('a payment that arrives at the same moment pays the order or goes back, never both', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const dress = await checkout.product({ stock: 5 })
      const order = await checkout.started([[dress, 1]])
      const me = aGuest()
      const paying = async () => {
        await new Promise((resolve) => setTimeout(resolve, round % 4))
        checkout.provider.say(order.ref, { status: 'paid' })
        const { raw, headers } = checkout.provider.notice(order.ref, checkout.clock.now)
        return receiveNotice(checkout.services, 'stub', { raw, headers })
      }
      const [answer] = await Promise.all([refused(change(order, me)), paying()])
      const status = await books.statusOf(order.id)
      outcomes.add(status)
      const back = typeof answer === 'object'
      expect(status).toBe(back ? 'refunded' : 'processing')
      expect(await books.cartOf(me)).toEqual(back ? [dress.sku] : [])
      expect(await books.stockOf(dress)).toBe(back ? 5 : 4)
      expect(await books.ledgerOf(dress)).toBe(back ? 5 : 4)
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })
})
