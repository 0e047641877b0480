import { sql, type Kysely } from 'kysely'

/** Passkeys of members, challenges that wait for an authenticator, and to whom a passkey was offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table passkey (id text primary key, member_id text not null, name text not null, public_key text not null,
    counter bigint not null, transports text not null, backup_eligible integer not null, backed_up integer not null,
    created_at bigint not null, last_used_at bigint)`,
  `create index passkey_member on passkey (member_id, created_at)`,
  `create table passkey_challenge (challenge_hash text primary key, session_hash text not null,
    ceremony text not null check (ceremony in ('add', 'sign-in')), until bigint not null)`,
  `create table passkey_offer (member_id text primary key, order_number text)`,
]
