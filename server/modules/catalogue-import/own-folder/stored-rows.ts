import type { Database, Reader } from '../../../db/schema/database.ts'
import type { Cell, Row } from './columns.ts'
import type { FolderTable } from './folder-tables.ts'

/** Values of a condition: far below the limit of parameters of both databases. */
const AT_ONCE = 1_000

export interface RowsQuery {
  readonly table: keyof Database & string
  /** What is read of each row. */
  readonly columns: readonly string[]
  /** Which rows: those that have one of the values in this column. */
  readonly column: string
  readonly values: readonly Cell[]
}

export async function rowsWhere(db: Reader, { table, columns, column, values }: RowsQuery): Promise<Row[]> {
  const own = [...new Set(values)].filter((value) => value !== null)
  const found: Row[] = []
  for (let at = 0; at < own.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom(table)
      .select(columns as never)
      .where(column as never, 'in', own.slice(at, at + AT_ONCE) as never)
      .execute()
    found.push(...(rows as Row[]))
  }
  return found
}

/** Which of these values the column has. */
export async function valuesIn(
  db: Reader,
  { table, column }: { readonly table: keyof Database & string; readonly column: string },
  values: readonly Cell[],
): Promise<Set<Cell>> {
  const rows = await rowsWhere(db, { table, columns: [column], column, values })
  return new Set(rows.map((row) => row[column] ?? null))
}

export const keyOf = ({ key }: Pick<FolderTable, 'key'>, row: Row): string =>
  key.map((column) => String(row[column])).join(' ')

/** What the last file said of each SKU, in pieces; a SKU that no file named is missing. */
export async function countedOf(db: Reader, skus: readonly Cell[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsWhere(db, {
    table: 'import_stock',
    columns: ['sku', 'counted'],
    column: 'sku',
    values: skus,
  })
  return new Map(rows.map((row) => [String(row['sku']), Number(row['counted'])]))
}
