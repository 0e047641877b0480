import { sql, type Kysely } from 'kysely'

/** Notifications: subscriptions, the tags of cart reminders, and who waits for a sold-out piece. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table push_subscription (id text primary key, endpoint text not null unique, p256dh text not null, auth text not null,
    principal text not null, site text not null, lang text not null, time_zone text not null,
    cart_reminder integer not null, back_in_stock integer not null, created_at bigint not null, changed_at bigint not null)`,
  `create index push_subscription_principal on push_subscription (principal)`,
  `create table push_tag (principal text primary key, cart_update bigint, product_name text, product_image text, reminded_at bigint)`,
  `create index push_tag_update on push_tag (cart_update)`,
  `create table stock_watch (subscription_id text not null, sku text not null, created_at bigint not null,
    primary key (sku, subscription_id))`,
  `create index stock_watch_subscription on stock_watch (subscription_id)`,
]
