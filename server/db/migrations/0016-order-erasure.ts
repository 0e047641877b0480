import { sql, type Kysely } from 'kysely'

/** Erased members whose orders are still to lose their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create table order_erasure (shopper text primary key, since bigint not null)`).execute(db)
}
