import { sql, type Kysely } from 'kysely'

/**
 * Photos of reviews, named by the hash of their bytes, and the reviews that show them. SQLite takes any name of a type
 * and keeps bytes as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table review add column photo_count integer not null default 0`,
  `create table photo (hash text primary key, width integer not null, height integer not null, small bytea not null,
    large bytea not null, shopper text, kept_at bigint not null)`,
  `create index photo_kept on photo (kept_at)`,
  `create index photo_shopper on photo (shopper)`,
  `create table review_photo (review_id text not null, position integer not null, hash text not null,
    primary key (review_id, position))`,
  `create index review_photo_hash on review_photo (hash)`,
]
