import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProductInput } from '#tests/world/shops/builders.ts'
import { AMERICAN_ADDRESS } from '#tests/world/people/addresses.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { applyPayment } from '../../modules/payment/apply-payment.ts'

describe.each(ENGINES)("orders by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)

  beforeEach(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterEach(() => opened.close())

  async function aPaidOrder(input: ProductInput = {}) {
    const order = await checkout.started([[await checkout.product(input), 2]])
    const { amount, currency, attemptId } = (await opened.db
      .selectFrom('payment_attempt')
      .select(['amount', 'currency', 'id as attemptId'])
      .where('id', '=', order.attemptId)
      .executeTakeFirst()) ?? { amount: 0, currency: '', attemptId: '' }
    await applyPayment(checkout.services, attemptId, {
      providerRef: order.ref,
      attemptId,
      status: 'paid',
      amount,
      currency,
    })
    return order
  }

  test('are listed newest first, of one status if asked, as many as asked', async () => {
    const paid = await aPaidOrder()
    checkout.clock.now += 60_000
    const unpaid = await checkout.order([[await checkout.product(), 1]])
    const all = (await tool('orders')).said.split('\n')
    expect(all.map((line) => line.split('  ')[0])).toEqual([unpaid.orderNumber, paid.orderNumber])
    expect(all[1]).toMatch(/2026-11-21 12:00 .*processing .*2 pcs .*S\$200\.00 .*mei@example\.com$/)
    await opened.db
      .updateTable('shop_order')
      .set({ guide_code: 'GRACE01' })
      .where('id', '=', paid.id)
      .execute()
    expect((await tool('orders')).said).toMatch(/mei@example\.com {2}GRACE01$/)
    expect((await tool('order', paid.orderNumber)).said).toContain('led here by the guide GRACE01')
    expect((await tool('orders', '--status', 'unpaid')).said).not.toContain(paid.orderNumber)
    expect((await tool('orders', '--limit', '1')).said.split('\n')).toHaveLength(1)
    expect((await tool('orders', '--status', 'held')).said).toBe('No order is held.')
  })

  test('show goods, address, amounts and what happened', async () => {
    const { orderNumber } = await aPaidOrder({ name: 'Silk Slip' })
    const { code, said } = await tool('order', orderNumber.toLowerCase())
    expect(code).toBe(0)
    expect(said).toMatch(/Silk Slip, Orchid, M/)
    expect(said).toMatch(/Mei Tan, 12 Orchard Road, SINGAPORE 238823, SG, \+65 8123 4567/)
    expect(said).toMatch(/Total\s+S\$200\.00/)
    expect(said).toMatch(/placed[^]*paid[^]*payment paid/)
  })

  test('show who is billed and what the buyer has asked for, in one line each', async () => {
    const buyer = await checkout.buyer([[await checkout.product(), 1]])
    const placed = await buyer.place(undefined, { billing: AMERICAN_ADDRESS, note: 'Ring twice.\nThank you' })
    const { said } = await tool('order', placed.orderNumber)
    expect(said).toMatch(/^billed to Mei Tan, 12 Orchard Road, Austin, TX 78701, US, \+1 512 555 0123$/m)
    expect(said).toMatch(/^note: Ring twice\. Thank you$/m)
  })

  test('hide no commands to the terminal in what strangers typed', async () => {
    const { id } = await aPaidOrder()
    await opened.db.updateTable('shop_order').set({ email: '\u001b[2Jmei@x' }).where('id', '=', id).execute()
    expect((await tool('orders')).said).toContain('·[2Jmei@x')
  })

  test('that do not exist are said so', async () => {
    expect(await tool('order', 'VD26112100000000')).toMatchObject({
      code: 1,
      complained: 'There is no order VD26112100000000.',
    })
  })
})
