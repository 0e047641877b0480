import type { Insertable } from 'kysely'
import { compareSizes } from '#domain/catalog/size-order.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { ColourTable, SkuTable } from '../../db/schema/catalog.ts'
import type { CategoryFinder } from './import-categories.ts'
import type { PlannedProduct, PlannedSku } from './plan-product.ts'
import type { LineStatus, ProductChange } from './product-change.ts'
import type { RefusedRow } from './product-record.ts'
import { changedText, productRow } from './product-row.ts'
import type { KnownSku, StoredProduct } from './stored-products.ts'

export interface Comparison {
  readonly stored: ReadonlyMap<string, StoredProduct>
  readonly known: ReadonlyMap<string, KnownSku>
  readonly knownAddresses: ReadonlySet<string>
  readonly categories: Pick<CategoryFinder, 'idOf'>
  readonly language: Spoken
  readonly now: number
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
        picture_key: '',
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

/** A file without categories files new products only. */
function changedCategories(
  planned: PlannedProduct,
  before: StoredProduct | undefined,
  finder: Pick<CategoryFinder, 'idOf'>,
) {
  if (before && !planned.isFiled) return undefined
  const ids = [...new Set(planned.categories.map(finder.idOf).filter((id) => id !== undefined))]
  const own = new Set(before?.categories ?? [])
  return before && own.size === ids.length && ids.every((id) => own.has(id)) ? undefined : ids
}
