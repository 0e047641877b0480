import { sql, type Kysely } from 'kysely'

/** The owner's campaign pages (spec 2.2), each a list of blocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table campaign (key text primary key, position integer not null, starts_at bigint not null,
        ends_at bigint, plan text not null, changed_at bigint not null)`,
    )
    .execute(db)
}
