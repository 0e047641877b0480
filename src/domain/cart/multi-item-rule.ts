import { minor } from '../brand.ts'
import { flashSale } from '../catalog/flash.ts'
import { roundToStep, share } from '../money/money.ts'
import type { AdjustmentRule } from './adjustment.ts'
import { spread } from './spread.ts'
import type { TotalsLine } from './totals-line.ts'

/** Buy 2 get 20% off, buy 3 get 28% off (spec 9.6), the best first. */
export const MULTI_ITEM = [
  { qty: 3, percent: 28 },
  { qty: 2, percent: 20 },
] as const

/** Number of this rule in the activities of a product (spec 9.6). */
export const MULTI_ITEM_TYPE = 4

/** `more`: pieces still missing for the tier of `qty` pieces. */
export type NextTier = { readonly qty: number; readonly percent: number; readonly more: number }

/** Takes the percentage of the tier that the pieces reach, once of their sum, and hands it to the lines to the cent. */
export const multiItemRule: AdjustmentRule = {
  id: 'multi-item',
  adjust: ({ lines, amounts, context }) => {
    const percent = MULTI_ITEM.find((tier) => countedQty(lines, context.now) >= tier.qty)?.percent ?? 0
    if (percent === 0) return undefined
    const weights = lines.map((line, at) => (takesPart(line, context.now) ? (amounts[at] ?? 0) : 0))
    const counted = minor(weights.reduce<number>((sum, amount) => sum + amount, 0))
    const discount = Math.min(roundToStep(share(counted, percent), context.currency), counted)
    const amount = minor(-discount)
    return { amount, reason: { percent }, parts: spread(amount, weights) }
  },
}

/** The tier above the one that the selected lines reach; undefined without such a piece, and at the highest tier. */
export function nextTierOf(lines: readonly TotalsLine[], now: number): NextTier | undefined {
  const qty = countedQty(lines, now)
  const next = qty > 0 ? MULTI_ITEM.findLast((tier) => qty < tier.qty) : undefined
  return next && { ...next, more: next.qty - qty }
}

function countedQty(lines: readonly TotalsLine[], now: number): number {
  return lines.reduce((sum, line) => (takesPart(line, now) ? sum + line.qty : sum), 0)
}

/** Flash items are excluded (spec 9.6), and gift cards take no discounts (spec 9.9). */
function takesPart(line: TotalsLine, now: number): boolean {
  const flash = typeof line.flash === 'boolean' ? line.flash : flashSale(line.flash, now).active
  return line.multiItem && !flash && !line.isGiftCard
}
