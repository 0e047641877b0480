import type { Draft } from '../garments/draft.ts'
import type { Axis } from '../canvas/field.ts'
import { polyline, spline, transform, type Curve, type Point } from '../canvas/geometry.ts'
import { offset, seam, stitches, stroke } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { between } from '../canvas/random.ts'
import { fade, legFolds, pleatAt } from './trouser-folds.ts'
import { draftLeg, outerSeam, type TrouserPlan } from './trouser-leg.ts'
import { flyMarks, pocketMarks } from './trouser-marks.ts'
import { inside, waistband } from './waistband.ts'

export function trouserParts(plan: TrouserPlan, draft: Draft): Part[] {
  const parts: Part[] = []
  for (const side of [-1, 1] as const) {
    const random = draft.folds(`leg ${side}`)
    const leg = draftLeg(plan, between(random, -0.15, 0.35))
    const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y])
    const axis: Axis = {
      points: leg.axis.points.map(([x, y]): Point => [x * side, y]),
      radii: leg.axis.radii,
    }
    const hemLine = transform(leg.hem, ([x, y]) => [x, y - (plan.cuff ? 4.4 : 1.7)])
    const turned = plan.cuff
      ? seam(flip(hemLine), 1.4)
      : stitches(flip(hemLine), plan.thread, plan.denim ? 0.8 : 0.28)
    parts.push({
      outline: flip(leg.outline),
      axis,
      depth: 0.5,
      casts: 0.45,
      marks:
        turned +
        pocketMarks(plan, side, draft.back) +
        (draft.back ? '' : pleatMarks(plan, side)) +
        (side === 1
          ? draft.back
            ? seam(polyline([0.1, plan.top], [0.3, plan.top + plan.rise]), 0.9)
            : flyMarks(plan)
          : '') +
        (plan.denim ? stitches(offset(flip(spline(...outerSeam(plan))), side * 0.5), plan.thread, 0.25) : ''),
      sculpt: (field) => {
        legFolds(field, plan, leg, side, random, draft)
        if (plan.denim) fade(field, plan)
      },
    })
  }
  if (plan.band !== 'none') {
    if (!draft.back && draft.worn !== 'over-top') parts.unshift(inside(plan))
    parts.push(waistband(plan, draft))
  }
  return parts
}

/** The mouths of the pleats: sewn down a little, then open. */
function pleatMarks(plan: TrouserPlan, side: 1 | -1): string {
  let marks = ''
  for (let each = 0; each < plan.pleats; each++) {
    const x = pleatAt(plan, each)
    const line = spline(
      [side * x, plan.top],
      [side * (x + 0.35), plan.top + 7],
      [side * (x + 0.5), plan.top + (plan.creased ? 16 : 11)],
    )
    marks += seam(line, 0.9 - each * 0.25) + stroke(offset(line, side * 0.5), { width: 0.9, opacity: 0.08 })
  }
  return marks
}
