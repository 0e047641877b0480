import { sql, type Kysely } from 'kysely'

/**
 * Videos of reviews, named by the hash of their bytes, which lie in parts; and the parts of uploads that are not whole
 * yet. SQLite takes any name of a type and keeps bytes as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table review add column video_hash text`,
  `alter table review add column video_cover text`,
  `create index review_video on review (video_hash)`,
  `create index review_video_cover on review (video_cover)`,
  `create table video (hash text primary key, kind text not null, size integer not null, milliseconds integer not null,
    shopper text, kept_at bigint not null)`,
  `create index video_kept on video (kept_at)`,
  `create index video_shopper on video (shopper)`,
  `create table video_part (hash text not null, position integer not null, bytes bytea not null,
    primary key (hash, position))`,
  `create table upload_part (shopper text not null, upload text not null, position integer not null, bytes bytea not null,
    kept_at bigint not null, primary key (shopper, upload, position))`,
  `create index upload_part_kept on upload_part (kept_at)`,
]
