import type { CartViewLine } from '#sync/resources/cart-view.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { mustLeave, totalsOfCart } from '#domain/cart/totals-of-cart.ts'
import type { Site } from '#domain/region/sites.ts'
import type { FilledCart } from './cart-contents.ts'

/** Lines that prevent checkout. */
export function inTheWay(lines: readonly CartViewLine[]): readonly CartViewLine[] {
  return lines.filter((line) => line.selected && mustLeave(line))
}

/** Cost of the selected lines of the cart on this device. */
export function cartTotals(cart: FilledCart, site: Site): Totals {
  // The lines already state whether their deal runs, so the time has no effect.
  return totalsOfCart(cart.lines, {
    site,
    currency: cart.currency,
    now: cart.asOf ?? 0,
    promotions: cart.promotions,
    loginDiscount: cart.loginDiscount && { site: cart.loginDiscount },
  })
}
