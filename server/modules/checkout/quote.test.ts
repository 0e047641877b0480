import { beforeAll, describe, expect, test } from 'vitest'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCheckoutWorld } from '#tests/world/money/shared-checkout.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import { aCart, aGuest } from '#tests/world/shops/builders.ts'
import type { Db } from '../../db/schema/database.ts'
import { placeOrder } from './checkout.commands.ts'
import { quoteOrder } from './checkout.routes.ts'

/** As that of a photograph of the owner. */
const HASH = 'abcdefghijklmnopqrstuv'

describe.each(ENGINES)('quotes on %s', (engine) => {
  const world = aCheckoutWorld(engine)
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  beforeAll(() => {
    ;({ db, checkout, books } = world.now())
  })

  test('S10 a quote is valid for one user and one set of goods, and cannot be forged', async () => {
    const [dress, skirt] = [
      await checkout.product({ price: 10_00 }),
      await checkout.product({ price: 500_00 }),
    ]
    const cheap = await checkout.buyer([[dress, 1]])
    const dear = await checkout.buyer([[skirt, 1]])
    const [expiry, seal = ''] = dear.quoteId.split('.')
    const forged = [
      cheap.quoteId,
      '',
      'x',
      `${expiry}.`,
      `${expiry}.${seal.slice(1)}A`,
      `zzzzzzzzz.${seal}`,
      `.${seal}`,
      `NaN.${seal}`,
      seal,
    ]
    for (const quoteId of forged)
      expect(await refused(dear.place(undefined, { quoteId }))).toBe('cart-changed')
    const other = aGuest()
    const stranger = checkout.call({ shopper: other })
    await aCart(db, other, [[skirt, 1]])
    const input = {
      shippingMethod: 'delivery',
      quoteId: dear.quoteId,
      email: 'a@b.co',
      address: ADDRESS,
    } as const
    expect(await refused(placeOrder(stranger, input))).toBe('cart-changed')
  })

  test.each(Object.keys(CURRENCIES))('prices and shipping are the database’s, in %s', async (currency) => {
    const dress = await checkout.product({ price: 99_90 })
    const shopper = aGuest()
    await aCart(db, shopper, [[dress, 2]])
    const quote = await quoteOrder(checkout.call({ shopper }), {
      shippingMethod: 'delivery',
      currency,
    })
    const { amounts, adjustments, item } = quote
    expect(amounts.currency).toBe(currency)
    expect(amounts.merchandise).toBe(item.reduce((sum, line) => sum + line.amount, 0))
    expect(amounts.otTotal).toBe(adjustments.reduce((sum, { amount }) => sum + amount, amounts.merchandise))
    expect(item.reduce((sum, { part }) => sum + part, 0)).toBe(amounts.otTotal)
    expect(adjustments.map(({ rule }) => rule)).not.toContain('shipping')
  })

  test('the quote names all that must leave the bag, in one round (spec 4.14)', async () => {
    const soldOut = await checkout.product({ stock: 0 })
    const stopped = await checkout.product({ onSale: false })
    const few = await checkout.product({ stock: 2 })
    const quoteFor = async (lines: Parameters<typeof aCart>[2]) => {
      const shopper = aGuest()
      await aCart(db, shopper, lines)
      return quoteOrder(checkout.call({ shopper }), { shippingMethod: 'delivery' })
    }
    await expect(
      quoteFor([
        [few, 1],
        [soldOut, 1],
      ]),
    ).rejects.toMatchObject({ reason: 'remove-sold-out', data: { skus: [soldOut.sku] } })
    await expect(
      quoteFor([
        [few, 1],
        [stopped, 1],
      ]),
    ).rejects.toMatchObject({ reason: 'remove-stop-selling', data: { skus: [stopped.sku] } })
    await expect(quoteFor([[few, 3]])).rejects.toMatchObject({
      reason: 'cart-changed',
      data: { short: [{ sku: few.sku, requested: 3, got: 2 }] },
    })
    await expect(
      quoteFor([
        [few, 3],
        [soldOut, 1],
        [stopped, 1],
      ]),
    ).rejects.toMatchObject({
      reason: 'cart-changed',
      data: {
        skus: expect.toSatisfy((skus: string[]) =>
          [soldOut.sku, stopped.sku].every((sku) => skus.includes(sku)),
        ),
        short: [{ sku: few.sku, got: 2 }],
      },
    })
    await expect(quoteFor([])).rejects.toMatchObject({ reason: 'nothing-selected' })
    const buyNow = { productId: soldOut.productId, sku: soldOut.sku, qty: 1 }
    const context = checkout.call({ shopper: aGuest() })
    expect(await refused(quoteOrder(context, { shippingMethod: 'delivery', buyNow }))).toBe('sold-out')
    const strange = { ...buyNow, productId: few.productId }
    expect(await refused(quoteOrder(context, { shippingMethod: 'delivery', buyNow: strange }))).toBe(
      'sku-unknown',
    )
  })

  test('an address or e-mail against the rules is refused with its problems, and writes nothing', async () => {
    const dress = await checkout.product()
    const buyer = await checkout.buyer([[dress, 1]])
    const before = await books.count()
    const address = { ...ADDRESS, firstName: 'M', line1: 'PO Box 12 Orchard' }
    await expect(buyer.place(undefined, { address })).rejects.toMatchObject({
      reason: 'address-wrong',
      data: {
        problems: [
          { field: 'firstName', problem: 'too-short' },
          { field: 'line1', problem: 'po-box' },
        ],
      },
    })
    expect(await refused(buyer.place(undefined, { address: undefined }))).toBe('address-wrong')
    expect(await refused(buyer.place(undefined, { email: 'no-address' }))).toBe('email-wrong')
    expect(await books.count()).toEqual(before)
  })

  test('pickup costs no shipping, needs a store that has the goods, and takes from the same stock', async () => {
    const dress = await checkout.product({ stock: 3, stores: { orchard: 1 } })
    const shopper = aGuest()
    const context = checkout.call({ shopper })
    await aCart(db, shopper, [[dress, 1]])
    const quote = await quoteOrder(context, { shippingMethod: 'pickup' })
    expect(quote.adjustments.map(({ rule }) => rule)).not.toContain('shipping')
    expect(quote.stores).toEqual([
      {
        id: 'orchard',
        name: 'Store orchard',
        address: '1 Orchard Road',
        hours: 'Every day 10 am – 8 pm',
        image: '',
        available: true,
      },
    ])
    await db.updateTable('store').set({ picture: HASH }).where('id', '=', 'orchard').execute()
    const pictured = await quoteOrder(context, { shippingMethod: 'pickup' })
    expect(pictured.stores[0]?.image).toContain(HASH)
    const input = { shippingMethod: 'pickup', quoteId: quote.quoteId, email: 'a@b.co' } as const
    const place = (change: object) => {
      const again = checkout.call({ shopper })
      return placeOrder(again, { ...input, ...change })
    }
    expect(await refused(place({}))).toBe('store-wrong')
    expect(await refused(place({ pickupStore: 'elsewhere' }))).toBe('store-wrong')
    expect(
      await refused(place({ pickupStore: 'orchard', shippingMethod: 'delivery', address: ADDRESS })),
    ).toBe('cart-changed')
    await place({ pickupStore: 'orchard' })
    expect(await books.stockOf(dress)).toBe(2)
  })

  test('a store without enough of it cannot be chosen', async () => {
    const dress = await checkout.product({ stock: 3, stores: { orchard: 1 } })
    const shopper = aGuest()
    const context = checkout.call({ shopper })
    await aCart(db, shopper, [[dress, 2]])
    const quote = await quoteOrder(context, { shippingMethod: 'pickup' })
    expect(quote.stores).toMatchObject([{ id: 'orchard', available: false }])
    const input = {
      shippingMethod: 'pickup',
      quoteId: quote.quoteId,
      email: 'a@b.co',
      pickupStore: 'orchard',
    } as const
    expect(await refused(placeOrder(context, input))).toBe('store-wrong')
    expect(await books.stockOf(dress)).toBe(3)
  })

  test.each(['au', 'jp'] as const)('the %s site has no stores: nothing is collected', async (site) => {
    const dress = await checkout.product({ stock: 3, stores: { orchard: 3 } })
    const shopper = aGuest()
    const context = checkout.call({ shopper, site })
    await aCart(db, shopper, [[dress, 1]])
    const quote = await quoteOrder(context, { shippingMethod: 'pickup' })
    expect([quote.stores, quote.shippingMethods.map(({ method }) => method)]).toEqual([[], ['delivery']])
    const input = {
      shippingMethod: 'pickup',
      quoteId: quote.quoteId,
      email: 'a@b.co',
      pickupStore: 'orchard',
    } as const
    expect(await refused(placeOrder(context, input))).toBe('store-wrong')
  })

  test('the European site sells nothing', async () => {
    const context = checkout.call({ shopper: aGuest(), site: 'eu', currency: 'EUR' })
    expect(await refused(quoteOrder(context, { shippingMethod: 'delivery' }))).toBe('forbidden')
  })

  test('a currency that the site does not take is refused', async () => {
    const context = checkout.call({ shopper: aGuest(), site: 'jp' })
    expect(await refused(quoteOrder(context, { shippingMethod: 'delivery', currency: 'VND' }))).toBe(
      'currency-unknown',
    )
  })
})

test('S9 every call about orders and payments refuses fields it does not know', () => {
  const writes = API.filter((one) => /^\/(checkout|order|payment)\//.test(one.path))
  expect(writes.length).toBeGreaterThanOrEqual(6)
  for (const one of writes) expect((one.input as { type?: string }).type, one.path).toBe('strict_object')
})
