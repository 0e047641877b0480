import { between, chance, type Random } from './drawing/canvas/random.ts'
import type { GARMENTS } from './garments.ts'

export const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const NUMBERS = ['24', '25', '26', '27', '28', '29', '30', '31', '32'] as const
export const NEW_LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL'] as const
export const ONE_SIZE = 'One Size'

export interface SizeRun {
  readonly sizes: readonly string[]
  /** The relabelled sizes of spec 9.11. */
  readonly isNew: boolean
}

/** The sizes one product comes in: most in the whole row, some in a part of it. */
export function sizeRun(kind: (typeof GARMENTS)[keyof typeof GARMENTS]['sizes'], random: Random): SizeRun {
  if (kind === 'one') return { sizes: [ONE_SIZE], isNew: false }
  if (kind === 'numbers') return { sizes: chance(random, 0.6) ? NUMBERS : NUMBERS.slice(1, 7), isNew: false }
  if (chance(random, 0.15)) return { sizes: NEW_LETTERS, isNew: true }
  return {
    sizes: chance(random, 0.55) ? LETTERS : LETTERS.slice(0, 3 + Math.floor(random() * 3)),
    isNew: false,
  }
}

/** Pieces in stock of each size of one colour: some colours are gone, some sizes are, some are nearly. */
export function stockOf(sizes: readonly string[], soldOut: boolean, random: Random): number[] {
  if (soldOut) return sizes.map(() => 0)
  return sizes.map(() => {
    const roll = random()
    if (roll < 0.1) return 0
    if (roll < 0.19) return 1 + Math.floor(random() * 2)
    return Math.floor(between(random, 3, roll < 0.6 ? 20 : 80))
  })
}
