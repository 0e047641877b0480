import type { Selectable } from 'kysely'
import type { Address } from '#contract/address-schema.ts'
import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { HISTORY_KINDS, isHistoryKind, type HistoryKind } from '#domain/orders/order-history.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import type { OrderLineTable, OrderTable, PaymentAttemptTable } from '../../db/schema/orders.ts'
import { ShopError } from '../../core/shop-error.ts'
import { sameText, sha256 } from '../../core/digest.ts'
import { isErased } from './orders.policy.ts'

export type Order = Selectable<OrderTable>
export type OrderLine = Selectable<OrderLineTable>
export type Attempt = Selectable<PaymentAttemptTable>

export function linesOfOrder(db: Reader, orderId: string): Promise<OrderLine[]> {
  return db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

/** Payment attempts of an order, newest first. */
export function attemptsOf(db: Reader, orderId: string): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function orderById(db: Reader, id: string): Promise<Order | undefined> {
  return db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Both addresses of an order; none of an erased buyer's. */
export function addressesOfOrder(order: Order): {
  readonly address: Address | null
  readonly billing: Address | null
} {
  const read = (json: string | null) =>
    json === null || isErased(order) ? null : (JSON.parse(json) as Address)
  return { address: read(order.address), billing: read(order.billing) }
}

/** A hash without a known secret: an unknown number costs the same comparison as a wrong secret. */
const UNKNOWN_ORDER_HASH = sha256('no such order')

/**
 * A guest's order by its number and secret; a wrong number and a wrong secret are both `order-unknown` (trust.md S8).
 */
export async function orderBySecret(
  db: Reader,
  key: { readonly orderNumber: string; readonly secret: string },
): Promise<Order> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', key.orderNumber)
    .executeTakeFirst()
  const opens = sameText(sha256(key.secret), order?.secret_hash ?? UNKNOWN_ORDER_HASH)
  if (!order || !opens) throw new ShopError('order-unknown')
  return order
}

/**
 * An order of this member by its number: one that they have placed, or a guest's with their address, which is theirs once it is
 * confirmed (trust.md S38). Any other number is `order-unknown`, whether it exists or not (trust.md S8).
 */
export async function orderOfMember(
  db: Reader,
  { member, orderNumber }: { readonly member: Shopper; readonly orderNumber: string },
): Promise<Order> {
  const { email, email_confirmed_at: confirmedAt } =
    (await db
      .selectFrom('member')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', member.id)
      .executeTakeFirst()) ?? {}
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', orderNumber)
    .executeTakeFirst()
  const isOwn =
    order !== undefined &&
    (order.shopper === shopperKey(member) ||
      (confirmedAt != null &&
        parseShopperKey(order.shopper).kind === 'guest' &&
        order.email.toLowerCase() === email))
  if (!isOwn) throw new ShopError('order-unknown')
  return order
}

/** Whether the user took the order back, rather than it expiring. */
export async function wasChanged(db: Reader, order: Pick<Order, 'id' | 'status'>): Promise<boolean> {
  return order.status === 'cancelled' && (await hasEvent(db, order.id, ['changed', 'withdrawn']))
}

export async function hasEvent(db: Reader, orderId: string, kinds: readonly string[]): Promise<boolean> {
  const event = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  return event !== undefined
}

/** Takes the order's row lock: a write locks the row on every engine, so that two settlements take turns here. */
export function lockOrder(tx: Tx, id: string, now: number): Promise<Order | undefined> {
  return tx
    .updateTable('shop_order')
    .set({ changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export interface OrderEventRow {
  readonly kind: HistoryKind
  readonly at: number
  /** JSON; `ref` and most of the data are the shop's own. */
  readonly data: string
}

/** Events of an order that its buyer may know of. */
export async function shownEvents(db: Reader, orderId: string): Promise<OrderEventRow[]> {
  const events = await db
    .selectFrom('order_event')
    .select(['kind', 'at', 'data'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', HISTORY_KINDS)
    .execute()
  return events.flatMap(({ kind, ...event }) => (isHistoryKind(kind) ? [{ ...event, kind }] : []))
}
