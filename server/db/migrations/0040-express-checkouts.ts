import { sql, type Kysely } from 'kysely'

/** One piece that a wallet is to pay, before there is an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table express_checkout (id text primary key, shopper text not null, site text not null, lang text not null,
    currency text not null, product_id text not null, sku text not null, qty integer not null, cancel_url text not null,
    provider text not null, provider_ref text, redirect_url text, amount integer not null, state text not null,
    email text not null, address text, order_id text, created_at bigint not null, expires_at bigint not null)`,
  `create index express_checkout_expires on express_checkout (state, expires_at)`,
  `create unique index express_checkout_order on express_checkout (order_id)`,
  `create index express_checkout_shopper on express_checkout (shopper)`,
]
