import type { Insertable } from 'kysely'
import { hash } from 'node:crypto'
import { compareSizes } from '#domain/catalog/size-order.ts'
import { slugOf } from '#domain/region/links.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { ColourTable, ProductTable, SkuTable } from '../../db/schema/catalog.ts'
import { readNames } from '../catalog/read-rows.ts'
import type { CategoryFinder } from './import-categories.ts'
import type { PlannedProduct, PlannedSku } from './plan-product.ts'
import type { RefusedRow } from './product-record.ts'
import type { KnownSku, StoredProduct } from './stored-products.ts'

export type LineStatus = 'created' | 'updated' | 'unchanged' | 'refused'

/** What is to be written of one product; undefined and empty parts are not. */
export interface ProductChange {
  readonly id: string
  readonly before: StoredProduct | undefined
  readonly product: Insertable<ProductTable> | undefined
  readonly description: string | undefined
  readonly categories: readonly number[] | undefined
  /** Paths of the old shop that lead to no product yet. */
  readonly addresses: readonly string[]
  readonly colours: readonly Insertable<ColourTable>[]
  /** The SKUs without their stock, which is moved. */
  readonly skus: readonly Insertable<SkuTable>[]
  readonly moves: readonly { readonly sku: string; readonly pieces: number; readonly counted: number }[]
  readonly refusals: readonly RefusedRow[]
  readonly statuses: ReadonlyMap<number, LineStatus>
}

export interface Comparison {
  readonly stored: ReadonlyMap<string, StoredProduct>
  readonly known: ReadonlyMap<string, KnownSku>
  readonly knownAddresses: ReadonlySet<string>
  readonly categories: CategoryFinder
  readonly language: Spoken
  readonly now: number
}

export function isChanged({
  product,
  description,
  categories,
  addresses,
  colours,
  skus,
  moves,
}: ProductChange): boolean {
  return (
    product !== undefined ||
    description !== undefined ||
    categories !== undefined ||
    addresses.length + colours.length + skus.length + moves.length > 0
  )
}

/** The difference between what the file says of a product and what the shop has. */
export function compareProduct(planned: PlannedProduct, comparison: Comparison): ProductChange {
  const before = comparison.stored.get(planned.id)
  const refusals: RefusedRow[] = [...planned.refusals]
  const lines = new Map<number, LineStatus>()
  const colours = new Map<string, Insertable<ColourTable>>()
  const skus: Insertable<SkuTable>[] = []
  const moves: { sku: string; pieces: number; counted: number }[] = []
  const refuse = (sku: PlannedSku, column: string, reason: string) =>
    refusals.push({ line: sku.line, column, value: sku.sku, reason })

  const untitled = before === undefined && planned.title === undefined
  for (const sku of planned.skus) {
    if (untitled) {
      refuse(sku, 'title', 'the shop does not have this product, and the file gives it no title')
      continue
    }
    const place = (row: { pid: string; size: string }) => row.pid === sku.colour.pid && row.size === sku.size
    const ownPlace = before?.skus.find(place)
    const code = sku.isDerived && ownPlace ? ownPlace.sku : sku.sku
    const own = before?.skus.find((row) => row.sku === code)
    const known = comparison.known.get(code)
    if (known && known.productId !== planned.id) {
      refuse(sku, 'SKU', 'another product of the shop has this SKU')
      continue
    }
    if (!own && ownPlace) {
      refuse(sku, 'SKU', `this colour and size has the SKU ${ownPlace.sku} already`)
      continue
    }
    const price = sku.price ?? own?.price
    if (price === undefined) {
      refuse(sku, 'price', 'a new SKU needs a price')
      continue
    }
    const listPrice = Math.max(price, sku.listPrice ?? own?.list_price ?? price)
    const stays = own !== undefined && sku.isPlain
    const row = {
      sku: code,
      product_id: planned.id,
      pid: stays ? own.pid : sku.colour.pid,
      position: own?.position ?? 0,
      size: stays ? own.size : sku.size,
      price,
      list_price: listPrice,
      stock: own?.stock ?? 0,
      hidden: 0,
    }
    // The difference to the last file: what was sold meanwhile stays sold.
    const counted = known?.counted
    const pieces = sku.stock === undefined ? 0 : sku.stock - (counted ?? row.stock)
    if (row.stock + pieces < 0) {
      refuse(
        sku,
        'stock',
        `the file has ${-pieces} pieces fewer than before, and the shop has only ${row.stock} left`,
      )
      continue
    }
    const isMoved = pieces !== 0 || (sku.stock !== undefined && counted !== sku.stock)
    if (isMoved && sku.stock !== undefined) moves.push({ sku: code, pieces, counted: sku.stock })
    const differs = !own || !isSame(own, row)
    if (differs) skus.push(row)
    if (!before?.colours.some(({ pid }) => pid === row.pid) && !colours.has(row.pid))
      colours.set(row.pid, {
        pid: row.pid,
        product_id: planned.id,
        position: (before?.colours.length ?? 0) + colours.size,
        family: sku.colour.family,
        hex: sku.colour.hex,
        names: JSON.stringify({ en: sku.colour.name, [comparison.language]: sku.colour.name }),
        drawing: '',
      })
    lines.set(sku.line, !own ? 'created' : differs || pieces !== 0 ? 'updated' : 'unchanged')
  }
  const isRefused = lines.size === 0
  const ordered = isRefused ? [] : inSizeOrder(before?.skus ?? [], skus)
  const product = isRefused ? undefined : productRow(planned, before, comparison)
  const description = isRefused ? undefined : changedText(planned, before, comparison.language)
  const categories = isRefused ? undefined : changedCategories(planned, before, comparison.categories)
  const addresses = isRefused ? [] : planned.addresses.filter((path) => !comparison.knownAddresses.has(path))
  const isTouched =
    product !== undefined || description !== undefined || categories !== undefined || addresses.length > 0
  return {
    id: planned.id,
    before,
    product,
    description,
    categories,
    addresses,
    colours: isRefused ? [] : [...colours.values()],
    skus: ordered,
    moves: isRefused ? [] : moves,
    refusals,
    statuses: statusesOf(planned.lines, {
      lines,
      refusals,
      rest: isRefused ? 'refused' : !before ? 'created' : isTouched ? 'updated' : 'unchanged',
    }),
  }
}

interface Statuses {
  readonly lines: ReadonlyMap<number, LineStatus>
  readonly refusals: readonly RefusedRow[]
  /** Status of rows that are no SKU, and of the first row when only the product has changed. */
  readonly rest: LineStatus
}

function statusesOf(all: readonly number[], { lines, refusals, rest }: Statuses): Map<number, LineStatus> {
  const refused = new Set(refusals.map(({ line }) => line))
  return new Map(
    all.map((line, at) => {
      if (refused.has(line)) return [line, 'refused']
      const own = lines.get(line) ?? rest
      return [line, at === 0 && own === 'unchanged' && rest === 'updated' ? rest : own]
    }),
  )
}

const COMPARED = ['pid', 'size', 'price', 'list_price', 'hidden'] as const

function isSame(
  own: Pick<SkuTable, (typeof COMPARED)[number]>,
  row: Pick<SkuTable, (typeof COMPARED)[number]>,
): boolean {
  return COMPARED.every((column) => own[column] === row[column])
}

/** The changed SKUs, and those that move to another position because of them. */
function inSizeOrder(own: readonly Insertable<SkuTable>[], changed: readonly Insertable<SkuTable>[]) {
  if (changed.length === 0) return []
  const codes = new Set(changed.map(({ sku }) => sku))
  const all = [...own.filter(({ sku }) => !codes.has(sku)), ...changed]
  const sizes = [...new Set(all.map(({ size }) => size))].toSorted(compareSizes)
  return all.flatMap((row) => {
    const position = sizes.indexOf(row.size)
    return codes.has(row.sku) || position !== row.position ? [{ ...row, position }] : []
  })
}

function productRow(
  planned: PlannedProduct,
  before: StoredProduct | undefined,
  { language, now }: Comparison,
): Insertable<ProductTable> | undefined {
  const offered = Number(planned.offered ?? true)
  if (before) {
    const { product } = before
    const names = readNames(product.names)
    const title = planned.title ?? names[language] ?? names.en
    const isRenamed = planned.title !== undefined && names[language] !== title
    if (!isRenamed && product.listed === offered && product.on_sale === offered) return undefined
    return {
      ...product,
      listed: offered,
      on_sale: offered,
      ...(isRenamed && { names: JSON.stringify({ ...names, [language]: title }) }),
      ...(isRenamed && language === 'en' && { slug: slugOf(title) }),
    }
  }
  const title = planned.title ?? ''
  return {
    id: planned.id,
    spu: planned.id,
    slug: slugOf(title),
    product_type: planned.type,
    rank: Number.parseInt(hash('sha256', planned.id, 'hex').slice(0, 8), 16) % 1_000_000,
    sold: 0,
    created_at: now,
    changed_at: now,
    listed: offered,
    on_sale: offered,
    names: JSON.stringify({ en: title, [language]: title }),
    material: '',
    fit_type: 'none',
    elastic: 'none',
    is_new_size: 0,
    is_virtual: 0,
    is_group_virtual: 0,
    is_gift_card: 0,
    // Tags of another shop may be the name of a promotion here.
    tags: '[]',
    act_tags: '[]',
    marketing: null,
    pre_sale_days: 0,
    multi_item: 0,
    part_point: 0,
    part_price: 0,
    all_point: 0,
    pickup: 0,
    review_info: '{"totalReviews":0,"averageRating":0}',
  }
}

function changedText({ description }: PlannedProduct, before: StoredProduct | undefined, language: Spoken) {
  if (!before) return description ?? ''
  return description === undefined || before.descriptions[language] === description ? undefined : description
}

/** A file without categories files new products only. */
function changedCategories(
  planned: PlannedProduct,
  before: StoredProduct | undefined,
  finder: CategoryFinder,
) {
  if (before && !planned.isFiled) return undefined
  const ids = [...new Set(planned.categories.map(finder.idOf).filter((id) => id !== undefined))]
  const own = new Set(before?.categories ?? [])
  return before && own.size === ids.length && ids.every((id) => own.has(id)) ? undefined : ids
}
