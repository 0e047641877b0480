import { sql, type Kysely } from 'kysely'

/** Changes of a member's profile and address, and their preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table member add column new_email text`,
  `alter table member add column profile_version integer not null default 1`,
  `create table member_preference (shopper text primary key, version integer not null,
    style text check (style in ('basics', 'workwear')), stock_mail_off_at bigint)`,
]
