import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMissingArticles } from '#server/demo-shop.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'

interface Entry {
  id: number
  lang: string
  title: string
  summary: string
  body: string
}

describe.each(ENGINES)("articles by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let path: string
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const rows = () => opened.db.selectFrom('article').selectAll().orderBy('id').orderBy('lang').execute()

  beforeEach(async () => {
    opened = await aStore(engine)
    path = join(opened.location.DATA_DIR, 'articles.json')
    await addMissingArticles(opened.db, 0)
  })
  afterEach(() => opened.close())

  async function exported(): Promise<Entry[]> {
    expect(await tool('articles', 'export', path)).toMatchObject({ code: 0 })
    return JSON.parse(readFileSync(path, 'utf8')) as Entry[]
  }

  test('are listed with their pages', async () => {
    const { said } = await tool('articles')
    expect(said.split('\n')).toHaveLength(48)
    expect(said).toMatch(/^254 +en .*\/Privacy-Cookie-Policy +Privacy and cookie policy$/m)
  })

  test('go out and come in again unchanged', async () => {
    const before = await rows()
    expect(await exported()).toHaveLength(48)
    const { said } = await tool('articles', 'import', path)
    expect(said).toMatch(/^0 of 48 articles changed/)
    expect(await rows()).toEqual(before)
    expect(await tool('articles', 'export', path)).toMatchObject({ code: 1 })
  })

  test('have a photograph that the shop keeps, and no other', async () => {
    const [first] = await exported()
    const withPicture = (picture: string | null) =>
      writeFileSync(path, JSON.stringify([{ ...first, picture }]))
    withPicture('abcdefghijklmnopqrstuv')
    expect(await tool('articles', 'import', path)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('There is no photograph abcdefghijklmnopqrstuv'),
    })
    const shape = {
      kind: 'image',
      width: 1200,
      height: 800,
      format: 'jpeg',
      focal_x: 50,
      focal_y: 50,
    } as const
    const words = { color: '#ffffff', alts: '{}', name: 'atelier.jpg', added_at: 0 }
    await opened.db
      .insertInto('asset')
      .values({ hash: 'abcdefghijklmnopqrstuv', ...shape, ...words })
      .execute()
    expect((await tool('articles', 'import', path)).said).toMatch(/^1 of 1 articles changed/)
    expect((await rows()).find(({ id, lang }) => id === first?.id && lang === first.lang)?.picture).toBe(
      'abcdefghijklmnopqrstuv',
    )
  })

  test('are changed and added, sanitised; what the file leaves out stays', async () => {
    const [first] = await exported()
    const other = {
      id: 900,
      lang: 'en',
      title: 'New',
      summary: '',
      body: '<p onclick="x()">Hello</p><script>x()</script>',
    }
    writeFileSync(path, JSON.stringify([{ ...first, title: 'Coupons' }, other]))
    expect((await tool('articles', 'import', path)).said).toMatch(/^2 of 2 articles changed/)
    const after = await rows()
    expect(after).toHaveLength(49)
    expect(after[0]).toMatchObject({ id: 208, lang: 'en', title: 'Coupons', changed_at: NOON })
    expect(after.at(-1)).toMatchObject({ id: 900, body: '<p>Hello</p>' })
    expect(after[1]).toMatchObject({ changed_at: 0 })
  })

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'there is no article in it'],
    ['[{"id":1,"lang":"xx","title":"a","summary":"","body":""}]', '0.lang'],
    ['[{"id":1,"lang":"en","title":" ","summary":"","body":""}]', '0.title'],
    ['[{"id":1,"lang":"en","title":"a","summary":""}]', '0.body'],
    [
      JSON.stringify(
        Array.from({ length: 2 }, () => ({ id: 1, lang: 'en', title: 'a', summary: '', body: '' })),
      ),
      'stands there twice',
    ],
  ])('nothing of %s comes in', async (text, why) => {
    const before = await rows()
    writeFileSync(path, text)
    const { code, complained } = await tool('articles', 'import', path)
    expect(code).toBe(1)
    expect(complained).toContain(why)
    expect(await rows()).toEqual(before)
  })

  test('a file that is not there is said so', async () => {
    expect(await tool('articles', 'import', path)).toMatchObject({
      code: 1,
      complained: `${path} cannot be read: ENOENT.`,
    })
  })
})
