import { upright } from '../canvas/field.ts'
import { join, polyline, spline, type Curve, type Point } from '../canvas/geometry.ts'
import { number, offset, stitches, stroke } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { raise } from '../canvas/sculpt.ts'

export interface BeltPlan {
  readonly y: number
  readonly waist: number
  readonly deep: number
  readonly style: 'buckled' | 'tied' | 'sash'
  readonly back: boolean
  readonly cut?: string
}

function strip({ y, waist, deep }: BeltPlan): Curve {
  return join(
    spline([-waist - 0.4, y - deep / 2], [0, y - deep / 2 + 1.2], [waist + 0.4, y - deep / 2]),
    polyline([waist + 0.4, y - deep / 2], [waist + 0.5, y + deep / 2]),
    spline([waist + 0.5, y + deep / 2], [0, y + deep / 2 + 1.2], [-waist - 0.5, y + deep / 2]),
  )
}

function buckle(x: number, y: number, deep: number): string {
  const half = deep * 0.72
  const frame = (dx: number, dy: number, colour: string, width: number, opacity: number) =>
    `<rect x="${number(x - half * 0.82 + dx)}" y="${number(y - half + dy)}" width="${number(half * 1.64)}" height="${number(half * 2)}" rx=".6" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return (
    frame(0.25, 0.35, '#000', 0.9, 0.3) +
    frame(0, 0, '#5b4330', 0.85, 1) +
    frame(-0.12, -0.14, '#d8b98c', 0.16, 0.7) +
    stroke(polyline([x - half * 0.8, y], [x + half * 0.95, y + 0.1]), {
      width: 0.42,
      colour: '#5b4330',
      opacity: 1,
      cap: 'round',
    })
  )
}

function tailAt(from: Point, long: number, lean: number, wide: number): Curve {
  const [x, y] = from
  return join(
    spline(
      [x - 0.5, y],
      [x + lean * 0.35, y + long * 0.35],
      [x + lean * 0.6, y + long * 0.7],
      [x + lean, y + long],
    ),
    polyline([x + lean, y + long], [x + lean + wide, y + long - 0.8]),
    spline(
      [x + lean + wide, y + long - 0.8],
      [x + lean * 0.75 + wide * 0.95, y + long * 0.66],
      [x + lean * 0.45 + wide * 0.8, y + long * 0.3],
      [x + 1, y],
    ),
  )
}

/** A tie sewn to an edge: two ends and a flat knot. */
export function sideTie([x, y]: Point): Part[] {
  const end = (lean: number, long: number): Part =>
    piece(tailAt([x, y], long, lean, 2.6), {
      casts: 1,
      depth: 0.2,
      sculpt: (field) => raise(field, (px, at) => 0.2 * Math.sin(px * 1.5 + at * 0.12)),
    })
  const knot = spline(
    [x - 1.3, y - 1.2],
    [x + 0.4, y - 1.7],
    [x + 1.9, y - 0.8],
    [x + 1.7, y + 1.2],
    [x + 0.2, y + 1.8],
    [x - 1.3, y + 1],
    [x - 1.3, y - 1.2],
  )
  return [end(-3.2, 17), end(1.8, 21), piece(knot, { casts: 1, depth: 0.5 })]
}

export function belt(plan: BeltPlan): Part[] {
  const { y, waist, deep, style, back } = plan
  const outline = strip(plan)
  const cut = plan.cut === undefined ? {} : { cut: plan.cut }
  const lines = spline([-waist, y - deep / 2 + 0.4], [0, y - deep / 2 + 1.6], [waist, y - deep / 2 + 0.4])
  const low = spline([-waist, y + deep / 2 - 0.4], [0, y + deep / 2 + 0.8], [waist, y + deep / 2 - 0.4])
  const band: Part = {
    outline,
    axis: upright(y - 12, y + 12, waist + 0.8),
    depth: 0.42,
    casts: 0.9,
    ...cut,
    marks: style === 'sash' ? '' : stitches(lines, '#0b0806', 0.3) + stitches(low, '#0b0806', 0.3),
    sculpt: (field) => {
      if (style === 'sash')
        raise(
          field,
          (x, at) => 0.25 * Math.sin((at - y) * 2.6 + Math.sin(x * 0.4)) * Math.exp(-Math.abs(x) / 30),
        )
    },
    ...(style === 'buckled' && !back ? { over: buckle(1.5, y + 1.1, deep) } : {}),
  }
  if (back) return [band]
  const centre: Point = [1.2, y + 1.2]
  if (style === 'buckled')
    return [
      band,
      piece(tailAt([3.4, y + 1.4], 15, 3.6, deep * 0.82), { ...cut, casts: 1, marks: '' }),
      { ...band, outline: strip({ ...plan, waist: 4.4 }), casts: 0.6 },
    ]
  const knot = spline(
    [-0.8, y - deep * 0.55],
    [1.4, y - deep * 0.62],
    [3.1, y - deep * 0.3],
    [3.2, y + deep * 0.6],
    [1.2, y + deep * 0.95],
    [-0.7, y + deep * 0.6],
    [-0.8, y - deep * 0.55],
  )
  const hang = (lean: number, long: number): Part =>
    piece(tailAt(centre, long, lean, deep * 0.8), {
      ...cut,
      casts: 1,
      depth: 0.2,
      sculpt: (field) => raise(field, (x, at) => 0.2 * Math.sin(x * 1.5 + at * 0.12)),
    })
  return [
    band,
    hang(-4.6, 25),
    hang(2.2, 30),
    piece(knot, {
      ...cut,
      casts: 1,
      depth: 0.5,
      axis: {
        points: [
          [1.2, y - 4],
          [1.2, y + 5],
        ],
        radii: [2.2, 2.2],
      },
      marks: stroke(offset(knot, 0.5), { width: 0.12, opacity: 0.2 }),
    }),
  ]
}
