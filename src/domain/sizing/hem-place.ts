/** Heights on a standing body, as shares of it from the top of the head. */
export const BODY_LINES = {
  shoulder: 0.168,
  bust: 0.28,
  waist: 0.378,
  hip: 0.485,
  crotch: 0.53,
  knee: 0.72,
  ankle: 0.955,
} as const

/** Where a piece ends on the body. */
export type HemPlace = 'ribs' | 'waist' | 'hip' | 'thigh' | 'knee' | 'calf' | 'ankle' | 'floor'

/** Each place and the share of the height at which it ends. */
const ENDS: readonly (readonly [HemPlace, number])[] = [
  ['ribs', 0.35],
  ['waist', 0.42],
  ['hip', 0.54],
  ['thigh', 0.68],
  ['knee', 0.76],
  ['calf', 0.9],
  ['ankle', 0.985],
]

/** The place on a body of this height at which a piece of this length ends; both in millimetres. */
export function hemPlace(height: number, length: number, from: 'shoulder' | 'waist'): HemPlace {
  const share = BODY_LINES[from] + length / height
  return ENDS.find(([, end]) => share < end)?.[0] ?? 'floor'
}
