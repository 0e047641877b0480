import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { ADDRESS, AMERICAN_ADDRESS } from '#tests/world/people/addresses.ts'
import { orderMail } from '../orders/order-mail.ts'

describe.each(ENGINES)('billing address and note of an order on %s (spec 2.12)', (engine) => {
  let shop: Shop
  let piece: Piece
  let storeId: string
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = (await somePieces(shop))(0)
    const { sku, productId } = piece
    const { db } = shop.services.store
    await db.updateTable('product').set({ pickup: 1 }).where('id', '=', productId).execute()
    await db.deleteFrom('store_stock').where('sku', '=', sku).execute()
    const { id: store_id } = await db.selectFrom('store').select('id').orderBy('id').executeTakeFirstOrThrow()
    await db.insertInto('store_stock').values({ store_id, sku, stock: 50 }).execute()
    const basket = { shippingMethod: 'pickup', buyNow: { sku, productId, qty: 1 } } as const
    const { stores } = await aTestClient(shop.url).get(quoteOrder, basket)
    storeId = stores.find(({ available }) => available)?.id ?? ''
  })
  afterAll(() => shop.close())

  type Details = Partial<SentTo<typeof placeOrder>>
  async function ask(details: Details) {
    const guest = aTestClient(shop.url)
    const { sku, productId } = piece
    const { shippingMethod = 'delivery', pickupStore } = details
    const basket = { shippingMethod, pickupStore, buyNow: { sku, productId, qty: 1 } }
    const { quoteId } = await guest.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS, ...details }
    const { body } = await guest.ask(placeOrder, input, { [HEADERS.idempotency]: randomUUID() })
    return { guest, body }
  }
  async function placed(details: Details) {
    const { guest, body } = await ask(details)
    expect(body.code).toBe(200)
    const { orderNumber, secret } = body.data
    return guest.get(guestOrder, { orderNumber, secret })
  }
  async function refused(details: Details) {
    return (await ask(details)).body.data
  }
  async function mailOf(orderNumber: string) {
    const { id } = await shop.services.store.db
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    return orderMail(shop.services, 'id', { template: 'paid', orderId: id })
  }

  test('absent, the billing address is the shipping address; so is one that only repeats it', async () => {
    expect(await placed({})).toMatchObject({ billing: null, note: '' })
    const repeated = { ...ADDRESS, firstName: '  Mei ', phone: '+65 8123 4567' }
    expect((await placed({ billing: repeated })).billing).toBeNull()
  })

  test('another one is kept in one writing, and stands on the order and in its mail', async () => {
    const order = await placed({ billing: AMERICAN_ADDRESS })
    expect(order.billing).toEqual({ ...AMERICAN_ADDRESS, phone: '+15125550123' })
    expect(order.address).toMatchObject({ country: 'SG', line1: ADDRESS.line1 })
    const { text, html } = await mailOf(order.orderNumber)
    for (const mail of [text, html]) expect(mail).toMatch(/Billing address[^]*12 Orchard Road[^]*Austin/)
    expect((await mailOf((await placed({})).orderNumber)).text).not.toContain('Billing address')
  })

  test('a pickup may leave it out, or give it', async () => {
    const pickup = { shippingMethod: 'pickup', pickupStore: storeId, address: undefined } as const
    expect(await placed(pickup)).toMatchObject({ address: null, billing: null })
    expect(await placed({ ...pickup, billing: ADDRESS })).toMatchObject({
      address: null,
      billing: { line1: ADDRESS.line1 },
    })
  })

  test('a refusal names the fields of each address', async () => {
    const billing = { ...ADDRESS, line1: '', postalCode: '12' }
    expect(await refused({ billing })).toEqual({
      reason: 'address-wrong',
      problems: [
        { field: 'billing.line1', problem: 'required' },
        { field: 'billing.postalCode', problem: 'postal-code' },
      ],
    })
    expect(await refused({ billing, address: { ...ADDRESS, city: '' } })).toMatchObject({
      problems: [{ field: 'city' }, { field: 'billing.line1' }, { field: 'billing.postalCode' }],
    })
  })

  test('a note of up to 300 characters is kept without the space around it', async () => {
    const note = 'Please ring twice.\nThe bell is on the left.'
    expect((await placed({ note: `  ${note}\n ` })).note).toBe(note)
    expect((await placed({ note: 'a'.repeat(300) })).note).toHaveLength(300)
    expect(await refused({ note: 'a'.repeat(301) })).toEqual({ reason: 'note-wrong', problem: 'too-long' })
    expect(await refused({ note: 'left\u202eright' })).toEqual({
      reason: 'note-wrong',
      problem: 'hidden-signs',
    })
  })
})
