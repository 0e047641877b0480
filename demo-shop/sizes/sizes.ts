import { between, chance, type Random } from '../drawing/canvas/random.ts'
import type { GARMENTS } from '../garments.ts'

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const NUMBERS = ['24', '25', '26', '27', '28', '29', '30', '31', '32'] as const
const FROM_XXS = ['XXS', 'XS', 'S', 'M', 'L', 'XL'] as const
export const ALL_LETTERS = ['XXS', ...LETTERS] as const
export const ONE_SIZE = 'One Size'

/** The sizes one product comes in: most in the whole row, some in a part of it. All are of the shop's one chart. */
export function sizeRun(
  kind: (typeof GARMENTS)[keyof typeof GARMENTS]['sizes'],
  random: Random,
): readonly string[] {
  if (kind === 'one') return [ONE_SIZE]
  if (kind === 'numbers') return chance(random, 0.6) ? NUMBERS : NUMBERS.slice(1, 7)
  if (chance(random, 0.15)) return FROM_XXS
  return chance(random, 0.55) ? LETTERS : LETTERS.slice(0, 3 + Math.floor(random() * 3))
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
