import type { Database, Reader } from '../../db/schema/database.ts'
import type { Cell, Row } from './columns.ts'
import type { FolderTable } from './folder-tables.ts'

/** Values of a condition: far below the limit of parameters of both databases. */
const AT_ONCE = 1_000

/** The rows of a table whose column has one of these values, with the columns of the folder. */
export async function rowsWhere(
  db: Reader,
  { name, columns }: Pick<FolderTable, 'name' | 'columns'>,
  column: string,
  values: readonly Cell[],
): Promise<Row[]> {
  const own = [...new Set(values)].filter((value) => value !== null)
  const found: Row[] = []
  for (let at = 0; at < own.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom(name)
      .select(Object.keys(columns) as never)
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
  const rows = await rowsWhere(db, { name: table, columns: { [column]: ANY } }, column, values)
  return new Set(rows.map((row) => row[column] ?? null))
}

/** A column of which only the name counts. */
const ANY = undefined as never

export const keyOf = ({ key }: Pick<FolderTable, 'key'>, row: Row): string =>
  key.map((column) => String(row[column])).join(' ')
