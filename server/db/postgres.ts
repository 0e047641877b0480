import type { Pool } from 'pg'
import { PostgresDialect } from 'kysely'

const INT8 = 20

/** PostgreSQL, or an engine that speaks it; its driver is imported at the first query. */
export function openPostgres(url: string): PostgresDialect {
  return new PostgresDialect({ pool: () => openPool(url) })
}

/** Integers are parsed as numbers: ours stay far below 2^53. */
async function openPool(connectionString: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same between two statements of a transaction: the next statement throws (trust.md R31).
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
