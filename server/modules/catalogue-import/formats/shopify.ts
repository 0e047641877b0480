import type { Format, NamedRow, OptionValue, ProductRecord, VariantRecord } from '../product-record.ts'
import { distinct, pathOf } from './cell-lists.ts'

const PRICE = ['variant price', 'price']
const LIST_PRICE = ['variant compare at price', 'compare-at price']
const SKU = ['variant sku', 'sku']
const VARIANT_IMAGE = ['variant image', 'variant image url']
const OPTIONS = [1, 2, 3] as const

/** Shopify's product export, with its header of before 2025 and the present one. */
export const shopify: Format = {
  name: 'Shopify',
  recognises: (columns) => columns.has('handle') || columns.has('url handle'),
  keyOf: (row) => row.get('handle', 'url handle'),
  prices: (row) => [row.get(...PRICE), row.get(...LIST_PRICE)],
  read,
}

function read(handle: string, rows: readonly NamedRow[]): ProductRecord {
  const first = (...columns: string[]) =>
    rows.map((row) => row.get(...columns)).find((cell) => cell !== undefined)
  // The names of options stand in the first row of a product only.
  const names = OPTIONS.map((at) => first(`option${at} name`))
  const category = first('type') ?? first('product category')
  return {
    handle,
    lines: rows.map((row) => row.line),
    title: first('title'),
    description: first('body (html)', 'description'),
    paths: category === undefined ? undefined : [pathOf(category)],
    offered: offeredOf(first('status'), first('published', 'published on online store')),
    addresses: [`/products/${handle}`],
    images: distinct(
      rows.flatMap((row) => [row.get('image src', 'product image url'), row.get(...VARIANT_IMAGE)]),
    ),
    variants: rows.flatMap((row) => variantOf(row, names) ?? []),
  }
}

/** A row without a value of an option, SKU and price is one more picture. */
function variantOf(row: NamedRow, names: readonly (string | undefined)[]): VariantRecord | undefined {
  const options = OPTIONS.flatMap((at): OptionValue[] => {
    const value = row.get(`option${at} value`)
    return value === undefined ? [] : [{ name: names[at - 1] ?? '', value }]
  })
  const variant = {
    line: row.line,
    sku: row.get(...SKU),
    options: options.filter(({ value }) => value !== 'Default Title'),
    price: row.get(...PRICE),
    listPrice: row.get(...LIST_PRICE),
    stock: row.get('variant inventory qty', 'inventory quantity'),
    images: distinct([row.get(...VARIANT_IMAGE)]),
  }
  const isPicture = options.length === 0 && variant.sku === undefined && variant.price === undefined
  return isPicture ? undefined : variant
}

function offeredOf(status: string | undefined, published: string | undefined): boolean | undefined {
  if (status === undefined && published === undefined) return undefined
  return (status ?? 'active').toLowerCase() === 'active' && (published ?? 'true').toLowerCase() === 'true'
}
