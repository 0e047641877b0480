import { sql, type Kysely } from 'kysely'

/** Members, the links that are mailed to them, and when a session was signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table member (id text primary key, email text not null unique, email_confirmed_at bigint, password text,
    first_name text not null, last_name text not null, nickname text not null, country text not null, phone text not null,
    birthday text not null, role text not null check (role in ('customer', 'guide', 'staff')), guide_code text,
    site text not null, lang text not null, created_at bigint not null, leaves_at bigint)`,
  `create index member_leaves on member (leaves_at)`,
  `create table member_link (token_hash text primary key, member_id text not null, kind text not null check (kind in ('reset', 'confirm')),
    email text not null, created_at bigint not null, until bigint not null)`,
  `create index member_link_member on member_link (member_id, kind)`,
  `alter table session add column signed_in_at bigint`,
  `alter table session add column browser text not null default ''`,
  `create index session_shopper on session (shopper)`,
]
