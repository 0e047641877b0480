import { sql, type Kysely } from 'kysely'

/** Two pieces that a shopper keeps together, each in one colour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table look_book (shopper text primary key, version integer not null)`,
  `create table saved_look (shopper text not null, id text not null, spu text not null, pid text not null,
    other_spu text not null, other_pid text not null, place integer not null, primary key (shopper, id))`,
]
