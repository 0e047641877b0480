import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, NOON, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCart, aGuest, type Product } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { quoteOrder } from '../../modules/checkout/checkout.routes.ts'

describe.each(ENGINES)("promotions by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let dress: Product
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const rows = async () => ({
    promotions: await opened.db.selectFrom('promotion').selectAll().orderBy('id').execute(),
    deals: await opened.db.selectFrom('flash_deal').selectAll().orderBy('promotion_id').execute(),
    products: await opened.db.selectFrom('product').selectAll().orderBy('id').execute(),
  })
  /** What these pieces cost, with a code. */
  const sumOf = async (prices: readonly number[], codes: readonly string[] = []) => {
    const shopper = aGuest()
    const pieces = await Promise.all(prices.map((price) => checkout.product({ price, multiItem: true })))
    await aCart(
      opened.db,
      shopper,
      pieces.map((piece) => [piece, 1]),
    )
    const quote = await quoteOrder(checkout.call({ shopper }), {
      shippingMethod: 'pickup',
      codes: [...codes],
    })
    return quote.amounts.otTotal
  }
  const idIn = (said: string) => /^[\w-]+/.exec(said)?.[0] ?? ''

  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
    dress = await checkout.product({ price: 100_00 })
  })
  afterAll(() => opened.close())

  test('the extra percentage and a code apply after buy 3, and end when the owner ends them (spec 9.6)', async () => {
    const prices = [89_90, 79_90, 59_00]
    expect(await sumOf(prices)).toBe(164_74)
    const { said } = await tool('promotion', 'add', 'extra', '--percent', '10')
    expect(said).toMatch(/^extra-\w{5} runs from 2026-11-21 12:00 until you end it\./)
    expect(await tool('coupon', 'add', 'welcome20', '--amount', '20')).toMatchObject({ code: 0 })
    expect(await sumOf(prices, ['Welcome20'])).toBe(128_27)
    expect((await tool('promotion', 'end', idIn(said))).said).toContain('has ended')
    expect(await sumOf(prices)).toBe(164_74)
    expect((await tool('promotion', 'list')).said).toMatch(
      new RegExp(`${idIn(said)} +withdrawn .* all sites +10%`),
    )
  })

  test('a later offer takes the place of the first one, on its sites, for pieces from its floor', async () => {
    const floor = ['--tiers', '2:30,4:50', '--least-price', '20', '--sites', 'sg,au']
    const { said } = await tool('promotion', 'add', 'multi-item', ...floor)
    expect(await sumOf([100_00, 100_00])).toBe(140_00)
    expect(await sumOf([100_00, 19_99])).toBe(119_99)
    expect((await tool('promotion', 'list')).said).toMatch(
      /runs .* sg,au +4 pieces 50%, 2 pieces 30%, pieces from S\$20\.00/,
    )
    await tool('promotion', 'end', idIn(said))
    expect(await sumOf([100_00, 100_00])).toBe(160_00)
    expect(await tool('promotion', 'end', idIn(said))).toMatchObject({
      code: 1,
      complained: `${idIn(said)} has ended already.`,
    })
  })

  test('gifts, preferential goods, sets and free shipping are added by their pieces and sums, and listed', async () => {
    const [one, two] = [await checkout.product({ price: 100_00 }), await checkout.product({ price: 50_00 })]
    for (const args of [
      ['gift', two.spu, '--min', '150'],
      ['preferential', two.spu, '--min', '150', '--price', '19'],
      ['bundle', one.spu, two.spu, '--price', '135'],
      ['shipping', '--free-over', '80'],
    ]) {
      const added = await tool('promotion', 'add', ...args)
      expect(added).toMatchObject({ code: 0, said: expect.stringContaining('runs from') })
      expect((await tool('promotion', 'list')).said).toContain(idIn(added.said))
      if (args[0] !== 'bundle') await tool('promotion', 'end', idIn(added.said))
    }
    const shopper = aGuest()
    await aCart(opened.db, shopper, [
      [one, 1],
      [two, 1],
    ])
    const quote = await quoteOrder(checkout.call({ shopper }), { shippingMethod: 'pickup' })
    expect(quote.item.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual([45_00, 90_00])
  })

  test.each([
    ['a gift without a product', ['gift', '--min', '150'], 'Name 1 to 20 products'],
    ['a gift without a sum', ['gift', 'SPU'], '--min'],
    ['an unknown product', ['gift', 'NOTHING', '--min', '150'], 'There is no product NOTHING.'],
    ['a set of one', ['bundle', 'SPU', '--price', '10'], 'Name 2 to 5 products'],
    ['shipping with a product', ['shipping', 'SPU', '--free-over', '10'], 'Not understood: SPU'],
  ])('%s is refused, and nothing is written', async (_, args, words) => {
    const before = await rows()
    const refused = await tool('promotion', 'add', ...args)
    expect(refused.code).not.toBe(0)
    expect(refused.complained).toContain(words)
    expect(await rows()).toEqual(before)
  })

  test('a flash deal begins at once, or waits for its hour, and ends with its prices', async () => {
    const [now, later] = [await checkout.product({ price: 80_00 }), await checkout.product({ price: 80_00 })]
    const priceOf = async ({ sku }: Product) =>
      (await opened.db.selectFrom('sku').select('price').where('sku', '=', sku).executeTakeFirstOrThrow())
        .price
    const { said } = await tool('promotion', 'add', 'flash', now.spu, '--percent', '30', '--until', 'tonight')
    expect(said).toContain(
      `${now.spu} for 30% less than the list price, from 2026-11-21 12:00 until 2026-11-22 00:00.`,
    )
    const evening = ['--percent', '30', '--from', '20:00', '--until', '23:59']
    await tool('promotion', 'add', 'flash', later.spu, ...evening)
    expect([await priceOf(now), await priceOf(later)]).toEqual([56_00, 80_00])
    const list = (await tool('promotion', 'list')).said
    expect(list).toMatch(new RegExp(`runs .*30%, ${now.spu}$`, 'm'))
    expect(list).toMatch(
      new RegExp(`comes +2026-11-21 20:00 +2026-11-21 23:59 +all sites +30%, ${later.spu}$`, 'm'),
    )
    await tool('promotion', 'end', idIn(said))
    expect(await priceOf(now)).toBe(80_00)
  })

  const until = ['--until', 'tonight']
  test.each<[string, (spu: string) => string[], RegExp]>([
    ['an unknown kind', () => ['lottery'], /one of multi-item, extra, flash, gift/],
    ['an unknown product', (spu) => ['flash', spu, 'NONE', '--percent', '30', ...until], /no product NONE/],
    ['a deal without pieces', () => ['flash', '--percent', '30', ...until], /missing argument <spu…>/],
    ['a deal without an end', (spu) => ['flash', spu, '--percent', '30'], /--until is missing/],
    ['a deal of no percent', (spu) => ['flash', spu, ...until], /--percent is missing/],
    ['a deal for some sites', (spu) => ['flash', spu, '--sites', 'sg', ...until], /flash has no --sites/],
    ['0 percent', () => ['extra', '--percent', '0'], /from 1 to 90, not '0'/],
    ['91 percent', () => ['extra', '--percent', '91'], /from 1 to 90, not '91'/],
    ['half a percent', () => ['extra', '--percent', '7.5'], /from 1 to 90, not '7\.5'/],
    ['words for a percentage', () => ['extra', '--percent', 'ten'], /from 1 to 90, not 'ten'/],
    [
      'an end before the start',
      () => ['extra', '--percent', '9', '--from', '20:00', '--until', '13:00'],
      /before/,
    ],
    ['a wrong site', () => ['extra', '--percent', '10', '--sites', 'sg,mars'], /of sg, .*, not 'mars'/],
    ['pieces for the whole bag', (spu) => ['extra', spu, '--percent', '10'], /Not understood/],
    ['tiers of the extra percentage', () => ['extra', '--percent', '10', '--tiers', '2:20'], /no --tiers/],
    ['tiers that are none', () => ['multi-item', '--tiers', '2-20'], /written like 2:20,3:28/],
    ['a tier of one piece', () => ['multi-item', '--tiers', '1:20'], /from 2 to 100, not '1'/],
    ['tiers that give less for more', () => ['multi-item', '--tiers', '2:28,3:20'], /more for more/],
    ['two tiers of a number', () => ['multi-item', '--tiers', '2:20,2:28'], /more for more/],
    ['a floor of nothing', () => ['multi-item', '--least-price', '0'], /--least-price is an amount/],
  ])('refuses %s in words, and writes nothing', async (...[, args, words]) => {
    const before = await rows()
    const { code, complained } = await tool('promotion', 'add', ...args(dress.spu))
    expect([code > 0, complained]).toEqual([true, expect.stringMatching(words)])
    expect(await rows()).toEqual(before)
  })

  test('refuses a second deal of a piece at that time, a gift card, and a piece for points alone', async () => {
    const [card, gift] = [await checkout.product(), await checkout.product()]
    const mark = (id: string, column: 'is_gift_card' | 'is_virtual') =>
      opened.db
        .updateTable('product')
        .set({ [column]: 1 })
        .where('id', '=', id)
        .execute()
    await mark(card.productId, 'is_gift_card')
    await mark(gift.productId, 'is_virtual')
    const flash = (spu: string) =>
      tool('promotion', 'add', 'flash', dress.spu, spu, '--percent', '30', ...until)
    const before = await rows()
    expect((await flash(card.spu)).complained).toMatch(/is a gift card: it takes no discount\. Nothing was/)
    expect((await flash(gift.spu)).complained).toMatch(/sold for points alone/)
    expect(await rows()).toEqual(before)
    const { said } = await flash(dress.spu)
    expect(await flash(dress.spu)).toMatchObject({
      code: 1,
      complained: `${dress.spu} has a flash deal at that time already: ${idIn(said)}. Nothing was written.`,
    })
  })

  test('what ended long ago is not listed, and an unknown id is refused', async () => {
    await opened.db
      .insertInto('promotion')
      .values({
        id: 'extra-old',
        kind: 'extra',
        terms: '{"percent":10}',
        sites: null,
        starts_at: 0,
        ends_at: NOON - 31 * 86_400_000,
        created_at: 0,
      })
      .execute()
    expect((await tool('promotion', 'list')).said).not.toContain('extra-old')
    expect(await tool('promotion', 'end', 'extra-none')).toMatchObject({
      code: 1,
      complained: 'There is no promotion extra-none.',
    })
  })
})
