import { upright } from '../canvas/field.ts'
import { shoulderPoint, type Trunk } from './body.ts'

import { join, polyline, reverse, spline, type Curve } from '../canvas/geometry.ts'
import { fill, number, offset, seam, stitches, stroke } from '../canvas/ink.ts'
import { backNeck, neckShape, type Neck } from './neckline.ts'
import type { Part } from '../canvas/part.ts'
import { shade } from '../canvas/sculpt.ts'

/** The orchid in three strokes, woven on the label. */
export function neckLabel(y: number): string {
  const at = (x: number, dy: number) => [x, y + dy] as const
  return (
    fill(polyline(at(-1.9, 0), at(1.9, 0), at(1.86, 1.5), at(-1.86, 1.5)), '#efe8dc', 0.94) +
    stroke(spline(at(-1.05, 0.55), at(-0.72, 1), at(-0.4, 0.5)), {
      width: 0.13,
      colour: '#1d1a18',
      opacity: 0.75,
    }) +
    stroke(spline(at(-0.15, 0.98), at(0.1, 0.6), at(0.3, 0.95)), {
      width: 0.1,
      colour: '#1d1a18',
      opacity: 0.7,
    }) +
    stroke(spline(at(0.5, 0.98), at(0.65, 0.6), at(0.85, 0.95)), {
      width: 0.1,
      colour: '#1d1a18',
      opacity: 0.7,
    })
  )
}

/** The inside of the back, seen through the neck, with its facing and the label. */
export function neckInside(neck: Neck, trunk: Trunk): Part[] {
  const { width, depth } = neckShape(neck)
  const [x, y] = shoulderPoint(trunk, width)
  const top = backNeck(neck, trunk)
  const low = depth + 4
  const outline = join(
    top,
    polyline([x, y], [x + 1.2, y + 1.6], [x + 0.6, low], [-x - 0.6, low], [-x - 1.2, y + 1.6], [-x, y]),
  )
  const back = neckShape(neck).back
  const facing = offset(top, -2.6)

  return [
    {
      outline,
      axis: upright(-6, low + 4, width + 5),
      cut: 'inside',
      printed: false,
      depth: -0.25,
      marks:
        seam(facing, 0.5) +
        stitches(offset(top, -0.35), '#000', 0.25) +
        (depth > 6 ? neckLabel(back + 0.55) : ''),
      sculpt: (field) => shade(field, (_x, at) => -0.3 * Math.min(1, Math.max(0, (at - back) / (depth + 2)))),
    },
  ]
}

/** A faced and understitched edge. */
export function neckFinish(edge: Curve, deep = 0.55): string {
  return (
    stitches(offset(edge, -deep), '#0b0806', 0.3) +
    stroke(offset(edge, -0.12), { width: 0.14, colour: '#fff', opacity: 0.14 })
  )
}

/** A binding sewn round an edge. */
export function binding(edge: Curve, deep: number): string {
  return (
    seam(offset(edge, -deep), 0.85) +
    stroke(offset(edge, -0.1), { width: 0.16, colour: '#fff', opacity: 0.12 })
  )
}

/** A rib-knit band sewn round the neck, as its own piece. */
export function neckBand(edge: Curve, deep: number): Part {
  return {
    outline: join(edge, reverse(offset(edge, -deep, 4))),
    axis: upright(-12, 60, 20),
    depth: 0.1,
    casts: 0.35,
    printed: false,
    marks: ribbing(edge, deep, 0.42),
    hand: { thick: 0.5 },
  }
}

/** Rib round a knitted edge: soft furrows across the band. */
export function ribbing(edge: Curve, deep: number, gap = 0.55): string {
  const inner = offset(edge, -deep, 8)
  const outer = offset(edge, -0.02, 8)
  let path = ''
  const steps = Math.min(outer.cubics.length, inner.cubics.length)
  let travelled = 0
  for (let index = 0; index < steps; index++) {
    const a = outer.cubics[index]?.end ?? outer.start
    const b = inner.cubics[index]?.end ?? inner.start
    const before = index === 0 ? outer.start : (outer.cubics[index - 1]?.end ?? outer.start)
    travelled += Math.hypot(a[0] - before[0], a[1] - before[1])
    if (travelled < gap) continue
    travelled -= gap
    path += `M${number(a[0])} ${number(a[1])}L${number(b[0])} ${number(b[1])}`
  }
  return `<path d="${path}" stroke="#0b0806" stroke-opacity=".15" stroke-width=".2" fill="none"/>`
}
