import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { cartAdd, cartList, cartRemove, cartSelect } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import { cartAddGift, cartRemoveGift } from '#contract/buying/gift.contract.ts'
import { login } from '#contract/account/login.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { minor } from '#domain/brand.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { aCoupon } from '#tests/world/money/coupons.ts'
import { aPromotion } from '#tests/world/money/promotions.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
const basket = { shippingMethod: 'delivery' } as const

describe.each(ENGINES)('free gifts and preferential goods on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const gift = () => item(3)
  afterEach(async () => {
    await db().deleteFrom('promotion').where('kind', 'in', ['gift', 'preferential']).execute()
    await db().updateTable('sku').set({ stock: 30 }).where('sku', '=', gift().sku).execute()
  })

  const stockOf = async (sku: string) =>
    (await db().selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
  const aGiftRule = (least = 10_00, price = 0) =>
    aPromotion(db(), {
      kind: price === 0 ? 'gift' : 'preferential',
      terms: { least: minor(least), price: minor(price), products: [gift().productId] },
    })
  const choose = (client: TestClient, ruleId: string, giftType: 1 | 2 = 1) =>
    client.ask(cartAddGift, { ...gift(), qty: 1, ruleId, giftType })
  async function aBag() {
    const client = aTestClient(now().url)
    await client.get(cartAdd, item(0), keyed())
    return client
  }
  async function order(client: TestClient) {
    const { quoteId } = await client.get(quoteOrder, basket)
    return client.ask(placeOrder, { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }, keyed())
  }

  test('a gift is offered, chosen, ordered for nothing, and taken from the stock (spec 7.2, 9.6)', async () => {
    const ruleId = await aGiftRule()
    const client = await aBag()
    const before = await stockOf(gift().sku)
    const offered = await client.get(cartList, {})
    expect(offered.offers).toMatchObject([
      { ruleId, giftType: 1, left: 0, pieces: [{ formatFinalPrice: 'Free' }] },
    ])
    const { body } = await choose(client, ruleId)
    expect(body).toMatchObject({ code: 200, data: { goodsTotalQuantity: 1 } })
    const bag = await client.get(cartList, {})
    expect(bag.gifts).toMatchObject([{ ruleId, sku: gift().sku, finalPrice: 0 }])
    expect(bag.gifts[0]?.problem).toBeUndefined()
    expect(bag.summary).toEqual({ ...offered.summary, itemsQty: offered.summary.itemsQty + 1 })
    const placed = (await order(client)).body.data
    const view = await client.get(guestOrder, { orderNumber: placed.orderNumber, secret: placed.secret })
    expect(view.item.map(({ amount, isGift }) => [amount > 0, isGift])).toEqual([
      [true, false],
      [false, true],
    ])
    const { price } = await db()
      .selectFrom('sku')
      .select('price')
      .where('sku', '=', gift().sku)
      .executeTakeFirstOrThrow()
    expect(view.item[1]).toMatchObject({ isOffer: true, gift: { least: 10_00, worth: price } })
    expect(await stockOf(gift().sku)).toBe(before - 1)
    expect((await client.get(cartList, {})).gifts).toEqual([])
  })

  test('a preferential good is ordered at its price', async () => {
    const ruleId = await aGiftRule(10_00, 5_00)
    const client = await aBag()
    await choose(client, ruleId, 2)
    const { item: lines } = await client.get(quoteOrder, basket)
    expect(lines.at(-1)).toMatchObject({ sku: gift().sku, finalPrice: 5_00, part: 5_00, isGift: false })
  })

  test.each<[string, string, (client: TestClient, ruleId: string) => Promise<unknown>]>([
    [
      'its line is unselected',
      'to keep it',
      (client) => client.get(cartSelect, { skus: [item(0).sku], selected: false }, keyed()),
    ],
    [
      'its line is removed',
      'to keep it',
      (client) => client.get(cartRemove, { skus: [item(0).sku] }, keyed()),
    ],
    [
      'its promotion ends',
      'This offer has ended',
      (_, ruleId) => db().updateTable('promotion').set({ ends_at: 1 }).where('id', '=', ruleId).execute(),
    ],
    [
      'it sells out',
      'Sold out',
      () => db().updateTable('sku').set({ stock: 0 }).where('sku', '=', gift().sku).execute(),
    ],
  ])(
    'where %s the gift stays with words, is not ordered and blocks nothing (traps 1.7)',
    async (_, words, end) => {
      const ruleId = await aGiftRule()
      const client = await aBag()
      await choose(client, ruleId)
      await end(client, ruleId)
      const { gifts } = await client.get(cartList, {})
      expect(gifts[0]?.problem).toContain(words)
      await client.get(cartAdd, item(1), keyed())
      await db().updateTable('promotion').set({ ends_at: 1 }).where('id', '=', ruleId).execute()
      const placed = await order(client)
      expect(placed.body.code).toBe(200)
      const key = { orderNumber: placed.body.data.orderNumber, secret: placed.body.data.secret }
      expect((await client.get(guestOrder, key)).item.some(({ isGift }) => isGift)).toBe(false)
    },
  )

  test('an order has one free gift: a second one takes the place of the first', async () => {
    const [first, second] = [await aGiftRule(), await aGiftRule()]
    const client = await aBag()
    await choose(client, first)
    await choose(client, second)
    expect((await client.get(cartList, {})).gifts).toMatchObject([{ ruleId: second }])
    await client.get(cartRemoveGift, { ruleId: second })
    expect((await client.get(cartList, {})).gifts).toEqual([])
  })

  test.each<
    [string, (ruleId: string) => { ruleId: string; productId: string; sku: string; giftType?: 1 | 2 }, string]
  >([
    ['of an unknown promotion', () => ({ ...gift(), ruleId: 'nothing' }), 'offer-over'],
    ['of another product', (ruleId) => ({ ...item(0), ruleId }), 'offer-over'],
    ['of another type', (ruleId) => ({ ...gift(), ruleId, giftType: 2 }), 'bad-input'],
    ['of an unknown size', (ruleId) => ({ ...gift(), ruleId, sku: 'NOTHING' }), 'sold-out'],
  ])('a gift %s is refused', async (_, input, reason) => {
    const ruleId = await aGiftRule()
    const client = await aBag()
    const { productId, sku, giftType, ...rule } = input(ruleId)
    const asked = { productId, sku, ...(giftType && { giftType }), ...rule }
    expect((await client.ask(cartAddGift, asked)).body.data).toMatchObject({ reason })
  })

  test('the last piece that is bought is not given away as well (R4)', async () => {
    const ruleId = await aGiftRule()
    const client = await aBag()
    await db().updateTable('sku').set({ stock: 1 }).where('sku', '=', gift().sku).execute()
    await choose(client, ruleId)
    await client.get(cartAdd, gift(), keyed())
    const { item: lines } = await client.get(quoteOrder, basket)
    expect(lines.some(({ isGift }) => isGift)).toBe(false)
    expect((await client.get(cartList, {})).gifts).toMatchObject([{ state: 'sold-out' }])
  })

  test('of one piece that two promotions add, the order has one, and is placed (R4)', async () => {
    const [free, cheap] = [await aGiftRule(), await aGiftRule(10_00, 5_00)]
    const client = await aBag()
    await db().updateTable('sku').set({ stock: 1 }).where('sku', '=', gift().sku).execute()
    await choose(client, free)
    await choose(client, cheap, 2)
    const { item: lines, leftOut } = await client.get(quoteOrder, basket)
    expect(lines.filter(({ sku }) => sku === gift().sku)).toHaveLength(1)
    expect(leftOut).toMatchObject([{ sku: gift().sku, problem: 'Sold out. It is not part of your order.' }])
    expect((await order(client)).body.code).toBe(200)
    expect(await stockOf(gift().sku)).toBe(0)
  })

  test('a code that brings the goods below the minimum says so before the order is placed', async () => {
    const client = await aBag()
    const { summary } = await client.get(cartList, {})
    const ruleId = await aGiftRule(summary.merchandise)
    await choose(client, ruleId)
    expect((await client.get(quoteOrder, basket)).leftOut).toEqual([])
    const code = await aCoupon(db(), { value: 5_00 })
    const { leftOut } = await client.get(quoteOrder, { ...basket, codes: [code] })
    expect(leftOut).toMatchObject([{ sku: gift().sku, problem: expect.stringContaining('S$5.00') }])
  })

  test('what a guest has chosen is in the bag after signing in', async () => {
    const ruleId = await aGiftRule()
    const { email } = await aRegisteredMember(now())
    const client = await aBag()
    await choose(client, ruleId)
    await client.get(login, { email, password: PASSWORD })
    expect((await client.get(cartList, {})).gifts).toMatchObject([{ ruleId }])
  })
})
