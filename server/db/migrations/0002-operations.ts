import { sql, type Kysely } from 'kysely'

/** Tables of the other queued calls, and which guests have become members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table stock_notice (sku text not null, email text not null, principal text not null, site text not null,
    lang text not null, requested_at bigint not null, sent_at bigint, primary key (sku, email))`,
  `create index stock_notice_waiting on stock_notice (sent_at, sku)`,
  `create table newsletter (email text primary key, principal text not null, site text not null, lang text not null,
    joined_at bigint not null)`,
  `create table review_voter (principal text primary key, version integer not null)`,
  `create table review_vote (principal text not null, review_id text not null, at bigint not null,
    primary key (principal, review_id))`,
  `create table guest_merge (guest text primary key, member text not null, at bigint not null)`,
]
