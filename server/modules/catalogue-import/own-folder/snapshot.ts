import type { Reader } from '../../../db/schema/database.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES } from './folder-tables.ts'
import { countedOf, rowsWhere } from './stored-rows.ts'

/** What a product was before a job: its rows in each table that is a product's own. */
export interface ProductSnapshot {
  readonly rows: Readonly<Record<string, readonly Row[]>>
  /** What the last file had said of its SKUs. */
  readonly counted: Readonly<Record<string, number>>
}

export async function snapshotOf(
  db: Reader,
  products: readonly string[],
): Promise<Map<string, ProductSnapshot>> {
  const colours = await rowsWhere(db, {
    table: 'colour',
    columns: ['pid', 'product_id'],
    column: 'product_id',
    values: products,
  })
  const productOf = new Map(colours.map((row) => [String(row['pid']), String(row['product_id'])]))
  const rows = new Map(products.map((id) => [id, {} as Record<string, Row[]>]))
  const counted = new Map<string, Record<string, number>>()
  for (const table of FOLDER_TABLES) {
    if (!table.owner) continue
    const { column } = table.owner
    const values = column === 'pid' ? [...productOf.keys()] : products
    const columns = Object.keys(table.columns)
    const found = await rowsWhere(db, { table: table.name, columns, column, values })
    for (const row of found) {
      const owner = String(row[column])
      const own = rows.get(column === 'pid' ? (productOf.get(owner) ?? '') : owner)
      if (own) (own[table.name] ??= []).push(row)
    }
  }
  for (const [id, own] of rows) {
    const skus = (own['sku'] ?? []).map((row) => row['sku'] ?? null)
    counted.set(id, Object.fromEntries(await countedOf(db, skus)))
  }
  return new Map([...rows].map(([id, own]) => [id, { rows: own, counted: counted.get(id) ?? {} }]))
}
