import { minor } from '../brand.ts'
import type { TotalsContext } from './adjustment.ts'
import type { OfferState } from './offers.ts'
import { totals, type Totals } from './totals.ts'
import type { TotalsLine } from './totals-line.ts'

/** A line as the cart presents it, its amounts in the currency of the totals. */
export type PresentedLine = Pick<
  TotalsLine,
  'sku' | 'qty' | 'selected' | 'multiItem' | 'isGiftCard' | 'isVirtual' | 'productId'
> & {
  readonly finalPrice: number
  readonly productsPrice: number
  readonly state: 'ok' | 'sold-out' | 'stop-selling'
  /** Whether its deal runs now. */
  readonly flash: boolean
}

/** A gift or preferential good as the cart presents it. */
export type PresentedGift = {
  readonly sku: string
  readonly finalPrice: number
  readonly state: OfferState
}

/** Sold-out and stop-selling lines must leave the cart before checkout (spec 4.14). */
export function mustLeave({ state }: Pick<PresentedLine, 'state'>): boolean {
  return state !== 'ok'
}

/** The lines as the rules read them; those that cannot be bought do not count. */
export function countedLines(lines: readonly PresentedLine[]): readonly TotalsLine[] {
  return lines.map((line) => ({
    sku: line.sku,
    productId: line.productId,
    qty: line.qty,
    unit: minor(line.finalPrice),
    list: minor(line.productsPrice),
    selected: line.selected && !mustLeave(line),
    multiItem: line.multiItem,
    flash: line.flash,
    isGiftCard: line.isGiftCard,
    isVirtual: line.isVirtual,
  }))
}

/** Cost of the selected lines, and of the gifts that are part of the order, by the shared rules. */
export function totalsOfCart(
  lines: readonly PresentedLine[],
  context: Pick<TotalsContext, 'site' | 'currency' | 'now' | 'promotions' | 'loginDiscount'>,
  gifts: readonly PresentedGift[] = [],
): Totals {
  const added = gifts.filter(({ state }) => state === 'ordered').map(giftLine)
  return totals([...countedLines(lines), ...added], { ...context, method: 'delivery' })
}

function giftLine({ sku, finalPrice }: PresentedGift): TotalsLine {
  const unit = minor(finalPrice)
  const flags = { multiItem: false, flash: false, isGiftCard: false, isVirtual: false }
  return { sku, qty: 1, unit, list: unit, selected: true, isOffer: true, ...flags }
}
