import { hash } from 'node:crypto'
import { colourFamilyOf, type ColourFamily } from '#domain/catalog/colour-families.ts'
import { compareSizes } from '#domain/catalog/size-order.ts'
import { cleanArticle } from '../content/clean-article.ts'
import { damageOf } from './damage.ts'
import { garmentCategoryOf, garmentTypeOf, OTHER_CATEGORY } from './garment-words.ts'
import type { ImportMap } from './guess.ts'
import { oldAddressKey } from './old-address.ts'
import { chosenOf } from './options.ts'
import type { ProductRecord, RefusedRow, VariantRecord } from './product-record.ts'
import { readAmount, type DecimalSign } from './read-amount.ts'

interface PlannedColour {
  readonly pid: string
  readonly name: string
  readonly family: ColourFamily
  readonly hex: string
  /** False: the file names no colour, and the name is made of the title. */
  readonly isNamed: boolean
}

export interface PlannedSku {
  readonly line: number
  readonly sku: string
  /** The file names no SKU: the code is made of handle and options. */
  readonly isDerived: boolean
  /** True where the file names neither colour nor size: a known SKU keeps its own. */
  readonly isPlain: boolean
  readonly colour: PlannedColour
  readonly size: string
  /** Singapore cents. */
  readonly price: number | undefined
  readonly listPrice: number | undefined
  readonly stock: number | undefined
  /** Addresses of pictures of this SKU alone. */
  readonly images: readonly string[]
}

/** What a file says of one product, read and checked. Undefined fields are not changed. */
export interface PlannedProduct {
  readonly id: string
  readonly lines: readonly number[]
  readonly title: string | undefined
  readonly description: string | undefined
  /** Categories of the shop, `Clothing > Dresses`. */
  readonly categories: readonly string[]
  readonly isFiled: boolean
  readonly type: string
  readonly offered: boolean | undefined
  /** Paths of the old shop, as they are stored. */
  readonly addresses: readonly string[]
  readonly images: readonly string[]
  readonly skus: readonly PlannedSku[]
  readonly refusals: readonly RefusedRow[]
  /** Colours whose words the shop does not know. */
  readonly unknownColours: readonly string[]
}

export interface Reading {
  readonly map: ImportMap
  readonly decimal: DecimalSign | undefined
  /** Line of each SKU of the file so far. */
  readonly lineOfSku: Map<string, number>
}

const HEX: Readonly<Record<ColourFamily, string>> = {
  black: '#1c1b1a',
  white: '#f7f5f0',
  grey: '#8d8d8d',
  beige: '#d8c7ab',
  brown: '#7a5236',
  red: '#b3261e',
  pink: '#e39fb0',
  orange: '#d9742b',
  yellow: '#e4bd3a',
  green: '#4c7a4f',
  blue: '#35588c',
  purple: '#76548f',
  gold: '#c09a4a',
  silver: '#b9bcc0',
  multi: '#9a9a9a',
}

/** The same handle is always the same product. Handles may be of any script; what is not Latin has no other short name. */
export function productIdOf(handle: string): string {
  return `V${digest(handle, 11)}`
}

function digest(text: string, length: number): string {
  const number = BigInt(`0x${hash('sha256', text, 'hex').slice(0, 24)}`)
  return number.toString(36).toUpperCase().padStart(20, '0').slice(-length)
}

export function planProduct(record: ProductRecord, reading: Reading): PlannedProduct {
  const id = productIdOf(record.handle)
  const refusals: RefusedRow[] = []
  const unknown = new Set<string>()
  const taken = new Map<string, number>()
  const skus: PlannedSku[] = []
  if (record.variants.length === 0 && record.lines[0] !== undefined)
    refusals.push({
      line: record.lines[0],
      column: 'product',
      value: record.handle,
      reason: 'no row has an SKU, an option or a price',
    })
  for (const variant of record.variants) {
    const sku = planSku(record, variant, { id, reading })
    if ('reason' in sku) {
      refusals.push(sku)
      continue
    }
    const place = `${sku.colour.pid} ${sku.size}`
    const twice = taken.get(place)
    const isTaken = twice !== undefined && !sku.isPlain
    const other =
      reading.lineOfSku.get(sku.sku) ??
      (isTaken || (twice !== undefined && sku.isDerived) ? twice : undefined)
    if (other !== undefined) {
      const what = reading.lineOfSku.has(sku.sku) ? 'this SKU' : 'this colour and size'
      refusals.push({
        line: sku.line,
        column: 'SKU',
        value: sku.sku,
        reason: `${what} is on line ${other} already`,
      })
      continue
    }
    reading.lineOfSku.set(sku.sku, sku.line)
    taken.set(place, sku.line)
    if (sku.colour.isNamed && isUnknown(sku.colour)) unknown.add(sku.colour.name)
    skus.push(sku)
  }
  const given = record.paths?.map((path) => path.join(' > ')) ?? ['']
  const filed = given.map((path) => reading.map.categories[path] ?? path).filter((path) => path !== '')
  const words = [...(record.paths?.flat() ?? []), record.title ?? ''].join(' / ')
  const categories = filed.length > 0 ? filed : [garmentCategoryOf(words)]
  return {
    id,
    lines: record.lines,
    title: record.title,
    description: record.description === undefined ? undefined : cleanArticle(record.description),
    categories,
    isFiled: filed.length > 0,
    type: garmentTypeOf(words) ?? categories[0]?.split(' > ').at(-1) ?? OTHER_CATEGORY,
    offered: record.offered,
    addresses: [...new Set(record.addresses.map(oldAddressKey))].filter((path) => path !== undefined),
    images: record.images,
    skus: skus.toSorted((a, b) => compareSizes(a.size, b.size)),
    refusals,
    unknownColours: [...unknown],
  }
}

function isUnknown({ name, family }: PlannedColour): boolean {
  return family === 'multi' && !/multi|rainbow|mixed/i.test(name)
}

interface PlanInput {
  readonly id: string
  readonly reading: Reading
}

function planSku(
  record: ProductRecord,
  variant: VariantRecord,
  { id, reading }: PlanInput,
): PlannedSku | RefusedRow {
  const { line } = variant
  const refused = (column: string, value: string, reason: string): RefusedRow => ({
    line,
    column,
    value,
    reason,
  })
  for (const [column, value] of [
    ['SKU', variant.sku] as const,
    ...variant.options.map(({ name, value }) => [name, value] as const),
  ]) {
    const damage = value === undefined ? undefined : damageOf(value)
    if (damage !== undefined) return refused(column, value ?? '', damage)
  }
  const money = { decimal: reading.map.decimal ?? reading.decimal, currency: reading.map.currency }
  const read: { price?: number; listPrice?: number } = {}
  for (const [field, column, text] of [
    ['price', 'price', variant.price],
    ['listPrice', 'compare-at price', variant.listPrice],
  ] as const) {
    // A compare-at price of nothing says that the price is not reduced.
    if (text === undefined || (field === 'listPrice' && /^0+(?:[.,]0+)?$/.test(text))) continue
    const damage = damageOf(text)
    if (damage !== undefined) return refused(column, text, damage)
    const amount = readAmount(text, money)
    if ('problem' in amount) return refused(column, text, amount.problem)
    read[field] = amount.cents
  }
  if (variant.stock !== undefined && !/^\d{1,6}(?:[.,]0+)?$/.test(variant.stock))
    return refused(
      'stock',
      variant.stock,
      damageOf(variant.stock) ?? 'the stock is a whole number of pieces, 0 or more',
    )
  const { colour, size } = chosenOf(variant.options, reading.map.options)
  if (size.length > 40) return refused('size', size, 'a size has 40 letters at most')
  const sku =
    variant.sku === undefined ? derivedSku(record.handle, { colour, size }, id) : skuCode(variant.sku)
  if (sku === undefined)
    return refused('SKU', variant.sku ?? '', 'an SKU has 1 to 48 letters, digits and hyphens')
  return {
    line,
    sku,
    isDerived: variant.sku === undefined,
    isPlain: variant.options.length === 0,
    colour: colourOf(id, colour, record.title),
    size,
    price: read.price,
    listPrice: read.listPrice,
    stock: variant.stock === undefined ? undefined : Number.parseInt(variant.stock, 10),
    images: variant.images,
  }
}

/** Addresses and calls carry letters, digits and hyphens; what else joins the parts of a code becomes a hyphen. */
function skuCode(text: string): string | undefined {
  const code = text.replaceAll(/[ _./\\|:+#]+/g, '-')
  return /^[A-Za-z0-9-]{1,48}$/.test(code) ? code : undefined
}

/** Stable: the same handle and options give the same code. */
function derivedSku(
  handle: string,
  { colour = '', size }: { colour: string | undefined; size: string },
  id: string,
): string {
  const parts = [handle, colour, size]
  const code = parts
    .map((part) =>
      part
        .trim()
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-')
  const isWhole = parts.every((part) => /^[\w .\-/]*$/.test(part)) && handle === handle.toLowerCase()
  return isWhole && code.length <= 48 ? code : `${id}-${digest(parts.join('\n'), 8)}`
}

function colourOf(id: string, colour: string | undefined, title = ''): PlannedColour {
  const pid = `${id}${digest((colour ?? '').toLowerCase(), 5)}`
  if (colour !== undefined) {
    const family = colourFamilyOf(colour)
    return { pid, name: colour, family, hex: HEX[family], isNamed: true }
  }
  const family = colourFamilyOf(title)
  return {
    pid,
    name: family === 'multi' ? 'As shown' : `${family[0]?.toUpperCase()}${family.slice(1)}`,
    family,
    hex: HEX[family],
    isNamed: false,
  }
}
