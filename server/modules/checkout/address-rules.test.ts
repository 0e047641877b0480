import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '#contract/address-schema.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { readEnv } from '#server/core/env.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'

const REAL: Address = {
  ...ADDRESS,
  firstName: 'Siân',
  lastName: "O'Brien",
  line1: '#12-34 Orchard Rd, Blk 5',
  line2: 'B2',
  phone: '+65 9123 4567',
}

describe.each(ENGINES)('addresses over HTTP on %s', (engine) => {
  const shops: Partial<Record<'lenient' | 'strict', Shop>> = {}
  beforeAll(async () => {
    shops.lenient = await aShop(engine, { products: 20 })
    shops.strict = await aShop(engine, { products: 20, env: { ADDRESS_RULES: 'strict' } })
  })
  afterAll(() => Promise.all(Object.values(shops).map((shop) => shop.close())))

  async function order(rules: 'lenient' | 'strict', address: Address) {
    const shop = shops[rules]
    if (!shop) throw new RangeError('the shop is not open')
    const rows = await shop.services.store.db
      .selectFrom('sku')
      .select(['sku', 'product_id as productId'])
      .where('stock', '>', 10)
      .orderBy('sku')
      .execute()
    const place = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
    const piece = rows.find((row) => shop.services.catalogue.sku(row.sku, place, shop.clock.now)?.sellable)
    if (!piece) throw new RangeError('the demo shop sells nothing')
    const guest = aTestClient(shop.url)
    const basket = { buyNow: { ...piece, qty: 1 }, shippingMethod: 'delivery' } as const
    const { quoteId, addressRules } = await guest.get(quoteOrder, basket)
    expect(addressRules).toBe(rules)
    const placed = await guest.ask(
      placeOrder,
      { ...basket, quoteId, email: 'sian@example.com', address },
      { [HEADERS.idempotency]: randomUUID() },
    )
    if (placed.body.code !== 200) return placed.body.data
    const { orderNumber, secret } = placed.body.data
    return (await guest.get(guestOrder, { orderNumber, secret })).address
  }

  test('a real person is sent to, and what is kept has one writing', async () => {
    expect(await order('lenient', REAL)).toEqual({ ...REAL, phone: '+6591234567' })
    expect(
      await order('lenient', {
        ...REAL,
        country: 'JP',
        city: 'Shibuya-ku',
        state: 'Tokyo',
        postalCode: '1500001',
        phone: '090-1234-5678',
      }),
    ).toMatchObject({ state: '13', postalCode: '150-0001', phone: '+819012345678' })
  })

  test('a shop may go by the letter: letters or spaces, digits only, letters, digits or spaces (spec 5)', async () => {
    expect(await order('strict', REAL)).toMatchObject({
      reason: 'address-wrong',
      problems: [
        { field: 'firstName', problem: 'letters-only' },
        { field: 'lastName', problem: 'letters-only' },
        { field: 'line1', problem: 'letters-digits-only' },
        { field: 'line2', problem: 'too-short' },
        { field: 'phone', problem: 'digits-only' },
      ],
    })
    expect(await order('strict', ADDRESS)).toMatchObject({ firstName: 'Mei', phone: '+6581234567' })
  })

  test('neither sends to a PO box, a military address, or rings at 12 (spec 5)', async () => {
    for (const rules of ['lenient', 'strict'] as const) {
      expect(await order(rules, { ...ADDRESS, line1: 'PO Box 12345', phone: '12' })).toMatchObject({
        problems: [
          { field: 'line1', problem: 'po-box' },
          { field: 'phone', problem: 'phone-number' },
        ],
      })
    }
  })
})

test('the setting is lenient unless it says otherwise, and takes nothing else', () => {
  expect(readEnv({}).ADDRESS_RULES).toBe('lenient')
  expect(readEnv({ ADDRESS_RULES: 'strict' }).ADDRESS_RULES).toBe('strict')
  expect(() => readEnv({ ADDRESS_RULES: 'loose' })).toThrow(/ADDRESS_RULES: must be 'lenient' or 'strict'/)
})
