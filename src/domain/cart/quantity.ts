import { foldCode } from '../text/typed-text.ts'

/** Most of one line (spec 9.6). */
export const MAX_QUANTITY = 100

/** A product page says how many pieces are left from this number down. */
export const LOW_STOCK = 3

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

/** Decimal digits only: `Number` would read an empty text as 0, and 0x10, 1e2 and Infinity as quantities. */
export function readQuantity(text: string): number | undefined {
  const typed = foldCode(text)
  return /^[+-]?\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

/** The number on the bag icon (spec 4.2). */
export function badgeCount(total: number): string {
  if (total > 99) return '99+'
  return total > 0 ? String(Math.floor(total)) : '0'
}
