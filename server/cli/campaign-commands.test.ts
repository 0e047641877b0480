import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'

const RAIN = {
  key: 'rain',
  from: '2026-12-01T00:00:00+08:00',
  until: '2026-12-31T00:00:00+08:00',
  title: { en: 'Rain' },
  description: { en: 'For the monsoon' },
  picture: 'silk-edit',
  blocks: [{ kind: 'text', html: { en: '<p>Dry</p>' } }],
}

describe.each(ENGINES)("campaigns by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let path: string
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const rows = () => opened.db.selectFrom('campaign').selectAll().orderBy('position').execute()
  const importing = (content: unknown) => {
    writeFileSync(path, JSON.stringify(content))
    return tool('campaigns', 'import', path)
  }

  beforeEach(async () => {
    opened = await aStore(engine)
    path = join(opened.location.DATA_DIR, 'campaigns.json')
  })
  afterEach(() => opened.close())

  test('come in from a file in its order, are listed, and go out again as they were (spec 2.2)', async () => {
    const endless = { ...RAIN, key: 'always', until: null, popup: true }
    expect((await importing([endless, RAIN])).said).toMatch(/^The shop has 2 campaigns now/)
    expect((await rows()).map(({ key }) => key)).toEqual(['always', 'rain'])
    const { said } = await tool('campaigns')
    expect(said).toMatch(/rain .*\/activePage\/rain +Rain$/m)
    expect(said).toMatch(/always .*\/activePage\/always +Rain \(popup\)$/m)
    const out = join(opened.location.DATA_DIR, 'out.json')
    expect(await tool('campaigns', 'export', out)).toMatchObject({ code: 0 })
    const [first, second] = JSON.parse(readFileSync(out, 'utf8')) as unknown[]
    expect(first).toEqual({ ...endless, from: '2026-11-30T16:00:00.000Z' })
    expect(second).toMatchObject({ key: 'rain', blocks: RAIN.blocks })
  })

  test.each([
    ['an unknown block', { ...RAIN, blocks: [{ kind: 'video' }] }, /blocks/],
    [
      'a link to elsewhere',
      { ...RAIN, blocks: [{ kind: 'picture', picture: 'sale', link: 'https://x.example' }] },
      /a page of this shop/,
    ],
    ['no English title', { ...RAIN, title: { fr: 'Pluie' } }, /title/],
    ['a start on a day that does not exist', { ...RAIN, from: '2026-02-30T00:00:00Z' }, /calendar/],
    ['an end on a day that does not exist', { ...RAIN, until: '2027-02-29T00:00:00Z' }, /calendar/],
    ['an end before its start', { ...RAIN, until: RAIN.from }, /end before it begins/],
  ])('with %s are refused whole', async (...[, wrong, complaint]) => {
    await importing([RAIN])
    const before = await rows()
    const { code, complained } = await importing([RAIN, { ...wrong, key: 'other' }])
    expect(code).toBe(1)
    expect(complained).toMatch(complaint)
    expect(await rows()).toEqual(before)
  })

  test('have a link for a look before their start; an unknown one has none', async () => {
    await importing([RAIN])
    expect((await tool('campaigns', 'preview', 'rain')).said).toMatch(
      /\/previewPage#keywords=rain&token=\d+\.[\w-]{43}$/,
    )
    expect(await tool('campaigns', 'preview', 'snow')).toMatchObject({ code: 1 })
  })
})
