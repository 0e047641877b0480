import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, NOON, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCart, aGuest, aPickupStore } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { quoteOrder } from '../../modules/checkout/checkout.routes.ts'

describe.each(ENGINES)("discount codes by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const rows = () => opened.db.selectFrom('coupon').selectAll().orderBy('code').execute()
  const quoteWith = async (code: string, price = 200_00) => {
    const shopper = aGuest()
    await aCart(opened.db, shopper, [[await checkout.product({ price }), 1]])
    return quoteOrder(checkout.call({ shopper }), { shippingMethod: 'pickup', codes: [code] })
  }

  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterAll(() => opened.close())

  test('a code is added, listed, used, and ends when the owner ends it (spec 9.6)', async () => {
    const limits = ['--min', '99.90', '--uses', '100', '--per-person', '1', '--until', 'tonight']
    expect((await tool('coupon', 'add', 'may 10', '--percent', '10', ...limits)).said).toBe(
      'MAY10: 10% off, goods from S$99.90, 1 a person, from 2026-11-21 12:00 until 2026-11-22 00:00.',
    )
    expect((await tool('coupon', 'list')).said).toMatch(
      /^MAY10 +runs +2026-11-21 12:00 +2026-11-22 00:00 +used 0 of 100 +10% off, goods from S\$99\.90, 1 a person$/m,
    )
    expect((await quoteWith('may10')).amounts.otTotal).toBe(180_00)
    expect((await quoteWith('MAY10', 99_89)).amounts.otTotal).toBe(99_89)
    expect((await tool('coupon', 'end', 'may10')).said).toBe('MAY10 has ended.')
    checkout.clock.now = NOON + 1
    expect((await quoteWith('MAY10')).amounts.otTotal).toBe(200_00)
    expect((await tool('coupon', 'end', 'MAY10')).complained).toBe('MAY10 has ended already.')
    expect((await tool('coupon', 'end', 'JUNE')).complained).toBe('There is no code JUNE.')
  })

  test('a code for stores is not taken online', async () => {
    expect((await tool('coupon', 'add', 'TILL', '--amount', '20.50', '--in-store')).said).toContain(
      'S$20.50 off, in stores only',
    )
    expect((await quoteWith('TILL')).amounts.otTotal).toBe(200_00)
  })

  test('a code is given to members, and redeemed in a store once by each', async () => {
    const at = ['--store', 'orchard']
    await aPickupStore(opened.db, 'orchard')
    await tool('coupon', 'add', 'SHOP', '--amount', '20', '--in-store')
    expect((await tool('coupon', 'give', 'shop', 'mei@example.com')).said).toBe(
      'mei@example.com has SHOP now.\nNo account has this address yet: check it, or the code waits for one.',
    )
    expect((await tool('coupon', 'redeem', 'SHOP', ...at)).said).toMatch(
      /^SHOP is redeemed in [\w-]+, receipt [\dA-F]{10}\.$/,
    )
    expect((await tool('coupon', 'redeem', 'SHOP', ...at)).complained).toMatch(/It has been used/)
    expect((await tool('coupon', 'give', 'SHOP', 'mei@example.com')).complained).toMatch(/has SHOP already/)
    await tool('coupon', 'give', 'SHOP', 'ana@example.com')
    expect((await tool('coupon', 'redeem', 'SHOP', ...at)).complained).toMatch(/--email is missing/)
    const by = (email: string) => tool('coupon', 'redeem', 'SHOP', ...at, '--email', email)
    expect((await by('ana@example.com')).said).toMatch(/^SHOP is redeemed/)
    expect((await by('ana@example.com')).complained).toMatch(/It has been used/)
    expect((await by('eve@example.com')).complained).toMatch(/It belongs to somebody else/)
    expect((await tool('coupon', 'redeem', 'SHOP', '--store', 'moon')).complained).toContain(
      'There is no store moon. Stores: orchard.',
    )
    expect((await tool('coupon', 'redeem', 'NOPE', ...at)).complained).toMatch(/There is no such code/)
  })

  test('a code that everybody uses is not given away, nor one that has ended or is unknown', async () => {
    await tool('coupon', 'add', 'ALL', '--percent', '10')
    await opened.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'ALL').execute()
    const give = async (code: string, email = 'mei@example.com') =>
      (await tool('coupon', 'give', code, email)).complained
    expect(await give('ALL')).toMatch(/is a code for everybody/)
    expect(await give('NOPE')).toMatch(/no code NOPE/)
    await tool('coupon', 'end', 'ALL')
    expect(await give('ALL', 'no address')).toMatch(/is an e-mail address/)
  })

  test.each<[string, string[], RegExp]>([
    ['a code of one letter', ['A', '--percent', '10'], /2 to 30 letters/],
    ['a code with odd characters', ['MAY_10!', '--percent', '10'], /2 to 30 letters/],
    ['a code in full-width letters', ['ＭＡＹ', '--percent', '10'], /2 to 30 letters/],
    ['a code that is there, in other letters', ['taken', '--percent', '10'], /There is a code TAKEN already/],
    ['a percentage and an amount', ['NEW', '--percent', '10', '--amount', '20'], /not both/],
    ['neither', ['NEW'], /--percent or --amount is missing/],
    ['0 percent', ['NEW', '--percent', '0'], /from 1 to 90/],
    ['91 percent', ['NEW', '--percent', '91'], /from 1 to 90/],
    ['words for a percentage', ['NEW', '--percent', 'ten'], /from 1 to 90/],
    ['nothing off', ['NEW', '--amount', '0'], /--amount is an amount/],
    ['less than a cent', ['NEW', '--amount', '1.005'], /--amount is an amount/],
    ['a debt', ['NEW', '--amount', '-5'], /argument is ambiguous|--amount/],
    ['a wrong minimum', ['NEW', '--amount', '20', '--min', 'lots'], /--min is an amount/],
    ['no use at all', ['NEW', '--amount', '20', '--uses', '0'], /--uses must be/],
    ['a wrong number a person', ['NEW', '--amount', '20', '--per-person', 'one'], /--per-person must be/],
    ['an end before the start', ['NEW', '--amount', '20', '--from', '20:00', '--until', '13:00'], /before/],
  ])('refuses %s in words, and writes nothing', async (...[, args, words]) => {
    await tool('coupon', 'add', 'TAKEN', '--percent', '10')
    const before = await rows()
    const { code, complained } = await tool('coupon', 'add', ...args)
    expect([code > 0, complained]).toEqual([true, expect.stringMatching(words)])
    expect(await rows()).toEqual(before)
  })
})
