import { sql, type Kysely } from 'kysely'

/** The bra size among a user's measurements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table size_info add column bra text`.execute(db)
}
