import { mix, polyline, spline, type Point } from '../canvas/geometry.ts'
import { offset, seam, stitches, stroke } from '../canvas/ink.ts'
import type { TrouserPlan } from './trouser-leg.ts'

export function pocketMarks(plan: TrouserPlan, side: 1 | -1, back: boolean): string {
  const { top, waist, hip, rise, denim, thread } = plan
  const at = (x: number, y: number): Point => [x * side, y]
  if (back) {
    if (!denim)
      return (
        stroke(polyline(at(4.4, top + 8.2), at(11.6, top + 8)), { width: 0.36, opacity: 0.5 }) +
        stroke(polyline(at(4.4, top + 8.8), at(11.6, top + 8.6)), { width: 0.1, opacity: 0.4 })
      )
    const shape = polyline(
      at(4, top + 9),
      at(12.4, top + 8.4),
      at(12.4, top + 18.4),
      at(8.4, top + 20.4),
      at(4.5, top + 18.8),
      at(4, top + 9),
    )
    const yoke = spline(at(-0.5, top + 7.4), at(8, top + 5.8), at(waist + 3, top + 4.8))
    return (
      seam(yoke, 0.9) +
      stitches(offset(yoke, 0.35), thread, 0.8) +
      seam(shape, 0.8) +
      stitches(offset(shape, side * -0.35, 1), thread, 0.8) +
      stitches(spline(at(4.6, top + 14), at(8.2, top + 15.4), at(12, top + 13.6)), thread, 0.7)
    )
  }
  const mouth = denim
    ? spline(
        at(waist * 0.46, top),
        at(waist * 0.54, top + 5),
        at(waist * 0.8, top + 8),
        at(hip + 1, top + 8.6),
      )
    : spline(
        at(waist * 0.76, top + 0.4),
        at(mix(waist, hip, 0.6), top + rise * 0.36),
        at(hip - 0.4, top + rise * 0.62),
      )
  return (
    stroke(offset(mouth, side * 0.28), { width: 0.6, opacity: 0.14 }) +
    seam(mouth, 1) +
    stitches(offset(mouth, side * -0.32), thread, denim ? 0.85 : 0.3) +
    (denim ? stitches(offset(mouth, side * -0.75), thread, 0.8) : '')
  )
}

export function flyMarks(plan: TrouserPlan): string {
  const { top, rise, thread, denim } = plan
  const line = spline([0.1, top], [0.2, top + rise * 0.6], [0.3, top + rise])
  const fly = spline([3.4, top], [3.3, top + rise * 0.42], [2.2, top + rise * 0.62], [0.3, top + rise * 0.72])
  return (
    seam(line, 0.9) +
    stitches(fly, thread, denim ? 0.85 : 0.34) +
    (denim ? stitches(offset(fly, -0.4), thread, 0.8) : '')
  )
}
