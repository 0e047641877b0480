import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ProductRecord } from './product-record.ts'
import { productsOf, surveyFile, UnknownFile } from './read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-import-'))
let files = 0

function aFile(content: string | Uint8Array): string {
  const path = join(folder, `${files++}.csv`)
  writeFileSync(path, content)
  return path
}

async function productsIn(content: string | Uint8Array): Promise<ProductRecord[]> {
  const products: ProductRecord[] = []
  for await (const one of productsOf(await surveyFile(aFile(content)))) products.push(one)
  return products
}

const ROWS = [
  ['Handle', 'Title', 'Body (HTML)', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
  ['robe', 'Robe d’été', '<p>Longue,\r\nfluide; "douce"\tet légère</p>', 'Taille', 'S', '00123', '129.90'],
  ['robe', '', '', '', 'M', '00124', '129.90'],
]

function written(separator: string, lineEnd: string): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return ROWS.map((row) => row.map(cell).join(separator) + lineEnd).join('')
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const windows = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')

test.each<[encoding: string, encoded: (text: string) => string | Buffer, ...signs: [string, string]]>([
  ['UTF-8', (text) => text, ',', '\n'],
  ['UTF-8 of Excel', (text) => `\ufeff${text}`, ';', '\r\n'],
  ['UTF-8 with sep=', (text) => `sep=;\r\n${text}`, ';', '\r\n'],
  ['UTF-8 with tabs', (text) => text, '\t', '\n'],
  ['UTF-8 with a mark and tabs', (text) => `\ufeff${text}`, '\t', '\r\n'],
  ['UTF-16 little endian', utf16, '\t', '\r\n'],
  ['UTF-16 little endian', utf16, ',', '\n'],
  ['UTF-16 big endian', (text) => utf16(text).swap16(), ';', '\r\n'],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), '\t', '\n'],
  ['Windows-1252', windows, ';', '\r\n'],
  ['Windows-1252', windows, ',', '\n'],
  ['Windows-1252', windows, '\t', '\r\n'],
])('reads the same products from %s (%#) (traps 6.2)', async (...[, encoded, separator, lineEnd]) => {
  const expected = (await productsIn(written(',', '\n'))).map(withoutLines)
  expect(expected).toMatchObject([
    { title: 'Robe d’été', variants: [{ sku: '00123', price: '129.90' }, { sku: '00124' }] },
  ])
  expect((await productsIn(encoded(written(separator, lineEnd)))).map(withoutLines)).toEqual(expected)
})

function withoutLines({ lines, variants, ...product }: ProductRecord) {
  return { ...product, count: lines.length, variants: variants.map((variant) => ({ ...variant, line: 0 })) }
}

test('joins rows of one handle that are no neighbours, with columns of a product on its first row only (traps 6.1)', async () => {
  const products = await productsIn(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src',
      'silk-dress,Silk Dress,Size,S,129,a.jpg',
      'shirt,Shirt,Title,Default Title,89,',
      'silk-dress,,,M,129,',
      'silk-dress,,,,,b.jpg',
    ].join('\n'),
  )
  expect(products.map(({ handle }) => handle)).toEqual(['shirt', 'silk-dress'])
  expect(products[0]?.variants).toMatchObject([{ options: [] }])
  expect(products[1]).toMatchObject({
    images: ['a.jpg', 'b.jpg'],
    lines: [2, 4, 5],
    variants: [{ options: [{ name: 'Size', value: 'S' }] }, { options: [{ name: 'Size', value: 'M' }] }],
  })
})

test('reads the present header of Shopify (traps 6.1)', async () => {
  const [product] = await productsIn(
    'URL handle,Title,Description,Product category,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n' +
      'coat,Coat,<p>Warm</p>,Apparel > Coats,Draft,C1,Size,S,200,250,4,c.jpg\n',
  )
  expect(product).toMatchObject({
    title: 'Coat',
    paths: [['Apparel', 'Coats']],
    offered: false,
    images: ['c.jpg'],
    variants: [{ sku: 'C1', price: '200', listPrice: '250', stock: '4' }],
  })
})

test('reads variations of WooCommerce by the SKU and by the number of their parent (traps 6.1)', async () => {
  const products = await productsIn(
    [
      'ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '10,variable,TEE,Tee,1,,,,"Clothing > Tshirts, Sale","t1.jpg, t2.jpg",,Size,"S, M\\, tall, L"',
      '11,variation,TEE-S,Tee - S,1,3,,19,,,TEE,Size,S',
      '12,variation,TEE-M,Tee - M,1,4,15,19,,,id:10,Size,"M\\, tall"',
      '13,simple,CAP,Cap,0,1,,9,,,,,',
    ].join('\n'),
  )
  expect(products).toMatchObject([
    {
      handle: 'TEE',
      title: 'Tee',
      paths: [['Clothing', 'Tshirts'], ['Sale']],
      images: ['t1.jpg', 't2.jpg'],
      variants: [
        { sku: 'TEE-S', price: '19', stock: '3', options: [{ name: 'Size', value: 'S' }] },
        { sku: 'TEE-M', price: '15', listPrice: '19', options: [{ value: 'M, tall' }] },
      ],
    },
    { handle: 'CAP', offered: false },
  ])
})

test('reads a Google feed: a row is a SKU', async () => {
  const products = await productsIn(
    [
      'id\ttitle\tdescription\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tcolor\tsize\titem_group_id\tproduct_type',
      'A-S\tDress\tLong\ta.jpg\tb.jpg,c.jpg\tin_stock\t129.00 SGD\t99.00 SGD\tRed\tS\tA\tClothing > Dresses',
      'A-M\tDress\tLong\ta.jpg\t\tout_of_stock\t129.00 SGD\t\tRed\tM\tA\tClothing > Dresses',
    ].join('\n'),
  )
  expect(products).toMatchObject([
    {
      handle: 'A',
      images: ['a.jpg', 'b.jpg', 'c.jpg'],
      paths: [['Clothing', 'Dresses']],
      variants: [
        { sku: 'A-S', price: '99.00 SGD', listPrice: '129.00 SGD', stock: undefined },
        { sku: 'A-M', price: '129.00 SGD', stock: '0' },
      ],
    },
  ])
})

test.each([
  ['', 'is empty'],
  ['Handle,Title\n', 'no products'],
  ['name,colour\na,b\n', 'no known format'],
])('says what is wrong with %j', async (content, said) => {
  await expect(productsIn(content)).rejects.toThrow(UnknownFile)
  await expect(productsIn(content)).rejects.toThrow(said)
})

test('names the line of a quote that is not closed (traps 6.2)', async () => {
  await expect(productsIn('Handle,Title\na,b\nc,"d\n')).rejects.toThrow('line 3')
})
