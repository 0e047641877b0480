import { minor, type Minor } from '../brand.ts'
import { giftsTakenOff, type KeptLine } from '../orders/kept-gifts.ts'
import { isShippingBack, refundOfPieces } from '../orders/refund-amount.ts'
import { isShopsFault, type ReturnReason } from './return-reasons.ts'

/** A line of an order that is to be returned; money in the order's minor units. */
export interface ReturnLine extends KeptLine {
  readonly isGift?: boolean
}

interface Choice {
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
  /** What was paid for shipping and not given back yet. */
  readonly shipping: number
}

interface ReturnEstimate {
  readonly goods: Minor
  readonly shipping: Minor
  /** What is taken off for gifts that are kept. */
  readonly gifts: Minor
}

/** What is refunded once the shop accepts a return of these pieces: shown before the application is sent (spec 9.7, traps 2.1–2.3, 2.19). */
export function estimateReturn(
  lines: readonly ReturnLine[],
  { items, reason, shipping }: Choice,
): ReturnEstimate {
  const wanted = ({ position, qty, cancelled, returned }: ReturnLine) =>
    Math.min(items[position] ?? 0, qty - cancelled - returned)
  const goods = lines.reduce((sum, line) => {
    const back = line.cancelled + line.returned
    return sum + refundOfPieces({ ...line, back }, wanted(line))
  }, 0)
  const isRest = lines
    .filter(({ isGift = false }) => !isGift)
    .every((line) => line.cancelled + line.returned + wanted(line) === line.qty)
  const isOurs = reason !== undefined && isShopsFault(reason)
  const facts = { isUnsent: false, isShopsFault: isOurs, isRest }
  const pieces = lines.map((line) => ({ position: line.position, qty: wanted(line) }))
  return {
    goods: minor(goods),
    shipping: minor(isShippingBack(facts) ? shipping : 0),
    gifts: giftsTakenOff(lines, { pieces, goods, isShopsFault: isOurs }),
  }
}
