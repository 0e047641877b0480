import { collarFall } from './back-collar.ts'
import { bodiceFolds } from './bodice.ts'
import { armhole, shoulderPoint, sideSeam, trunkAxis } from './body.ts'
import { stand } from './collars.ts'
import type { Draft } from '../garments/draft.ts'
import { join, polyline, reverse, spline, transform } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import { lapel } from './lapels.ts'
import type { Part } from '../canvas/part.ts'
import { neckLabel } from './neck-parts.ts'
import { sleeve } from './sleeve.ts'
import { frontOutline, hangingFolds, liningPart, panelFolds, type TailoredPlan } from './tailored-front.ts'
import { insideOfBack, unbuttoned } from './tailored-open.ts'

export function tailored(whole: TailoredPlan, draft: Draft): Part[] {
  const isOpen = draft.worn === 'open'
  const plan = isOpen ? unbuttoned(whole) : whole
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
    parts.push(collarFall({ top: 6.2, rise: 3.6, side: 9.2, sideAt: 1, low: 2.6 }))
    return parts
  }
  if (isOpen) parts.push(insideOfBack(trunk, neckLabel(2.6)), stand(7, 3.6, 2))
  else parts.push(liningPart(plan), stand(7, 3.6, plan.lapel.breakAt + 3))
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
    parts.push(...lapel(plan.lapel, side))
  }
  parts.push(...(plan.belt ?? []))
  const last = parts.pop()
  if (last !== undefined) parts.push({ ...last, over: (last.over ?? '') + plan.over((x) => x) })
  for (const arm of arms) parts.push(arm.main, ...arm.cuff)
  return parts
}
