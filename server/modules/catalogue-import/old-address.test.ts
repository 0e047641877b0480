import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oldAddressKey } from './old-address.ts'
import { productsOf, surveyFile } from './read-file.ts'

test.each([
  ['/products/silk-dress', '/products/silk-dress'],
  ['/products/Silk-Dress/', '/products/silk-dress'],
  ['/fr/products/silk-dress', '/products/silk-dress'],
  ['/collections/new%20in/products/silk-dress', '/products/silk-dress'],
  ['/collections/products/silk-dress', '/collections/products/silk-dress'],
  ['/product/%E0%B8%8A%E0%B8%B8%E0%B8%94/', '/product/ชุด'],
  ['/products/%c3%89lan', '/products/élan'],
  ['/products/E%CC%81lan', '/products/élan'],
  ['/products/100%', '/products/100%'],
  ['/', undefined],
  ['/fr/', undefined],
  ['/products/a%00b', undefined],
  [`/products/${'a'.repeat(500)}`, undefined],
])('%s is stored as %s', (pathname, key) => expect(oldAddressKey(pathname)).toBe(key))

const folder = mkdtempSync(join(tmpdir(), 'vanda-old-'))

test.each([
  ['Shopify', 'Handle,Title,Variant Price\nsilk-dress,Silk,9\n', ['/products/silk-dress']],
  ['WooCommerce', 'ID,Type,Name,Regular price\n7,simple,Été & Soie,9\n', ['/product/ete-soie']],
  ['WooCommerce', 'ID,Type,Name,Slug,Regular price\n7,simple,Robe,robe-2,9\n', ['/product/robe-2']],
  [
    'WooCommerce',
    'ID,Type,Name,Permalink,Regular price\n7,simple,Robe,https://old.example/shop/robe/,9\n',
    ['/shop/robe/'],
  ],
  [
    'Google Merchant',
    'id,title,price,link,item_group_id\n1,A,9,https://old.example/p/a?v=1,A\n2,A,9,https://old.example/p/a?v=2,A\n',
    ['/p/a'],
  ],
  ['Google Merchant', 'id,title,price,link\n1,A,9,https://old.example/index.php?id=1\n', []],
  ['Google Merchant', 'id,title,price,link\n1,A,9,not an address\n', []],
])('a file of %s names its addresses: %# (traps 6.11)', async (format, content, addresses) => {
  const path = join(folder, 'shop.csv')
  writeFileSync(path, content)
  const file = await surveyFile(path)
  expect(file.format.name).toBe(format)
  for await (const product of productsOf(file)) expect(product.addresses).toEqual(addresses)
})
