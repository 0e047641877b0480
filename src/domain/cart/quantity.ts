/** Most of one line (spec 9.6). */
export const MAX_QUANTITY = 100

export type QuantityLimits = {
  readonly max?: number | undefined
  /** Of the selected SKU; unknown until one is selected. */
  readonly stock?: number | undefined
}

/** The least and most of one line: 1, and the smaller of max, 100 and the stock (spec 5). Never less than 1. */
export function quantityBounds({ max, stock }: QuantityLimits): { readonly min: 1; readonly max: number } {
  const limits = [MAX_QUANTITY, max, stock].filter((limit) => limit !== undefined && !Number.isNaN(limit))
  return { min: 1, max: Math.max(1, Math.floor(Math.min(...limits.map(Number)))) }
}

/** Any input as a quantity: not a number is 1, too many is the maximum (spec 5). */
export function clampQuantity(input: string | number, limits: QuantityLimits): number {
  const typed = typeof input === 'number' ? input : readQuantity(input)
  const { min, max } = quantityBounds(limits)
  if (typed === undefined || Number.isNaN(typed)) return min
  return Math.max(min, Math.min(max, Math.floor(typed)))
}

/** Decimal digits only: `Number` would read an empty text as 0, and 0x10, 1e2 and Infinity as quantities. */
export function readQuantity(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim()
  return /^[+-]?\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

/** Whether plus and minus are enabled (spec 5). */
export function quantityButtons(
  qty: number,
  limits: QuantityLimits & { readonly canBuy: boolean },
): { readonly minus: boolean; readonly plus: boolean } {
  const { min, max } = quantityBounds(limits)
  return { minus: limits.canBuy && qty > min, plus: limits.canBuy && qty < max }
}

/** The number on the bag icon (spec 4.2). */
export function badgeCount(total: number): string {
  if (total > 99) return '99+'
  return total > 0 ? String(Math.floor(total)) : '0'
}
