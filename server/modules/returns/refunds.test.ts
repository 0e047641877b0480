import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minor } from '#domain/brand.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { returnUntil } from '#domain/returns/return-window.ts'
import { refused } from '#tests/world/money/books.ts'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { aPromotion } from '#tests/world/money/promotions.ts'
import { saleWorld, type Sale } from '#tests/world/money/sale-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { ProviderDown, RefundRefused } from '../../providers/payment/payment-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import { collectOrder } from '../orders/after-sale/collect-order.ts'
import { refundsOfOrder } from '../orders/after-sale/read-after-sale.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { applyRefund, cancelPieces, cancelWholeOrder } from '../payment/cancel-order.ts'
import { isAnyRefundPending, lookAtRefunds } from '../payment/look-at-refunds.ts'
import { refundGoods } from '../payment/refund-goods.ts'
import { retryRefund, settleRefundPart } from '../payment/refund.ts'
import { approveReturn, receiveReturn, refuseReturn } from './returns.commands.ts'

describe.each(ENGINES)('refunds and returns on %s', (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    for (const table of ['shop_order', 'promotion', 'outbox', 'refund', 'refund_part'] as const)
      await opened.db.deleteFrom(table).execute()
    checkout = aCheckout(opened)
  })
  const world = saleWorld(() => ({ db: opened.db, checkout }))
  const { paid, ship, arrive, applyForReturn, returnOf, locked, at } = world

  const dress = (price: number, input = {}) => checkout.product({ price, stock: 20, ...input })
  const cancel = (sale: Sale, position: number, qty = 1) =>
    locked(sale, (tx, order) =>
      cancelPieces(tx, checkout.services, { order, reason: 'other', at: at(), pieces: [{ position, qty }] }),
    )
  const stockOf = async (sku: string) =>
    (await opened.db.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
  const usedOf = async (code: string) =>
    (await opened.db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow())
      .used
  const balanceOf = async (id: string) =>
    (await opened.db.selectFrom('gift_card').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance
  const partsOf = async (sale: Sale) =>
    (await refundsOfOrder(opened.db, sale.id)).map(({ amount, parts }) => [
      amount,
      ...parts.map((part) => [part.tender, part.amount]),
    ])

  /** Sold, shipped, delivered. */
  async function delivered(lines: Parameters<typeof paid>[0], codes: readonly string[] = []): Promise<Sale> {
    const sale = await paid(lines, codes)
    await ship(sale)
    await arrive(sale)
    return sale
  }

  async function returned(
    sale: Sale,
    position: number,
    more: { qty?: number; reason?: 'damaged'; damaged?: number } = {},
  ) {
    const { qty = 1, reason = 'changed-mind' as const, damaged = 0 } = more
    const id = await applyForReturn(sale, { pieces: [{ position, qty }], reason })
    await locked(sale, async (tx, order) => {
      await approveReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at() })
    })
    return locked(sale, async (tx, order) =>
      receiveReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at(), damaged }),
    )
  }

  test('the 40 of 60 + 40 − 10 gives 36.00 back before it is sent; the rest costs 54.00, and its code stays used (traps 2.1)', async () => {
    const code = await aCoupon(opened.db, { value: 10_00 })
    const [a, b] = [await dress(60_00), await dress(40_00)]
    const sale = await paid(
      [
        [a, 1],
        [b, 1],
      ],
      [code],
    )
    const lines = await opened.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', sale.id)
      .orderBy('position')
      .execute()
    const forty = lines.find(({ unit }) => unit === 40_00)?.position ?? -1
    await cancel(sale, forty)
    expect(await partsOf(sale)).toEqual([[36_00, ['card', 36_00]]])
    expect([await stockOf(b.sku), await stockOf(a.sku)]).toEqual([20, 19])
    expect(await usedOf(code)).toBe(1)
    expect((await world.orderOf(sale)).status).toBe('processing')
    // The rest goes, too: shipping and the code come back with it.
    await cancel(sale, 1 - forty)
    expect(await partsOf(sale)).toEqual([
      [36_00, ['card', 36_00]],
      [64_00, ['card', 64_00]],
    ])
    expect((await world.orderOf(sale)).status).toBe('refunded')
    expect([await usedOf(code), await stockOf(a.sku)]).toEqual([0, 20])
  })

  test('the 60 of 100 + 80 + 60 at 172.80 gives 43.20 back, then each its own, in any order (traps 2.2, D3)', async () => {
    await aPromotion(opened.db, {
      kind: 'multi-item',
      terms: { tiers: [{ qty: 3, percent: 28 }], leastPrice: minor(0) },
    })
    const goods = [
      await dress(100_00, { multiItem: true }),
      await dress(80_00, { multiItem: true }),
      await dress(60_00, { multiItem: true }),
    ] as const
    const sale = await delivered(goods.map((one) => [one, 1] as const))
    const lines = await opened.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', sale.id)
      .execute()
    const at60 = lines.find(({ unit }) => unit === 60_00)?.position ?? -1
    await returned(sale, at60)
    const rest = lines.map(({ position }) => position).filter((position) => position !== at60)
    for (const position of rest) await returned(sale, position)
    const refunds = (await refundsOfOrder(opened.db, sale.id)).map(({ amount }) => amount)
    expect(refunds[0]).toBe(43_20)
    expect(refunds.toSorted((a, b) => a - b)).toEqual([43_20, 57_60, 72_00])
    expect((await world.orderOf(sale)).status).toBe('refunded')
  })

  test('172.80 by a gift card of 100.00 and a card: the card first up to what it paid, then the gift card (traps 2.4)', async () => {
    const card = await aGiftCard(opened.db, 100_00)
    const goods = [await dress(72_00), await dress(57_60), await dress(43_20)] as const
    const sale = await delivered(
      goods.map((one) => [one, 1] as const),
      [card.code],
    )
    expect(await world.orderOf(sale)).toMatchObject({ total: 172_80, due: 72_80 })
    const lines = await opened.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', sale.id)
      .execute()
    const of = (unit: number) => lines.find((line) => line.unit === unit)?.position ?? -1
    await returned(sale, of(43_20))
    await returned(sale, of(57_60))
    await returned(sale, of(72_00))
    expect(await partsOf(sale)).toEqual([
      [43_20, ['card', 43_20]],
      [57_60, ['card', 29_60], ['gift-card', 28_00]],
      [72_00, ['gift-card', 72_00]],
    ])
    expect(await balanceOf(card.id)).toBe(100_00)
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds.map(({ amount }) => amount).toSorted()).toEqual([29_60, 43_20])
  })

  test.each([
    ['cancelled before it is sent', 'cancel', 100_00],
    ['returned for a change of mind', 'changed-mind', 90_00],
    ['returned as damaged', 'damaged', 100_00],
  ] as const)('90.00 with 10.00 of shipping, %s (traps 2.3)', async (_, how, amount) => {
    const one = await dress(90_00)
    if (how === 'cancel') {
      const sale = await paid([[one, 1]])
      await cancel(sale, 0)
      return expect(await partsOf(sale)).toEqual([[amount, ['card', amount]]])
    }
    const sale = await delivered([[one, 1]])
    await returned(sale, 0, how === 'damaged' ? { reason: 'damaged' } : {})
    expect(await partsOf(sale)).toEqual([[amount, ['card', amount]]])
  })

  test('R30 twenty parallel refunds of 60.00 on 100.00: one succeeds (traps 2.6)', async () => {
    const sale = await paid([[await dress(90_00), 1]])
    const refund = () =>
      locked(sale, (tx, order) =>
        refundGoods(tx, checkout.services, {
          order,
          pieces: [],
          kind: 'goodwill',
          reason: 'sorry',
          amount: 60_00,
          at: at(),
        }),
      )
    const results = await Promise.all(Array.from({ length: 20 }, () => refused(refund())))
    expect(results.filter((one) => one !== 'refund-too-much')).toMatchObject([{ amount: 60_00 }])
    expect(await partsOf(sale)).toEqual([[60_00, ['card', 60_00]]])
  })

  test('a refund that the provider lets fail frees its amount, and the retry has a new key (traps 2.7)', async () => {
    const sale = await paid([[await dress(90_00), 1]])
    await cancel(sale, 0)
    checkout.provider.refundStatus = 'failed'
    await deliverOutbox(checkout.services)
    const [refund] = await refundsOfOrder(opened.db, sale.id)
    const part = refund?.parts[0]
    expect(part).toMatchObject({ state: 'failed', tries: 0 })
    checkout.provider.refundStatus = 'done'
    expect(await locked(sale, (tx) => retryRefund(tx, part?.id ?? '', at()))).toBe(true)
    expect(await locked(sale, (tx) => retryRefund(tx, part?.id ?? '', at()))).toBe(false)
    await deliverOutbox(checkout.services)
    expect((await refundsOfOrder(opened.db, sale.id))[0]?.parts[0]).toMatchObject({ state: 'done', tries: 1 })
    const keys = checkout.provider.refunds.map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  test('a crash between the provider and our books asks again under the same key: one refund', async () => {
    const sale = await paid([[await dress(90_00), 1]])
    await cancel(sale, 0)
    const { refund } = checkout.provider
    Object.assign(checkout.provider, {
      refund: async (...call: Parameters<typeof refund>) => {
        await refund(...call)
        throw new ProviderDown('the answer was lost')
      },
    })
    await deliverOutbox(checkout.services)
    expect((await refundsOfOrder(opened.db, sale.id))[0]?.parts).toMatchObject([{ state: 'pending' }])
    Object.assign(checkout.provider, { refund })
    checkout.clock.now += HOUR_MS
    await deliverOutbox(checkout.services)
    expect((await refundsOfOrder(opened.db, sale.id))[0]?.parts).toMatchObject([{ state: 'done' }])
    expect(checkout.provider.refunds).toHaveLength(1)
  })

  test('a refund that is under way at the provider is looked at until it is done, or has failed after all', async () => {
    const sale = await paid([[await dress(90_00), 1]])
    await cancel(sale, 0)
    checkout.provider.refundStatus = 'pending'
    await deliverOutbox(checkout.services)
    const state = async () => (await refundsOfOrder(opened.db, sale.id))[0]?.parts[0]?.state
    expect([await state(), await isAnyRefundPending(checkout.services)]).toEqual(['pending', false])
    checkout.clock.now += 31 * MINUTE_MS
    checkout.provider.refundStatus = 'failed'
    expect(await isAnyRefundPending(checkout.services)).toBe(true)
    await lookAtRefunds(checkout.services)
    expect(await state()).toBe('failed')
  })

  test('ignores a late response about an earlier try (traps 2.7)', async () => {
    const sale = await paid([[await dress(90_00), 1]])
    await cancel(sale, 0)
    checkout.provider.refundStatus = 'failed'
    await deliverOutbox(checkout.services)
    const part = async () => (await refundsOfOrder(opened.db, sale.id))[0]?.parts[0]
    const { id: partId = '', provider_ref: first = '' } = (await part()) ?? {}
    await locked(sale, (tx) => retryRefund(tx, partId, at()))
    checkout.provider.refundStatus = 'done'
    await deliverOutbox(checkout.services)
    const late = { refundRef: first ?? '', status: 'failed' } as const
    await settleRefundPart(checkout.services, { partId, tries: 0 }, late)
    await settleRefundPart(checkout.services, { partId, tries: 1 }, late)
    expect(await part()).toMatchObject({ state: 'done', tries: 1 })
    expect(await locked(sale, (tx) => retryRefund(tx, partId, at()))).toBe(false)
  })

  test('a refund that the provider refuses has failed at once and closes no payment of others; an outage can be sent again under its key', async () => {
    const [one, other] = [await paid([[await dress(90_00), 1]]), await paid([[await dress(90_00), 1]])]
    await cancel(one, 0)
    const { refund } = checkout.provider
    const refuse = (error: Error) => Object.assign(checkout.provider, { refund: () => Promise.reject(error) })
    refuse(new RefundRefused('charge_already_refunded'))
    await deliverOutbox(checkout.services)
    expect((await refundsOfOrder(opened.db, one.id))[0]?.parts).toMatchObject([{ state: 'failed', tries: 0 }])
    await cancel(other, 0)
    refuse(new ProviderDown('down'))
    for (let hours = 0; hours < 30; hours++) {
      checkout.clock.now += HOUR_MS
      await deliverOutbox(checkout.services)
    }
    const part = (await refundsOfOrder(opened.db, other.id))[0]?.parts[0]
    expect(part).toMatchObject({ state: 'pending', tries: 0 })
    Object.assign(checkout.provider, { refund })
    expect(await locked(other, (tx) => retryRefund(tx, part?.id ?? '', at()))).toBe(true)
    checkout.clock.now += HOUR_MS
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds.map(({ key }) => key)).toEqual([`refund-${part?.id}:0`])
  })

  test('a second press of "cancel these pieces" cancels no other piece (traps 2.18)', async () => {
    const sale = await paid([[await dress(60_00), 3]])
    const { orderNumber, secret } = sale
    const call = checkout.call({ key: 'c0ffee00-0000-4000-8000-000000000000' })
    const press = () =>
      applyRefund(call, { orderNumber, secret, reason: 'other', items: [{ position: 0, qty: 1 }] })
    const answers = await Promise.all([press(), press(), press()])
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1)
    expect(await partsOf(sale)).toEqual([[60_00, ['card', 60_00]]])
  })

  test('a pickup that was handed over cannot be cancelled any more, and its return time begins', async () => {
    const sale = await paid([[await dress(60_00), 1]])
    const collect = () =>
      locked(sale, (tx, order) => collectOrder(tx, checkout.services, { order, at: at() }))
    expect(await refused(collect())).toBe('order-not-shippable')
    await opened.db
      .updateTable('shop_order')
      .set({ shipping_method: 'pickup' })
      .where('id', '=', sale.id)
      .execute()
    await collect()
    expect(await refused(cancel(sale, 0))).toBe('order-not-cancellable')
    expect(await refused(applyForReturn(sale, { pieces: [{ position: 0, qty: 1 }] }))).not.toBe(
      'return-not-possible',
    )
  })

  test('the rest of a returned order that the provider gives back by itself is written off, once', async () => {
    const sale = await delivered([[await dress(90_00), 1]])
    await returned(sale, 0)
    const attempt = await opened.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', sale.id)
      .executeTakeFirstOrThrow()
    const { id: attemptId, provider_ref: providerRef, amount, currency } = attempt
    const fact = { providerRef: providerRef ?? '', attemptId, status: 'refunded', amount, currency } as const
    checkout.clock.now += 1
    for (let i = 0; i < 3; i++) await applyPayment(checkout.services, attemptId, fact)
    expect((await partsOf(sale)).map(([sum]) => sum)).toEqual([90_00, 10_00])
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds).toHaveLength(1)
  })

  test('R13 a cancelled part, then the rest, give a code back once; ten presses at once as one', async () => {
    const code = await aCoupon(opened.db, { value: 10_00 })
    const sale = await paid([[await dress(60_00), 2]], [code])
    const { orderNumber, secret } = sale
    const press = () => cancelWholeOrder(checkout.call(), { orderNumber, secret, reason: 'other' })
    checkout.clock.now += 1
    await applyRefund(checkout.call(), {
      orderNumber,
      secret,
      reason: 'other',
      items: [{ position: 0, qty: 1 }],
    })
    expect(await usedOf(code)).toBe(1)
    checkout.clock.now += 1
    await Promise.all(Array.from({ length: 10 }, press))
    expect(await usedOf(code)).toBe(0)
    expect((await refundsOfOrder(opened.db, sale.id)).map(({ amount }) => amount)).toEqual([55_00, 65_00])
  })

  test('cancelling touches only what no courier has; the sent parcel is delivered with the order (traps 2.11)', async () => {
    const sale = await paid([[await dress(60_00), 3]])
    await ship(sale, [{ position: 0, qty: 2 }])
    expect((await world.orderOf(sale)).status).toBe('part-shipped')
    await arrive(sale)
    expect((await world.orderOf(sale)).status).toBe('part-shipped')
    expect(await refused(cancel(sale, 0, 2))).toBe('order-not-cancellable')
    await cancel(sale, 0, 1)
    expect((await world.orderOf(sale)).status).toBe('delivered')
    expect((await refundsOfOrder(opened.db, sale.id)).map(({ amount }) => amount)).toEqual([60_00])
  })

  test('a returned piece is restocked once, a damaged one never (traps 2.8)', async () => {
    const [one, other] = [await dress(60_00), await dress(60_00)]
    const sale = await delivered([
      [one, 2],
      [other, 1],
    ])
    const lines = await opened.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', sale.id)
      .execute()
    const of = (sku: string) => lines.find((line) => line.sku === sku)?.position ?? -1
    expect([await stockOf(one.sku), await stockOf(other.sku)]).toEqual([18, 19])
    await returned(sale, of(one.sku), { qty: 2, damaged: 1 })
    await returned(sale, of(other.sku))
    expect([await stockOf(one.sku), await stockOf(other.sku)]).toEqual([19, 20])
  })

  test('two returns of one piece: one is taken; after a refusal the piece can be returned again', async () => {
    const sale = await delivered([[await dress(60_00), 1]])
    const apply = () => refused(applyForReturn(sale, { pieces: [{ position: 0, qty: 1 }] }))
    const answers = await Promise.all([apply(), apply()])
    expect(answers.filter((answer) => answer === 'return-not-possible')).toHaveLength(1)
    const id = String(answers.find((answer) => answer !== 'return-not-possible'))
    await locked(sale, async (tx, order) =>
      refuseReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at(), note: 'worn' }),
    )
    expect(await apply()).not.toBe('return-not-possible')
    const again = locked(sale, async (tx, order) =>
      approveReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at() }),
    )
    expect(await refused(again)).toBe('return-decided')
  })

  test('one client id is one return, however often it is sent', async () => {
    const sale = await delivered([[await dress(60_00), 2]])
    const returnId = '0b8c2b1e-8a51-4a6e-9f0c-0d8f5a3f2b11'
    for (let i = 0; i < 3; i++) await applyForReturn(sale, { pieces: [{ position: 0, qty: 1 }], returnId })
    const rows = await opened.db
      .selectFrom('order_return')
      .select('id')
      .where('order_id', '=', sale.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('15 calendar days: the last millisecond counts; an application that was written in time may arrive 48 hours late (traps 2.9)', async () => {
    const sale = await delivered([[await dress(60_00), 4]])
    const end = returnUntil((await world.orderOf(sale)).delivered_at ?? 0, 'sg')
    const apply = (writtenAt?: number) =>
      refused(
        applyForReturn(sale, {
          pieces: [{ position: 0, qty: 1 }],
          ...(writtenAt !== undefined && { writtenAt }),
        }),
      )
    checkout.clock.now = end - 1
    expect(await apply()).not.toBe('return-late')
    checkout.clock.now = end
    expect(await apply()).toBe('return-late')
    expect(await apply(end - 1)).not.toBe('return-late')
    checkout.clock.now = end - 1 + 48 * HOUR_MS
    expect(await apply(end - 1)).not.toBe('return-late')
    checkout.clock.now += 1
    expect(await apply(end - 1)).toBe('return-late')
    expect(await apply(end + 30 * DAY_MS)).toBe('return-late')
  })

  test('final sale offers no return', async () => {
    const sale = await delivered([[await dress(60_00), 1]])
    await opened.db.updateTable('order_line').set({ final_sale: 1 }).where('order_id', '=', sale.id).execute()
    expect(await refused(applyForReturn(sale, { pieces: [{ position: 0, qty: 1 }] }))).toBe(
      'return-not-possible',
    )
  })

  test('receipts are numbered without gaps, credits in a series of their own with cumulative tax (traps 2.16)', async () => {
    const [first, second] = [await paid([[await dress(33_33), 3]]), await paid([[await dress(50_00), 1]])]
    const numbers = [
      (await world.orderOf(first)).receipt_number,
      (await world.orderOf(second)).receipt_number,
    ]
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1)
    await ship(first)
    await arrive(first)
    for (let i = 0; i < 3; i++) await returned(first, 0)
    const refunds = await refundsOfOrder(opened.db, first.id)
    expect(refunds.map(({ tax }) => tax)).toEqual([2_75, 2_75, 2_76])
    const credits = refunds.map(({ credit_number: number }) => number ?? 0)
    expect(credits.map((number) => number - (credits[0] ?? 0))).toEqual([0, 1, 2])
  })
})
