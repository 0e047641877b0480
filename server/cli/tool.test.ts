import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aStore, ENGINES } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'

test.each(ENGINES)('the demo shop fills an empty database once, on %s', async (engine) => {
  const opened = await aStore(engine)
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  expect((await tool('demo', '--products', '30')).said).toBe('The shop is filled with 30 products.')
  const { count } = await opened.db
    .selectFrom('product')
    .select((of) => of.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(30)
  expect((await tool('demo')).code).toBe(1)
  await opened.close()
})

describe("the owner's tool", () => {
  test.each([
    [[], 2, ''],
    [['--help'], 0, 'npm run store -- <command>'],
    [['ship', '--help'], 0, '--courier <name>'],
    [['sell'], 2, "There is no command 'sell'."],
    [['toString'], 2, 'There is no command'],
    [['stock', 'A'], 2, 'Usage: npm run store -- stock <sku> <pieces>'],
    [['stock', 'A'], 2, 'missing argument <pieces>'],
    [['synonyms', 'add'], 2, "missing argument <'word, word' or 'word > word'>"],
    [['stock', 'A', 'many'], 2, 'whole number'],
    [['orders', '--state', 'paid'], 2, '--state'],
    [['orders', '--status', 'payed'], 2, 'unpaid, processing'],
  ])('%j ends with %i', async (args, code, text) => {
    const shop = await aStore('sqlite')
    const done = await runOwnersTool({ ...shop.location }, ...args)
    await shop.close()
    expect(done.code).toBe(code)
    expect(done.said + done.complained).toContain(text)
  })

  test('a folder without a shop stays without one', async () => {
    const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'vanda-tool-')), 'mistyped')
    expect(await runOwnersTool({ DATA_DIR }, 'orders')).toMatchObject({ code: 1 })
    expect(await runOwnersTool({ DATA_DIR }, 'orders')).toMatchObject({
      complained: expect.stringContaining('There is no shop in'),
    })
  })
})
