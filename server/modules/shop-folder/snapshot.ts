import type { Reader } from '../../db/schema/database.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES } from './folder-tables.ts'
import { rowsWhere } from './stored-rows.ts'

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
  const colours = await rowsWhere(
    db,
    { name: 'colour', columns: { pid: undefined as never, product_id: undefined as never } },
    'product_id',
    products,
  )
  const productOf = new Map(colours.map((row) => [String(row['pid']), String(row['product_id'])]))
  const rows = new Map(products.map((id) => [id, {} as Record<string, Row[]>]))
  const counted = new Map(products.map((id) => [id, {} as Record<string, number>]))
  for (const table of FOLDER_TABLES) {
    if (!table.owner) continue
    const { column } = table.owner
    const found = await rowsWhere(db, table, column, column === 'pid' ? [...productOf.keys()] : products)
    for (const row of found) {
      const owner = String(row[column])
      const own = rows.get(column === 'pid' ? (productOf.get(owner) ?? '') : owner)
      if (own) (own[table.name] ??= []).push(row)
    }
  }
  for (const [id, own] of rows) {
    const counts = await rowsWhere(
      db,
      { name: 'import_stock', columns: { sku: undefined as never, counted: undefined as never } },
      'sku',
      (own['sku'] ?? []).map((row) => row['sku'] ?? null),
    )
    for (const row of counts) (counted.get(id) ?? {})[String(row['sku'])] = Number(row['counted'])
  }
  return new Map([...rows].map(([id, own]) => [id, { rows: own, counted: counted.get(id) ?? {} }]))
}
