import { sql, type Kysely } from 'kysely'

/** Journeys to a provider that connect it with the account of a session, instead of signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table social_journey add column session_hash text').execute(db)
}
