import { beforeEach, describe, expect, test } from 'vitest'
import { refused, type Books } from '#tests/world/money/books.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aPaymentsWorld, keyOf } from '#tests/world/money/payments-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { Product } from '#tests/world/shops/builders.ts'
import { transact } from '../../db/transaction.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { shipOrder } from '../orders/after-sale/ship-order.ts'
import { lockOrder } from '../orders/orders.queries.ts'
import { cancelWholeOrder } from './cancel-order.ts'
import { paymentState } from './payment.commands.ts'

describe.each(ENGINES)('cancelling a paid order on %s (spec 4.13)', (engine) => {
  const world = aPaymentsWorld(engine)
  let checkout: PaymentPageWorld
  let books: Books
  let dress: Product
  beforeEach(async () => {
    ;({ checkout, books } = world.now())
    dress = await checkout.product({ stock: 5 })
  })

  async function aPaidOrder() {
    const order = await checkout.started([[dress, 2]])
    checkout.provider.say(order.ref, { status: 'paid' })
    await world.tell(order.ref)
    return order
  }
  type Ordered = Awaited<ReturnType<typeof aPaidOrder>>
  const cancel = (order: Ordered) =>
    cancelWholeOrder(checkout.call(), { ...keyOf(order), reason: 'changed-mind' })
  const ship = (id: string) =>
    transact(checkout.store, async (tx) => {
      const order = await lockOrder(tx, id, checkout.clock.now)
      if (!order) throw new RangeError('no such order')
      const parcel = { courier: 'singpost', tracking: 'SP1' }
      await shipOrder(tx, checkout.services, { order, parcel, at: checkout.clock.now })
    })

  test('R5 twenty presses give the pieces and the money back once, with one mail; the notice of the refund changes nothing', async () => {
    const order = await aPaidOrder()
    expect(await books.stockOf(dress)).toBe(3)
    await Promise.all(Array.from({ length: 20 }, () => cancel(order)))
    await cancel(order)
    expect(await books.statusOf(order.id)).toBe('refunded')
    expect(await books.stockOf(dress)).toBe(5)
    expect(await books.ledgerOf(dress)).toBe(5)
    expect((await books.eventsOf(order.id)).filter((kind) => kind === 'withdrawn')).toHaveLength(1)
    await deliverOutbox(checkout.services)
    await deliverOutbox(checkout.services)
    const { due } = await books.orderOf(order.id)
    expect(checkout.provider.refunds.map(({ ref, amount }) => [ref, amount])).toEqual([[order.ref, due]])
    const refunds = () => checkout.mails.filter(({ subject }) => /refund/i.test(subject))
    expect(refunds()).toHaveLength(1)
    checkout.provider.say(order.ref, { status: 'refunded' })
    await world.tell(order.ref)
    await deliverOutbox(checkout.services)
    expect(refunds()).toHaveLength(1)
    expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'refunded' })
  })

  test('an unpaid order is cancelled at once, its page at the provider closed; a payment that arrives all the same goes back', async () => {
    const order = await checkout.started([[dress, 2]])
    await cancel(order)
    await cancel(order)
    expect(await books.statusOf(order.id)).toBe('cancelled')
    expect(await books.stockOf(dress)).toBe(5)
    checkout.provider.say(order.ref, { status: 'paid' })
    await world.tell(order.ref)
    expect(await books.statusOf(order.id)).toBe('refunded')
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds.map(({ ref }) => ref)).toEqual([order.ref])
  })

  test('S32 an order on its way is not cancelled; one that is handed over meanwhile neither', async () => {
    const order = await aPaidOrder()
    const [shipped, cancelled] = await Promise.allSettled([ship(order.id), cancel(order)])
    expect([shipped.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const status = await books.statusOf(order.id)
    expect(status).toBe(shipped.status === 'fulfilled' ? 'shipped' : 'refunded')
    const sent = await aPaidOrder()
    await ship(sent.id)
    expect(await refused(cancel(sent))).toBe('order-not-cancellable')
    expect(await books.statusOf(sent.id)).toBe('shipped')
  })

  test('S8 another secret opens no order', async () => {
    const order = await aPaidOrder()
    const wrong = { ...keyOf(order), secret: 'another', reason: 'other' } as const
    expect(await refused(cancelWholeOrder(checkout.call(), wrong))).toBe('order-unknown')
    expect(await books.statusOf(order.id)).toBe('processing')
  })
})
