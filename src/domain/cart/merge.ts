import { MOST_LINES, MOST_PER_LINE, type CartLineState, type Capped } from './apply-to-cart.ts'

export interface MergedCart<Line extends CartLineState> {
  readonly lines: readonly Line[]
  /** Lines that hold less than both carts together. */
  readonly capped: readonly Capped[]
  /** Lines of the guest that did not fit: the cart is full. */
  readonly left: readonly string[]
}

/**
 * Merges a guest's cart into a member's at sign-in. Quantities of the same SKU add up, within the stock and 100 per
 * line (spec 9.6); a sold-out line keeps the larger quantity, so that no line disappears unreported. A SKU that is
 * selected in either cart stays selected.
 */
export function mergeCartLines<Line extends CartLineState>(
  member: readonly Line[],
  guest: readonly Line[],
  stockOf: (sku: string) => number,
): MergedCart<Line> {
  const capped: Capped[] = []
  const left: string[] = []
  let lines = [...member]
  for (const brought of guest) {
    const own = lines.find((line) => line.sku === brought.sku)
    if (!own) {
      if (lines.length < MOST_LINES) lines = [...lines, brought]
      else left.push(brought.sku)
      continue
    }
    const requested = own.qty + brought.qty
    const most = Math.min(MOST_PER_LINE, Math.max(stockOf(own.sku), own.qty, brought.qty))
    const qty = Math.min(requested, most)
    if (qty < requested) capped.push({ sku: own.sku, requested, got: qty })
    lines = lines.map((line) =>
      line === own ? { ...line, qty, selected: line.selected || brought.selected } : line,
    )
  }
  return { lines, capped, left }
}
