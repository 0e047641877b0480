import { ShopError } from '../../core/shop-error.ts'

/** The refusal of points that are not there: what is taken, and what can be used. A debt is shown as 0. */
export function pointsShort({
  points,
  usable,
}: {
  readonly points: number
  readonly usable: number
}): ShopError {
  return new ShopError('points-short', { points, usable: Math.max(0, usable) })
}
