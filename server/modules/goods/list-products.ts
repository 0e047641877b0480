import type { Reader } from '../../db/schema/database.ts'
import { readNames } from '../catalog/read-rows.ts'

export interface ListedProduct {
  readonly spu: string
  readonly name: string
  readonly type: string
  /** Singapore cents. */
  readonly lowest: number
  readonly highest: number
  /** Pieces of all its SKUs that can still be sold. */
  readonly stock: number
}

interface ProductListInput {
  /** Undefined: of every category. */
  readonly categories: readonly number[] | undefined
  /** Those that are neither listed nor sold, or all others. */
  readonly isArchived: boolean
  readonly limit: number
}

/** Products with their prices and stock, the newest first. */
export async function listProducts(
  db: Reader,
  { categories, isArchived, limit }: ProductListInput,
): Promise<ListedProduct[]> {
  const all = db
    .selectFrom('product')
    .leftJoin('sku', (join) => join.onRef('sku.product_id', '=', 'product.id').on('sku.hidden', '=', 0))
    .select(({ fn }) => [
      'product.spu',
      'product.names',
      'product.product_type',
      fn.min('sku.price').as('lowest'),
      fn.max('sku.price').as('highest'),
      fn.sum<number | string | null>('sku.stock').as('stock'),
    ])
    .groupBy('product.id')
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id')
    .limit(limit)
  const offered = isArchived
    ? all.where('product.listed', '=', 0).where('product.on_sale', '=', 0)
    : all.where((is) => is.or([is('product.listed', '=', 1), is('product.on_sale', '=', 1)]))
  const some =
    categories === undefined
      ? offered
      : offered.where('product.id', 'in', (of) =>
          of
            .selectFrom('product_category')
            .select('product_id')
            .where('category_id', 'in', [...categories]),
        )
  return (await some.execute()).map((row) => ({
    spu: row.spu,
    name: readNames(row.names).en,
    type: row.product_type,
    lowest: Number(row.lowest ?? 0),
    highest: Number(row.highest ?? 0),
    stock: Number(row.stock ?? 0),
  }))
}
