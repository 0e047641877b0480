import { armhole, shoulderPoint, sideSeam, trunkAxis, type Trunk } from './body.ts'
import { join, polyline, reverse, transform, type Curve } from '../canvas/geometry.ts'
import type { Part } from '../canvas/part.ts'
import { shade } from '../canvas/sculpt.ts'
import type { TailoredPlan } from './tailored-front.ts'

/** Half the gap between two open fronts, in centimetres. */
const APART = 7.4
/** From the middle to where an open front is held: the side. */
const HELD = 19

/** The same piece, unbuttoned: its fronts hang apart, foreshortened, and its belt is off. */
export function unbuttoned(plan: TailoredPlan): TailoredPlan {
  const { belt: _, ...rest } = plan
  const closed = plan.lapel.over
  const share = (HELD - APART) / HELD
  const buttonAt = (x: number) => ((HELD + x) * (HELD - APART)) / (HELD + closed) - HELD
  return {
    ...rest,
    lapel: { ...plan.lapel, over: -APART },
    cutaway: plan.cutaway > 0 ? APART + 0.6 : 0,
    marks: (side) => `<g transform="matrix(${share} 0 0 1 ${side * APART} 0)">${plan.marks(side)}</g>`,
    over: () => plan.over(buttonAt),
  }
}

/** The inside of its back, lined. */
export function insideOfBack(trunk: Trunk, marks = ''): Part {
  return {
    outline: insideOutline(trunk),
    axis: trunkAxis(trunk),
    cut: 'lining',
    depth: -0.3,
    printed: false,
    hand: { weave: 0, shine: 0.2, gloss: 8 },
    casts: 0,
    marks,
    sculpt: (field) =>
      shade(field, (x, y) => -0.16 - 0.12 * Math.min(1, Math.abs(x) / 18) - 0.1 / (1 + Math.max(0, y) / 8)),
  }
}

/** A little inside the outer cloth, so that it is seen at the front alone. */
function insideOutline(trunk: Trunk): Curve {
  const half = join(
    polyline(shoulderPoint(trunk, 6.8), [trunk.shoulder, trunk.slope]),
    armhole(trunk),
    sideSeam(trunk),
  )
  const right = transform(half, ([x, y]) => [x * 0.965, Math.min(y, trunk.hemAt - 1.4)])
  return join(right, reverse(transform(right, ([x, y]) => [-x, y])))
}
