import { sql, type Kysely } from 'kysely'

/** A user's own measurements: whole millimetres and grams, null where not entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table size_info (principal text primary key, version integer not null, height integer, bust integer,
        waist integer, hip integer, weight integer, country text, saved_at bigint not null)`,
    )
    .execute(db)
}
