import type { CartViewLine } from '#sync/resources/cart-view.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { openOffers } from '#domain/cart/offers.ts'
import { countedLines, mustLeave, totalsOfCart } from '#domain/cart/totals-of-cart.ts'
import type { Site } from '#domain/region/sites.ts'
import type { CartGift } from '#contract/buying/gift.contract.ts'
import type { FilledCart } from './cart-contents.ts'

/** Lines that prevent checkout. */
export function inTheWay(lines: readonly CartViewLine[]): readonly CartViewLine[] {
  return lines.filter((line) => line.selected && mustLeave(line))
}

function pricingOf(cart: FilledCart, site: Site) {
  return {
    site,
    currency: cart.currency,
    // The lines already state whether their deal runs; promotions count as they did when the cart was confirmed.
    now: cart.asOf ?? 0,
    promotions: cart.promotions,
    loginDiscount: cart.loginDiscount && { site: cart.loginDiscount },
  }
}

/** Cost of the selected lines and gifts of the cart on this device. */
export function cartTotals(cart: FilledCart, site: Site): Totals {
  return totalsOfCart(cart.lines, pricingOf(cart, site), giftsNow(cart, site))
}

/**
 * The gifts as the changes of this device leave them: one whose reason has come or gone since the server spoke counts or does not, and keeps
 * its place on the screen.
 */
export function giftsNow(cart: FilledCart, site: Site): readonly CartGift[] {
  const open = openOffers(countedLines(cart.lines), { ...pricingOf(cart, site), method: 'delivery' })
  return cart.gifts.map((gift) => {
    // Only the server knows what has sold out or ended.
    if (gift.state === 'sold-out' || gift.state === 'over') return gift
    const isOpen = open.some(({ offer, left }) => offer.id === gift.ruleId && left === 0)
    return { ...gift, state: isOpen ? 'ordered' : 'below' }
  })
}
