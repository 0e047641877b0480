import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aPaymentsWorld, keyOf } from '#tests/world/money/payments-world.ts'
import { sha256 } from '../../core/digest.ts'
import type { Db } from '../../db/schema/database.ts'
import { ProviderDown } from '../../providers/payment/payment-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { reconcilePayments } from './reconcile.ts'
import { IllegalStep, moveOrder } from '../orders/orders.commands.ts'
import { ORDER_STATES, ORDER_STATUSES, orderAfter, type OrderStep } from '#domain/orders/order-states.ts'
import { attemptsOf, orderById } from '../orders/orders.queries.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { checkPaymentRisk, paymentState, submitPayment } from './payment.commands.ts'
import { applyPayment } from './apply-payment.ts'

describe.each(ENGINES)('payments on %s', (engine) => {
  const world = aPaymentsWorld(engine)
  const { tell } = world
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  beforeEach(() => {
    ;({ db, checkout, books } = world.now())
  })

  test('a paid order is processed, with one mail', async () => {
    const dress = await checkout.product()
    const order = await checkout.started([[dress, 2]])
    checkout.provider.say(order.ref, { status: 'paid' })
    expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'paid' })
    expect(await books.statusOf(order.id)).toBe('processing')
    await deliverOutbox(checkout.services)
    await deliverOutbox(checkout.services)
    const mails = checkout.mails.filter((mail) => mail.subject.includes(order.orderNumber))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toBe('mei@example.com')
    expect(mails[0]?.text).toContain(`#${order.secret}`)
  })

  test('a refused payment leaves the order payable with a new attempt', async () => {
    const order = await checkout.started([[await checkout.product(), 1]])
    checkout.provider.say(order.ref, { status: 'refused' })
    expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'refused' })
    expect(await books.statusOf(order.id)).toBe('unpaid')
    const again = await submitPayment(checkout.call(), keyOf(order))
    expect(again.data).not.toContain(order.ref)
    expect(await attemptsOf(db, order.id)).toHaveLength(2)
  })

  test('keeps the digest of a card that has paid, and none of a card that was refused (traps 3.10)', async () => {
    const order = await checkout.started([[await checkout.product(), 1]])
    const marks = async () => (await attemptsOf(db, order.id)).map(({ card_mark: mark }) => mark)
    checkout.provider.say(order.ref, { status: 'refused', card: 'fingerprint-1' })
    await tell(order.ref)
    expect(await marks()).toEqual([null])
    await submitPayment(checkout.call(), keyOf(order))
    const [second] = await attemptsOf(db, order.id)
    const ref = second?.provider_ref ?? ''
    checkout.provider.say(ref, { status: 'paid', card: 'fingerprint-1' })
    await tell(ref)
    expect(await marks()).toEqual([sha256('fingerprint-1'), null])
    checkout.provider.say(ref, { status: 'refunded' })
    await tell(ref)
    expect(await marks()).toEqual([sha256('fingerprint-1'), null])
  })

  test('R1 paying twice at once is one attempt and one payment at the provider', async () => {
    const order = await checkout.order([[await checkout.product(), 1]])
    checkout.provider.delay = 5
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submitPayment(checkout.call(), keyOf(order))),
    )
    expect(new Set(answers.map((answer) => answer.data)).size).toBe(1)
    expect(checkout.provider.starts).toHaveLength(1)
    expect(await attemptsOf(db, order.id)).toHaveLength(1)
  })

  test('R2 a payment key that stood for one order is refused for another', async () => {
    const [one, other] = [
      await checkout.order([[await checkout.product(), 1]]),
      await checkout.order([[await checkout.product(), 1]]),
    ]
    const key = randomUUID()
    const first = await submitPayment(checkout.call({ key }), keyOf(one))
    expect(await submitPayment(checkout.call({ key }), keyOf(one))).toEqual(first)
    expect(await refused(submitPayment(checkout.call({ key }), keyOf(other)))).toBe('key-reused')
    expect(await refused(submitPayment(checkout.call({ key: '' }), keyOf(other)))).toBe('key-missing')
  })

  describe('R28 the provider', () => {
    test('that is down leaves the order unpaid, and it can be paid later', async () => {
      const order = await checkout.order([[await checkout.product(), 1]])
      checkout.provider.down = true
      expect(await refused(checkPaymentRisk(checkout.services, keyOf(order)))).toBe('provider-down')
      expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('provider-down')
      expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'none' })
      checkout.provider.down = false
      expect((await submitPayment(checkout.call(), keyOf(order))).data).toContain('http')
      expect(await attemptsOf(db, order.id)).toHaveLength(1)
    })

    test('that fails five times is left alone for 30 seconds, then tried with one question', async () => {
      const order = await checkout.order([[await checkout.product(), 1]])
      let requested = 0
      checkout.provider.before = () => {
        requested += 1
        throw new ProviderDown('500')
      }
      for (let i = 0; i < 8; i++)
        expect(await refused(checkPaymentRisk(checkout.services, keyOf(order)))).toBe('provider-down')
      expect(requested).toBe(5)
      checkout.clock.now += 29_999
      await refused(checkPaymentRisk(checkout.services, keyOf(order)))
      expect(requested).toBe(5)
      checkout.clock.now += 1
      await Promise.all([1, 2, 3].map(() => refused(checkPaymentRisk(checkout.services, keyOf(order)))))
      expect(requested).toBe(6)
      checkout.clock.now += 30_000
      checkout.provider.before = () => {}
      expect(await checkPaymentRisk(checkout.services, keyOf(order))).toEqual({ risk: 'none' })
      expect(await checkPaymentRisk(checkout.services, keyOf(order))).toEqual({ risk: 'none' })
    })

    test('that sends shoppers to a strange address is treated as down', async () => {
      const order = await checkout.order([[await checkout.product(), 1]])
      const { provider } = checkout
      const start = provider.start
      for (const redirectUrl of ['https://evil.example/pay', '//pay.localhost:9999', 'javascript:alert(1)']) {
        provider.start = async (request) => ({ ...(await start(request)), redirectUrl })
        expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('provider-down')
      }
    })

    test('that sees a risk makes the shopper wait (code 504), and start only when it is cleared', async () => {
      const order = await checkout.order([[await checkout.product(), 1]])
      checkout.provider.risk = 'risk'
      await expect(checkPaymentRisk(checkout.services, keyOf(order))).rejects.toMatchObject({
        reason: 'payment-risk',
      })
      expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('payment-risk')
      expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'risk' })
      expect(checkout.provider.starts).toHaveLength(0)
      checkout.provider.risk = 'none'
      expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'none' })
      await submitPayment(checkout.call(), keyOf(order))
      expect(checkout.provider.starts).toHaveLength(1)
    })

    test('whose notices are lost is checked by the reconciler after two minutes', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      checkout.clock.now += 2 * MINUTE_MS - 1
      await reconcilePayments(checkout.services)
      expect(await books.statusOf(order.id)).toBe('unpaid')
      checkout.clock.now += 1
      await reconcilePayments(checkout.services)
      await reconcilePayments(checkout.services)
      expect(await books.statusOf(order.id)).toBe('processing')
    })
  })

  describe('R29 money that is not what we asked for', () => {
    test.each([
      ['another amount', { amount: 1 }],
      ['another currency', { currency: 'JPY' }],
      ['another attempt', { attemptId: 'another-attempt' }],
    ])('%s: the order is held, not fulfilled', async (_, change) => {
      const dress = await checkout.product({ stock: 2 })
      const order = await checkout.started([[dress, 1]])
      checkout.provider.say(order.ref, { status: 'paid', ...change })
      expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'mismatch' })
      await tell(order.ref)
      expect(await books.statusOf(order.id)).toBe('held')
      expect(await books.mailsFor(order.id)).toBe(0)
      expect(await books.stockOf(dress)).toBe(1)
      expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('already-paid')
    })

    test('an attempt that asked for less than the order costs: the order is held', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      await db.updateTable('payment_attempt').set({ amount: 1 }).where('id', '=', order.attemptId).execute()
      checkout.provider.say(order.ref, { status: 'paid', amount: 1 })
      await tell(order.ref)
      expect(await books.statusOf(order.id)).toBe('held')
    })

    test('another provider: the order is held', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      await db
        .updateTable('payment_attempt')
        .set({ provider: 'else' })
        .where('id', '=', order.attemptId)
        .execute()
      const fact = {
        providerRef: order.ref,
        attemptId: order.attemptId,
        amount: order.total,
        currency: 'SGD',
      }
      await applyPayment(checkout.services, order.attemptId, { ...fact, status: 'paid' })
      expect(await books.statusOf(order.id)).toBe('held')
    })

    test('an order that was paid twice gives the second payment back', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'refused' })
      await tell(order.ref)
      await submitPayment(checkout.call(), keyOf(order))
      const [second] = await attemptsOf(db, order.id)
      checkout.provider.say(second?.provider_ref ?? '', { status: 'paid' })
      await tell(second?.provider_ref ?? '')
      checkout.provider.say(order.ref, { status: 'paid' })
      await tell(order.ref)
      expect(await books.statusOf(order.id)).toBe('processing')
      await deliverOutbox(checkout.services)
      expect(checkout.provider.refunds.filter((one) => one.ref === order.ref)).toHaveLength(1)
      expect(checkout.provider.refunds.filter((one) => one.ref === second?.provider_ref)).toHaveLength(0)
    })
  })

  test('S32 an order cannot skip a step for any caller', async () => {
    const dress = await checkout.product({ stock: 500 })
    const { services } = checkout
    // The transactions below run no effects after the commit.
    const quiet = { ...services, listeners: { ...services.listeners, 'stock.changed': [] } }
    const steps = [
      ...new Set(ORDER_STATUSES.flatMap((from) => Object.keys(ORDER_STATES[from]))),
    ] as OrderStep[]
    for (const from of ORDER_STATUSES) {
      for (const step of steps) {
        const { id } = await checkout.order([[dress, 1]])
        await db.updateTable('shop_order').set({ status: from }).where('id', '=', id).execute()
        const order = await orderById(db, id)
        if (!order) throw new RangeError('no order')
        const event = { orderId: id, kind: 'test', ref: id, at: 0 }
        const moved = db.transaction().execute((tx) => moveOrder(tx, quiet, { order, step, event }))
        const to = orderAfter(from, step)?.to
        if (to) await moved
        else await expect(moved).rejects.toBeInstanceOf(IllegalStep)
        expect(await books.statusOf(id)).toBe(to ?? from)
      }
    }
  })

  describe('S8 an order opens only with its own number and secret', () => {
    const [route] = orderRoutes
    test('every other pair is the same 404', async () => {
      const [mine, other] = [
        await checkout.order([[await checkout.product(), 1]]),
        await checkout.order([[await checkout.product(), 1]]),
      ]
      const open = (input: object) => route?.handler(checkout.call(), input as never)
      expect(route?.endpoint.path).toBe('/order/guest')
      expect(await open(keyOf(mine))).toMatchObject({ orderNumber: mine.orderNumber, paymentState: 'none' })
      const wrong = [
        { orderNumber: mine.orderNumber, secret: other.secret },
        { orderNumber: other.orderNumber, secret: mine.secret },
        { orderNumber: mine.orderNumber, secret: '' },
        { orderNumber: mine.orderNumber, secret: `${mine.secret}A` },
        { orderNumber: 'VD26112100000000', secret: mine.secret },
        { orderNumber: `${mine.orderNumber}'--`, secret: mine.secret },
      ]
      for (const pair of wrong) {
        for (const call of [
          () => open(pair),
          () => checkPaymentRisk(checkout.services, pair),
          () => submitPayment(checkout.call(), pair),
          () => paymentState(checkout.services, pair),
        ])
          expect(await refused(Promise.resolve().then(call))).toBe('order-unknown')
      }
    })

    test('the answer holds the order’s lines and amounts, and nothing that is the shop’s own', async () => {
      const order = await checkout.order([[await checkout.product({ price: 50_00 }), 2]])
      const view = await orderRoutes[0]?.handler(checkout.call(), keyOf(order) as never)
      expect(view).toMatchObject({
        status: 'unpaid',
        email: 'mei@example.com',
        item: [{ qty: 2, finalPrice: 50_00, amount: 100_00 }],
        amounts: { otTotal: 110_00, formatOtTotal: 'S$110.00' },
      })
      expect(JSON.stringify(view)).not.toMatch(/secret|shopper|hash/)
    })
  })
})
