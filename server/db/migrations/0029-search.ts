import { sql, type Kysely } from 'kysely'

/** What the owner adds to the search, and what shoppers have searched for in vain: words and days, no person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table search_synonym (lang text not null, entry text not null, added_at bigint not null,
    primary key (lang, entry))`,
  `create table empty_search (day text not null, words text not null, times integer not null,
    primary key (day, words))`,
]
