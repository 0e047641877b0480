import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product as productCall } from '#contract/catalog/product.contract.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES, aStore } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { inUnits } from '#domain/money/money.ts'
import type { ProductRecord } from './product-record.ts'
import { productsOf, surveyFile } from './read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-feed-'))
let files = 0

function aFile(content: string): string {
  const path = join(folder, `${files++}.xml`)
  writeFileSync(path, content)
  return path
}

async function productsIn(content: string): Promise<ProductRecord[]> {
  const products: ProductRecord[] = []
  for await (const one of productsOf(await surveyFile(aFile(content)))) products.push(one)
  return products
}

const withoutLines = ({ lines, variants, ...product }: ProductRecord) => ({
  ...product,
  count: lines.length,
  variants: variants.map((variant) => ({ ...variant, line: 0 })),
})

const TEXT = [
  'id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tcolor\tsize\titem_group_id\tproduct_type',
  'A-S\tÉlan & Dress\t<p>Long</p>\thttps://old.example/p/elan?a=1&b=2\thttps://old.example/a.jpg\thttps://old.example/b.jpg?w=1\\,2,https://old.example/c.jpg\tin_stock\t129.00 SGD\t99.00 SGD\tRed\tS\tA\tClothing > Dresses',
  'A-M\tÉlan & Dress\t<p>Long</p>\thttps://old.example/p/elan?a=1&b=2\thttps://old.example/a.jpg\t\tout_of_stock\t129.00 SGD\t\tRed\tM\tA\tClothing > Dresses',
].join('\n')

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Old shop</title>
<item><g:id>A-S</g:id><title>&#201;lan &amp; Dress</title><description><![CDATA[<p>Long</p>]]></description>
<link>https://old.example/p/elan?a=1&amp;b=2</link><g:image_link>https://old.example/a.jpg</g:image_link>
<g:additional_image_link>https://old.example/b.jpg?w=1,2</g:additional_image_link>
<g:additional_image_link>https://old.example/c.jpg</g:additional_image_link>
<g:availability>in_stock</g:availability><g:price>129.00 SGD</g:price><g:sale_price>99.00 SGD</g:sale_price>
<g:color>Red</g:color><g:size>S</g:size><g:item_group_id>A</g:item_group_id>
<g:product_type>Clothing &gt; Dresses</g:product_type>
<g:shipping><g:country>SG</g:country><g:price>5.00 SGD</g:price></g:shipping></item>
<item><g:id>A-M</g:id><g:title>&#xC9;lan &amp; Dress</g:title><title>Wrong</title><description>&lt;p&gt;Long&lt;/p&gt;</description>
<link>https://old.example/p/elan?a=1&amp;b=2</link><g:image_link>https://old.example/a.jpg</g:image_link>
<g:availability>out_of_stock</g:availability><g:price>129.00 SGD</g:price>
<g:color>Red</g:color><g:size>M</g:size><g:item_group_id>A</g:item_group_id>
<g:product_type>Clothing &gt; Dresses</g:product_type></item>
</channel></rss>`

const ATOM = RSS.replace('<rss version="2.0"', '<feed xmlns="http://www.w3.org/2005/Atom"')
  .replace('<channel>', '')
  .replace('</channel></rss>', '</feed>')
  .replaceAll(
    '<item>',
    '<entry><id>tag:old.example,2026:1</id><link rel="self" href="https://old.example/feed"/>',
  )
  .replaceAll('</item>', '</entry>')
  .replaceAll(/<link>(.*?)<\/link>/g, '<link href="$1"/>')
  .replaceAll(/description>/g, 'summary>')

test.each([
  ['RSS', RSS],
  ['Atom', ATOM],
])('reads the same products from %s as from a feed as text', async (_, content) => {
  const expected = (await productsIn(TEXT)).map(withoutLines)
  expect(expected).toMatchObject([
    {
      handle: 'A',
      title: 'Élan & Dress',
      addresses: ['/p/elan'],
      images: ['https://old.example/a.jpg', 'https://old.example/b.jpg?w=1,2', 'https://old.example/c.jpg'],
      variants: [
        { sku: 'A-S', price: '99.00 SGD' },
        { sku: 'A-M', stock: '0' },
      ],
    },
  ])
  expect((await productsIn(content)).map(withoutLines)).toEqual(expected)
})

test('the title of a group is without the colour and size of its SKU', async () => {
  const titles = [
    'Silk Dress, Navy, S',
    'Silk Dress - s / NAVY',
    'Silk Dress Navy',
    'Navy',
    'Dress, Navy, S, new',
  ]
  const content = titles.map((title, at) => `K${at}\t${title}\t9 SGD\tNavy\tS\tG${at}`)
  const products = await productsIn(['id\ttitle\tprice\tcolor\tsize\titem_group_id', ...content].join('\n'))
  expect(products.map(({ title }) => title)).toEqual([
    'Silk Dress',
    'Silk Dress',
    'Silk Dress Navy',
    'Navy',
    'Dress, Navy, S, new',
  ])
})

const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE rss [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>
<rss><channel><item><g:id>1</g:id><title>&a30;</title><g:price>9 SGD</g:price></item></channel></rss>`
const FILE_OF_SERVER = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<rss><channel><item><g:id>1</g:id><title>&x;</title><g:price>9 SGD</g:price></item></channel></rss>`
const BROKEN = '<rss><channel>\n<item><g:id>1</g:id><title>A</titel></item></channel></rss>'

test.each([
  [LAUGHS, 'line 2: a file with a DOCTYPE is not read'],
  [FILE_OF_SERVER, 'line 1: a file with a DOCTYPE is not read'],
  [BROKEN, 'line 2: the product that begins here is broken XML'],
  ['<rss><channel><item><title>News</title></item></channel></rss>', 'without products of Google Merchant'],
  ['<rss><channel></channel></rss>', 'without products of Google Merchant'],
])('refuses file %#: $1', async (content, words) => {
  const { location, close } = await aStore('sqlite')
  try {
    const file = aFile(content)
    const run = await runOwnersToolAt(Date.now(), { ...location }, ['catalogue', 'import', file])
    expect(run.code).toBe(1)
    expect(run.complained).toContain(words)
    expect(run.complained).toContain(file)
  } finally {
    await close()
  }
})

test.each(ENGINES)('a feed is imported with its addresses and photographs on %s', async (engine) => {
  const { db, location, close } = await aStore(engine)
  try {
    const run = await runOwnersToolAt(Date.now(), { ...location }, ['catalogue', 'import', aFile(ATOM)])
    expect(run.said).toContain('Google Merchant, utf-8, prices in SGD.')
    expect(run.said).toContain('2 rows read = 2 created + 0 updated + 0 unchanged + 0 refused.')
    expect(await db.selectFrom('old_address').select('path').execute()).toEqual([{ path: '/p/elan' }])
    expect(await db.selectFrom('import_photo').select('address').orderBy('position').execute()).toEqual([
      { address: 'https://old.example/a.jpg' },
      { address: 'https://old.example/b.jpg?w=1,2' },
      { address: 'https://old.example/c.jpg' },
    ])
  } finally {
    await close()
  }
})

test('an entity that XML does not have stays as it is written', async () => {
  const [product] = await productsIn(RSS.replace('&#201;lan', '&lol;&#0;&#xD800;&amp;lt;'))
  expect(product?.title).toBe('&lol;\ufffd\ufffd&lt; & Dress')
})

test('a file of more than 200 MB is refused', async () => {
  const file = aFile(RSS)
  truncateSync(file, 200_000_001)
  await expect(surveyFile(file, 'utf-8')).rejects.toThrow('more than 200 MB')
})

describe.each(ENGINES)('the feed of the shop itself on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 20 })
  })
  afterAll(() => shop.close())

  test('gives the same titles, prices, sizes, colours and stock states when it is read', async () => {
    const products = await productsIn(await (await fetch(`${shop.url}/feeds/google.xml`)).text())
    expect(products.length).toBeGreaterThan(10)
    const client = aTestClient(shop.url)
    const states = new Set<string | undefined>()
    for (const { handle, title, variants, addresses } of products) {
      const known = await client.get(productCall, { spuCode: handle })
      const price = (amount: number) => `${inUnits(amount, known.currency)} ${known.currency}`
      expect(title).toBe(known.productsName)
      expect(addresses).toHaveLength(1)
      const expected = known.attributes.flatMap(({ color, size }) =>
        size
          .filter(({ hidden }) => !hidden)
          .map((one) => ({
            sku: one.sku,
            price: price(one.finalPrice),
            listPrice: price(one.productsPrice),
            stock: one.canBuy ? undefined : '0',
            options: [
              { name: 'color', value: color.name },
              { name: 'size', value: one.size },
            ],
          })),
      )
      expect(variants).toMatchObject(expected)
      for (const { stock } of variants) states.add(stock)
    }
    expect(states).toEqual(new Set([undefined, '0']))
  })
})
