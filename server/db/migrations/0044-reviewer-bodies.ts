import { sql, type Kysely } from 'kysely'

/** What the author of a review shows of their body, and its size in the shop's body chart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of MEASURES) await sql.raw(`alter table review add column ${column} integer`).execute(db)
  await sql`alter table review add column body_size text`.execute(db)
}

const MEASURES = ['body_height', 'body_bust', 'body_waist', 'body_hip']
