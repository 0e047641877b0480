import { sql, type Kysely } from 'kysely'

/** The words of the static pages (spec 2.2), one row per article and language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table article (id integer not null, lang text not null, title text not null, summary text not null,
        body text not null, changed_at bigint not null, primary key (id, lang))`,
    )
    .execute(db)
}
