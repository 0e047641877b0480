import { sql, type Kysely } from 'kysely'

/** Kiosks, hand-overs of a cart to a phone, and the visit that a session belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table kiosk (id text primary key, store_id text not null, code_hash text not null, code_until bigint not null,
    created_at bigint not null, device_hash text unique, paired_at bigint, seen_at bigint)`,
  `create index kiosk_store on kiosk (store_id)`,
  `create table hand_over (secret_hash text primary key, kiosk_id text not null, lines text not null, created_at bigint not null,
    until bigint not null, taken_at bigint, taken_by text)`,
  `create index hand_over_until on hand_over (until)`,
  `alter table session add column kiosk_turn text`,
]
