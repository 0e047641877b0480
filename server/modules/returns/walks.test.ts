import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderAfter, ORDER_STATES, type OrderStep } from '#domain/orders/order-states.ts'
import { RETURN_TABLE } from '#domain/returns/return-states.ts'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aGiftCard } from '#tests/world/money/coupons.ts'
import { saleWorld, type Sale } from '#tests/world/money/sale-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { ShopError } from '../../core/shop-error.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { refundsOfOrder } from '../orders/after-sale/read-after-sale.ts'
import { openPieces } from '../orders/order-pieces.ts'
import { IllegalStep } from '../orders/orders.commands.ts'
import { linesOfOrder } from '../orders/orders.queries.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { cancelAllOf, cancelPieces } from '../payment/cancel-order.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { paidTenders } from '../payment/paid-tenders.ts'
import { refundGoods } from '../payment/refund-goods.ts'
import { approveReturn, receiveReturn, refuseReturn } from './returns.commands.ts'
import { findReturn } from './returns.queries.ts'

const STEPS = [
  'ship-part',
  'ship-all',
  'arrive',
  'cancel-part',
  'cancel-all',
  'apply',
  'approve',
  'receive',
  'refuse',
  'goodwill',
  'provider-refund',
  'expire',
] as const
type Step = (typeof STEPS)[number]

describe.each(ENGINES)('walks over the tables of states on %s (trust.md S32, R30)', (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterAll(() => opened.close())
  const world = saleWorld(() => ({ db: opened.db, checkout }))
  const { locked, ship, arrive, applyForReturn, at } = world

  async function take(sale: Sale, step: Step, pick: number): Promise<void> {
    const { services } = checkout
    const returns = await opened.db
      .selectFrom('order_return')
      .select('id')
      .where('order_id', '=', sale.id)
      .orderBy('applied_at')
      .execute()
    const one = returns[pick % Math.max(1, returns.length)]?.id ?? ''
    const open = await openPieces(opened.db, sale.id)
    const lines = await linesOfOrder(opened.db, sale.id)
    const piece = { position: pick % lines.length, qty: 1 + (pick % 2) }
    const onReturn = (work: typeof approveReturn | typeof refuseReturn | typeof receiveReturn) =>
      locked(sale, async (tx, order) => {
        const found = await findReturn(tx, one)
        if (found) await work(tx, services, { order, one: found, at: at() })
      })
    switch (step) {
      case 'ship-part':
        return ship(sale, [piece])
      case 'ship-all':
        return ship(sale)
      case 'arrive':
        return arrive(sale)
      case 'cancel-part':
        return void (await locked(sale, (tx, order) =>
          cancelPieces(tx, services, { order, reason: 'other', at: at(), pieces: open.slice(0, 1) }),
        ))
      case 'cancel-all':
        return locked(sale, (tx, order) => cancelAllOf(tx, services, { order, reason: 'other', at: at() }))
      case 'apply':
        return void (await applyForReturn(sale, {
          pieces: [piece],
          reason: pick % 3 ? 'changed-mind' : 'damaged',
        }))
      case 'approve':
        return void (await onReturn(approveReturn))
      case 'receive':
        return void (await onReturn(receiveReturn))
      case 'refuse':
        return void (await onReturn(refuseReturn))
      case 'goodwill':
        return void (await locked(sale, (tx, order) =>
          refundGoods(tx, services, {
            order,
            pieces: [],
            kind: 'goodwill',
            reason: 'sorry',
            amount: 5_00,
            at: at(),
          }),
        ))
      case 'provider-refund':
        return refundAtProvider(sale)
      case 'expire':
        return void (await expireOrders(services))
    }
  }

  async function refundAtProvider(sale: Sale): Promise<void> {
    const attempt = await opened.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', sale.id)
      .executeTakeFirst()
    if (!attempt?.provider_ref) return
    const { id: attemptId, provider_ref: providerRef, amount, currency } = attempt
    await applyPayment(checkout.services, attemptId, {
      providerRef,
      attemptId,
      status: 'refunded',
      amount,
      currency,
    })
  }

  /** Charges − refunds are what the lines say, no tender got more than it paid, and every piece is somewhere once. */
  async function assertBooks(sale: Sale, before: string): Promise<void> {
    const order = await world.orderOf(sale)
    const reachable = Object.keys(ORDER_STATES[before as keyof typeof ORDER_STATES]).map(
      (step) => orderAfter(before as keyof typeof ORDER_STATES, step as OrderStep)?.to,
    )
    // One command may take two steps: what was cancelled completes what has arrived.
    const twice = reachable.flatMap((status) =>
      status
        ? Object.keys(ORDER_STATES[status]).map((step) => orderAfter(status, step as OrderStep)?.to)
        : [],
    )
    expect([before, ...reachable, ...twice]).toContain(order.status)
    const tenders = await paidTenders(opened.db, order)
    for (const { paid, refunded } of tenders) {
      expect(refunded).toBeGreaterThanOrEqual(0)
      expect(refunded).toBeLessThanOrEqual(paid)
    }
    const refunds = await refundsOfOrder(opened.db, sale.id)
    for (const { amount, parts } of refunds)
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(tenders.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(back)
    const goodwill = refunds
      .filter(({ kind }) => kind === 'goodwill')
      .reduce((sum, { amount }) => sum + amount, 0)
    let kept = 0
    for (const line of await linesOfOrder(opened.db, sale.id)) {
      const { qty, amount, discount, cancelled, returned, shipped, position } = line
      expect(cancelled + shipped).toBeLessThanOrEqual(qty)
      const ofLine = refunds.flatMap(({ lines }) => lines.filter((one) => one.position === position))
      const pieces = ofLine.reduce((sum, one) => sum + one.qty, 0)
      // The provider has given everything back by itself: the pieces that a courier has are written off.
      if (order.status !== 'refunded') expect(pieces).toBe(cancelled + returned)
      kept += amount - discount - ofLine.reduce((sum, one) => sum + one.amount, 0)
    }
    const paid = tenders.reduce((sum, one) => sum + one.paid, 0)
    const shipping = order.total - order.merchandise
    const shippingBack = refunds.reduce((sum, one) => sum + one.shipping, 0)
    const gifts = refunds.reduce((sum, one) => sum + one.gifts, 0)
    if (goodwill === 0 && order.status !== 'refunded')
      expect(paid - back).toBe(kept + shipping - shippingBack + gifts)
    else expect(paid - back).toBeGreaterThanOrEqual(0)
    for (const { sku } of await linesOfOrder(opened.db, sale.id)) {
      const { stock } = await opened.db
        .selectFrom('sku')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
      const moves = await opened.db.selectFrom('stock_move').select('qty').where('sku', '=', sku).execute()
      expect(stock).toBe(moves.reduce((sum, { qty }) => sum + qty, 0))
      expect(stock).toBeLessThanOrEqual(9)
    }
  }

  const plans = fc.record({
    gift: fc.boolean(),
    free: fc.boolean(),
    steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(11)), { minLength: 4, maxLength: 14 }),
  })

  test('no illegal state, no money lost or made, at every step', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(plans, async ({ gift, free, steps }) => {
        const [a, b] = [
          await checkout.product({ price: 59_90, stock: 9 }),
          await checkout.product({ price: 41_05, stock: 9 }),
        ]
        const present = await checkout.product({ price: 0, stock: 9 })
        const card = gift ? [(await aGiftCard(opened.db, 70_00)).code] : []
        const sale = await world.paid([[a, 2], [b, 1], ...(free ? [[present, 1] as const] : [])], card)
        await world.giveFree(sale, present.sku, { least: 120_00, worth: 15_00 })
        for (const [step, pick] of steps) {
          const before = (await world.orderOf(sale)).status
          await take(sale, step, pick).catch((error: unknown) => {
            if (!(error instanceof ShopError) && !(error instanceof IllegalStep)) throw error
          })
          const { status } = await world.orderOf(sale)
          seen.add(status)
          await assertBooks(sale, before)
        }
        await deliverOutbox(checkout.services)
        await assertBooks(sale, (await world.orderOf(sale)).status)
      }),
      { numRuns: engine === 'sqlite' ? 60 : 15, seed: 37 },
    )
    // The walks are long enough to come everywhere.
    if (engine === 'sqlite')
      for (const status of ['processing', 'part-shipped', 'shipped', 'delivered', 'refunded'])
        expect(seen).toContain(status)
  })

  test('every state of a return but the last ones leads on', () => {
    const ends = Object.entries(RETURN_TABLE).filter(([, row]) => Object.keys(row).length === 0)
    expect(ends.map(([state]) => state)).toEqual(['refunded', 'refused', 'cancelled'])
  })
})
