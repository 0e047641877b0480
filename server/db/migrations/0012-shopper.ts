import { sql, type Kysely } from 'kysely'

/** Tables with a column that says whose row it is. */
const OWNED = [
  'session',
  'cart',
  'cart_line',
  'wishlist',
  'wishlist_item',
  'device',
  'shop_order',
  'stock_notice',
  'newsletter',
  'review_voter',
  'review_vote',
  'review',
  'push_subscription',
  'push_tag',
  'size_info',
]

const STEPS = [
  ...OWNED.map((table) => `alter table ${table} rename column principal to shopper`),
  `drop index push_subscription_principal`,
  `create index push_subscription_shopper on push_subscription (shopper)`,
  `drop index shop_order_principal`,
  `create index shop_order_shopper on shop_order (shopper)`,
  // Reminders that are to be sent in the morning.
  `update outbox set payload = replace(payload, '"principal":', '"shopper":') where kind = 'push'`,
]

/** The column is called as what it holds: the key of a shopper (decision 0061). Its values stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
