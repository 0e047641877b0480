import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { popupsShown } from '#contract/notices/popups.contract.ts'
import { openPage } from '#tests/world/requests/open-page.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

const ALL = ['newsletter', 'draw', 'gift', 'multi-item', 'banner']

describe.each(ENGINES)("popups and the newsletter by the owner's tool on %s", (engine) => {
  let shop: Shop
  const folder = mkdtempSync(join(tmpdir(), 'vanda-newsletter-'))
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  const tool = (...args: string[]) => {
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    return runOwnersToolAt(shop.clock.now, { DATA_DIR, DATABASE_URL }, args)
  }
  async function shown(site = '') {
    const host = `${site}localhost:${new URL(shop.url).port}`
    const { html } = await openPage(`${shop.url}/api${popupsShown.path}`, { host })
    return (JSON.parse(html) as Envelope<OutputOf<typeof popupsShown>>).data
  }

  test('all are on until the owner turns one off, and on again (spec 2.12)', async () => {
    expect((await shown()).on).toEqual(ALL)
    for (let times = 0; times < 2; times++)
      expect(await tool('popup', 'off', 'draw')).toMatchObject({ code: 0, said: 'draw is off.' })
    expect((await shown()).on).toEqual(ALL.filter((name) => name !== 'draw'))
    expect((await tool('popup', 'list')).said.split('\n')).toEqual([
      'newsletter  on',
      'draw        off',
      'gift        on',
      'multi-item  on',
      'banner      on',
    ])
    expect(await tool('popup', 'on', 'draw')).toMatchObject({ code: 0, said: 'draw is on.' })
    expect((await shown()).on).toEqual(ALL)
  })

  test.each([
    ['on', 'lottery'],
    ['off', 'privacy'],
    ['off', 'retention'],
  ])('popup %s %s: there is none that is turned on or off', async (word, name) => {
    expect(await tool('popup', word, name)).toMatchObject({
      code: 1,
      complained: `There is no popup ${name} that can be turned on or off, but ${ALL.join(', ')}.`,
    })
    expect((await shown()).on).toEqual(ALL)
  })

  test('what a subscription gives is in the currency of the site; a restricted site has neither (spec 1, 9.6)', async () => {
    expect(await shown()).toMatchObject({
      welcome: [
        { kind: 'percent', value: 10, least: 0 },
        { kind: 'amount', value: 20_00, least: 150_00 },
        { kind: 'amount', value: 45_00, least: 300_00 },
      ],
      firstOrder: 10_00,
    })
    expect((await shown('jp.')).firstOrder).toBe(1_000)
    expect(await shown('eu.')).toEqual({ on: [], welcome: [] })
  })

  test('exports confirmed addresses alone, and no formula (traps 6.16), without those that were removed', async () => {
    expect((await tool('newsletter', 'export')).said).toBe('email,language,site,confirmed')
    const row = {
      shopper: null,
      site: 'sg',
      lang: 'en',
      source: 'footer',
      joined_at: 1,
      token_hash: null,
    } as const
    const at = Date.parse('2026-11-21T04:00:00Z')
    await shop.services.store.db
      .insertInto('newsletter')
      .values([
        { ...row, email: '=1+1@evil.com', address_hash: 'a', confirmed_at: at },
        { ...row, email: 'mei@example.com', address_hash: 'b', lang: 'fr', site: 'au', confirmed_at: at - 1 },
        { ...row, email: 'asked@example.com', address_hash: 'c', confirmed_at: null },
      ])
      .execute()
    const lines = [
      'email,language,site,confirmed',
      'mei@example.com,fr,au,2026-11-21 11:59',
      "'=1+1@evil.com,en,sg,2026-11-21 12:00",
    ]
    expect((await tool('newsletter', 'export')).said.split('\n')).toEqual(lines)
    const path = join(folder, 'readers.csv')
    expect((await tool('newsletter', 'export', path)).said).toBe(`2 addresses are in ${path}.`)
    expect(readFileSync(path, 'utf8')).toBe(`\ufeff${lines.map((line) => `${line}\r\n`).join('')}`)
    expect(await tool('newsletter', 'export', path)).toMatchObject({
      code: 1,
      complained: `${path} cannot be written: it is there already.`,
    })
    expect(await tool('newsletter', 'remove', ' Mei@Example.com ')).toMatchObject({
      code: 0,
      said: 'mei@example.com gets no newsletter any more.',
    })
    expect((await tool('newsletter', 'export')).said.split('\n')).toEqual([lines[0], lines[2]])
    expect(await tool('newsletter', 'remove', 'mei@example.com')).toMatchObject({
      code: 1,
      complained: 'mei@example.com is not on the newsletter.',
    })
  })
})
