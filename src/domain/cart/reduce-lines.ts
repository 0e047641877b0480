import { minor, type Minor } from '../brand.ts'
import { flashSale } from '../catalog/flash.ts'
import { roundToStep, share } from '../money/money.ts'
import type { Adjustment, AdjustmentInput } from './adjustment.ts'
import { spread } from './spread.ts'
import type { TotalsLine } from './totals-line.ts'

type Reduction = Pick<Adjustment, 'amount' | 'parts'>

/** Takes a percentage of these lines, rounded once for all of them, and hands it to the lines to the cent. */
export function takePercent(
  { lines, amounts, context }: AdjustmentInput,
  percent: number,
  takesPart: (line: TotalsLine) => boolean,
): Reduction | undefined {
  const counted = sumOf({ lines, amounts }, takesPart)
  return takeAmount({ lines, amounts }, roundToStep(share(counted, percent), context.currency), takesPart)
}

/** Takes an amount of these lines, at most what they cost; undefined where that is nothing. */
export function takeAmount(
  { lines, amounts }: Pick<AdjustmentInput, 'lines' | 'amounts'>,
  most: Minor,
  takesPart: (line: TotalsLine) => boolean,
): Reduction | undefined {
  const weights = lines.map((line, at) => (takesPart(line) ? (amounts[at] ?? 0) : 0))
  const off = Math.min(most, sumOf({ lines, amounts }, takesPart))
  if (off <= 0) return undefined
  const amount = minor(-off)
  const skus = lines.map(({ sku }) => sku)
  return { amount, parts: spread(amount, weights, skus) }
}

export function sumOf(
  { lines, amounts }: Pick<AdjustmentInput, 'lines' | 'amounts'>,
  takesPart: (line: TotalsLine) => boolean,
): Minor {
  return minor(lines.reduce((sum, line, at) => (takesPart(line) ? sum + (amounts[at] ?? 0) : sum), 0))
}

/** Flash items and offers take no further percentage (spec 9.6), and gift cards no discount at all (spec 9.9). */
export function isReducible(line: TotalsLine, now: number): boolean {
  const flash = typeof line.flash === 'boolean' ? line.flash : flashSale(line.flash, now).active
  return !flash && !line.isGiftCard && line.isOffer !== true
}
