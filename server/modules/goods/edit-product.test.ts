import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, aCheckout } from '#tests/world/money/checkout-world.ts'
import { aProduct, type Product } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { transact } from '../../db/transaction.ts'
import { storedProducts } from '../catalogue-import/stored-products.ts'
import { takeStock } from '../orders/stock.ts'
import { editProduct, type EditOutcome, type ProductEdit } from './edit-product.ts'

describe.each(ENGINES)('editing a product on %s', (engine) => {
  let opened: OpenedStore
  let dress: Product
  beforeEach(async () => {
    opened = await aStore(engine)
    dress = await aProduct(opened.db, { name: 'Silk Dress', stock: 9 })
  })
  afterEach(() => opened.close())

  async function read() {
    const stored = (await storedProducts(opened.db, [dress.productId])).get(dress.productId)
    if (!stored) throw new RangeError('the product is gone')
    return stored
  }

  const edit = (
    before: Awaited<ReturnType<typeof read>>,
    change: Partial<ProductEdit>,
  ): Promise<EditOutcome> =>
    transact(opened, (tx) =>
      editProduct(tx, aCheckout(opened).services, { before, edit: { language: 'en', ...change }, now: NOON }),
    )

  test('of two that were read at the same time the second takes no effect, whatever it names', async () => {
    const before = await read()
    expect(await edit(before, { name: 'Silk Gown' })).toBe('changed')
    expect(await edit(before, { material: 'Wool', price: 1_00, category: 7 })).toBe('conflict')
    const after = await read()
    expect(after.product).toMatchObject({ names: '{"en":"Silk Gown"}', material: 'Silk' })
    expect([after.skus[0]?.price, after.categories]).toEqual([100_00, []])
    expect(await edit(after, { material: 'Wool' })).toBe('changed')
  })

  test('of ten at once one takes effect', async () => {
    const before = await read()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => edit(before, { name: `Name ${at}` })),
    )
    const winner = outcomes.indexOf('changed')
    expect(outcomes.toSorted()).toEqual(['changed', ...Array.from({ length: 9 }, () => 'conflict')])
    expect((await read()).product.names).toBe(`{"en":"Name ${winner}"}`)
  })

  test('a sale between is no conflict, and the edit takes none of it back', async () => {
    const before = await read()
    await transact(opened, (tx) => takeStock(tx, [{ sku: dress.sku, qty: 4 }], { ref: 'order', at: NOON }))
    expect(await edit(before, { price: 90_00, listPrice: 120_00 })).toBe('changed')
    expect((await read()).skus).toMatchObject([{ price: 90_00, list_price: 120_00, stock: 5 }])
  })

  test('an edit that states what is there writes nothing', async () => {
    const before = await read()
    expect(await edit(before, { name: 'Silk Dress', material: 'Silk', price: 100_00, isOffered: true })).toBe(
      'unchanged',
    )
    expect((await read()).product.changed_at).toBe(before.product.changed_at)
  })
})
