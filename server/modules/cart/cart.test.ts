import { beforeAll, describe, expect, test } from 'vitest'
import {
  cartAdd,
  cartBatchAdd,
  cartList,
  cartRemove,
  cartSelect,
  cartUpdate,
} from '#contract/buying/cart.contract.ts'
import { quoteOrder } from '#contract/buying/checkout.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'

describe.each(ENGINES)('a bag on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const lines = (cart: { cartInfo: { list: { sku: string; qty: number; selected: boolean }[] } }) =>
    cart.cartInfo.list.map(({ sku, qty, selected }) => [sku, qty, selected])

  test('is empty for a guest who has put nothing in, and reading it opens no session', async () => {
    const guest = aTestClient(shop.url)
    expect(await guest.get(cartList, {})).toMatchObject({
      goodsTotalQuantity: 0,
      version: 0,
      cartInfo: { list: [] },
    })
    expect(guest.cookies.size).toBe(0)
  })

  test('says what its selected pieces cost, as the checkout does (spec 3)', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, item(0, 2))
    await guest.get(cartAdd, item(1))
    await guest.get(cartSelect, { skus: [piece(1).sku], selected: false })
    const { list, total } = (await guest.get(cartList, {})).cartInfo
    const { amounts } = await guest.get(quoteOrder, { shippingMethod: 'delivery' })
    expect(list).toHaveLength(2)
    expect(total).toEqual({
      itemsQty: 2,
      merchandise: amounts.merchandise,
      formatMerchandise: amounts.formatMerchandise,
      otTotal: amounts.otTotal,
      formatOtTotal: amounts.formatOtTotal,
    })
  })

  test('takes, changes, selects and gives up pieces (spec 2.11)', async () => {
    const guest = aTestClient(shop.url)
    expect((await guest.get(cartAdd, item(0, 2))).goodsTotalQuantity).toBe(2)
    expect(lines(await guest.get(cartBatchAdd, { items: [item(1), item(2)] }))).toHaveLength(3)
    expect(lines(await guest.get(cartUpdate, { sku: piece(0).sku, qty: 4 }))).toContainEqual([
      piece(0).sku,
      4,
      true,
    ])
    expect(lines(await guest.get(cartSelect, { skus: [piece(1).sku], selected: false }))).toContainEqual([
      piece(1).sku,
      1,
      false,
    ])
    const left = await guest.get(cartRemove, { skus: [piece(1).sku, piece(2).sku] })
    expect(lines(left)).toEqual([[piece(0).sku, 4, true]])
    expect(await guest.get(cartList, {})).toMatchObject({ goodsTotalQuantity: 4, version: left.version })
  })

  test('says price, stock and sale as the database has them now, not as the catalogue last read them (spec 4.14)', async () => {
    const { db } = shop.services.store
    const guest = aTestClient(shop.url)
    await guest.get(cartBatchAdd, { items: [item(5), item(6), item(7)] })
    const [dear, gone, stopped] = [piece(5), piece(6), piece(7)]
    const priced = { price: 12_300, list_price: 45_600 }
    const before = await db
      .selectFrom('sku')
      .selectAll()
      .where('sku', '=', dear.sku)
      .executeTakeFirstOrThrow()
    await db.updateTable('sku').set(priced).where('sku', '=', dear.sku).execute()
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', gone.sku).execute()
    await db.updateTable('product').set({ on_sale: 0 }).where('id', '=', stopped.productId).execute()
    const { cartInfo } = await guest.get(cartList, {})
    const line = ({ sku }: { sku: string }) => cartInfo.list.find((one) => one.sku === sku)
    expect(line(dear)).toMatchObject({
      state: 'ok',
      finalPrice: 12_300,
      productsPrice: 45_600,
      formatFinalPrice: 'S$123.00',
      formatProductsPrice: 'S$456.00',
    })
    expect(line(gone)).toMatchObject({ state: 'sold-out', stock: 0 })
    expect(line(stopped)).toMatchObject({ state: 'stop-selling' })
    const { price, list_price } = before
    await db.updateTable('sku').set({ price, list_price }).where('sku', '=', dear.sku).execute()
    await db.updateTable('sku').set({ stock: gone.stock }).where('sku', '=', gone.sku).execute()
    await db.updateTable('product').set({ on_sale: 1 }).where('id', '=', stopped.productId).execute()
  })

  test('is visible to its own user only', async () => {
    const [one, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    await one.get(cartAdd, item(0))
    await other.get(cartAdd, item(1))
    expect(lines(await one.get(cartList, {}))).toEqual([[piece(0).sku, 1, true]])
  })

  test('gives no more than there is, and says so', async () => {
    const guest = aTestClient(shop.url)
    const answer = await guest.get(cartAdd, item(3, 100))
    const got = Math.min(100, piece(3).stock)
    expect(answer.capped).toEqual(got < 100 ? [{ sku: piece(3).sku, requested: 100, got }] : [])
    expect(answer.goodsTotalQuantity).toBe(got)
  })

  test.each([
    ['an unknown SKU', () => ({ sku: 'NOPE-1', productId: 'x', qty: 1 }), 'sku-unknown'],
    ['a SKU of another product', () => ({ ...item(0), productId: 'other' }), 'sku-unknown'],
  ])('refuses %s', async (_, wanted, reason) => {
    const { status, body } = await aTestClient(shop.url).ask(cartAdd, wanted())
    expect({ status, reason: (body.data as unknown as { reason: string }).reason }).toEqual({
      status: 200,
      reason,
    })
    expect(body.code).not.toBe(200)
  })

  test('refuses what is sold out', async () => {
    const { db } = shop.services.store
    const sold = piece(4)
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', sold.sku).execute()
    const { body } = await aTestClient(shop.url).ask(cartAdd, item(4))
    expect(body).toMatchObject({
      code: 4001,
      message: 'Sold Out',
      data: { reason: 'sold-out', sku: sold.sku },
    })
    await db.updateTable('sku').set({ stock: sold.stock }).where('sku', '=', sold.sku).execute()
  })

  test.each([
    ['no quantity', { sku: 'A', productId: 'B' }],
    ['zero', { sku: 'A', productId: 'B', qty: '0' }],
    ['more than 100', { sku: 'A', productId: 'B', qty: '101' }],
    ['half a piece', { sku: 'A', productId: 'B', qty: '1.5' }],
    ['a price of my own (S9)', { sku: 'A', productId: 'B', qty: '1', finalPrice: '1' }],
    ['a SKU with a quote in it', { sku: "A'--", productId: 'B', qty: '1' }],
  ])('%s is answered 400 and changes nothing', async (_, form) => {
    const response = await fetch(`${shop.url}/api/cart/add`, {
      method: 'POST',
      headers: { apptype: 'www' },
      body: new URLSearchParams(form),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, data: { reason: 'bad-input' } })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('the session cookie is out of reach of scripts, bound to this host, and kept only as a hash (S1)', async () => {
    const guest = aTestClient(shop.url)
    const { headers, body } = await guest.ask(cartAdd, item(0))
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    // The mark cookie tells pages that there is a session, and is deleted with it.
    expect(headers.getSetCookie()[1]).toMatch(/^session-open=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
    const token = guest.cookies.get('__Host-sid') ?? ''
    const rows = await shop.services.store.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(body)).not.toContain(token)
  })
})
