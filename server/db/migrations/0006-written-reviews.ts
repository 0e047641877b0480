import { sql, type Kysely } from 'kysely'

/** Author of a review: null for the initial ones. A user has one review of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table review add column principal text`,
  `alter table review add column anonymous integer not null default 0`,
  `create unique index review_once on review (principal, product_id)`,
  `create index shop_order_principal on shop_order (principal)`,
]
