import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aCart, aGuest } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { quoteOrder } from '../../modules/checkout/checkout.routes.ts'

describe.each(ENGINES)("gift cards by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const rows = () => opened.db.selectFrom('gift_card').selectAll().orderBy('id').execute()
  const issue = async (...args: string[]) => {
    const { said } = await tool('gift-card', 'issue', ...args)
    return { said, code: said.slice(0, 20) }
  }
  const tendersWith = async (code: string) => {
    const shopper = aGuest()
    await aCart(opened.db, shopper, [[await checkout.product({ price: 200_00 }), 1]])
    const { amounts, tenders } = await quoteOrder(checkout.call({ shopper }), {
      shippingMethod: 'pickup',
      codes: [code],
    })
    return { total: amounts.otTotal, paid: tenders.map(({ kind, amount }) => [kind, amount]) }
  }

  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterAll(() => opened.close())

  test('a card is issued, pays at checkout, and pays nothing once it is blocked (spec 9.9)', async () => {
    const { said, code } = await issue('50.50', '--email', 'Mei@Example.com ')
    expect(said).toMatch(
      /^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{5} {2}S\$50\.50, valid until 2029-11-21 12:00, for mei@example\.com\nWrite/,
    )
    const { total, paid } = await tendersWith(code.toLowerCase())
    expect(total).toBe(200_00)
    expect(paid).toEqual([['gift-card', expect.toSatisfy((amount: number) => Math.abs(amount) === 50_50)]])
    expect((await tool('gift-card', 'block', code.slice(-4).toLowerCase())).said).toBe(
      `The card ${code.slice(-4)} is blocked. S$50.50 were left on it.`,
    )
    expect((await tendersWith(code)).paid).toEqual([])
    expect((await tool('gift-card', 'block', code.slice(-4))).complained).toContain('is blocked already')
    expect((await tool('gift-card', 'unblock', code.slice(-4))).said).toBe(
      `The card ${code.slice(-4)} can be used again. S$50.50 are on it.`,
    )
    expect((await tendersWith(code)).paid).toHaveLength(1)
    expect((await tool('gift-card', 'unblock', code.slice(-4))).complained).toContain('is not blocked')
  })

  test('the code is printed once: neither the database nor the list has it', async () => {
    const { code } = await issue('20', '--until', '2026-12-24T20:00+08:00')
    const list = (await tool('gift-card', 'list')).said
    const kept = JSON.stringify(await rows())
    for (const part of [code, code.replaceAll('-', '')]) {
      expect(list).not.toContain(part)
      expect(kept).not.toContain(part)
    }
    expect(list).toMatch(
      new RegExp(
        `^[\\w-]{36} +${code.slice(-4)} +valid +S\\$20\\.00 +of S\\$20\\.00 +2026-12-24 20:00$`,
        'm',
      ),
    )
  })

  test('two cards with the same last characters are told apart by their ids', async () => {
    await issue('20')
    await issue('30')
    const [one, other] = (await rows()).filter((card) => card.blocked_at === null)
    await opened.db
      .updateTable('gift_card')
      .set({ last: 'SAME' })
      .where('id', 'in', [one?.id ?? '', other?.id ?? ''])
      .execute()
    expect((await tool('gift-card', 'block', 'SAME')).complained).toContain('name one by its id')
    expect(await tool('gift-card', 'block', one?.id ?? '')).toMatchObject({ code: 0 })
    expect((await tool('gift-card', 'block', 'NONE')).complained).toBe('There is no gift card NONE.')
  })

  test.each<[string, string[], RegExp]>([
    ['an amount of nothing', ['0'], /A gift card is an amount/],
    ['words for an amount', ['fifty'], /A gift card is an amount/],
    ['a third decimal', ['50.505'], /A gift card is an amount/],
    ['more than a card may have', ['10000.01'], /at most S\$10000\.00/],
    ['a wrong address', ['50', '--email', 'mei@'], /--email is no address: 'mei@'/],
    ['an empty address', ['50', '--email', ''], /--email is no address/],
    ['an end that is past', ['50', '--until', '2026-01-01T00:00Z'], /is past/],
  ])('refuses %s in words, and writes nothing', async (...[, args, words]) => {
    const before = await rows()
    const { code, complained } = await tool('gift-card', 'issue', ...args)
    expect([code > 0, complained]).toEqual([true, expect.stringMatching(words)])
    expect(await rows()).toEqual(before)
  })
})
