import { sql, type Kysely } from 'kysely'

/** A revived order has a time of cancellation and counts again; a refunded one need not have been cancelled. */
const UNDONE = `case when status in ('cancelled', 'refunded') then coalesce(cancelled_at, changed_at) end`

const STEPS = [
  `create table order_adjustment (order_id text not null, position integer not null, rule text not null, amount bigint not null,
    reason text not null, ledger_ref text, undone_at bigint, primary key (order_id, position))`,
  `insert into order_adjustment (order_id, position, rule, amount, reason, undone_at)
    select id, 0, 'multi-item', -discount, '{"percent":' || discount_percent || '}', ${UNDONE} from shop_order
    where discount_percent > 0`,
  `insert into order_adjustment (order_id, position, rule, amount, reason, undone_at)
    select id, 1, 'shipping', shipping, '{"method":"' || shipping_method || '"}', ${UNDONE} from shop_order
    where shipping > 0`,
  `alter table shop_order drop column discount`,
  `alter table shop_order drop column discount_percent`,
  `alter table shop_order drop column shipping`,
]

/** What changed the sum of an order is a list (decision 0059), no longer three columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
