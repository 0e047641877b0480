import type { CartLineInput } from '#domain/cart/apply-to-cart.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { ShopperContext } from '../../../services/route.ts'
import { expressOf } from '../../payment/express-rows.ts'
import { coversOrder } from './express-terms.ts'

interface ExpressPayment {
  readonly id: string
  readonly buyNow: CartLineInput | undefined
  readonly orderId: string
  readonly due: number
}

/**
 * Gives a new order to the wallet that has agreed to pay it, once, in the order's transaction: what the wallet has not
 * agreed to is refused, and then there is no order.
 */
export async function payByExpress(
  tx: Tx,
  { shopper, currency, now }: ShopperContext,
  { id, buyNow, orderId, due }: ExpressPayment,
): Promise<void> {
  const express = await expressOf(tx, shopper, id)
  if (!express) throw new ShopError('express-unknown')
  if (express.expires_at <= now) throw new ShopError('express-over')
  if (!coversOrder(express, { buyNow, due, currency })) throw new ShopError('express-changed')
  const taken = await tx
    .updateTable('express_checkout')
    // Nothing is collected for an order that codes and points have paid: the wallet releases what it holds.
    .set({ state: due === 0 ? 'given-up' : 'ordered', order_id: orderId, email: '', address: null })
    .where('id', '=', id)
    .where('state', '=', 'authorized')
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw new ShopError('express-over')
}
