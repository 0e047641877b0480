import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { myPoints } from '#contract/account/points.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

describe.each(ENGINES)("points by the owner's tool on %s", (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await aShop(engine)
  })
  afterEach(() => shop.close())

  /** A second later each time: activity is in the order of its times. */
  const tool = (...args: string[]) => {
    shop.clock.now += 1_000
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    return runOwnersToolAt(shop.clock.now, { DATA_DIR, DATABASE_URL }, args)
  }
  const rows = () => shop.services.store.db.selectFrom('point_entry').selectAll().execute()

  test('are given with a reason that the member reads, each time anew', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const grant = ['points', 'grant', email.toUpperCase(), '250', '--reason', 'Sorry for  the wait']
    expect(await tool(...grant)).toMatchObject({ code: 0, said: `${email}: +250, now 350 points.` })
    expect((await tool(...grant)).said).toBe(`${email}: +250, now 600 points.`)
    const { total, activity } = await client.get(myPoints, {})
    expect(total).toBe(600)
    const given = { delta: 250, reason: 'granted', subject: 'Sorry for the wait' }
    expect(activity).toMatchObject([given, given, { reason: 'sign-up' }])
  })

  test('are taken, at most what can be used, and the others expire as before (traps 3.5)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { expiresAt } = await client.get(myPoints, {})
    shop.clock.now += DAY_MS
    const take = (points: string) => tool('points', 'take', email, points, '--reason', 'Given twice')
    expect(await take('101')).toMatchObject({
      code: 1,
      complained: `${email} can use only 100 points. Nothing was written.`,
    })
    expect(await take('40')).toMatchObject({ code: 0, said: `${email}: -40, now 60 points.` })
    expect(await take('60')).toMatchObject({ code: 0, said: `${email}: -60, now 0 points.` })
    await tool('points', 'grant', email, '5', '--reason', 'A test')
    const points = await client.get(myPoints, {})
    expect(points.activity[1]).toMatchObject({ delta: -60, reason: 'withdrawn', subject: 'Given twice' })
    expect(points.total).toBe(5)
    expect(points.expiresAt).toBe((expiresAt ?? 0) + DAY_MS + 4_000)
  })

  test('of two that take at once one is refused', async () => {
    const { email } = await aRegisteredMember(shop)
    const take = () => tool('points', 'take', email, '60', '--reason', 'Given twice')
    const done = await Promise.all([take(), take()])
    expect(done.map(({ code }) => code).toSorted()).toEqual([0, 1])
  })

  test.each([
    ['an unknown member', ['nobody@example.com', '5', '--reason', 'x'], 1],
    ['no number', ['mei@example.com', 'many', '--reason', 'x'], 2],
    ['none', ['mei@example.com', '0', '--reason', 'x'], 2],
    ['less than none', ['mei@example.com', '--reason', 'x', '--', '-5'], 2],
    ['a part of a point', ['mei@example.com', '1.5', '--reason', 'x'], 2],
    ['more than anyone has', ['mei@example.com', '100001', '--reason', 'x'], 2],
    ['no reason', ['mei@example.com', '5'], 2],
    ['a reason of spaces', ['mei@example.com', '5', '--reason', '  '], 2],
    ['a reason that fills the page', ['mei@example.com', '5', '--reason', 'x'.repeat(101)], 2],
    ['a reason with hidden signs', ['mei@example.com', '5', '--reason', 'x\u202ey'], 2],
  ])('%s is refused, and nothing is written', async (_, args, code) => {
    for (const word of ['grant', 'take']) {
      const done = await tool('points', word, ...args)
      expect(done.code).toBe(code)
      expect(done.said).toBe('')
    }
    expect(await rows()).toEqual([])
  })

  test('tiers are listed with what they ask and give, and their members', async () => {
    for (let times = 0; times < 2; times++) await aRegisteredMember(shop)
    const { said } = await tool('tier', 'list')
    expect(said.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['Petal', 'from S$0.00', '× 1', '0 points', '2 members'],
      ['Bloom', 'from S$500.00', '× 1.25', '200 points', '0 members'],
      ['Orchid', 'from S$1500.00', '× 1.5', '500 points', '0 members'],
    ])
  })
})
