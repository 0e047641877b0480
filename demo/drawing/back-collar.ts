import { rollNeck } from './collar-soft.ts'
import { upright } from './field.ts'
import { spline, type Curve } from './geometry.ts'
import { offset, stitches } from './ink.ts'
import type { Part } from './part.ts'
import type { UpperPlan } from './upper-finish.ts'

export function backCollar(plan: UpperPlan): Part[] {
  if (plan.collar === 'roll') return rollNeck(8).slice(1)
  if (plan.collar === 'shirt' || plan.collar === 'mandarin') return [backStand(plan.collar === 'shirt')]
  return []
}

function backStand(fallen: boolean): Part {
  const low = fallen ? 3.4 : 0.6
  const outline: Curve = {
    start: [-6.6, -3.2],
    cubics: [
      ...spline([-6.6, -3.2], [-3, -3.9], [3, -3.9], [6.6, -3.2]).cubics,
      ...spline([6.6, -3.2], [8, -1], [8.9, low - 0.4]).cubics,
      ...spline([8.9, low - 0.4], [4.4, low + 1], [0, low + 1.3], [-4.4, low + 1], [-8.9, low - 0.4]).cubics,
      ...spline([-8.9, low - 0.4], [-8, -1], [-6.6, -3.2]).cubics,
    ],
  }
  return {
    outline,
    axis: upright(-8, 12, 10),
    depth: 0.4,
    marks: stitches(offset(outline, -0.4, 4), '#0b0806', 0.3),
  }
}
