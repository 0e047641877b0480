import { describe, expect, test } from 'vitest'
import { ownersOrders } from '#tests/world/money/owners-orders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { refundsOfOrder } from '../../modules/orders/after-sale/read-after-sale.ts'
import { applyPayment } from '../../modules/payment/apply-payment.ts'
import { attemptsOf } from '../../modules/orders/orders.queries.ts'
import { deliverOutbox } from '../../queue/outbox.ts'

describe.each(ENGINES)("refunds and cancellations by the owner's tool on %s", (engine) => {
  const world = ownersOrders(engine)
  const { tool, paid, placed, delivered, ship, records, stockOf, orderOf } = world
  const dress = () => world.now().checkout.product({ name: 'Silk Slip', price: 100_00, stock: 10 })
  const partsOf = async (id: string) =>
    (await refundsOfOrder(world.now().db, id)).flatMap(({ parts }) => parts)

  test('goodwill gives back an amount and takes no piece back, until nothing is left', async () => {
    const sale = await delivered([[await dress(), 2]])
    const { total, currency } = await orderOf(sale)
    expect([total, currency]).toEqual([200_00, 'SGD'])
    expect((await tool('refund', sale.orderNumber, '12.50', '--reason', 'A loose button')).said).toBe(
      `S$12.50 of ${sale.orderNumber} is given back; S$187.50 could be still.`,
    )
    const before = await records(sale)
    expect(before.lines).toMatchObject([{ qty: 2, cancelled: 0, returned: 0 }])
    expect(before.order.status).toBe('delivered')
    const refusals = [
      ['187.51', 1, `At most S$187.50 can be given back of ${sale.orderNumber}.`],
      ['0', 2, '<amount> is written like 20 or 20.50, in SGD'],
      ['1,299', 2, '<amount> is written like'],
      ['12.505', 2, '<amount> is written like'],
    ] as const
    for (const [amount, code, words] of refusals)
      expect(await tool('refund', sale.orderNumber, amount, '--reason', 'More')).toMatchObject({
        code,
        complained: expect.stringContaining(words),
      })
    expect(await tool('refund', sale.orderNumber, '1')).toMatchObject({ code: 2 })
    expect(await records(sale)).toEqual(before)
    const { said } = await tool('order', sale.orderNumber)
    expect(said).toMatch(/refund 2026-11-21 12:00 +goodwill +S\$12\.50 +C-SG-\d{6} +A loose button/)
    const [part] = await partsOf(sale.id)
    expect(said).toMatch(new RegExp(`part ${part?.id} +card +S\\$12\\.50 +pending`))
    await tool('refund', sale.orderNumber, '187.50', '--reason', 'All of it')
    expect(await tool('refund', sale.orderNumber, '0.01', '--reason', 'More')).toMatchObject({
      code: 1,
      complained: `Nothing can be given back of ${sale.orderNumber}: it is delivered.`,
    })
  })

  test('an amount is of the currency of its order: yen have no decimals', async () => {
    const sale = await delivered([[await dress(), 1]])
    const { db } = world.now()
    await db.updateTable('shop_order').set({ currency: 'JPY' }).where('id', '=', sale.id).execute()
    expect(await tool('refund', sale.orderNumber, '500.00', '--reason', 'Late')).toMatchObject({ code: 2 })
    await tool('refund', sale.orderNumber, '500', '--reason', 'Late')
    expect((await records(sale)).refunds).toMatchObject([{ amount: 500, kind: 'goodwill' }])
  })

  test('an order that was never paid gives nothing back', async () => {
    const sale = await placed([[await dress(), 1]])
    expect(await tool('refund', sale.orderNumber, '1', '--reason', 'Sorry')).toMatchObject({
      code: 1,
      complained: `Nothing can be given back of ${sale.orderNumber}: it is unpaid.`,
    })
    await tool('cancel', sale.orderNumber, '--reason', 'Cannot be made')
    expect(await tool('refund', sale.orderNumber, '1', '--reason', 'Sorry')).toMatchObject({ code: 1 })
  })

  test('retries a failed part, unless another refund has given its amount back', async () => {
    const sale = await delivered([[await dress(), 2]])
    await tool('refund', sale.orderNumber, '150', '--reason', 'Late')
    const [part] = await partsOf(sale.id)
    const id = part?.id ?? ''
    expect(await tool('refund', 'retry', id)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/is pending/),
    })
    const { db, checkout } = world.now()
    const fail = () => db.updateTable('refund_part').set({ state: 'failed' }).where('id', '=', id).execute()
    await fail()
    expect((await tool('refund', 'retry', id)).said).toBe(
      `S$150.00 of ${sale.orderNumber} is asked for again.`,
    )
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds.filter(({ amount }) => amount === 150_00)).toHaveLength(1)
    await fail()
    await tool('refund', sale.orderNumber, '60', '--reason', 'Late')
    expect(await tool('refund', 'retry', id)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/has gone back by another refund/),
    })
    expect(await tool('refund', 'retry', 'nothing')).toMatchObject({ code: 1 })
  })

  test.each(['unpaid', 'processing'] as const)('an order that is %s is cancelled once', async (status) => {
    const piece = await dress()
    const sale = status === 'unpaid' ? await placed([[piece, 2]]) : await paid([[piece, 2]])
    const { said } = await tool('cancel', sale.orderNumber, '--reason', 'The last one is damaged')
    expect(said.split('\n')).toEqual([
      `${sale.orderNumber} is cancelled.`,
      `Back in stock: 2 × ${piece.sku}.`,
      ...(status === 'processing' ? ['Refund: S$200.00.'] : []),
    ])
    expect(await stockOf(piece.sku)).toBe(10)
    const before = await records(sale)
    expect(before.order.status).toBe(status === 'unpaid' ? 'cancelled' : 'refunded')
    expect(await tool('cancel', sale.orderNumber, '--reason', 'Again')).toMatchObject({ code: 1 })
    expect(await records(sale)).toEqual(before)
  })

  test('the open rest of an order that is shipped in part is cancelled', async () => {
    const piece = await dress()
    const sale = await paid([[piece, 3]])
    await ship(sale, [{ position: 0, qty: 2 }])
    expect((await tool('cancel', sale.orderNumber, '--reason', 'Sold out')).said.split('\n')).toEqual([
      `What no courier has of ${sale.orderNumber} is cancelled.`,
      `Back in stock: 1 × ${piece.sku}.`,
      'Refund: S$100.00.',
    ])
    expect((await orderOf(sale)).status).toBe('shipped')
    expect(await tool('cancel', sale.orderNumber, '--reason', 'All')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/is shipped: only an order/),
    })
    expect(await tool('cancel', sale.orderNumber)).toMatchObject({ code: 2 })
  })

  test('a held order is cancelled: what has arrived goes back as it came', async () => {
    const piece = await dress()
    const { checkout, db } = world.now()
    const sale = await checkout.started([[piece, 2]])
    const [attempt] = await attemptsOf(db, sale.id)
    const attemptId = attempt?.id ?? ''
    const fact = { providerRef: sale.ref, attemptId, status: 'paid', currency: 'SGD' } as const
    await applyPayment(checkout.services, attemptId, { ...fact, amount: 150_00 })
    expect((await orderOf(sale)).status).toBe('held')
    expect((await tool('cancel', sale.orderNumber, '--reason', 'Another amount')).said).toContain(
      'What has arrived for it goes back.',
    )
    expect((await orderOf(sale)).status).toBe('refunded')
    expect(await stockOf(piece.sku)).toBe(10)
    await deliverOutbox(checkout.services)
    expect(checkout.provider.refunds.filter(({ ref }) => ref === sale.ref)).toMatchObject([
      { amount: 150_00 },
    ])
    expect(await tool('cancel', sale.orderNumber, '--reason', 'Again')).toMatchObject({ code: 1 })
  })

  test('an order whose buyer is on the page of the provider is left alone', async () => {
    const sale = await world.now().checkout.started([[await dress(), 1]])
    const before = await records(sale)
    expect(await tool('cancel', sale.orderNumber, '--reason', 'Sold out')).toMatchObject({
      code: 1,
      complained: `The buyer of ${sale.orderNumber} may be paying at this moment. Unpaid, it is cancelled by itself at 2026-11-21 12:30.`,
    })
    expect(await records(sale)).toEqual(before)
  })
})
