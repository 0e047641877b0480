import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { saleWorld, type Sale } from '#tests/world/money/sale-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { refundsOfOrder } from '../orders/after-sale/read-after-sale.ts'
import { presentOrder } from '../orders/orders.present.ts'
import { orderById } from '../orders/orders.queries.ts'
import { cancelPieces } from '../payment/cancel-order.ts'
import { approveReturn, receiveReturn } from './returns.commands.ts'

const TERMS = { least: 150_00, worth: 15_00 }

describe.each(ENGINES)('a free gift of an order of which goods come back, on %s (traps 2.19)', (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterAll(() => opened.close())
  const world = saleWorld(() => ({ db: opened.db, checkout }))
  const { paid, giveFree, ship, arrive, applyForReturn, returnOf, locked, at } = world

  /** 60.00 + 100.00, and a gift from 150.00 on that is worth 15.00. */
  async function aSaleWithGift() {
    const dress = (price: number) => checkout.product({ price, stock: 20 })
    const [sixty, hundred, gift] = [await dress(60_00), await dress(100_00), await dress(0)]
    const sale = await paid([
      [sixty, 1],
      [hundred, 1],
      [gift, 1],
    ])
    await giveFree(sale, gift.sku, TERMS)
    const lines = await opened.db
      .selectFrom('order_line')
      .select(['position', 'sku'])
      .where('order_id', '=', sale.id)
      .execute()
    const of = (sku: string) => ({
      position: lines.find((line) => line.sku === sku)?.position ?? -1,
      qty: 1,
    })
    return { sale, gift, sixty: of(sixty.sku), hundred: of(hundred.sku), free: of(gift.sku) }
  }

  type Piece = Awaited<ReturnType<typeof aSaleWithGift>>['sixty']
  const cancel = (sale: Sale, piece: Piece, isShopsFault = false) =>
    locked(sale, (tx, order) =>
      cancelPieces(tx, checkout.services, {
        order,
        reason: 'other',
        isShopsFault,
        at: at(),
        pieces: [piece],
      }),
    )
  const giveBack = async (sale: Sale, piece: Piece, reason: 'changed-mind' | 'damaged') => {
    const id = await applyForReturn(sale, { pieces: [piece], reason })
    const stated = (await viewOf(sale)).returns.find((one) => one.id === id)?.formatAmount
    await locked(sale, async (tx, order) => {
      await approveReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at() })
    })
    await locked(sale, async (tx, order) =>
      receiveReturn(tx, checkout.services, { order, one: await returnOf(tx, id), at: at() }),
    )
    return stated
  }
  const refunds = async (sale: Sale) =>
    (await refundsOfOrder(opened.db, sale.id)).map(({ amount, gifts }) => [amount, gifts])
  const stockOf = async (sku: string) =>
    (await opened.db.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock

  async function viewOf(sale: Sale) {
    const order = await orderById(opened.db, sale.id)
    if (!order) throw new RangeError('no order')
    const { language, locale, services } = checkout.call()
    return presentOrder(opened.db, order, { language, locale, say: services.texts.in(language), now: at() })
  }

  test('its worth is taken off the refund that leaves less than it was given for, once, and stated before', async () => {
    const { sale, sixty, hundred } = await aSaleWithGift()
    await ship(sale)
    await arrive(sale)
    expect((await viewOf(sale)).item.find(({ isGift }) => isGift)).toMatchObject({
      returnable: 0,
      gift: { ...TERMS, formatLeast: 'S$150.00', formatWorth: 'S$15.00' },
    })
    expect(await giveBack(sale, sixty, 'changed-mind')).toBe('S$45.00')
    expect(await giveBack(sale, hundred, 'changed-mind')).toBe('S$100.00')
    expect(await refunds(sale)).toEqual([
      [45_00, 15_00],
      [100_00, 0],
    ])
    const view = await viewOf(sale)
    expect(view.refunds.map(({ formatGifts }) => formatGifts)).toEqual(['−S$15.00', undefined])
    expect(view.status).toBe('refunded')
  })

  test('nothing is taken off for a faulty piece, and none for the piece after it', async () => {
    const { sale, sixty, hundred } = await aSaleWithGift()
    await ship(sale)
    await arrive(sale)
    expect(await giveBack(sale, sixty, 'damaged')).toBe('S$60.00')
    await giveBack(sale, hundred, 'changed-mind')
    expect(await refunds(sale)).toEqual([
      [60_00, 0],
      [100_00, 0],
    ])
  })

  test('one that no courier has leaves with the goods, and is in stock again', async () => {
    const { sale, gift, sixty, free } = await aSaleWithGift()
    expect(await stockOf(gift.sku)).toBe(19)
    await cancel(sale, sixty)
    expect(await refunds(sale)).toEqual([[60_00, 0]])
    expect(await stockOf(gift.sku)).toBe(20)
    expect((await viewOf(sale)).item.find(({ position }) => position === free.position)?.state).toBe(
      'cancelled',
    )
  })

  test('one that is on its way is taken off; one of an order that the shop cannot fill stays', async () => {
    const [sent, unfilled] = [await aSaleWithGift(), await aSaleWithGift()]
    await ship(sent.sale, [sent.free])
    await cancel(sent.sale, sent.sixty)
    expect(await refunds(sent.sale)).toEqual([[45_00, 15_00]])
    await cancel(unfilled.sale, unfilled.sixty, true)
    expect(await refunds(unfilled.sale)).toEqual([[60_00, 0]])
    expect(await stockOf(unfilled.gift.sku)).toBe(19)
  })
})
