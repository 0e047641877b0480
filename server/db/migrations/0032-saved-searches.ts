import { sql, type Kysely } from 'kysely'

/** Lists and searches that a shopper has saved, and until when they were looked through for new pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table search_book (shopper text primary key, version integer not null)`,
  `create table saved_search (shopper text not null, id text not null, name text not null, page text not null,
    site text not null, lang text not null, currency text not null, place integer not null,
    seen_until bigint not null, next_at bigint not null, primary key (shopper, id))`,
  `create index saved_search_next on saved_search (next_at)`,
]
