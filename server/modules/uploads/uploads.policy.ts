import { ShopError } from '../../core/shop-error.ts'
import { isKnown, type EarlyFields, type RequestContext, type ShopperContext } from '../../services/route.ts'
import { orderBySecret, orderOfMember } from '../orders/orders.queries.ts'
import { hasPurchase, purchaseOf } from '../reviews/reviews.queries.ts'

/**
 * Admits an upload before its body is read: a caller who has bought nothing, or who names an order that is not theirs, uploads
 * nothing (trust.md S43). Throws `not-bought` or `order-unknown`.
 */
export async function mayUpload(
  context: RequestContext,
  { orderNumber, secret }: EarlyFields,
): Promise<void> {
  if (orderNumber !== undefined) return mustReachOrder(context, { orderNumber, secret })
  if (!isKnown(context) || !(await hasPurchase(context.services.store.db, context.shopper)))
    throw new ShopError('not-bought')
}

/** The buyer of a product. Throws `not-bought`. */
export async function mustHaveBought(context: RequestContext, spuCode: string): Promise<ShopperContext> {
  if (!isKnown(context) || !(await purchaseOf(context.services.store.db, context.shopper, spuCode)))
    throw new ShopError('not-bought', { spuCode })
  return context
}

/**
 * The order must be paid, and the caller's: by its secret, or as the member who has placed it (trust.md S8). Throws
 * `order-unknown`.
 */
export async function mustReachOrder(
  { services, shopper }: RequestContext,
  { orderNumber, secret }: { readonly orderNumber: string; readonly secret: string | undefined },
): Promise<void> {
  const { db } = services.store
  if (secret === undefined && shopper?.kind !== 'member') throw new ShopError('order-unknown')
  const order =
    secret === undefined && shopper
      ? await orderOfMember(db, { member: shopper, orderNumber })
      : await orderBySecret(db, { orderNumber, secret: secret ?? '' })
  // Anyone can place an order that is never paid: the shop keeps no pictures for it.
  if (order.paid_at === null) throw new ShopError('order-unknown')
}
