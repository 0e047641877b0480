import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { ownersOrders } from '#tests/world/money/owners-orders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'

describe.each(ENGINES)("returns by the owner's tool on %s", (engine) => {
  const world = ownersOrders(engine)
  const { tool, delivered, applyForReturn, returnNamed, stockOf, orderOf, mailsAbout, records } = world

  async function anApplication(input: Partial<Parameters<typeof applyForReturn>[1]> = {}) {
    const dress = await world.now().checkout.product({ name: 'Silk Slip', price: 100_00, stock: 10 })
    const sale = await delivered([[dress, 3]])
    const id = await applyForReturn(sale, { pieces: [{ position: 0, qty: 2 }], ...input })
    return { sale, dress, id, number: (await returnNamed(id)).number }
  }

  test('are listed with how long they wait, those that are overdue marked, finished ones on demand', async () => {
    const { clock } = world.now().checkout
    const { number, sale } = await anApplication({ reason: 'too-small' })
    // It is a Saturday.
    expect((await tool('returns', '--limit', '1000')).said).toMatch(
      new RegExp(
        `${number} +${sale.orderNumber} +2026-11-21 12:00 +applied +pick-up +too-small +2 pieces +0 of 3 working days`,
      ),
    )
    clock.now += 4 * DAY_MS
    expect((await tool('returns', '--state', 'applied')).said).toMatch(`${number}`)
    expect((await tool('return', number)).said).toContain('3 of 3 working days')
    clock.now += DAY_MS
    expect((await tool('returns', '--state', 'applied')).said).toContain('OVERDUE: 4 working days')
    await tool('return', 'refuse', number, '--note', 'It was worn')
    const open = await tool('returns', '--limit', '1000')
    expect(open.said).not.toContain(number)
    expect((await tool('returns', '--state', 'refused')).said).toContain(number)
    expect(await tool('returns', '--state', 'lost')).toMatchObject({ code: 2 })
  })

  test('one is shown with pieces, words, photos, parcel and history, by number or id', async () => {
    const { id, number, dress, sale } = await anApplication({ type: 'self-ship', reason: 'damaged' })
    await world
      .now()
      .db.updateTable('order_return')
      .set({
        photos: JSON.stringify(['/media/r/aaaaaaaaaaaaaaaaaaaaaa']),
        courier: 'SingPost',
        tracking: 'RR1234',
        description: 'Torn at\nthe \u001b[2Jhem',
      })
      .where('id', '=', id)
      .execute()
    const { said } = await tool('return', number.toLowerCase())
    expect(said).toContain(
      `${number}  applied  self-ship  applied for 2026-11-21 12:00  order ${sale.orderNumber}`,
    )
    expect(said).toContain('Damaged or faulty: Torn at the ·[2Jhem')
    expect(said).toMatch(/photo \/media\/r\/a{22}-\d+\.webp/)
    expect(said).toContain('sent with SingPost, RR1234')
    expect(said).toMatch(new RegExp(`2 × +${dress.sku} +Silk Slip, Orchid, M`))
    expect(said).toContain('Refund: S$')
    expect((await tool('return', id)).said).toBe(said)
    expect((await tool('order', sale.orderNumber)).said).toMatch(
      new RegExp(`return ${number} +applied +self-ship +damaged +2 × ${dress.sku}`),
    )
    expect(await tool('return', 'VR00000000')).toMatchObject({
      code: 1,
      complained: 'There is no return VR00000000.',
    })
  })

  test('one is approved, received and refunded: each once, damaged pieces not back in stock', async () => {
    const { id, number, dress, sale } = await anApplication()
    expect(await stockOf(dress.sku)).toBe(7)
    const approved = await tool('return', 'approve', number, '--note', 'Please pack it well')
    expect(approved.said).toBe(`${number} is approved. Have a courier fetch the goods.`)
    expect((await tool('return', number)).said).toContain('approve  Please pack it well')
    expect(await tool('return', 'approve', number)).toMatchObject({
      code: 1,
      complained: `${number} is approved (pick-up): \`return approve\` is not possible.`,
    })
    expect(await tool('return', 'receive', number, '--damaged', '3')).toMatchObject({ code: 2 })
    const { said } = await tool('return', 'receive', number, '--damaged', '1')
    expect(said.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${number} is refunded: S\\$200\\.00\\.$`)),
      `Back in stock: 1 × ${dress.sku}.`,
      'Damaged and not back in stock: 1 piece.',
    ])
    expect(await stockOf(dress.sku)).toBe(8)
    expect((await returnNamed(id)).state).toBe('refunded')
    const before = await records(sale)
    const mails = await mailsAbout(sale.id)
    for (const step of [['receive'], ['approve'], ['refuse', '--note', 'Too late']] as const) {
      const [name, ...more] = step
      expect(await tool('return', name, number, ...more)).toMatchObject({
        code: 1,
        complained: expect.stringContaining(`${number} is refunded`),
      })
    }
    expect(await records(sale)).toEqual(before)
    expect(await mailsAbout(sale.id)).toEqual(mails)
  })

  test('one without goods is refunded with its approval, one that is refused not at all', async () => {
    const onlyMoney = await anApplication({ type: 'refund-only' })
    expect((await tool('return', 'approve', onlyMoney.number)).said).toMatch(/is refunded: S\$200\.00/)
    expect(await tool('return', 'receive', onlyMoney.number)).toMatchObject({ code: 1 })
    expect(await stockOf(onlyMoney.dress.sku)).toBe(7)
    const refused = await anApplication()
    expect(await tool('return', 'refuse', refused.number)).toMatchObject({ code: 2 })
    expect((await tool('return', 'refuse', refused.number, '--note', 'It was worn')).said).toBe(
      `${refused.number} is refused. Nothing is refunded.`,
    )
    expect((await records(refused.sale)).refunds).toEqual([])
    expect((await orderOf(refused.sale)).status).toBe('delivered')
    // Its pieces can be in another return.
    await applyForReturn(refused.sale, { pieces: [{ position: 0, qty: 3 }] })
  })
})
