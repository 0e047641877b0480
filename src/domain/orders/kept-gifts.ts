import { minor, type Minor } from '../brand.ts'
import { keptPart, type PiecesBack } from './refund-amount.ts'

/** Frozen on the line of a free gift when the order is placed; money in the order's minor units. */
export interface GiftTerms {
  /** What the goods of the order have to cost for it. */
  readonly least: number
  /** What one piece costs otherwise. */
  readonly worth: number
}

/** A line of an order. */
export interface KeptLine {
  readonly position: number
  readonly qty: number
  readonly part: number
  readonly cancelled: number
  readonly returned: number
  /** A preferential good or a gift opens no offer (traps 1.6). */
  readonly isOffer?: boolean | undefined
  /** Set for a free gift only. */
  readonly gift?: GiftTerms | undefined
}

/** What was paid for the goods that are kept once these pieces are back: what a gift was given for is measured by it. */
export function keptGoods(lines: readonly KeptLine[], pieces: readonly PiecesBack[]): Minor {
  const goods = lines.filter((line) => !isOffer(line))
  return minor(goods.reduce((sum, line) => sum + keptPart(line, backOf(line, pieces)), 0))
}

/** Gifts that these pieces leave with less than they were given for (traps 2.19); not those that were short of it before. */
export function giftsLost<Line extends KeptLine>(
  lines: readonly Line[],
  pieces: readonly PiecesBack[],
): readonly Line[] {
  const before = keptGoods(lines, [])
  const after = keptGoods(lines, pieces)
  return lines.filter(
    (line) =>
      line.gift !== undefined &&
      line.gift.least <= before &&
      line.gift.least > after &&
      backOf(line, pieces) < line.qty,
  )
}

/**
 * What the gifts are worth that a refund of these pieces leaves with less than they were given for: taken off this refund, never more than
 * its goods. Nothing where the mistake is the shop's.
 */
export function giftsTakenOff(lines: readonly KeptLine[], { pieces, goods, isShopsFault }: GoodsBack): Minor {
  if (isShopsFault) return minor(0)
  const worth = giftsLost(lines, pieces).reduce(
    (sum, line) => sum + (line.gift?.worth ?? 0) * (line.qty - backOf(line, pieces)),
    0,
  )
  return minor(Math.min(worth, goods))
}

interface GoodsBack {
  readonly pieces: readonly PiecesBack[]
  /** What was paid for them. */
  readonly goods: number
  readonly isShopsFault: boolean
}

function isOffer({ isOffer = false, gift }: KeptLine): boolean {
  return isOffer || gift !== undefined
}

function backOf({ position, cancelled, returned }: KeptLine, pieces: readonly PiecesBack[]): number {
  return cancelled + returned + (pieces.find((one) => one.position === position)?.qty ?? 0)
}
