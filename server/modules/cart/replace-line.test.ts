import { beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList, cartRemove, cartReplace, cartUpdate } from '#contract/buying/cart.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'

interface Size {
  readonly sku: string
  readonly productId: string
}

/** Two sizes of one product, and a piece of another one; none of the `taken` products. */
async function someSizes(
  { services }: Shop,
  taken: readonly string[],
): Promise<readonly [small: Size, large: Size, other: Size]> {
  const rows = await services.store.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.sku', 'sku.product_id as productId'])
    .where('sku.stock', '>=', 5)
    .where('sku.hidden', '=', 0)
    .where('product.on_sale', '=', 1)
    .where('product.is_virtual', '=', 0)
    .where('product.is_gift_card', '=', 0)
    .where('product.id', 'not in', taken)
    .orderBy('sku.sku')
    .execute()
  for (const small of rows) {
    const large = rows.find(({ sku, productId }) => productId === small.productId && sku !== small.sku)
    const other = rows.find(({ productId }) => productId !== small.productId)
    if (large && other) return [small, large, other]
  }
  throw new Error('the shop sells no product in two sizes')
}

describe.each(ENGINES)('changing colour or size in the bag on %s (spec 2.11)', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  let [small, large, other]: readonly Size[] = []
  beforeAll(async () => {
    shop = now()
    ;[small, large, other] = await someSizes(shop, [piece(0).productId, piece(1).productId])
  })
  const size = (given: Size | undefined, qty = 1) => ({
    sku: given?.sku ?? '',
    productId: given?.productId ?? '',
    qty,
  })
  const change = (qty = 1, by = large) => ({ sku: size(small).sku, by: size(by, qty) })
  const lines = (cart: { cartInfo: { list: readonly { sku: string; qty: number }[] } }) =>
    cart.cartInfo.list.map(({ sku, qty }) => [sku, qty])
  const stockOf = (given: Size | undefined, stock: number) =>
    shop.services.store.db.updateTable('sku').set({ stock }).where('sku', '=', size(given).sku).execute()

  /** A bag with the small size between two other pieces. */
  async function aBag() {
    const [guest, device] = [aTestClient(shop.url), aDevice()]
    for (const one of [item(0), size(small, 2), item(1)]) await guest.get(cartAdd, one, device.next())
    return { guest, device }
  }

  test('puts the new size in the place of the old one', async () => {
    const { guest, device } = await aBag()
    const changed = await guest.get(cartReplace, change(2), device.next())
    expect(lines(changed)).toEqual([
      [piece(1).sku, 1],
      [size(large).sku, 2],
      [piece(0).sku, 1],
    ])
    expect(lines(await guest.get(cartList, {}))).toEqual(lines(changed))
  })

  test('is done once however often it is sent, and answers the same', async () => {
    const { guest, device } = await aBag()
    await guest.get(cartAdd, size(large), device.next())
    const place = device.next()
    const first = await guest.get(cartReplace, change(2), place)
    const again = await Promise.all([1, 2, 3].map(() => guest.get(cartReplace, change(2), place)))
    for (const answer of again) expect(answer).toEqual(first)
    expect(lines(await guest.get(cartList, {}))).toContainEqual([size(large).sku, 3])
    expect(lines(first)).toHaveLength(3)
  })

  test('leaves the old line where the new size has sold out, and the queue continues', async () => {
    const { guest, device } = await aBag()
    await stockOf(large, 0)
    const { body } = await guest.ask(cartReplace, change(2), device.next())
    await stockOf(large, 9)
    expect(body).toMatchObject({ code: 4001, data: { reason: 'sold-out', sku: size(large).sku } })
    const after = await guest.get(cartUpdate, { sku: size(small).sku, qty: 3 }, device.next())
    expect(lines(after)).toEqual([
      [piece(1).sku, 1],
      [size(small).sku, 3],
      [piece(0).sku, 1],
    ])
  })

  test('takes a sold-out size out of the bag', async () => {
    const { guest, device } = await aBag()
    await stockOf(small, 0)
    const changed = await guest.get(cartReplace, change(2), device.next())
    await stockOf(small, 9)
    expect(changed.cartInfo.list.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  })

  test('gives what there is and reports it', async () => {
    const { guest, device } = await aBag()
    await stockOf(large, 1)
    const changed = await guest.get(cartReplace, change(2), device.next())
    await stockOf(large, 9)
    expect(changed.capped).toEqual([{ sku: size(large).sku, requested: 2, got: 1 }])
  })

  test.each([
    ['a line that has left the bag', 'not-in-cart', () => change()],
    ['a piece of another product', 'sku-unknown', () => change(1, other)],
    ['an unknown SKU', 'sku-unknown', () => ({ ...change(), by: { ...size(large), sku: 'NOPE-1' } })],
    [
      'a SKU under a false product',
      'sku-unknown',
      () => ({ ...change(), by: { ...size(other), productId: size(small).productId } }),
    ],
  ])('refuses %s', async (what, reason, input) => {
    const { guest, device } = await aBag()
    if (reason === 'not-in-cart') await guest.get(cartRemove, { skus: [size(small).sku] }, device.next())
    const before = lines(await guest.get(cartList, {}))
    const { body } = await guest.ask(cartReplace, input(), device.next())
    expect(body.data, what).toMatchObject({ reason })
    expect(lines(await guest.get(cartList, {}))).toEqual(before)
  })
})
