import { minor, type Minor } from '../brand.ts'

/** A line of a paid order: `part` is what was paid for all its pieces, frozen when it was placed. Money in the order's minor units. */
export interface RefundableLine {
  readonly position: number
  readonly qty: number
  readonly part: number
  /** Pieces that were cancelled or given back before. */
  readonly back: number
}

export interface PiecesBack {
  readonly position: number
  readonly qty: number
}

/**
 * What was paid for these pieces, pro rata (traps D3): three pieces of 27.97 are 9.32, 9.33 and 9.32, so that every split of a line adds up
 * to it. Throws for more pieces than there are.
 */
export function refundOfPieces({ qty, part, back }: RefundableLine, pieces: number): Minor {
  if (!Number.isInteger(pieces) || pieces < 0 || back + pieces > qty)
    throw new RangeError(`${pieces} of ${qty} pieces, ${back} of them back`)
  return minor(share(part, back + pieces, qty) - share(part, back, qty))
}

/** What was paid for the pieces of a line that are kept when so many are back. */
export function keptPart({ part, qty }: Pick<RefundableLine, 'part' | 'qty'>, back: number): Minor {
  return minor(part - share(part, back, qty))
}

function share(part: number, pieces: number, qty: number): number {
  return Math.round((part * pieces) / qty)
}

/** What decides whether the shipping fee is given back with a refund (traps 2.3). */
export interface ShippingFacts {
  /** No piece of the order was handed to a courier. */
  readonly isUnsent: boolean
  readonly isShopsFault: boolean
  /** Nothing of the order is kept after this refund. */
  readonly isRest: boolean
}

/** Given back where nothing was dispatched or the goods were faulty, once nothing is kept; a change of mind keeps it. */
export function isShippingBack({ isUnsent, isShopsFault, isRest }: ShippingFacts): boolean {
  return isRest && (isUnsent || isShopsFault)
}

/** A means of payment of an order with what it has paid and got back. */
export interface PaidTender {
  readonly tender: 'card' | 'gift-card' | 'points'
  readonly ref: string
  readonly paid: number
  readonly refunded: number
}

export interface RefundShare {
  readonly tender: PaidTender['tender']
  readonly ref: string
  readonly amount: Minor
}

const ORDER_OF_TENDERS: readonly PaidTender['tender'][] = ['card', 'gift-card', 'points']

/** What can still be given back. */
export function refundable(tenders: readonly PaidTender[]): Minor {
  return minor(tenders.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0))
}

/**
 * Splits a refund over what has paid the order (traps D4): the card first up to what it paid, then gift cards, points last; money of a gift
 * card never goes to a card. Throws for more than can be given back.
 */
export function splitRefund(amount: number, tenders: readonly PaidTender[]): RefundShare[] {
  if (amount < 0 || amount > refundable(tenders)) throw new RangeError(`${amount} cannot be given back`)
  const shares: RefundShare[] = []
  let left = amount
  for (const kind of ORDER_OF_TENDERS)
    for (const { tender, ref, paid, refunded } of tenders.filter((one) => one.tender === kind)) {
      const part = Math.min(left, paid - refunded)
      if (part <= 0) continue
      shares.push({ tender, ref, amount: minor(part) })
      left -= part
    }
  return shares
}

/** The tax that a credit note names: cumulative, so that the credits of an order add up to the tax of its receipt (traps 2.16). */
export function creditTax(
  { before, amount }: { readonly before: number; readonly amount: number },
  taxOf: (amount: number) => number,
): Minor {
  return minor(taxOf(before + amount) - taxOf(before))
}
