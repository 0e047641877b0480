import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A buyer as far as the shop knows: the mailbox, as `personOf` writes it, and the account of a member. */
export interface KnownBuyer {
  readonly person: string
  readonly memberId: string | undefined
}

export function isForFirstOrder({
  first_order: firstOrder,
}: {
  readonly first_order?: number | undefined
}): boolean {
  return firstOrder === 1
}

/**
 * Whether the mailbox, however it was written, or the account has a paid order of goods (traps 3.19). An order that was cancelled, or
 * refunded before it arrived, is none; nor is one of eGift cards alone.
 */
export async function hasBought(db: Reader, { person, memberId }: KnownBuyer): Promise<boolean> {
  const paid = await ordersOfGoods(db)
    .where('shop_order.paid_at', 'is not', null)
    .where((row) =>
      row.or([
        row('shop_order.person', '=', person),
        ...(memberId === undefined
          ? []
          : [row('shop_order.shopper', '=', shopperKey(createShopper('member', memberId)))]),
      ]),
    )
    .where((row) =>
      row.or([
        row('shop_order.delivered_at', 'is not', null),
        row('shop_order.status', 'not in', ['cancelled', 'refunded']),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

/** Whether the order has anything but eGift cards. */
export async function hasGoods(db: Reader, orderId: string): Promise<boolean> {
  const order = await ordersOfGoods(db).where('shop_order.id', '=', orderId).limit(1).executeTakeFirst()
  return order !== undefined
}

/** One row for each line of goods: an eGift card is none. */
function ordersOfGoods(db: Reader) {
  return db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .select('shop_order.id')
    .where((row) => row(row.fn.coalesce('product.is_gift_card', row.lit(0)), '=', 0))
}
