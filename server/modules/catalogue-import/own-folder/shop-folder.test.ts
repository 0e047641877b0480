import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoShop } from '#server/demo-shop.ts'
import { FRAMES, SCALES, writeSpecialViews } from '#tests/world/goods/special-views.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'

const NOON = Date.UTC(2026, 2, 14, 4)
const PRODUCTS = 30

const aFolder = () => mkdtempSync(join(tmpdir(), 'vanda-folder-'))

/** Every file of a folder, by its name. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

describe.each(ENGINES)('the shop’s own folder on %s', (engine) => {
  let demo: OpenedStore
  let other: OpenedStore
  let folder: string
  let clock = NOON
  const at = (opened: OpenedStore, ...args: string[]) =>
    runOwnersToolAt((clock += 1_000), { ...opened.location }, args)
  const exported = async (opened: OpenedStore) => {
    const path = aFolder()
    expect(await at(opened, 'catalogue', 'export', path)).toMatchObject({ code: 0 })
    return path
  }
  const jobOf = ({ said }: { said: string }) => /catalogue undo (\w+)/.exec(said)?.[1] ?? ''
  const change = (path: string, file: string, edit: (line: string) => string) => {
    const name = join(path, file)
    writeFileSync(name, readFileSync(name, 'utf8').split('\n').map(edit).join('\n'))
  }

  beforeAll(async () => {
    demo = await aStore(engine)
    other = await aStore(engine)
    await fillDemoShop(demo.db, { products: PRODUCTS, now: NOON })
    // An imported file may leave an empty material and a line separator in a text.
    await demo.db.updateTable('product').set({ material: '' }).where('id', '=', '200001').execute()
    const description = '<p>Two\u2028lines</p>'
    await demo.db
      .updateTable('product_text')
      .set({ description })
      .where('product_id', '=', '200001')
      .execute()
    const { pid: filmed } = await demo.db
      .selectFrom('colour')
      .select('pid')
      .orderBy('pid')
      .executeTakeFirstOrThrow()
    await demo.db
      .insertInto('product_media')
      .values({ pid: filmed, role: 'video', position: 0, asset: 'a-film' })
      .execute()
    const photo = join(aFolder(), 'coat.png')
    writeFileSync(
      photo,
      await sharp({ create: { width: 90, height: 120, channels: 3, background: '#446' } })
        .png()
        .toBuffer(),
    )
    const { pid } = await demo.db.selectFrom('colour').select('pid').orderBy('pid').executeTakeFirstOrThrow()
    expect(await at(demo, 'media', 'add', pid, photo)).toMatchObject({ code: 0 })
    const views = await writeSpecialViews(aFolder())
    for (const added of [
      [views.swatch, '--role', 'swatch', '--mm', String(SCALES.swatch)],
      [views.cutout, '--role', 'cutout'],
      [views.flat, '--role', 'flat', '--mm', String(SCALES.flat)],
      // The last frame of this turn is its first one again.
      [...views.spin, ...views.spin.slice(0, 1), '--role', 'spin'],
    ])
      expect(await at(demo, 'media', 'add', pid, ...added)).toMatchObject({ code: 0 })
    folder = await exported(demo)
  })
  afterAll(async () => {
    await demo.close()
    await other.close()
  })

  test('exported and imported into an empty shop is the same again, and a second run changes nothing (traps 6.6, 6.16)', async () => {
    const dry = await at(other, 'catalogue', 'import', folder, '--dry-run')
    expect(dry).toMatchObject({ code: 0, complained: '' })
    expect(await other.db.selectFrom('product').select('id').execute()).toEqual([])
    const first = await at(other, 'catalogue', 'import', folder)
    expect(first).toMatchObject({ code: 0, complained: '' })
    const counts = /(\d+) lines read = (\d+) created \+ 0 updated \+ 0 unchanged \+ 0 refused/
    expect(counts.exec(first.said)?.[1]).toBe(counts.exec(first.said)?.[2])
    expect(counts.exec(dry.said)?.[0]).toBe(counts.exec(first.said)?.[0])
    const again = await exported(other)
    expect(filesOf(again)).toEqual(filesOf(folder))
    expect(readdirSync(join(again, 'files'))).toEqual(readdirSync(join(folder, 'files')))
    const second = await at(other, 'catalogue', 'import', folder)
    expect(second.said).toContain('0 created + 0 updated')
    expect(second.said).toContain('Nothing has changed.')
    // A film is not in the folder, and its colour's list of photographs does not take it.
    await at(demo, 'catalogue', 'import', folder)
    expect(await demo.db.selectFrom('product_media').select('role').execute()).toEqual(
      expect.arrayContaining([{ role: 'video' }, { role: 'photo' }]),
    )
    const roles = (opened: OpenedStore) =>
      opened.db
        .selectFrom('product_media')
        .selectAll()
        .where('role', '!=', 'video')
        .orderBy('role')
        .orderBy('position')
        .execute()
    const placed = await roles(other)
    expect(placed).toEqual(await roles(demo))
    expect(placed).toHaveLength(4 + FRAMES + 1)
    const moves = await other.db
      .selectFrom('stock_move')
      .innerJoin('sku', 'sku.sku', 'stock_move.sku')
      .select(({ fn }) => ['sku.sku', 'sku.stock', fn.sum<number>('qty').as('moved')])
      .groupBy(['sku.sku', 'sku.stock'])
      .execute()
    expect(moves.filter(({ stock, moved }) => stock !== Number(moved))).toEqual([])
  })

  test('a change of name, price, list and stock is written, keeps what was sold, and is taken back as one', async () => {
    const [sku] = await other.db
      .selectFrom('sku')
      .selectAll()
      .where('stock', '>', 5)
      .orderBy('sku')
      .limit(1)
      .execute()
    if (!sku) throw new Error('nothing in stock')
    await other.db
      .updateTable('sku')
      .set({ stock: sku.stock - 2 })
      .where('sku', '=', sku.sku)
      .execute()
    const before = filesOf(await exported(other))
    const edited = await exported(demo)
    change(edited, 'sku.jsonl', (line) =>
      line.includes(`"${sku.sku}"`)
        ? JSON.stringify({ ...JSON.parse(line), price: 12_300, stock: sku.stock + 3 })
        : line,
    )
    change(edited, 'product.jsonl', (line) =>
      line.includes(`"id":"${sku.product_id}"`)
        ? JSON.stringify({ ...JSON.parse(line), names: { en: 'Renamed Coat' } })
        : line,
    )
    change(edited, 'product_category.jsonl', (line) =>
      line.includes(`"product_id":"${sku.product_id}"`) && !line.includes('"category_id":1') ? '' : line,
    )
    const run = await at(other, 'catalogue', 'import', edited)
    expect(run).toMatchObject({ code: 0, complained: '' })
    const now = await other.db.selectFrom('sku').selectAll().where('sku', '=', sku.sku).executeTakeFirst()
    // The file before said `stock`; two were sold since; this one says three more.
    expect(now).toMatchObject({ price: 12_300, stock: sku.stock + 1 })
    const product = await other.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', sku.product_id)
      .executeTakeFirst()
    expect([JSON.parse(product?.names ?? ''), Number(product?.changed_at) > NOON]).toEqual([
      { en: 'Renamed Coat' },
      true,
    ])
    const undone = await at(other, 'catalogue', 'undo', jobOf(run))
    expect(undone).toMatchObject({ code: 0, complained: '' })
    expect(filesOf(await exported(other))).toEqual(before)
  })

  test('what is wrong is refused with its file, line, column and reason, and costs its own line only', async () => {
    const broken = await exported(demo)
    const lines = readFileSync(join(broken, 'sku.jsonl'), 'utf8').trimEnd().split('\n')
    const row = JSON.parse(lines[0] ?? '')
    const wrong = [
      '{"sku":',
      JSON.stringify({ ...row, sku: 'W-1', price: -1 }),
      JSON.stringify({ ...row, sku: 'W-2', price: '12.00' }),
      JSON.stringify({ ...row, sku: 'W-3', colour: 'red' }),
      JSON.stringify({ ...row, sku: 'W-4', product_id: 'nobody' }),
      JSON.stringify({ ...row, sku: 'W-5', pid: JSON.parse(lines.at(-1) ?? '').pid }),
      lines[0] ?? '',
    ]
    writeFileSync(join(broken, 'sku.jsonl'), `${[...lines, ...wrong].join('\n')}\n`)
    writeFileSync(join(broken, 'setting.jsonl'), '{"key":"payment-notice","value":{}}\n')
    change(broken, 'product_media.jsonl', (line) =>
      line
        .replace('"mm":40', '"mm":null')
        .replace('"role":"cutout","position":0', '"role":"cutout","position":1')
        .replace('"role":"photo","position":0', '"role":"video","position":0'),
    )
    const run = await at(other, 'catalogue', 'import', broken, '--dry-run')
    expect(run.code).toBe(0)
    expect(run.said).toContain(`${wrong.length + 4} refused`)
    const refused = readFileSync(join(broken, 'refused.csv'), 'utf8')
    for (const [at, words] of [
      'is not JSON',
      'is below 0',
      'number',
      'colour',
      'product_id,nobody,is not in product.jsonl nor in the shop',
      'is a colour of another product',
      'is there before',
    ].entries())
      expect(
        refused.split('\n').find((line) => line.startsWith(`sku.jsonl,${lines.length + at + 1},`)),
      ).toContain(words)
    expect(refused).toContain('is not a part of the folder')
    const media = refused.split('\n').filter((line) => line.startsWith('product_media.jsonl,'))
    expect(media.map((line) => line.split(',')[2]).toSorted()).toEqual(['mm', 'position', 'role'])
  })

  test('a photograph with a ground is refused as a cutout, and stays a photograph', async () => {
    const path = await exported(demo)
    const rows = readFileSync(join(path, 'product_media.jsonl'), 'utf8').trimEnd().split('\n')
    const photo = JSON.parse(rows.find((row) => row.includes('"role":"photo"')) ?? '{}')
    const wrong = { ...photo, role: 'cutout', position: 0 }
    writeFileSync(
      join(path, 'product_media.jsonl'),
      `${[...rows.filter((row) => !row.includes('"role":"cutout"')), JSON.stringify(wrong)].join('\n')}\n`,
    )
    const run = await at(other, 'catalogue', 'import', path)
    expect(run.said).toContain('2 refused')
    expect(readFileSync(join(path, 'refused.csv'), 'utf8')).toMatch(
      /product_media\.jsonl,\d+,asset,.*no transparent ground/,
    )
    const left = await other.db
      .selectFrom('product_media')
      .select('role')
      .where('asset', '=', photo.asset)
      .execute()
    expect(left).toEqual([{ role: 'photo' }])
    await at(other, 'catalogue', 'import', await exported(demo))
  })

  test('a count that takes away more pieces than are left is refused, and a review has its product read again', async () => {
    const sku = await other.db
      .selectFrom('sku')
      .selectAll()
      .where('stock', '>', 5)
      .orderBy('sku')
      .executeTakeFirstOrThrow()
    const path = aFolder()
    const line = readFileSync(join(await exported(other), 'sku.jsonl'), 'utf8')
      .split('\n')
      .find((one) => one.includes(`"${sku.sku}"`))
    await other.db.updateTable('sku').set({ stock: 1 }).where('sku', '=', sku.sku).execute()
    writeFileSync(join(path, 'sku.jsonl'), JSON.stringify({ ...JSON.parse(line ?? ''), stock: 1 }))
    const [review = ''] = readFileSync(join(folder, 'review.jsonl'), 'utf8').split('\n')
    const { product_id: reviewed } = JSON.parse(review)
    writeFileSync(join(path, 'review.jsonl'), JSON.stringify({ ...JSON.parse(review), title: 'Again' }))
    const changedAt = async () =>
      Number(
        (
          await other.db
            .selectFrom('product')
            .select('changed_at')
            .where('id', '=', reviewed)
            .executeTakeFirstOrThrow()
        ).changed_at,
      )
    const before = await changedAt()
    const run = await at(other, 'catalogue', 'import', path)
    expect(run.said).toContain('2 lines read = 0 created + 1 updated + 0 unchanged + 1 refused')
    expect(run.said).toContain('pieces away, and only 1 are left')
    expect(await changedAt()).toBeGreaterThan(before)
  })

  test('a product without a colour or a SKU changes nothing', async () => {
    const alone = aFolder()
    const [line = ''] = readFileSync(join(folder, 'product.jsonl'), 'utf8').split('\n')
    writeFileSync(
      join(alone, 'product.jsonl'),
      JSON.stringify({ ...JSON.parse(line), id: 'alone', spu: 'ALONE' }),
    )
    const run = await at(other, 'catalogue', 'import', alone)
    expect(run).toMatchObject({
      code: 1,
      complained: expect.stringContaining('1 products have no colour or no SKU, such as alone'),
    })
    expect(await other.db.selectFrom('product').select('id').where('id', '=', 'alone').execute()).toEqual([])
  })
})
