import { armhole, shoulderPoint, sideSeam, trunkAxis, type Trunk } from './body.ts'
import { bodiceFolds } from './bodice.ts'
import { stand } from './collars.ts'
import type { Draft } from './draft.ts'
import { join, mix, polyline, reverse, spline, transform, type Curve, type Point } from './geometry.ts'
import { offset, seam, stitches } from './ink.ts'
import { lapels, rollLine, type LapelPlan } from './lapels.ts'
import type { Part } from './part.ts'
import { crease, flare } from './sculpt.ts'
import { between } from './random.ts'
import { sleeve, type SleevePlan } from './sleeve.ts'

export interface TailoredPlan {
  readonly trunk: Trunk
  readonly lapel: LapelPlan
  /** How far the fronts are cut away at the hem: 0 is square. */
  readonly cutaway: number
  readonly sleeve: SleevePlan
  readonly loose: number
  readonly marks: (side: 1 | -1) => string
  readonly over: string
  readonly lining?: string
  readonly belt?: readonly Part[]
}

function frontOutline(plan: TailoredPlan, side: 1 | -1): Curve {
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

function panelFolds(plan: TailoredPlan, side: 1 | -1, draft: Draft): NonNullable<Part['sculpt']> {
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

function hangingFolds(field: Parameters<NonNullable<Part['sculpt']>>[0], trunk: Trunk, draft: Draft): void {
  const random = draft.folds('hang')
  const folds = Array.from({ length: 7 }, (_, index) => ({
    u: -0.9 + index * 0.29 + between(random, -0.08, 0.08),
    wide: between(random, 0.08, 0.15),
    from: between(random, 44, 58),
    by: draft.hand.drape * between(random, 0.7, 1.7),
  }))
  flare(field, { folds, reach: (trunk.hemAt - 40) * 0.8 })
}

export function tailored(plan: TailoredPlan, draft: Draft): Part[] {
  const { trunk } = plan
  const parts: Part[] = []
  const axis = trunkAxis(trunk)
  const arms = ([-1, 1] as const).map((side) =>
    sleeve(trunk, plan.sleeve, side, draft.folds(`sleeve ${side}`)),
  )
  if (draft.back) {
    const right = join(
      polyline(shoulderPoint(trunk, 7), [trunk.shoulder, trunk.slope]),
      armhole(trunk),
      sideSeam(trunk),
    )
    const left = reverse(transform(right, ([x, y]) => [-x, y]))
    const outline = join(
      spline([-7, 0], [0, 1.4], [7, 0]),
      right,
      spline([trunk.hem, trunk.hemAt], [0, trunk.hemAt + 1.4], [-trunk.hem, trunk.hemAt]),
      left,
    )
    const vent = trunk.hemAt - (trunk.hemAt > 80 ? 34 : 17)
    parts.push({
      outline,
      axis,
      depth: 0.42,
      marks:
        seam(spline([0, 1], [0.2, 40], [0.1, vent])) +
        seam(polyline([0.1, vent], [0.9, trunk.hemAt + 3]), 1.6) +
        stitches(polyline([-2.6, vent + 0.4], [0.1, vent]), '#0b0806', 0.4),
      sculpt: (field) => {
        bodiceFolds(field, trunk, draft.folds('back'), {
          loose: plan.loose,
          drape: draft.hand.drape,
          rumple: draft.hand.rumple,
          back: true,
        })
        if (trunk.hemAt > 80) hangingFolds(field, trunk, draft)
      },
    })
    parts.push(...(plan.belt ?? []))
    for (const arm of arms) parts.push(arm.main, ...arm.cuff)
    const fall = join(
      spline([-6.2, -3], [0, -3.9], [6.2, -3]),
      spline([6.2, -3], [8.6, -1.4], [10, 3.2]),
      spline([10, 3.2], [5, 4.9], [0, 5.4], [-5, 4.9], [-10, 3.2]),
      spline([-10, 3.2], [-8.6, -1.4], [-6.2, -3]),
    )
    parts.push({
      outline: fall,
      axis: {
        points: [
          [0, -8],
          [0, 14],
        ],
        radii: [11, 11],
      },
      depth: 0.4,
    })
    return parts
  }
  parts.push(liningPart(plan), stand(7, 3.6, plan.lapel.breakAt + 3))
  for (const side of [1, -1] as const) {
    const outline = frontOutline(plan, side)
    const edge = offset(
      spline(
        [-plan.lapel.over * side, plan.lapel.breakAt],
        [(-plan.lapel.over + 0.2) * side, plan.lapel.breakAt + 5],
        [(plan.cutaway > 0 ? plan.cutaway * 0.4 : -plan.lapel.over + 0.2) * side, trunk.hemAt - 6],
      ),
      side * 0.5,
    )
    parts.push({
      outline,
      axis,
      depth: 0.42,
      casts: 0.7,
      marks: plan.marks(side) + (plan.lapel.topstitch ? stitches(edge, '#0b0806', 0.32) : ''),
      sculpt: panelFolds(plan, side, draft),
    })
  }
  parts.push(...(plan.belt ?? []))
  for (const arm of arms) parts.push(arm.main, ...arm.cuff)
  const collar = lapels(plan.lapel)
  const last = collar.length - 1
  parts.push(...collar.map((part, index) => (index === last ? { ...part, over: plan.over } : part)))
  return parts
}

function liningPart(plan: TailoredPlan): Part {
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
