import type { CartLineInput } from '#domain/cart/apply-to-cart.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import type { ExpressRow } from '../../payment/express-rows.ts'

/** The path of a page of this shop, given as a path or a whole address; undefined for any other target (trust.md S24). */
export function ownPage(address: string, origin: string): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (!path.startsWith('/') || path.startsWith('/api/')) return undefined
  return safeUrl(path, [])
}

export interface ExpressOrder {
  readonly buyNow: CartLineInput | undefined
  readonly due: number
  readonly currency: string
}

/** Whether the wallet has agreed to pay exactly this piece, or the bag, and at least this much. */
export function coversOrder(
  express: Pick<ExpressRow, 'product_id' | 'sku' | 'qty' | 'amount' | 'currency'>,
  { buyNow, due, currency }: ExpressOrder,
): boolean {
  const isSame =
    express.sku === null
      ? buyNow === undefined
      : buyNow?.sku === express.sku && buyNow.productId === express.product_id && buyNow.qty === express.qty
  return isSame && currency === express.currency && due <= express.amount
}
