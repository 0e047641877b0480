import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spinDraw } from '#contract/account/draw.contract.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

const WHEEL = [
  { id: 'fifty', weight: 1, stock: 1, effect: { kind: 'points', points: 50 } },
  {
    id: 'twenty',
    weight: 1,
    stock: 0,
    effect: { kind: 'coupon', off: 'amount', value: 20_00, least: 100_00, days: 7 },
  },
  { id: 'none', weight: 2, stock: null, effect: { kind: 'nothing' } },
]

describe.each(ENGINES)("the draw by the owner's tool on %s", (engine) => {
  let shop: Shop
  const folder = mkdtempSync(join(tmpdir(), 'vanda-draw-'))
  beforeAll(async () => {
    shop = await aShop(engine)
    await shop.services.store.db.deleteFrom('draw_prize').execute()
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  const tool = (...args: string[]) => {
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    return runOwnersToolAt(shop.clock.now, { DATA_DIR, DATABASE_URL }, ['draw', ...args])
  }
  function aFile(content: unknown) {
    const path = join(folder, 'prizes.json')
    writeFileSync(path, JSON.stringify(content))
    return path
  }

  test('has none until the owner sets one', async () => {
    expect(await tool('odds')).toMatchObject({ code: 0, said: 'The shop has no draw.' })
    expect(await tool('results')).toMatchObject({ code: 0, said: 'There are no results yet.' })
  })

  test.each<[string, unknown, string]>([
    ['a weight of nothing', [{ ...WHEEL[2], weight: 0 }], '0.weight: a whole number from 1 to 1000000'],
    ['half a weight', [{ ...WHEEL[2], weight: 1.5 }], '0.weight: a whole number from 1 to 1000000'],
    ['a prize twice', [WHEEL[2], WHEEL[2]], 'a prize stands there twice'],
    [
      'no prize without an end',
      [WHEEL[0]],
      'one prize of the kind "nothing" has the stock null: every spin has a result',
    ],
  ])('refuses %s, and writes nothing', async (_, content, complaint) => {
    const path = aFile(content)
    const { code, complained } = await tool('odds', '--set', path)
    expect(code).toBe(1)
    expect(complained).toMatch(/Nothing was written\.$/)
    expect(complained).toContain(complaint)
    expect((await tool('odds')).said).toBe('The shop has no draw.')
  })

  test('shows what it has set, and what was won', async () => {
    expect((await tool('odds', '--set', aFile(WHEEL))).said.split('\n')).toEqual([
      'fifty   25%  1 left      50 points',
      'twenty  25%  0 left      S$20.00 off, goods from S$100.00, 7 days',
      'none    50%  any number  nothing',
    ])
    const { client, email } = await aRegisteredMember(shop)
    await shop.services.store.db.updateTable('member').set({ email_confirmed_at: 1 }).execute()
    const { result } = await client.get(spinDraw, {})
    const { said } = await tool('results')
    expect(said.split('\n')[0]).toBe(`${result?.prize}  won 1  100%`)
    expect(said.split('\n').at(-1)).toContain(email)
  })
})
