import { sql, type Kysely } from 'kysely'

/** Address books of members; an address is found by its owner and its id, so an id of another member is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table address_book (shopper text primary key, version integer not null)`,
  `create table saved_address (shopper text not null, id text not null, place integer not null,
    type text not null check (type in ('shipping', 'billing')), is_default integer not null, country text not null,
    first_name text not null, last_name text not null, line1 text not null, line2 text not null, city text not null,
    state text not null, postal_code text not null, phone text not null, primary key (shopper, id))`,
]
