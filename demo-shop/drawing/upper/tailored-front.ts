import { bodiceFolds } from './bodice.ts'
import { armhole, shoulderPoint, sideSeam, trunkAxis, type Trunk } from './body.ts'
import { crease } from '../canvas/crease.ts'
import type { Draft } from '../garments/draft.ts'
import {
  join,
  mix,
  polyline,
  reverse,
  spline,
  transform,
  type Curve,
  type Point,
} from '../canvas/geometry.ts'
import { rollLine, type LapelPlan } from './lapels.ts'
import type { Part } from '../canvas/part.ts'
import { flare } from '../lower/pleats.ts'
import { between } from '../canvas/random.ts'
import type { SleevePlan } from './sleeve-plan.ts'

export interface TailoredPlan {
  readonly trunk: Trunk
  readonly lapel: LapelPlan
  /** How far the fronts are cut away at the hem: 0 is square. */
  readonly cutaway: number
  readonly sleeve: SleevePlan
  readonly loose: number
  readonly marks: (side: 1 | -1) => string
  /** Drawn over all: buttons, at the x that a place of the closed front has. */
  readonly over: (at: (x: number) => number) => string
  readonly lining?: string
  readonly belt?: readonly Part[]
}

export function frontOutline(plan: TailoredPlan, side: 1 | -1): Curve {
  const { trunk, lapel, cutaway } = plan
  const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y])
  const neck: Point = shoulderPoint(trunk, 7.2)
  const right = join(polyline(neck, [trunk.shoulder, trunk.slope]), armhole(trunk), sideSeam(trunk))
  const low = trunk.hemAt + 1
  const edge: Point = [-lapel.over, lapel.breakAt]
  const front =
    cutaway > 0
      ? spline(
          [trunk.hem, trunk.hemAt],
          [trunk.hem * 0.6, low + 0.6],
          [cutaway + 3, low + 0.5],
          [cutaway, low - 2.4],
          [mix(cutaway, -lapel.over, 0.6), mix(low, lapel.breakAt, 0.42)],
          [-lapel.over + 0.2, lapel.breakAt + 5],
          edge,
        )
      : join(
          spline([trunk.hem, trunk.hemAt], [trunk.hem * 0.5, low + 0.3], [-lapel.over + 0.3, low + 0.6]),
          spline([-lapel.over + 0.3, low + 0.6], [-lapel.over + 0.15, mix(low, lapel.breakAt, 0.5)], edge),
        )
  const roll = reverse(rollLine(lapel, 1))
  const outline = join(right, front)
  return flip(join(outline, roll))
}

export function panelFolds(plan: TailoredPlan, side: 1 | -1, draft: Draft): NonNullable<Part['sculpt']> {
  const random = draft.folds(`front ${side}`)
  const { trunk, lapel } = plan
  return (field) => {
    bodiceFolds(field, trunk, random, {
      loose: plan.loose,
      drape: draft.hand.drape,
      rumple: draft.hand.rumple,
    })
    for (let each = 0; each < 3; each++) {
      const reach = between(random, 5, 9)
      crease(field, {
        points: [
          [-lapel.over * side + side, lapel.breakAt + each - 1],
          [side * reach * 0.5, lapel.breakAt + (each - 1) * 2.4],
          [side * reach, lapel.breakAt + (each - 1) * 4],
        ],
        left: 0.6,
        right: 1,
        by: 0.3 * draft.hand.drape,
        peak: 0.2,
      })
    }
    if (trunk.hemAt > 80) hangingFolds(field, trunk, draft)
  }
}

export function hangingFolds(
  field: Parameters<NonNullable<Part['sculpt']>>[0],
  trunk: Trunk,
  draft: Draft,
): void {
  const random = draft.folds('hang')
  const folds = Array.from({ length: 7 }, (_, index) => ({
    u: -0.9 + index * 0.29 + between(random, -0.08, 0.08),
    wide: between(random, 0.08, 0.15),
    from: between(random, 44, 58),
    by: draft.hand.drape * between(random, 0.7, 1.7),
  }))
  flare(field, { folds, reach: (trunk.hemAt - 40) * 0.8 })
}

export function liningPart(plan: TailoredPlan): Part {
  const { trunk, lapel } = plan
  const low = trunk.hemAt - 1
  const outline = join(
    polyline(
      [-6.8, 0.6],
      [6.8, 0.6],
      [7.5, lapel.breakAt],
      [plan.cutaway + 6, low],
      [-plan.cutaway - 6, low],
      [-7.5, lapel.breakAt],
      [-6.8, 0.6],
    ),
  )
  return {
    outline,
    axis: trunkAxis(trunk),
    cut: plan.lining ?? 'lining',
    depth: -0.2,
    printed: false,
    hand: { weave: 0, shine: 0.2, gloss: 8 },
    casts: 0,
  }
}
