import type { Insertable } from 'kysely'
import type { ColourTable, ProductTable, SkuTable } from '../../db/schema/catalog.ts'
import type { RefusedRow } from './product-record.ts'
import type { StoredProduct } from './stored-products.ts'

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

/** A change of these parts of a product that the shop has; the others stay. */
export function changeOfStored(
  before: StoredProduct,
  parts: Partial<Pick<ProductChange, 'product' | 'description' | 'categories' | 'skus'>>,
): ProductChange {
  return {
    id: before.product.id,
    before,
    product: undefined,
    description: undefined,
    categories: undefined,
    addresses: [],
    colours: [],
    skus: [],
    moves: [],
    refusals: [],
    statuses: new Map(),
    ...parts,
  }
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
