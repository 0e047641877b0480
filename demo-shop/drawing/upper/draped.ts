import type { Trunk } from './body.ts'
import { crease } from '../canvas/crease.ts'
import type { Field } from '../canvas/field.ts'
import { mix, spline, type Point } from '../canvas/geometry.ts'
import { seam, stroke } from '../canvas/ink.ts'
import { between, type Random } from '../canvas/random.ts'
import { shade } from '../canvas/sculpt.ts'

/** How cloth is draped over a front: it sags between the shoulders, or is drawn across to one side of the waist. */
export type Drape = 'cowl' | 'swathe'

export interface CowlPlan {
  /** Where the first fold leaves the edge, right of the middle, and the middle of its sag. */
  readonly from: Point
  readonly low: number
  readonly folds: number
  readonly drape: number
}

/** Folds that hang between the shoulders, each lower and flatter than the one above; none lies quite in the middle. */
export function cowlFolds(field: Field, plan: CowlPlan, random: Random): void {
  const { from, low, folds, drape } = plan
  for (let fold = 0; fold < folds; fold++) {
    const out = from[0] + fold * 0.75
    const top = from[1] + fold * 1.5
    const sag = low - from[1] + fold * between(random, 3.4, 4.4)
    const lean = between(random, -1.6, 1.6)
    const points = Array.from({ length: 5 }, (_, step): Point => {
      const share = step / 2 - 1
      return [out * share + lean * (1 - share * share), top + sag * (1 - Math.abs(share) ** 2.3)]
    })
    crease(field, {
      points,
      left: 1.9 + fold * 0.12,
      right: 0.7,
      by: (1.45 - fold * 0.2) * drape,
      peak: between(random, 0.42, 0.58),
    })
  }
}

/** Where a swathe is held: at the side of the waist, where all its folds meet. */
function heldAt(trunk: Trunk): Point {
  return [-trunk.waist + 0.2, Math.min(trunk.waistAt + 3, trunk.hemAt - 6)]
}

/** Folds from one side of the waist over the bust to the other shoulder, closer together the nearer they come to where they are held. */
export function swatheFolds(field: Field, trunk: Trunk, drape: number, random: Random): void {
  const [x, y] = heldAt(trunk)
  const count = 7
  for (let fold = 0; fold < count; fold++) {
    const share = fold / (count - 1)
    const end: Point = [
      mix(9.4, trunk.chest - 0.5, share ** 0.7) + between(random, -0.6, 0.6),
      mix(4, trunk.waistAt - 3, share ** 1.5),
    ]
    const start: Point = [x, y - 2.6 + fold * 1.05]
    const bow = mix(4.6, 1.6, share)
    crease(field, {
      points: [
        start,
        [mix(start[0], end[0], 0.34), mix(start[1], end[1], 0.3) + bow * 0.8],
        [mix(start[0], end[0], 0.7), mix(start[1], end[1], 0.66) + bow * 0.6],
        end,
      ],
      left: 0.7,
      right: mix(1.9, 1.2, share),
      by: mix(1.2, 0.75, share) * drape * between(random, 0.8, 1.1),
      peak: 0.3,
    })
  }
  // The gathers at the seam lie in each other's shade.
  shade(field, (cx, cy) => -0.16 * Math.exp(-(((cx - x) / 2.2) ** 2) - ((cy - y) / 4.4) ** 2))
}

/** The edge of the layer that is drawn across, and the seam in which it is held. */
export function swatheMarks(trunk: Trunk, neckX: number): string {
  const [x, y] = heldAt(trunk)
  const edge = spline([neckX, 1.4], [neckX * 0.5, 12.5], [-2.6, 24], [x * 0.7, y - 6], [x, y - 3])
  return (
    seam(edge, 1.3) +
    stroke(spline([x + 0.1, y - 4.4], [x + 0.7, y], [x + 0.2, y + 4.6]), { width: 0.16, opacity: 0.4 })
  )
}
