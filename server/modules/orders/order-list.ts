import type { listOrders, OrderList } from '#contract/buying/orders.contract.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { keysOfKind, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { matchesOrder } from '#domain/orders/order-search.ts'
import { isInTab, ORDER_TABS, type OrderTab, type TabFacts } from '#domain/orders/order-tabs.ts'
import { nameIn } from '../../core/name-in.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { sql } from 'kysely'
import { presentOrder } from './orders.present.ts'
import type { Order } from './orders.queries.ts'

type ListContext = Pick<RequestContext, 'shopper' | 'services' | 'language' | 'locale'>
type ListInput = Pick<InputOf<typeof listOrders>, 'tab' | 'page' | 'pageSize' | 'keyword'>

/** What a device keeps for use without a network. */
export const NEWEST: ListInput = { tab: 'all', page: 1, pageSize: 20, keyword: '' }

/** A page of the orders of the caller, newest first, with the number of each tab among those that the words mean (spec 2.14). */
export async function readOrderList(
  db: Reader,
  context: ListContext,
  { tab, page, pageSize, keyword }: ListInput,
): Promise<OrderList> {
  const { shopper } = context
  const key = shopper ? shopperKey(shopper) : ''
  if (!shopper) return { version: 0, shopper: key, list: [], total: 0, counts: countsOf([]) }
  const own = await ordersOf(db, shopper)
  const all = own.filter(({ hidden_at: hiddenAt }) => hiddenAt === null)
  const meant = await withWords(db, all, { keyword, language: context.language })
  const facts = await tabFactsOf(db, meant)
  const shown = meant.filter((order) => isInTab(tab, factsOf(facts, order)))
  const { services } = context
  const reading = { ...context, say: services.texts.in(context.language), now: services.now() }
  const list: OrderList['list'] = []
  for (const order of shown.slice((page - 1) * pageSize, page * pageSize))
    list.push(await presentOrder(db, order, reading))
  return {
    // Hidden ones, too: a list that has lost an order is newer.
    version: Math.max(0, ...own.map(({ changed_at: at }) => at)),
    shopper: key,
    list,
    total: shown.length,
    counts: countsOf(meant.map((order) => factsOf(facts, order))),
  }
}

/** A member's orders include those that a guest has placed with the member's confirmed address (trust.md S38). */
async function ordersOf(db: Reader, shopper: Shopper): Promise<Order[]> {
  const member =
    shopper.kind === 'member'
      ? await db
          .selectFrom('member')
          .select('email')
          .where('id', '=', shopper.id)
          .where('email_confirmed_at', 'is not', null)
          .executeTakeFirst()
      : undefined
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where((order) =>
      order.or([
        order('shopper', '=', shopperKey(shopper)),
        ...(member
          ? [
              order.and([
                order('shopper', 'like', keysOfKind('guest')),
                order(sql<string>`lower(email)`, '=', member.email),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('number')
    .execute()
}

async function withWords(
  db: Reader,
  orders: readonly Order[],
  { keyword, language }: { readonly keyword: string } & Pick<ListContext, 'language'>,
): Promise<readonly Order[]> {
  if (keyword.trim() === '' || orders.length === 0) return orders
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.order_id', 'order_line.name', 'product.names'])
    .where('order_line.order_id', 'in', ids)
    .execute()
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  return orders.filter(({ id, number }) => {
    const names = (linesOf.get(id) ?? []).flatMap((line) => [
      line.name,
      ...(line.names === null ? [] : [nameIn(line.names, language)]),
    ])
    return matchesOrder(keyword, { orderNumber: number, names })
  })
}

interface FactSets {
  readonly returned: ReadonlySet<string>
  readonly toReview: ReadonlySet<string>
}

function factsOf({ returned, toReview }: FactSets, { id, status }: Order): TabFacts {
  return { status, hasReturn: returned.has(id), isToReview: toReview.has(id) }
}

async function tabFactsOf(db: Reader, orders: readonly Order[]): Promise<FactSets> {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return { returned: new Set(), toReview: new Set() }
  const returns = await db
    .selectFrom('order_return')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute()
  const refunds = await db.selectFrom('refund').select('order_id').where('order_id', 'in', ids).execute()
  const toReview = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select('order_line.order_id')
    .where('order_line.order_id', 'in', ids)
    .whereRef('order_line.delivered', '>', 'order_line.returned')
    .where((line) =>
      line.not(
        line.exists(
          line
            .selectFrom('review')
            .select('review.id')
            .whereRef('review.product_id', '=', 'order_line.product_id')
            .whereRef('review.shopper', '=', 'shop_order.shopper'),
        ),
      ),
    )
    .execute()
  return {
    returned: new Set([...returns, ...refunds].map(({ order_id }) => order_id)),
    toReview: new Set(toReview.map(({ order_id }) => order_id)),
  }
}

function countsOf(facts: readonly TabFacts[]): Record<OrderTab, number> {
  const counts: Partial<Record<OrderTab, number>> = {}
  for (const tab of ORDER_TABS) counts[tab] = facts.filter((one) => isInTab(tab, one)).length
  return counts as Record<OrderTab, number>
}
