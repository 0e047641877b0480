import { minor } from '../brand.ts'
import type { TotalsContext } from './adjustment.ts'
import { totals, type Totals } from './totals.ts'
import type { TotalsLine } from './totals-line.ts'

/** A line as the cart presents it, its amounts in the currency of the totals. */
export type PresentedLine = Pick<
  TotalsLine,
  'sku' | 'qty' | 'selected' | 'multiItem' | 'isGiftCard' | 'isVirtual'
> & {
  readonly finalPrice: number
  readonly productsPrice: number
  readonly state: 'ok' | 'sold-out' | 'stop-selling'
  /** Whether its deal runs now. */
  readonly flash: boolean
}

/** Sold-out and stop-selling lines must leave the cart before checkout (spec 4.14). */
export function mustLeave({ state }: Pick<PresentedLine, 'state'>): boolean {
  return state !== 'ok'
}

/** Cost of the selected lines by the shared rules; lines that cannot be bought do not count. */
export function totalsOfCart(
  lines: readonly PresentedLine[],
  context: Pick<TotalsContext, 'site' | 'currency' | 'now' | 'promotions' | 'loginDiscount'>,
): Totals {
  const counted = lines.map((line) => ({
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
  return totals(counted, { ...context, method: 'delivery' })
}
