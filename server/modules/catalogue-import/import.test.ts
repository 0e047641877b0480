import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { ROOT } from '../../../scripts/project-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-import-'))
let files = 0

function aFile(content?: string): string {
  const path = join(folder, `${files++}.csv`)
  if (content === undefined) copyFileSync(join(ROOT, 'tests/world/files/boutique.csv'), path)
  else writeFileSync(path, content)
  return path
}

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n'

describe.each(ENGINES)('importing a catalogue on %s', (engine) => {
  let opened: OpenedStore
  let clock = 1_800_000_000_000
  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  const tool = (...args: string[]) => runOwnersToolAt((clock += 1000), { ...opened.location }, args)
  const load = (content?: string, ...args: string[]) => tool('catalogue', 'import', aFile(content), ...args)
  const jobOf = ({ said }: { said: string }) => /catalogue undo (\w+)/.exec(said)?.[1] ?? ''
  const skus = () => opened.db.selectFrom('sku').selectAll().orderBy('sku').execute()
  const products = () => opened.db.selectFrom('product').selectAll().orderBy('names').execute()

  /** Everything of the catalogue but the moment of its changes. */
  async function contents() {
    const rows = await products()
    return {
      products: rows.map((row) => ({ ...row, changed_at: 0 })),
      skus: await skus(),
      texts: await opened.db
        .selectFrom('product_text')
        .selectAll()
        .orderBy('product_id')
        .orderBy('lang')
        .execute(),
      filed: await opened.db.selectFrom('product_category').selectAll().orderBy('product_id').execute(),
    }
  }

  test('a file is read whole, and a second run changes nothing (traps 6.5, 6.6)', async () => {
    const first = await load()
    expect(first.complained).toBe('')
    expect(first.said).toContain('7 rows read = 7 created + 0 updated + 0 unchanged + 0 refused.')
    expect(first.said).toContain('Colours that need a swatch: Frizzle.')
    expect(
      (await products()).map(({ names, slug, product_type, listed }) => [
        JSON.parse(names).en,
        slug,
        product_type,
        listed,
      ]),
    ).toEqual([
      ['Linen Shirt', 'linen-shirt', 'shirt', 1],
      ['Wool Coat', 'wool-coat', 'coat', 1],
      ['Élan Silk Dress', 'elan-silk-dress', 'Dresses', 1],
    ])
    expect(
      (await skus()).map(({ sku, size, position, price, list_price, stock }) => [
        sku,
        size,
        position,
        price,
        list_price,
        stock,
      ]),
    ).toEqual([
      ['LS-1', 'One Size', 0, 8900, 8900, 7],
      ['SD-F-S', 'S', 0, 12990, 12990, 0],
      ['SD-N-L', 'L', 1, 12990, 15900, 4],
      ['SD-N-S', 'S', 0, 12990, 15900, 2],
      ['WOOL-COAT-M', 'M', 1, 129900, 129900, 1],
      ['WOOL-COAT-S', 'S', 0, 129900, 129900, 3],
    ])
    const before = await contents()
    const second = await load()
    expect(second.said).toContain('7 rows read = 0 created + 0 updated + 7 unchanged + 0 refused.')
    expect(second.said).toContain('Nothing has changed.')
    expect(await contents()).toEqual(before)
    expect(await opened.db.selectFrom('import_job').selectAll().execute()).toHaveLength(1)
  })

  test('stock and its ledger agree', async () => {
    await load()
    await load(`${HEADER}linen-shirt,,,,LS-1,,9\n`)
    for (const { sku, stock } of await skus()) {
      const moves = await opened.db.selectFrom('stock_move').select('qty').where('sku', '=', sku).execute()
      expect(
        moves.reduce((sum, { qty }) => sum + qty, 0),
        sku,
      ).toBe(stock)
    }
  })

  test('a dry run tells the same and writes nothing (traps 6.5)', async () => {
    const { said } = await load(undefined, '--dry-run')
    expect(said).toContain('7 rows read = 7 created + 0 updated + 0 unchanged + 0 refused.')
    expect(said).toContain('Nothing was written.')
    expect(await products()).toEqual([])
    expect(await opened.db.selectFrom('category').selectAll().execute()).toEqual([])
  })

  test('a refused row costs that row only, and is in a file beside it (traps 6.5)', async () => {
    const file = aFile(
      `${HEADER}shirt,Shirt,Size,S,S1,89,3\nshirt,,,10-Dec,S2,89,3\nshirt,,,M,S3,89,-1\n,,,,,,x\nshirt,Shirt, cotton,Size,L,S4,89,3\n`,
    )
    const { said } = await tool('catalogue', 'import', file)
    expect(said).toContain('5 rows read = 1 created + 0 updated + 0 unchanged + 4 refused.')
    const written = readFileSync(`${file}.refused.csv`, 'utf8')
    expect(written).toContain('3,Size,10-Dec,')
    expect(written).toContain('4,stock,')
    expect(written).toContain('6,product,,')
    expect((await skus()).map(({ sku }) => sku)).toEqual(['S1'])
  })

  test('a file of three columns changes its fields only, and an empty cell nothing (traps 6.7)', async () => {
    await load()
    const before = await contents()
    const { said } = await load(
      'Handle,Variant SKU,Variant Price\nsilk-dress,SD-N-L,99\nsilk-dress,SD-N-S,\n',
    )
    expect(said).toContain('2 rows read = 0 created + 1 updated + 1 unchanged + 0 refused.')
    expect(await contents()).toEqual({
      ...before,
      skus: before.skus.map((row) => (row.sku === 'SD-N-L' ? { ...row, price: 9900 } : row)),
    })
  })

  test('a new file moves the stock by its difference: what was sold stays sold (traps 6.12)', async () => {
    await load(`${HEADER}shirt,Shirt,,,S1,89,30\n`)
    await opened.db.updateTable('sku').set({ stock: 1 }).where('sku', '=', 'S1').execute()
    await load(`${HEADER}shirt,Shirt,,,S1,89,30\n`)
    expect(await skus()).toMatchObject([{ stock: 1 }])
    await load(`${HEADER}shirt,Shirt,,,S1,89,80\n`)
    expect(await skus()).toMatchObject([{ stock: 51 }])
    const { said } = await load(`${HEADER}shirt,Shirt,,,S1,89,10\n`)
    expect(said).toContain('1 refused')
    expect(await skus()).toMatchObject([{ stock: 51 }])
  })

  test('a changed file is taken back as one (traps 6.7)', async () => {
    await load()
    const before = await contents()
    const changed = await load(
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n' +
        'linen-shirt,Linen Blouse,<p>New</p>,Blouses,,,LS-1,79,9\ncap,Cap,,Hats,,,CAP,19,5\n',
    )
    expect(await skus()).toHaveLength(7)
    const { said } = await tool('catalogue', 'undo', jobOf(changed))
    expect(said).toContain('1 products archived, 1 as before')
    const after = await contents()
    const known = new Set(before.products.map(({ id }) => id))
    expect({
      products: after.products.filter(({ id }) => known.has(id)),
      skus: after.skus.filter(({ product_id }) => known.has(product_id)),
      texts: after.texts.filter(({ product_id, description }) => known.has(product_id) && description !== ''),
      filed: after.filed.filter(({ product_id }) => known.has(product_id)),
    }).toEqual({ ...before, texts: before.texts.filter(({ description }) => description !== '') })
    expect(after.products.filter(({ id }) => !known.has(id))).toMatchObject([{ listed: 0, on_sale: 0 }])
    expect((await tool('catalogue', 'undo', jobOf(changed))).complained).toContain('already')
  })

  test('the earlier of two jobs on one product is not taken back first', async () => {
    const first = await load()
    const second = await load('Handle,Variant SKU,Variant Price\nsilk-dress,SD-N-L,99\n')
    expect((await tool('catalogue', 'undo', jobOf(first))).complained).toContain(jobOf(second))
    expect((await tool('catalogue', 'undo', jobOf(second))).code).toBe(0)
    expect((await tool('catalogue', 'undo', jobOf(first))).code).toBe(0)
    expect((await products()).map(({ on_sale }) => on_sale)).toEqual([0, 0, 0])
    await load()
    expect((await products()).map(({ on_sale }) => on_sale)).toEqual([1, 1, 1])
  })

  test('a product that a file does not name stays, unless the missing ones are to be archived (traps 6.7, 6.19)', async () => {
    await load()
    const some = `${HEADER}linen-shirt,,,,LS-1,,\n`
    await load(some)
    expect((await products()).map(({ listed }) => listed)).toEqual([1, 1, 1])
    const archived = await load(some, '--archive-missing')
    expect(archived.said).toContain('2 products are not in the file')
    expect((await products()).map(({ listed, on_sale }) => [listed, on_sale])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
    expect(await skus()).toHaveLength(6)
    await tool('catalogue', 'undo', jobOf(archived))
    expect((await products()).map(({ on_sale }) => on_sale)).toEqual([1, 1, 1])
  })

  test('an SKU of another product is refused', async () => {
    await load()
    const { said } = await load(`${HEADER}other,Other,,,LS-1,10,1\n`)
    expect(said).toContain('1 refused')
    expect(said).toContain('another product')
  })

  test('the guess is written into a new map, and a map overrules it (traps 6.9)', async () => {
    const map = join(folder, `${engine}.json`)
    await load(undefined, '--dry-run', '--map', map)
    const guess = JSON.parse(readFileSync(map, 'utf8'))
    expect(guess).toMatchObject({
      options: { Size: 'size', Colour: 'colour' },
      categories: { 'Clothing > Dresses': 'Clothing > Dresses' },
    })
    writeFileSync(
      map,
      JSON.stringify({
        ...guess,
        currency: 'USD',
        language: 'fr',
        categories: { 'Clothing > Dresses': 'Robes' },
      }),
    )
    await load(undefined, '--map', map)
    expect(
      await opened.db.selectFrom('category').select('names').where('level', '=', 1).orderBy('id').execute(),
    ).toContainEqual({
      names: '{"en":"Robes","fr":"Robes"}',
    })
    expect((await skus()).find(({ sku }) => sku === 'LS-1')?.price).toBe(115_58)
  })

  test.each([
    [['catalogue', 'import', '/nowhere/a.csv'], 1, 'cannot be read: ENOENT'],
    [['catalogue', 'import'], 2, 'missing argument <file or folder>'],
    [['catalogue', 'import', 'a.csv', '--currency', 'XXX'], 2, '--currency'],
    [['catalogue', 'undo', 'x'], 1, 'There is no job x.'],
  ])('%j is refused', async (args, code, said) => {
    const run = await tool(...args)
    expect(run.code).toBe(code)
    expect(run.complained).toContain(said)
  })

  test('a file of no known format is refused and leaves no file beside it', async () => {
    const file = aFile('name\nx\n')
    expect(await tool('catalogue', 'import', file)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('no known format'),
    })
    expect(existsSync(`${file}.refused.csv`)).toBe(false)
  })
})
