import { minor, type Minor } from '../brand.ts'
import { giftsTakenOff, type KeptLine } from './kept-gifts.ts'
import { isShippingBack, refundOfPieces, type ShippingFacts } from './refund-amount.ts'

/** A line of an order of which pieces are to be refunded; money in the order's minor units. */
export interface RefundLine extends KeptLine {
  readonly isGift?: boolean
}

interface PiecesToRefund extends Pick<ShippingFacts, 'isUnsent' | 'isShopsFault'> {
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  /** What was paid for shipping and not given back yet. */
  readonly shipping: number
}

interface RefundEstimate {
  readonly goods: Minor
  readonly shipping: Minor
  /** What is taken off for gifts that are kept. */
  readonly gifts: Minor
}

/** What is refunded for these pieces: shown before they are cancelled or a return is applied for (spec 9.7, traps 2.1–2.3, 2.19). */
export function estimateRefund(
  lines: readonly RefundLine[],
  { items, shipping, isUnsent, isShopsFault }: PiecesToRefund,
): RefundEstimate {
  const wanted = ({ position, qty, cancelled, returned }: RefundLine) =>
    Math.min(items[position] ?? 0, qty - cancelled - returned)
  const goods = lines.reduce((sum, line) => {
    const back = line.cancelled + line.returned
    return sum + refundOfPieces({ ...line, back }, wanted(line))
  }, 0)
  const isRest = lines
    .filter(({ isGift = false }) => !isGift)
    .every((line) => line.cancelled + line.returned + wanted(line) === line.qty)
  const pieces = lines.map((line) => ({ position: line.position, qty: wanted(line) }))
  return {
    goods: minor(goods),
    shipping: minor(isShippingBack({ isUnsent, isShopsFault, isRest }) ? shipping : 0),
    gifts: giftsTakenOff(lines, { pieces, goods, isShopsFault }),
  }
}
