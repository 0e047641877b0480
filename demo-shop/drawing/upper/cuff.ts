import { pointOn, type Axis } from '../canvas/field.ts'
import { join, mirror, polyline, spline, type Curve, type Point } from '../canvas/geometry.ts'
import { stitches, stroke } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import type { SleevePlan } from './sleeve-plan.ts'

const CUFFS = { none: 0, band: 2.4, shirt: 5.4, rib: 6, stitch: 0, elastic: 1.6 } as const

export function cuffParts(plan: SleevePlan, axis: Axis, length: number, side: 1 | -1): Part[] {
  const deep = CUFFS[plan.cuff]
  if (deep === 0) return []
  const grip = ((plan.cuff === 'rib' ? 0.86 : 1.02) * plan.wrist) / (axis.radii.at(-1) ?? plan.wrist)
  const at = (u: number, v: number) => pointOn(axis, u * grip, v).point
  const bottom = length + deep * 0.82
  const top = length - deep * 0.18
  const outline = join(
    spline(at(-1.02, top), at(0, top + 0.5), at(1.02, top)),
    spline(at(1, bottom), at(0.3, bottom + 0.55), at(-0.4, bottom + 0.5), at(-0.97, bottom - 0.1)),
  )
  const flip = (curve: Curve) => (side === 1 ? curve : mirror(curve))
  let marks = ''
  if (plan.cuff === 'rib') {
    for (let u = -0.95; u < 1; u += 0.13) {
      const rib = flip(polyline(at(Math.sin(u * 1.5), top), at(Math.sin(u * 1.5) * 0.97, bottom + 0.5)))
      marks += stroke(rib, { width: 0.22, opacity: 0.13 })
    }
  } else {
    marks += stitches(flip(spline(at(-1, top + 0.5), at(0, top + 1), at(1, top + 0.5))))
    marks += stitches(flip(spline(at(-1, bottom - 0.5), at(0, bottom + 0.05), at(1, bottom - 0.4))))
  }
  return [
    {
      outline: flip(outline),
      axis: flipAxis(axis, side),
      depth: 0.7,
      marks,
      casts: 0.5,
      cut: plan.cuff === 'rib' ? 'shell' : 'trim',
    },
  ]
}

export function flipAxis({ points, radii }: Axis, side: 1 | -1): Axis {
  return side === 1 ? { points, radii } : { points: points.map(([x, y]): Point => [-x, y]), radii }
}
