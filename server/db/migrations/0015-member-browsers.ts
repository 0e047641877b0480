import { sql, type Kysely } from 'kysely'

/** Browsers that a member has signed in with: a mail is sent about a new one, and sessions alone are forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table member_browser (member_id text not null, browser text not null, first_at bigint not null,
    primary key (member_id, browser))`,
  `insert into member_browser (member_id, browser, first_at) select substr(shopper, 2), browser, min(signed_in_at) from session
    where signed_in_at is not null group by shopper, browser`,
]
