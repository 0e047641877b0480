import type { CompiledQuery } from 'kysely'
import type { Database, Tx } from '#server/db/schema/database.ts'

/** The tables a shop is filled with, in the order they are written. */
export const FILLED = [
  'category',
  'collection',
  'store',
  'top_message',
  'setting',
  'campaign',
  'product',
  'product_text',
  'product_category',
  'product_collection',
  'product_relation',
  'colour',
  'sku',
  'stock_move',
  'store_stock',
  'review',
] as const satisfies readonly (keyof Database)[]
export type Filled = (typeof FILLED)[number]
export type Rows = { -readonly [Table in Filled]: Database[Table][] }

/** Far below the limits of both databases (parameters of a statement: SQLite 32,766, PostgreSQL 65,535). */
const MOST_VALUES = 8_000

export function noRows(): Rows {
  return {
    category: [],
    collection: [],
    store: [],
    top_message: [],
    setting: [],
    campaign: [],
    product: [],
    product_text: [],
    product_category: [],
    product_collection: [],
    product_relation: [],
    colour: [],
    sku: [],
    stock_move: [],
    store_stock: [],
    review: [],
  }
}

/**
 * Inserts many rows at a time. The statement is built once per table and number of rows: building it through the query
 * builder every time costs more than the database does.
 */
export function createWriter(tx: Tx) {
  const statements = new Map<string, CompiledQuery>()

  async function writeTable(
    table: Filled,
    rows: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    const [first] = rows
    if (!first) return
    const columns = Object.keys(first)
    const most = Math.max(1, Math.floor(MOST_VALUES / columns.length))
    for (let at = 0; at < rows.length; at += most) {
      const batch = rows.slice(at, at + most)
      const parameters = batch.flatMap((row) => columns.map((column) => row[column]))
      await tx.executeQuery({ ...statementFor(table, batch), parameters })
    }
  }

  function statementFor(table: Filled, batch: readonly Readonly<Record<string, unknown>>[]): CompiledQuery {
    const key = `${table} ${batch.length}`
    const known = statements.get(key)
    if (known) return known
    const made = tx
      .insertInto(table)
      .values(batch as never)
      .compile()
    statements.set(key, made)
    return made
  }

  return async function write(rows: Rows): Promise<void> {
    for (const table of FILLED) {
      await writeTable(table, rows[table] as unknown as readonly Readonly<Record<string, unknown>>[])
      rows[table].length = 0
    }
  }
}
