/** What a prize gives; amounts are Singapore cents. A coupon is for the winner alone, once, until the midnight after so many days. */
export type PrizeEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'points'; readonly points: number }
  | {
      readonly kind: 'coupon'
      readonly off: 'percent' | 'amount'
      readonly value: number
      /** The goods must cost at least this. */
      readonly least: number
      readonly days: number
    }

/** A segment of the wheel. */
export interface DrawPrize {
  readonly id: string
  /** A whole number: its chance is its share of the sum of all weights. */
  readonly weight: number
  /** How many are left; null for any number. */
  readonly stock: number | null
  readonly effect: PrizeEffect
}

/** Chance of a prize in percent, with one decimal, for the owner. */
export function oddsOf({ weight }: DrawPrize, prizes: readonly DrawPrize[]): number {
  return Math.round((weight * 1_000) / totalWeight(prizes)) / 10
}

export function totalWeight(prizes: readonly DrawPrize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0)
}
