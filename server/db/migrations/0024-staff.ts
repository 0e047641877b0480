import { sql, type Kysely } from 'kysely'

/** Staff who have signed in on a tablet, and the members whose cards they have scanned there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table staff_session (id_hash text primary key, member_id text not null, kiosk_id text not null, kiosk_turn text not null,
    created_at bigint not null)`,
  `create table member_lookup (id text primary key, staff_id text, store_id text not null, member_id text, at bigint not null)`,
  `create index member_lookup_member on member_lookup (member_id)`,
  `create index member_lookup_at on member_lookup (at)`,
]
