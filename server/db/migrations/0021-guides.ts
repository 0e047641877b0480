import { sql, type Kysely } from 'kysely'

/** Where a member has registered, and the guide who serves the member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table member add column store text`,
  `alter table member add column served_by text`,
  `create unique index member_guide_code on member (guide_code)`,
]
