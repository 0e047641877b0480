import { slugOf } from '#domain/region/links.ts'
import type { Format, NamedRow, OptionValue, ProductRecord, VariantRecord } from '../product-record.ts'
import { distinct, listOf, pathnamesOf, pathOf } from './cell-lists.ts'

const ATTRIBUTES = [1, 2, 3, 4, 5, 6] as const

/** WooCommerce's product export: a `variable` row, and `variation` rows that name it in `Parent`. */
export const woocommerce: Format = {
  name: 'WooCommerce',
  recognises: (columns) => columns.has('regular price') && columns.has('type'),
  keyOf: (row) => (isVariation(row) ? row.get('parent') : (row.get('sku') ?? idOf(row))),
  aliasOf: (row) => (isVariation(row) ? undefined : idOf(row)),
  prices: (row) => [row.get('regular price'), row.get('sale price')],
  read,
}

/** `Parent` may name a product by its number. */
function idOf(row: NamedRow): string | undefined {
  const id = row.get('id')
  return id && `id:${id}`
}

function typesOf(row: NamedRow): readonly string[] {
  return listOf(row.get('type')?.toLowerCase())
}

function isVariation(row: NamedRow): boolean {
  return typesOf(row).includes('variation')
}

function read(handle: string, rows: readonly NamedRow[]): ProductRecord {
  const product = rows.find((row) => !isVariation(row))
  const published = product?.get('published')
  const categories = listOf(product?.get('categories'))
  return {
    handle,
    lines: rows.map((row) => row.line),
    title: product?.get('name'),
    description: product?.get('description', 'short description')?.replaceAll('\\n', '\n'),
    paths: categories.length === 0 ? undefined : categories.map(pathOf),
    offered: published === undefined ? undefined : published === '1',
    addresses: addressesOf(product),
    images: distinct(rows.flatMap((row) => listOf(row.get('images')))),
    variants: rows.filter((row) => !typesOf(row).includes('variable')).map(variantOf),
  }
}

/** The export itself has no column of addresses: WooCommerce makes the slug of a product of its name. */
function addressesOf(product: NamedRow | undefined): string[] {
  const link = product?.get('permalink', 'product url')
  if (link !== undefined) return pathnamesOf([link])
  const slug = product?.get('slug') ?? slugOf(product?.get('name') ?? '')
  return slug === '' ? [] : [`/product/${slug}`]
}

function variantOf(row: NamedRow): VariantRecord {
  const regular = row.get('regular price')
  const options = ATTRIBUTES.flatMap((at): OptionValue[] => {
    const values = listOf(row.get(`attribute ${at} value(s)`))
    const name = row.get(`attribute ${at} name`) ?? ''
    return values.length === 1 ? [{ name, value: values[0] ?? '' }] : []
  })
  return {
    line: row.line,
    sku: row.get('sku'),
    options,
    price: row.get('sale price') ?? regular,
    listPrice: regular,
    stock: row.get('stock') ?? (row.get('in stock?') === '0' ? '0' : undefined),
    // The pictures of a product without variations are those of the product.
    images: isVariation(row) ? listOf(row.get('images')) : [],
  }
}
