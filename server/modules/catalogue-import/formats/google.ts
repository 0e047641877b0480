import type { Format, NamedRow, ProductRecord, VariantRecord } from '../product-record.ts'
import { distinct, listOf, pathnamesOf, pathOf } from './cell-lists.ts'

const GROUP = ['item_group_id', 'item group id']

/** A Google Merchant feed, as separated text or XML: one row is one SKU. */
export const google: Format = {
  name: 'Google Merchant',
  recognises: (columns) => columns.has('id') && columns.has('title') && columns.has('price'),
  keyOf: (row) => row.get(...GROUP) ?? row.get('id'),
  prices: (row) => [row.get('price'), row.get('sale_price', 'sale price')],
  read,
}

function read(handle: string, rows: readonly NamedRow[]): ProductRecord {
  const [first] = rows
  const category = first?.get(
    'product_type',
    'product type',
    'google_product_category',
    'google product category',
  )
  return {
    handle,
    lines: rows.map((row) => row.line),
    title: first && titleOf(first),
    description: first?.get('description'),
    // A number is a category of Google's own list.
    paths: category === undefined || /^\d+$/.test(category) ? undefined : [pathOf(category)],
    offered: undefined,
    addresses: pathnamesOf(rows.map((row) => row.get('link'))),
    images: distinct(rows.flatMap(imagesOf)),
    variants: rows.map(variantOf),
  }
}

/** Titles of a group's SKUs often end with colour and size (`Silk Dress, Navy, S`), which are no part of its name. */
function titleOf(row: NamedRow): string | undefined {
  const title = row.get('title')
  if (title === undefined || row.get(...GROUP) === undefined) return title
  let name = title
  for (const value of [row.get('size'), row.get('color'), row.get('size')]) {
    const end = value === undefined ? undefined : name.toLowerCase().lastIndexOf(value.toLowerCase())
    if (value === undefined || end === undefined || end + value.length !== name.length) continue
    const before = name.slice(0, end).trimEnd()
    if (/[,/|–—-]$/.test(before)) name = before.slice(0, -1).trimEnd()
  }
  return name === '' ? title : name
}

function variantOf(row: NamedRow): VariantRecord {
  const options = ['color', 'size'].flatMap((name) => {
    const value = row.get(name)
    return value === undefined ? [] : [{ name, value }]
  })
  const isOut = /^out[ _]of[ _]stock$/i.test(row.get('availability') ?? '')
  return {
    line: row.line,
    sku: row.get('id'),
    options,
    price: row.get('sale_price', 'sale price') ?? row.get('price'),
    listPrice: row.get('price'),
    stock: row.get('quantity') ?? (isOut ? '0' : undefined),
    images: imagesOf(row),
  }
}

function imagesOf(row: NamedRow): string[] {
  return distinct([
    row.get('image_link', 'image link'),
    ...listOf(row.get('additional_image_link', 'additional image link')),
  ])
}
