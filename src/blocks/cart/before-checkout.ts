import type { CartViewLine } from '#sync/resources/cart-view.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import { mustLeave } from '#domain/cart/totals-of-cart.ts'
import { inTheWay } from './cart-totals.ts'

type PriceChange = CartChange & { readonly kind: 'price' }

/** What the user has to decide before checkout. */
export interface BeforeCheckout {
  /** Selected lines that must be removed (spec 4.14). */
  readonly gone: readonly CartViewLine[]
  /** Changed prices of selected lines that the user has not seen. */
  readonly repriced: readonly PriceChange[]
  /** Whether anything is left to buy without them. */
  readonly rest: boolean
}

export function beforeCheckout(
  lines: readonly CartViewLine[],
  changes: readonly CartChange[],
): BeforeCheckout {
  const buyable = lines.filter((line) => line.selected && !mustLeave(line))
  return {
    gone: inTheWay(lines),
    repriced: changes.filter(
      (change): change is PriceChange =>
        change.kind === 'price' && buyable.some((line) => line.sku === change.piece.sku),
    ),
    rest: buyable.length > 0,
  }
}

export function isFree({ gone, repriced, rest }: BeforeCheckout): boolean {
  return gone.length === 0 && repriced.length === 0 && rest
}
