import { armhole, type Trunk } from './body.ts'
import { cuffParts, flipAxis } from './cuff.ts'
import { lengthOf, pointOn, type Axis } from '../canvas/field.ts'
import {
  join,
  mix,
  polyline,
  reverse,
  smooth,
  spline,
  transform,
  type Curve,
  type Point,
} from '../canvas/geometry.ts'
import { stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { between, type Random } from '../canvas/random.ts'
import { sleeveFolds } from './sleeve-folds.ts'
import type { SleevePlan } from './sleeve-plan.ts'

function armAxis(trunk: Trunk, plan: SleevePlan, lean: number): Axis {
  const { shoulder, slope } = trunk
  const bend = 0.085
  const reach = plan.length
  let x = shoulder + 0.7 - plan.bicep * Math.cos(lean)
  let y = slope + plan.bicep * Math.sin(lean)
  const points: Point[] = [[x, y]]
  const radii: number[] = []
  const steps = 8
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const angle = lean - (bend * 2 * Math.max(0, share * reach - 26)) / 30
    x += (Math.sin(angle) * reach) / steps
    y += (Math.cos(angle) * reach) / steps
    points.push([x, y])
  }
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const full = mix(plan.bicep, plan.wrist, Math.max(0, (share * reach - 12) / Math.max(6, reach - 12)))
    const bell = plan.blouse * smooth(0.3, 0.86, share) * (1 - 0.62 * smooth(0.9, 1, share))
    radii.push(full + bell + (step < 2 ? plan.puff * 0.5 : 0))
  }
  return { points, radii }
}

function sleeveOutline(trunk: Trunk, plan: SleevePlan, axis: Axis, length: number): Curve {
  const at = (u: number, v: number) => pointOn(axis, u, v).point
  const tip: Point = [trunk.shoulder, trunk.slope]
  const outer: Point[] = [tip]
  const inner: Point[] = []
  outer.push([tip[0] + 0.9 + plan.puff * 0.9, tip[1] + 1.5 - plan.puff * 0.9])
  outer.push(at(1 + plan.puff * 0.1, 5.5))
  const stops = length > 30 ? [11, 20, 29, 38, 47, 55] : [9, 14, 19, 24]
  for (const v of stops) {
    if (v > length - 2.5) break
    outer.push(at(1 + 0.012 * Math.sin(v * 1.3), v))
    if (v > (plan.over ? 25 : 19)) inner.push(at(-1 - 0.014 * Math.sin(v * 0.9 + 1), v))
  }
  outer.push(at(1, length))
  const end = spline(at(1, length), at(0.4, length + 0.55), at(-0.4, length + 0.5), at(-1, length - 0.1))
  const seamLine = armhole(trunk)
  const pit: Point = plan.over ? (seamLine.cubics[1]?.end ?? tip) : [trunk.chest - 0.8, trunk.depth + 0.6]
  inner.unshift(pit)
  const back = reverse(spline(...inner, at(-1, length - 0.1)))
  const top = plan.over
    ? reverse({ start: seamLine.start, cubics: seamLine.cubics.slice(0, 2) })
    : polyline(
        pit,
        [trunk.across - 2.5, mix(trunk.slope, trunk.depth, 0.6)],
        [trunk.shoulder - 4, trunk.slope],
        tip,
      )
  return join(spline(...outer), end, back, top)
}

export interface SleeveParts {
  readonly main: Part
  readonly cuff: readonly Part[]
}

/** One set-in sleeve. It is drafted for the right arm and mirrored; only its lean and folds differ. */
export function sleeve(trunk: Trunk, plan: SleevePlan, side: 1 | -1, random: Random): SleeveParts {
  const lean = plan.lean + between(random, -0.025, 0.025)
  const axis = armAxis(trunk, plan, lean)
  const length = lengthOf(axis)
  const placed = flipAxis(axis, side)
  const outline = sleeveOutline(trunk, plan, axis, length)
  const end = spline(
    pointOn(axis, 1.02, length - 1.4).point,
    pointOn(axis, 0, length - 0.9).point,
    pointOn(axis, -1.02, length - 1.5).point,
  )
  const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y])
  let marks = ''
  if (plan.cuff === 'stitch') marks += stitches(flip(end))

  return {
    main: {
      outline: flip(outline),
      axis: placed,
      depth: 0.72,
      marks,
      grain: (-lean * side * 180) / Math.PI,
      casts: plan.over ? 0.7 : 0.5,
      sculpt: (field) => sleeveFolds(field, placed, plan, random, length),
    },
    cuff: cuffParts(plan, axis, length, side),
  }
}
