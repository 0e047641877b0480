import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { minor } from '#domain/brand.ts'
import { totals, type Totals } from '#domain/cart/totals.ts'
import { mustLeaveCart } from '#domain/catalog/variants.ts'
import type { Site } from '#domain/region/sites.ts'
import type { FilledCart } from './cart-contents.ts'

/** Sold-out and stop-selling lines must leave the cart before checkout (spec 4.14). */
export function mustLeave(line: Pick<CartViewLine, 'state'>): boolean {
  return mustLeaveCart(line.state === 'ok' ? 'available' : line.state)
}

/** Lines that prevent checkout. */
export function inTheWay(lines: readonly CartViewLine[]): readonly CartViewLine[] {
  return lines.filter((line) => line.selected && mustLeave(line))
}

/** Cost of the selected lines by the shared rules; lines that cannot be bought do not count. */
export function cartTotals(cart: FilledCart, site: Site): Totals {
  const lines = cart.lines.map((line) => ({
    sku: line.sku,
    qty: line.qty,
    unit: minor(line.finalPrice),
    list: minor(line.productsPrice),
    selected: line.selected && !mustLeave(line),
    multiItem: line.multiItem,
    flash: line.flash,
    isGiftCard: line.isGiftCard,
    isVirtual: line.isVirtual,
  }))
  // The lines already state whether their deal runs, so the time has no effect.
  return totals(lines, { site, currency: cart.currency, method: 'delivery', now: cart.asOf ?? 0 })
}
