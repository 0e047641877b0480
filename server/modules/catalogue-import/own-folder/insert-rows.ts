import type { CompiledQuery } from 'kysely'
import type { Database, Tx } from '../../../db/schema/database.ts'
import type { Row } from './columns.ts'

/** Far below the limits of both databases (parameters of a statement: SQLite 32,766, PostgreSQL 65,535). */
const MOST_VALUES = 8_000

/**
 * Inserts many rows at a time. The statement is built once per table and number of rows: building it through the query
 * builder every time costs more than the database does.
 */
export function createInserter(tx: Tx) {
  const statements = new Map<string, CompiledQuery>()

  function statementFor(table: keyof Database & string, batch: readonly Row[]): CompiledQuery {
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

  return async function insert(table: keyof Database & string, rows: readonly Row[]): Promise<void> {
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
}
