import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPictures } from '#demo/demo-pictures.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aProduct } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { readTexts } from '../../core/texts.ts'
import { loadCatalogue } from '../../modules/catalog/load-catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-goods-'))
const [LATIN, SCRIPT] = [join(folder, 'latin.html'), join(folder, 'script.html')]
writeFileSync(LATIN, Buffer.from('<p>K\xfchl</p>', 'latin1'))
writeFileSync(SCRIPT, '<script>alert(1)</script>')
const SINGAPORE = { site: 'sg', language: 'en', currency: 'SGD', locale: 'en-GB' } as const
const LINEN = ['--name', 'Linen Shirt', '--type', 'shirt', '--price', '89.90', '--colour', 'Sand', '--sizes']

describe.each(ENGINES)("products by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)
  const add = (...args: string[]) => tool('product', 'add', ...LINEN, ...args)
  const spuOf = ({ said }: { said: string }) => said.split(' ')[0] ?? ''

  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  const skus = () => opened.db.selectFrom('sku').selectAll().orderBy('position').orderBy('sku').execute()
  const products = () => opened.db.selectFrom('product').selectAll().execute()
  const moves = () => opened.db.selectFrom('stock_move').selectAll().execute()
  const textsOf = () =>
    opened.db.selectFrom('product_text').select(['lang', 'description']).orderBy('lang').execute()

  test('an added product has its sizes in the order of the shop, pieces in the ledger, and is filed', async () => {
    const added = await add('L,S,3XL,M', '--stock', '4')
    expect([added.code, added.complained]).toEqual([0, ''])
    expect(
      (await skus()).map(({ sku, size, price, list_price, stock }) => [sku, size, price, list_price, stock]),
    ).toEqual([
      ['LINEN-SHIRT-SAND-S', 'S', 8990, 8990, 4],
      ['LINEN-SHIRT-SAND-M', 'M', 8990, 8990, 4],
      ['LINEN-SHIRT-SAND-L', 'L', 8990, 8990, 4],
      ['LINEN-SHIRT-SAND-3XL', '3XL', 8990, 8990, 4],
    ])
    expect((await moves()).map(({ qty, reason, at }) => [qty, reason, at])).toEqual(
      Array.from({ length: 4 }, () => [4, 'received', NOON]),
    )
    expect(await products()).toMatchObject([
      { product_type: 'shirt', slug: 'linen-shirt', listed: 1, on_sale: 1 },
    ])
    expect((await tool('category', 'list')).said).toMatch(/^tops +1001 +1 +Tops$/)
    expect((await tool('product', 'list')).said).toBe(`${spuOf(added)}  shirt  S$89.90  16  Linen Shirt`)
  })

  test('SKUs begin as the owner says, and a price is read in its currency', async () => {
    await add('S,One Size', '--sku', 'LS', '--currency', 'EUR')
    expect((await skus()).map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ['LS-S', 135_19, 5],
      ['LS-One-Size', 135_19, 5],
    ])
  })

  test('asks for the swatch of a colour that the shop does not know', async () => {
    const frizzle = [...LINEN.slice(0, -2), 'Frizzle', '--sizes', 'S']
    const asked = await tool('product', 'add', ...frizzle)
    expect([asked.code, asked.complained]).toEqual([
      1,
      "the shop does not know the colour 'Frizzle': name its swatch with --hex #rrggbb. Nothing was written.",
    ])
    expect(await products()).toEqual([])
    expect(await opened.db.selectFrom('category').selectAll().execute()).toEqual([])
    expect(await tool('product', 'add', ...frizzle, '--hex', '#A1B2C3')).toMatchObject({ code: 0 })
    expect(await opened.db.selectFrom('colour').select(['hex', 'names']).execute()).toEqual([
      { hex: '#a1b2c3', names: '{"en":"Frizzle"}' },
    ])
  })

  test('the same product is not added twice; one with SKUs of its own is another', async () => {
    const first = spuOf(await add('S'))
    expect((await add('S')).complained).toContain(`${first} is there already`)
    await tool('product', 'archive', first)
    expect((await add('S')).complained).toContain('`product restore` offers it again')
    expect(await add('S', '--sku', 'OTHER')).toMatchObject({ code: 0 })
    expect(await products()).toHaveLength(2)
  })

  test.each([
    [['S,M,S'], 1, 'the size S is named twice'],
    [['XXL,2XL'], 1, 'the size XXL is named twice'],
    [['S,,M'], 2, '--sizes are written like S,M,L'],
    [['S', '--price', '12,345,6'], 1, "price '12,345,6': this is not a price"],
    [['S', '--price', '0'], 1, 'a price is more than nothing'],
    [['S', '--hex', 'red'], 2, '--hex'],
    [['S', '--currency', 'XXX'], 2, '--currency'],
    [['S', '--stock', '-1'], 2, '--stock'],
    [['S', '--category', 'nowhere'], 1, 'There is no category nowhere.'],
    [['S', '--sku', 'a b'], 2, '--sku'],
    [['10-Dec'], 1, 'the spreadsheet has made a date of it'],
  ])('%j is refused and nothing is written', async (args, code, words) => {
    const { code: got, complained } = await add(...args)
    expect([got, complained.includes(words) || complained]).toEqual([code, true])
    expect([await products(), await moves()]).toEqual([[], []])
  })

  test('an edit changes what it names, in its language, sanitised; the same again changes nothing', async () => {
    const spu = spuOf(await add('S,M'))
    await tool('category', 'add', 'linen', '--name', 'Linen')
    const path = join(folder, `${engine}.html`)
    writeFileSync(
      path,
      '\ufeff<p onclick="x()">Kühl<script>alert(1)</script></p><img src="https://old.example/a.jpg">',
    )
    const french = ['product', 'edit', spu, '--lang', 'fr', '--name', 'Chemise', '--description', path]
    expect((await tool(...french)).said).toBe(`${spu} is changed. Open shops follow within seconds.`)
    expect((await tool(...french)).said).toBe('Nothing has changed.')
    expect(await textsOf()).toEqual([
      { lang: 'en', description: '' },
      { lang: 'fr', description: '<p>Kühl</p>' },
    ])
    await tool(
      'product',
      'edit',
      spu,
      '--material',
      'Linen',
      '--price',
      '79',
      '--list-price',
      '99',
      '--category',
      'linen',
    )
    const [product] = await products()
    expect(product).toMatchObject({
      names: '{"en":"Linen Shirt","fr":"Chemise"}',
      slug: 'linen-shirt',
      material: 'Linen',
    })
    expect(product?.changed_at).toBe(NOON + 2)
    expect((await skus()).map(({ price, list_price, stock }) => [price, list_price, stock])).toEqual([
      [7900, 9900, 5],
      [7900, 9900, 5],
    ])
    expect((await tool('product', 'list', '--category', 'linen')).said).toContain(spu)
    expect((await tool('product', 'list', '--category', 'tops')).said).toBe('There are none.')
    await tool('product', 'edit', spu, '--name', 'Linen Blouse')
    expect(await products()).toMatchObject([{ slug: 'linen-blouse' }])
  })

  test.each([
    [['--price', '500'], 1, 'above the list price'],
    [['--price', 'free'], 2, 'A price is written like'],
    [['--lang', 'fr'], 2, 'Name what is to be changed'],
    [['--name', 'X', '--lang', 'tlh'], 2, '--lang must be one of'],
    [['--description', '/nowhere.html'], 1, 'cannot be read: ENOENT'],
    [['--description', LATIN], 1, 'save it as UTF-8'],
    [['--description', SCRIPT], 1, 'has no text that pages show'],
    [['--category', 'nowhere'], 1, 'There is no category nowhere.'],
  ])('an edit %j is refused', async (args, code, words) => {
    const spu = spuOf(await add('S'))
    const { code: got, complained } = await tool('product', 'edit', spu, ...args)
    expect([got, complained.includes(words) || complained]).toEqual([code, true])
    expect(await products()).toMatchObject([{ changed_at: NOON }])
  })

  test('what was sold is archived and not deleted; it is listed as such and comes back (traps 6.19)', async () => {
    const { spu, sku } = await aProduct(opened.db, { name: 'Silk Dress' })
    expect((await tool('product', 'archive', spu)).said).toContain('is archived.')
    expect((await tool('product', 'archive', spu)).said).toBe(`${spu} is archived already.`)
    expect((await tool('product', 'list')).said).toBe('There are none.')
    expect((await tool('product', 'list', '--archived')).said).toContain('Silk Dress')
    expect(await products()).toMatchObject([{ listed: 0, on_sale: 0 }])
    expect(await skus()).toMatchObject([{ sku }])
    expect((await tool('product', 'restore', spu)).said).toContain('is listed and sold.')
    expect(await products()).toMatchObject([{ listed: 1, on_sale: 1 }])
    expect((await tool('product', 'archive', 'NOPE')).complained).toBe('There is no product NOPE.')
  })

  test('an open shop shows an added, a renamed and an archived product', async () => {
    const catalogue = await loadCatalogue(opened.db, { pictures: demoPictures, texts: readTexts() }, NOON)
    const shown = async (spu: string) => {
      await catalogue.refresh()
      const { productList = [] } =
        catalogue.listing(
          { kind: 'search', key: 'linen' },
          { filters: {}, sort: 'newest', page: 1, pageSize: 9 },
          SINGAPORE,
        ) ?? {}
      return productList.filter(({ spuCode }) => spuCode === spu).map(({ productsName }) => productsName)
    }
    const spu = spuOf(await add('S'))
    expect(await shown(spu)).toEqual(['Linen Shirt'])
    await tool('product', 'edit', spu, '--name', 'Linen Blouse')
    expect(await shown(spu)).toEqual(['Linen Blouse'])
    await tool('product', 'archive', spu)
    expect(await shown(spu)).toEqual([])
  })
})
