import { totalWeight, type DrawPrize } from './prizes.ts'

/** A whole number from 0, below `limit`: `crypto.randomInt` on the server. */
export type Roll = (limit: number) => number

/**
 * The prize that was drawn, and after it those to which a sold-out one falls, in the order of the wheel (traps 3.13). Empty without prizes.
 */
export function drawnPrizes(prizes: readonly DrawPrize[], roll: Roll): readonly DrawPrize[] {
  const total = totalWeight(prizes)
  if (total === 0) return []
  let left = roll(total)
  const drawn = prizes.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
  return [...prizes.slice(drawn), ...prizes.slice(0, drawn)]
}
