import { sql, type Kysely } from 'kysely'

/** The owner of an address agrees to mails about pieces that are back; requests from before are kept as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table stock_notice add column confirmed_at bigint`,
  `alter table stock_notice add column token_hash text`,
  `update stock_notice set confirmed_at = requested_at`,
  `create index stock_notice_email on stock_notice (email)`,
  `create index stock_notice_token on stock_notice (token_hash)`,
]
