import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { pairTablet } from '../modules/kiosk/kiosk.commands.ts'

describe.each(ENGINES)('kiosks by the owner’s tool on %s', (engine) => {
  let opened: OpenedStore
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)

  beforeEach(async () => {
    opened = await aStore(engine)
    await opened.db
      .insertInto('store')
      .values({
        id: 'orchard',
        names: '{"en":"Vanda Orchard"}',
        address: '1 Orchard Road',
        hours: '{}',
        position: 1,
      })
      .execute()
  })
  afterEach(() => opened.close())

  test('a code is printed, pairs a tablet, is listed and can be taken back', async () => {
    expect((await tool('kiosk', 'list')).said).toBe('There are no kiosks.')
    const { code, said } = await tool('kiosk', 'add', 'orchard')
    expect(code).toBe(0)
    const [, typed = ''] = /([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(said) ?? []
    const [, id = ''] = /Kiosk (\w+)/.exec(said) ?? []
    expect((await tool('kiosk', 'list')).said).toMatch(new RegExp(`${id}.*orchard.*code waits until`))
    const { names } = await pairTablet(opened.db, { now: NOON + 1 }, { store: 'orchard', code: typed })
    expect(names).toContain('Vanda Orchard')
    expect((await tool('kiosk', 'list')).said).toContain('tablet since')
    expect(await tool('kiosk', 'remove', id)).toMatchObject({ code: 0 })
    expect((await tool('kiosk', 'list')).said).toBe('There are no kiosks.')
  })

  test('what cannot be done is said', async () => {
    expect(await tool('kiosk', 'add', 'nowhere')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('Stores: orchard'),
    })
    expect(await tool('kiosk', 'remove', 'unknown')).toMatchObject({ code: 1 })
    expect(await tool('kiosk', 'add')).toMatchObject({ code: 2 })
    expect(await tool('kiosk')).toMatchObject({ code: 2 })
  })

  test('a store does not pile up codes', async () => {
    for (let count = 0; count < 5; count++) expect((await tool('kiosk', 'add', 'orchard')).code).toBe(0)
    expect((await tool('kiosk', 'add', 'orchard')).complained).toContain('still wait for a tablet')
  })
})
