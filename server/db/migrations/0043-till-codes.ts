import { sql, type Kysely } from 'kysely'

/** Rotating codes of members, scanned where points are spent (decision 0154). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table session add column till_key integer not null default 0`,
  `alter table member_lookup add column proof text not null default 'number'`,
  `create table till_confirmation (id_hash text primary key, code_hash text not null unique, member_id text, staff_id text,
    store_id text not null, kiosk_turn text not null, created_at bigint not null)`,
  `create index till_confirmation_member on till_confirmation (member_id)`,
]
