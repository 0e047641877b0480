import { sql } from 'kysely'
import type { Store } from './open.ts'

/**
 * Empties SQLite's write-ahead log, which keeps what was deleted until it is written over; the database file itself
 * overwrites it (`secure_delete`). Does less while another process reads. PostgreSQL vacuums by itself.
 */
export async function purgeLog({ db, engine }: Store): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
