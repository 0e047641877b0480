import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { booksOf, refused, type Books } from '#tests/world/money/books.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aPaymentsWorld, keyOf } from '#tests/world/money/payments-world.ts'
import type { Db, Tx } from '../../db/schema/database.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { expireOrders } from './expire-orders.ts'
import { reconcilePayments } from './reconcile.ts'
import { adjustmentsOf } from '../orders/order-adjustments.ts'
import type { OrderStatus } from '#domain/orders/order-states.ts'
import { attemptsOf } from '../orders/orders.queries.ts'
import { paymentState, submitPayment } from './payment.commands.ts'
import { receiveNotice } from './payment-notice.ts'
import { applyPayment } from './apply-payment.ts'

describe.each(ENGINES)('settling payments on %s', (engine) => {
  const world = aPaymentsWorld(engine)
  const { tell } = world
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  beforeEach(() => {
    ;({ db, checkout, books } = world.now())
  })

  /** When each adjustment of the order was given back. */
  const undone = async (orderId: string) => (await adjustmentsOf(db, orderId)).map(({ undoneAt }) => undoneAt)

  /** Names of the refund events, each with the status that its listeners read. */
  function recordEvents(): string[] {
    const heard: string[] = []
    const { listeners } = checkout.services
    const note =
      (name: string) =>
      async (tx: Tx, { orderId }: { readonly orderId: string }) => {
        heard.push(`${name} ${(await booksOf(tx).orderOf(orderId)).status}`)
      }
    Object.assign(checkout.services, {
      listeners: {
        ...listeners,
        'order.refunded': [...listeners['order.refunded'], note('order.refunded')],
        'payment.refunded': [...listeners['payment.refunded'], note('payment.refunded')],
      },
    })
    return heard
  }

  test('a second payment of a paid order goes back and the order stays', async () => {
    const heard = recordEvents()
    const order = await checkout.started([[await checkout.product(), 1]])
    checkout.provider.say(order.ref, { status: 'refused' })
    await tell(order.ref)
    await submitPayment(checkout.call(), keyOf(order))
    const [second] = await attemptsOf(db, order.id)
    for (const ref of [second?.provider_ref ?? '', order.ref]) {
      checkout.provider.say(ref, { status: 'paid' })
      await tell(ref)
    }
    expect(await books.statusOf(order.id)).toBe('processing')
    expect(heard).toEqual(['payment.refunded processing'])
    expect(await books.mailsFor(order.id)).toBe(2)
  })

  describe('R6 money that comes after the order was given up', () => {
    test('takes the goods again while there are any', async () => {
      const dress = await checkout.product({ stock: 3, price: 50_00 })
      const order = await checkout.started([[dress, 2]])
      checkout.clock.now += 31 * MINUTE_MS
      expect(await expireOrders(checkout.services)).toBe(1)
      expect(await books.statusOf(order.id)).toBe('cancelled')
      expect(await undone(order.id)).toEqual([checkout.clock.now])
      expect(await books.stockOf(dress)).toBe(3)
      checkout.provider.say(order.ref, { status: 'paid' })
      expect(await tell(order.ref)).toMatchObject({ status: 200 })
      expect(await books.statusOf(order.id)).toBe('processing')
      expect(await undone(order.id)).toEqual([undefined])
      expect((await books.orderOf(order.id)).cancelled_at).toBeNull()
      expect(await books.stockOf(dress)).toBe(1)
      expect(await books.ledgerOf(dress)).toBe(1)
      expect(await books.mailsFor(order.id)).toBe(1)
    })

    test('goes back by itself when the goods are gone', async () => {
      const heard = recordEvents()
      const dress = await checkout.product({ stock: 2, price: 50_00 })
      const order = await checkout.started([[dress, 2]])
      checkout.clock.now += 31 * MINUTE_MS
      await expireOrders(checkout.services)
      await checkout.order([[dress, 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      await tell(order.ref)
      expect(await books.statusOf(order.id)).toBe('refunded')
      expect(heard).toEqual(['payment.refunded refunded'])
      expect(await undone(order.id)).toEqual([checkout.clock.now])
      expect(await books.stockOf(dress)).toBe(1)
      expect(await books.ledgerOf(dress)).toBe(1)
      await deliverOutbox(checkout.services)
      await deliverOutbox(checkout.services)
      const refunds = checkout.provider.refunds.filter((one) => one.ref === order.ref)
      expect(refunds).toMatchObject([{ amount: order.total }])
      expect(checkout.mails.some((mail) => mail.subject.includes('refunded'))).toBe(true)
    })

    test('that came first keeps the order from being given up', async () => {
      const dress = await checkout.product({ stock: 3 })
      const order = await checkout.started([[dress, 2]])
      checkout.provider.say(order.ref, { status: 'paid' })
      await tell(order.ref)
      checkout.clock.now += 31 * MINUTE_MS
      await expireOrders(checkout.services)
      expect(await books.statusOf(order.id)).toBe('processing')
      expect(await books.stockOf(dress)).toBe(1)
    })

    test('is noticed at the last moment: the provider is asked before an order is cancelled', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      checkout.clock.now += 31 * MINUTE_MS
      expect(await expireOrders(checkout.services)).toBe(0)
      expect(await books.statusOf(order.id)).toBe('processing')
    })

    test('races with giving up, and either way pieces and money add up', async () => {
      for (let round = 0; round < 20; round++) {
        const dress = await checkout.product({ stock: 2 })
        const order = await checkout.started([[dress, 2]])
        checkout.clock.now += 31 * MINUTE_MS
        checkout.provider.delay = 4
        const notice = checkout.provider.notice(order.ref, checkout.clock.now)
        const paying = receiveNotice(checkout.services, 'stub', notice)
        checkout.provider.say(order.ref, { status: 'paid' })
        await Promise.all([paying, expireOrders(checkout.services)])
        checkout.provider.delay = 0
        checkout.clock.now += 3 * MINUTE_MS
        await reconcilePayments(checkout.services)
        expect(await books.statusOf(order.id)).toBe('processing')
        expect([await books.stockOf(dress), await books.ledgerOf(dress)]).toEqual([0, 0])
      }
    })
  })

  test('an unpaid order is given up once, however many nodes try', async () => {
    const dress = await checkout.product({ stock: 3 })
    const order = await checkout.order([[dress, 2]])
    checkout.clock.now += 30 * MINUTE_MS
    const given = await Promise.all(Array.from({ length: 5 }, () => expireOrders(checkout.services)))
    expect(given.reduce((a, b) => a + b)).toBe(1)
    expect([await books.stockOf(dress), await books.ledgerOf(dress)]).toEqual([3, 3])
    expect(await books.eventsOf(order.id)).toEqual(['placed', 'cancelled'])
    expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('order-expired')
  })

  test('an order past its time cannot be paid, even before it was given up', async () => {
    const order = await checkout.order([[await checkout.product(), 1]])
    checkout.clock.now += 30 * MINUTE_MS
    expect(await refused(submitPayment(checkout.call(), keyOf(order)))).toBe('order-expired')
    expect(checkout.provider.starts).toHaveLength(0)
  })

  test('R7 notice and return page race 100 times: one settlement and one mail each time', async () => {
    checkout.provider.delay = 3
    const dress = await checkout.product({ stock: 100 })
    for (let round = 0; round < 100; round++) {
      const order = await checkout.started([[dress, 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      const [notice, page, second] = await Promise.all([
        tell(order.ref),
        paymentState(checkout.services, keyOf(order)),
        tell(order.ref),
      ])
      expect([notice.status, second.status, page.state]).toEqual([200, 200, 'paid'])
      expect((await books.eventsOf(order.id)).filter((kind) => kind === 'paid')).toHaveLength(1)
      expect(await books.mailsFor(order.id)).toBe(1)
    }
  })

  describe('R8 notices', () => {
    test('in any order, twice and late end in the same state', async () => {
      const steps = [
        ['risk', 'paid'],
        ['paid', 'refunded'],
        ['refused'],
        ['risk', 'refused'],
        ['expired'],
        ['paid'],
      ] as const
      const history = fc.constantFrom(...steps)
      await fc.assert(
        fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (states, chance) => {
          const dress = await checkout.product({ stock: 2 })
          const order = await checkout.started([[dress, 2]])
          const base = { providerRef: order.ref, attemptId: order.attemptId }
          const facts = states.map((status) => ({ ...base, status, amount: order.total, currency: 'SGD' }))
          const heard = [...facts, ...facts, ...facts]
            .map((fact) => ({ fact, at: chance.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
          for (const { fact } of heard) await applyPayment(checkout.services, order.attemptId, fact)
          const last = states.at(-1) ?? 'waiting'
          const [attempt] = await attemptsOf(db, order.id)
          expect(attempt?.state).toBe(last)
          const ends = { paid: 'processing', refunded: 'refunded' } as Record<string, OrderStatus>
          expect(await books.statusOf(order.id)).toBe(ends[last] ?? 'unpaid')
          const left = last === 'refunded' ? 2 : 0
          expect([await books.stockOf(dress), await books.ledgerOf(dress)]).toEqual([left, left])
          const events = await books.eventsOf(order.id)
          expect(new Set(events).size).toBe(events.length)
        }),
        { numRuns: 60 },
      )
    })

    test('that are repeated, or come three days late, change nothing', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      const event = randomUUID()
      await tell(order.ref, event)
      const events = await books.eventsOf(order.id)
      checkout.clock.now += 3 * 24 * 60 * MINUTE_MS
      for (let i = 0; i < 3; i++) expect(await tell(order.ref, event)).toMatchObject({ status: 200 })
      expect(await tell(order.ref)).toMatchObject({ status: 200 })
      expect(await books.eventsOf(order.id)).toEqual(events)
      expect(await books.mailsFor(order.id)).toBe(1)
    })

    test('of a dispute are noted once, for the payment that the order keeps, and change neither status nor money (traps 3.16)', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      const noted = async () => (await books.eventsOf(order.id)).filter((kind) => kind === 'disputed').length
      checkout.provider.say(order.ref, { status: 'waiting', disputed: true })
      await tell(order.ref)
      expect(await noted()).toBe(0)
      checkout.provider.say(order.ref, { status: 'paid' })
      for (let i = 0; i < 3; i++) await tell(order.ref)
      expect([await noted(), await books.statusOf(order.id)]).toEqual([1, 'processing'])
      await deliverOutbox(checkout.services)
      expect(checkout.provider.refunds.filter(({ ref }) => ref === order.ref)).toEqual([])
    })

    const body = (ref: string) => new TextEncoder().encode(JSON.stringify({ id: 'evt', ref }))
    test('S31 that are forged, changed, stale or unsigned are answered 400 and write nothing', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      const good = checkout.provider.notice(order.ref, checkout.clock.now)
      const old = checkout.provider.notice(order.ref, checkout.clock.now - 301_000)
      const early = checkout.provider.notice(order.ref, checkout.clock.now + 301_000)
      const signature = good.headers.get('stub-signature') ?? ''
      const cases: [Uint8Array, Headers][] = [
        [body('ref-else'), good.headers],
        [good.raw, new Headers()],
        [
          good.raw,
          new Headers({
            'stub-signature': signature.replace(/v1=./, signature.includes('v1=0') ? 'v1=1' : 'v1=0'),
          }),
        ],
        [good.raw, new Headers({ 'stub-signature': signature.replace('v1=', 'v0=') })],
        [good.raw, new Headers({ 'stub-signature': `${signature.split(',')[0]},v1=` })],
        [new Uint8Array([...good.raw, 32]), good.headers],
        [old.raw, old.headers],
        [early.raw, early.headers],
      ]
      for (const [raw, headers] of cases)
        expect(await receiveNotice(checkout.services, 'stub', { raw, headers })).toMatchObject({
          status: 400,
        })
      expect(await books.statusOf(order.id)).toBe('unpaid')
      const stored = await db
        .selectFrom('payment_notice')
        .select('event_id')
        .where('provider_ref', '=', order.ref)
        .execute()
      expect(stored).toEqual([])
      expect(await receiveNotice(checkout.services, 'other', good)).toMatchObject({
        status: 404,
      })
      expect(await receiveNotice(checkout.services, 'stub', good)).toMatchObject({
        status: 200,
      })
      expect(await books.statusOf(order.id)).toBe('processing')
    })

    test('that cannot be checked with the provider are sent again by it, not lost', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      checkout.provider.say(order.ref, { status: 'paid' })
      checkout.provider.down = true
      const event = randomUUID()
      expect(await tell(order.ref, event)).toMatchObject({ status: 503 })
      expect(await books.statusOf(order.id)).toBe('unpaid')
      checkout.provider.down = false
      expect(await tell(order.ref, event)).toMatchObject({ status: 200 })
      expect(await books.statusOf(order.id)).toBe('processing')
    })

    test('find their payment even when our note of its reference was lost', async () => {
      const order = await checkout.started([[await checkout.product(), 1]])
      await db
        .updateTable('payment_attempt')
        .set({ provider_ref: null, redirect_url: null, state: 'created' })
        .where('id', '=', order.attemptId)
        .execute()
      checkout.provider.say(order.ref, { status: 'paid' })
      await tell(order.ref)
      expect(await books.statusOf(order.id)).toBe('processing')
    })
  })
})
