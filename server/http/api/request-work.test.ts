import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { categoryListing, search } from '#contract/catalog/listing.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { REQUEST_WORK } from '#tests/budgets.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { countStatements } from '#tests/world/requests/counted-statements.ts'
import { skusForMoney } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

describe('what a request costs the database', () => {
  let shop: Shop
  let guest: TestClient
  const device = aDevice()
  let items: { sku: string; productId: string; spu: string }[]
  beforeAll(async () => {
    shop = await aShop('sqlite', { products: 30 })
    guest = aTestClient(shop.url)
    items = await skusForMoney(shop.services.store.db).execute()
    await guest.get(cartAdd, { ...pieceOf(0), qty: 1 }, device.next())
  })
  afterAll(() => shop.close())

  function pieceOf(at: number) {
    const { sku = '', productId = '' } = items[at] ?? {}
    return { sku, productId }
  }
  const spuOf = (at: number) => items[at]?.spu ?? ''

  test('a piece that a guest with a session adds to the bag', async () => {
    const counted = await countStatements(() => guest.get(cartAdd, { ...pieceOf(1), qty: 1 }, device.next()))
    expect(counted).toEqual(REQUEST_WORK.add)
  })

  test('a bag of fifty lines is read in as many statements as one of two', async () => {
    const few = await countStatements(() => guest.get(cartList, {}))
    expect(few.statements).toBe(REQUEST_WORK.bagStatements)
    for (let at = 2; at < 50; at++) await guest.get(cartAdd, { ...pieceOf(at), qty: 1 }, device.next())
    const many = await countStatements(async () => {
      expect((await guest.get(cartList, {})).cartInfo.list).toHaveLength(50)
    })
    expect(many.statements).toBe(REQUEST_WORK.bagStatements)
    expect(
      (await countStatements(() => guest.get(cartAdd, { ...pieceOf(50), qty: 1 }, device.next()))).statements,
    ).toBe(REQUEST_WORK.add.statements)
  })

  test('an order for one piece, its price promised', async () => {
    const basket = { shippingMethod: 'delivery', buyNow: { ...pieceOf(1), qty: 1 } } as const
    const order = async () => {
      const { quoteId } = await guest.get(quoteOrder, basket)
      const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
      const key = { [HEADERS.idempotency]: crypto.randomUUID() }
      return countStatements(() => guest.get(placeOrder, input, key))
    }
    // The first one creates the shop's secrets.
    await order()
    expect((await order()).statements).toBe(REQUEST_WORK.orderStatements)
  })

  test('a product that nobody has asked for yet, and then in another currency', async () => {
    const detail = (currency: string) => guest.get(product, { spuCode: spuOf(3), currency })
    expect((await countStatements(() => detail('SGD'))).statements).toBe(REQUEST_WORK.detailStatements)
    expect(await countStatements(() => detail('USD'))).toEqual({ statements: 0, rows: 0 })
  })

  test('a listing and a search, by a client with a session', async () => {
    const { id } = await shop.services.store.db
      .selectFrom('category')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const cid = String(id)
    const counted = await countStatements(async () => {
      await guest.get(categoryListing, { cid, currency: 'EUR' })
      await guest.get(search, { keywords: 'dress', currency: 'EUR' })
    })
    expect(counted).toEqual({ statements: 0, rows: 0 })
  })
})
