import { join, mix, polyline, spline, transform, type Curve, type Point } from '../canvas/geometry.ts'
import { offset, stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { raise } from '../canvas/sculpt.ts'

export interface LapelPlan {
  /** Where the fronts close: how far over the centre, and how far down. */
  readonly over: number
  readonly breakAt: number
  readonly width: number
  readonly style: 'notch' | 'peak' | 'shawl'
  readonly topstitch: boolean
}

/** Where the lapel folds back, from the neck to the first button. Drafted for the right body side. */
export function rollLine({ over, breakAt }: LapelPlan, side: 1 | -1): Curve {
  return spline(
    [6.2 * side, -2.6],
    [5.6 * side, 2.5],
    [mix(4.2, -over, 0.45) * side, mix(2, breakAt, 0.52)],
    [-over * side, breakAt],
  )
}

function lapelOutline(plan: LapelPlan): Curve {
  const { over, breakAt, width, style } = plan
  const gorge: Point = [5.0, 8.2]
  const notch: Point = [8.8, 11.4]
  const tip: Point = style === 'peak' ? [7.2 + width, 9.8] : [6.2 + width, 13.2]
  const belly: Point = [mix(tip[0], -over, 0.34) + 1.5, mix(tip[1], breakAt, 0.42)]
  const roll = spline([-over, breakAt], [mix(4.2, -over, 0.55), mix(2, breakAt, 0.52)], gorge)
  if (style === 'shawl') {
    return join(
      roll,
      spline(gorge, [5.6, 2.5], [6.2, -2.6]),
      spline(
        [6.2, -2.6],
        [8.6, -1],
        [10, 4],
        [6 + width, 12.5],
        [mix(6 + width, -over, 0.38) + 1.6, mix(12, breakAt, 0.5)],
        [-over, breakAt],
      ),
    )
  }
  return join(
    roll,
    polyline(gorge, notch, tip),
    spline(tip, belly, [mix(belly[0], -over, 0.62) + 0.3, mix(belly[1], breakAt, 0.66)], [-over, breakAt]),
  )
}

function collarOutline(style: LapelPlan['style']): Curve {
  const tip: Point = style === 'peak' ? [10.6, 9.6] : [11.4, 9.4]
  return join(
    spline([4.9, 8.4], [5.5, 4], [5.7, 0.6], [6.2, -3]),
    spline([6.2, -3], [8, -2.2], [9.3, 1], [10.4, 3.6]),
    spline([10.4, 3.6], [11, 6.4], tip),
    polyline(tip, [8.9, 11.6], [4.9, 8.4]),
  )
}

/** One side's collar and lapel; each lies on its own front, so the covered side is dressed first. */
export function lapel(plan: LapelPlan, side: 1 | -1): Part[] {
  const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y + (side === 1 ? 0.15 : 0)])
  const outline = flip(lapelOutline(plan))
  const sewn = (curve: Curve) =>
    plan.topstitch ? stitches(offset(curve, side * -0.52, 4), '#0b0806', 0.3) : ''
  const turned: Part = piece(outline, {
    casts: 0.95,
    grain: side * -14,
    marks: sewn(outline),
    sculpt: (field) =>
      raise(field, (x, y) => {
        const line = mix(4.6, -plan.over, Math.min(1, Math.max(0, (y - 4) / (plan.breakAt - 4))))
        return 0.9 * Math.exp(-Math.max(0, x * side - line) / 1.3) * Math.min(1, Math.max(0, (y + 4) / 8))
      }),
  })
  if (plan.style === 'shawl') return [turned]
  const collar = flip(collarOutline(plan.style))
  return [piece(collar, { casts: 0.8, grain: side * 30, marks: sewn(collar) }), turned]
}
