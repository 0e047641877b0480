import { priceIn } from '../money/money.ts'
import { runningOf, type MultiItemPromotion, type Tier } from '../promotions/promotion.ts'
import type { AdjustmentRule, TotalsContext } from './adjustment.ts'
import { isReducible, takePercent } from './reduce-lines.ts'
import type { TotalsLine } from './totals-line.ts'

/** Number of this rule in the activities of a product (spec 9.6). */
export const MULTI_ITEM_TYPE = 4

/** `more`: pieces still missing for the tier of `qty` pieces. */
export type NextTier = Tier & { readonly more: number }

/** Takes the percentage of the tier that the pieces reach (spec 9.6). */
export const multiItemRule: AdjustmentRule = {
  id: 'multi-item',
  adjust: (input) => {
    const { lines, context } = input
    const promotion = promotionOf(context)
    const qty = promotion ? countedQty(lines, promotion, context) : 0
    const percent = promotion?.tiers.find((tier) => qty >= tier.qty)?.percent ?? 0
    if (!promotion || percent === 0) return undefined
    const taken = takePercent(input, percent, (line) => takesPart(line, promotion, context))
    return taken && { ...taken, reason: { percent } }
  },
}

/** The tier above the one that the selected lines reach; undefined without such a piece, and at the highest tier. */
export function nextTierOf(lines: readonly TotalsLine[], context: TotalsContext): NextTier | undefined {
  const promotion = promotionOf(context)
  const qty = promotion ? countedQty(lines, promotion, context) : 0
  const next = qty > 0 ? promotion?.tiers.findLast((tier) => qty < tier.qty) : undefined
  return next && { ...next, more: next.qty - qty }
}

function promotionOf({ promotions, now }: TotalsContext): MultiItemPromotion | undefined {
  return runningOf(promotions, 'multi-item', now)[0]
}

function countedQty(
  lines: readonly TotalsLine[],
  promotion: MultiItemPromotion,
  context: TotalsContext,
): number {
  return lines.reduce((sum, line) => (takesPart(line, promotion, context) ? sum + line.qty : sum), 0)
}

/** A piece below the floor neither counts nor gets it, so that a cheap filler does not unlock the tier of a dear one. */
function takesPart(
  line: TotalsLine,
  { leastPrice }: MultiItemPromotion,
  { currency, now }: TotalsContext,
): boolean {
  return line.multiItem && isReducible(line, now) && line.unit >= priceIn(leastPrice, currency)
}
