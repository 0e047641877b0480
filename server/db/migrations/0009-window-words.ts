import { sql, type Kysely } from 'kysely'

/** Words of a category (JSON: language → text), and the countdown of an announcement (JSON: { start, hours, end }). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table category add column descriptions text`,
  `alter table top_message add column countdown text`,
]
