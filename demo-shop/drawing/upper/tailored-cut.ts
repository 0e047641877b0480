import { FITTED, type Trunk } from './body.ts'
import type { Draft } from '../garments/draft.ts'
import { BASE_SLEEVE } from '../garments/garment-tops.ts'
import { polyline } from '../canvas/geometry.ts'
import { stroke } from '../canvas/ink.ts'
import type { TailoredPlan } from './tailored-front.ts'
import { welt } from '../lower/trims.ts'

export const JACKET: Trunk = {
  ...FITTED,
  shoulder: 18.9,
  slope: 4.2,
  across: 15.8,
  depth: 21,
  chest: 18,
  bust: 18.6,
  waist: 16,
  waistAt: 39,
  hip: 19,
  hipAt: 60,
  hem: 19.6,
  hemAt: 67,
}

export function tailoredSleeve(
  draft: Draft,
  change: Partial<TailoredPlan['sleeve']> = {},
): TailoredPlan['sleeve'] {
  return {
    ...BASE_SLEEVE,
    over: true,
    cuff: 'none',
    blouse: 0,
    lean: 0.165,
    bicep: 6.5,
    wrist: 5.2,
    length: 56.5,
    drape: draft.hand.drape * 0.9,
    rumple: draft.hand.rumple,
    ...change,
  }
}

export function pocketsAt(y: number, flap: boolean): (side: 1 | -1) => string {
  return (side) => {
    const at = (x: number, dy: number) => [x * side, y + dy] as const
    if (!flap) return welt(at(7.4, 0.4), at(14.6, -0.4), 0.6)
    return (
      welt(at(6.6, 0.2), at(15, -0.5), 0.5) +
      `<path d="M${6.6 * side} ${y + 0.7}l${8.4 * side} -.7l${0.1 * side} 4.2q0 .6 ${-0.6 * side} .7l${-7.2 * side} .6q${-0.6 * side} 0 ${-0.6 * side} -.6z" fill="#fff" fill-opacity=".04" stroke="#0b0806" stroke-opacity=".42" stroke-width=".12"/>` +
      stroke(polyline(at(6.9, 5.7), at(15, 5)), { width: 0.6, opacity: 0.14 })
    )
  }
}
