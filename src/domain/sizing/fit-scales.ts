/** Positions of the fit scale; the second has no word of its own (spec 9.11). */
export const FIT_SCALE = ['skinny', undefined, 'regular', 'oversized'] as const
/** Positions of the stretch scale (spec 9.11). */
export const STRETCH_SCALE = ['non', 'slight', 'medium', 'high'] as const

export type FitWord = Exclude<(typeof FIT_SCALE)[number], undefined>
export type StretchWord = (typeof STRETCH_SCALE)[number]

/** Index of the marked position: 'tight' the first, 'fit' the third, anything else the fourth (spec 9.11). */
export function fitPosition(fitType: string): number {
  if (fitType === 'tight') return 0
  return fitType === 'fit' ? 2 : 3
}

/** Index of the marked position: 'non-elastic' the first, 'micro-elastic' the second, anything else the third (spec 9.11). */
export function stretchPosition(elastic: string): number {
  if (elastic === 'non-elastic') return 0
  return elastic === 'micro-elastic' ? 1 : 2
}

/** Nothing is known of a product without a value, or with 'none' (spec 3): it has no scale. */
export function hasScale(value: string): boolean {
  return value !== '' && value !== 'none'
}
