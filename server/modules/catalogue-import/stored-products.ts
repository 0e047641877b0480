import type { Selectable } from 'kysely'
import type { ColourTable, ProductTable, SkuTable } from '../../db/schema/catalog.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A product as it is in the database, with what an import may change of it. */
export interface StoredProduct {
  readonly product: Selectable<ProductTable>
  /** Language → description. */
  readonly descriptions: Readonly<Record<string, string>>
  readonly categories: readonly number[]
  readonly colours: readonly Selectable<ColourTable>[]
  readonly skus: readonly Selectable<SkuTable>[]
}

export async function storedProducts(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const some = [...ids]
  if (some.length === 0) return new Map()
  const products = await db.selectFrom('product').selectAll().where('id', 'in', some).execute()
  const texts = await db.selectFrom('product_text').selectAll().where('product_id', 'in', some).execute()
  const filed = await db.selectFrom('product_category').selectAll().where('product_id', 'in', some).execute()
  const colours = await db
    .selectFrom('colour')
    .selectAll()
    .where('product_id', 'in', some)
    .orderBy('position')
    .execute()
  const skus = await db
    .selectFrom('sku')
    .selectAll()
    .where('product_id', 'in', some)
    .orderBy('position')
    .execute()
  const of = <Row extends { readonly product_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter((row) => row.product_id === id)
  return new Map(
    products.map((product) => [
      product.id,
      {
        product,
        descriptions: Object.fromEntries(
          of(texts, product.id).map(({ lang, description }) => [lang, description]),
        ),
        categories: of(filed, product.id).map((row) => row.category_id),
        colours: of(colours, product.id),
        skus: of(skus, product.id),
      },
    ]),
  )
}

export interface KnownSku {
  readonly productId: string
  /** Pieces that the last file named; undefined where no file did. */
  readonly counted: number | undefined
}

export async function knownSkus(db: Reader, skus: readonly string[]): Promise<Map<string, KnownSku>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku')
    .leftJoin('import_stock', 'import_stock.sku', 'sku.sku')
    .select(['sku.sku', 'sku.product_id', 'import_stock.counted'])
    .where('sku.sku', 'in', [...skus])
    .execute()
  return new Map(
    rows.map((row) => [row.sku, { productId: row.product_id, counted: row.counted ?? undefined }]),
  )
}
