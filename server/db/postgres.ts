import pg from 'pg'
import { PostgresDialect } from 'kysely'

const INT8 = 20

/** PostgreSQL, or an engine that speaks it. Whole numbers come back as numbers: ours stay far below 2^53. */
export function openPostgres(url: string): PostgresDialect {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
