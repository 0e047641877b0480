import { sql, type Kysely } from 'kysely'

/** One login discount for each member, and the order that has used it (decision 0142). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table login_discount (member_id text primary key, id text not null unique, site text not null,
        given_at bigint not null, order_id text unique)`,
    )
    .execute(db)
}
