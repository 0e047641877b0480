import { upright } from '../canvas/field.ts'
import { join, mirror, polyline, reverse, spline, type Curve, type Point } from '../canvas/geometry.ts'
import { offset, stroke } from '../canvas/ink.ts'
import { ribbing } from './neck-parts.ts'
import type { Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { raise } from '../canvas/sculpt.ts'

/** A knitted roll collar. */
export function rollNeck(rise: number): Part[] {
  const outline = join(
    spline([-6.6, -rise], [-3.4, -rise + 0.9], [0, -rise + 1.2], [3.4, -rise + 0.9], [6.6, -rise]),
    spline([6.6, -rise], [7.2, -rise + 2.4], [7, -0.5], [7.9, 1.9]),
    spline([7.9, 1.9], [5.4, 3.8], [0, 5], [-5.4, 3.8], [-7.9, 1.9]),
    spline([-7.9, 1.9], [-7, -0.5], [-7.2, -rise + 2.4], [-6.6, -rise]),
  )
  const top = spline([-6.6, -rise], [-3.4, -rise + 0.9], [0, -rise + 1.2], [3.4, -rise + 0.9], [6.6, -rise])
  const back = join(spline([-6.6, -rise], [-3, -rise - 0.7], [3, -rise - 0.7], [6.6, -rise]), reverse(top))
  return [
    piece(back, { cut: 'inside', printed: false }),
    piece(outline, {
      cut: 'trim',
      depth: 0.75,
      axis: upright(-rise - 4, 8, 7.6, 8.2),
      marks: ribbing(top, -(rise + 4.2), 0.6),
      sculpt: (field) =>
        raise(
          field,
          (_x, y) =>
            0.55 * Math.exp(-(((y + rise * 0.45) / 1.4) ** 2)) + 0.35 * Math.exp(-(((y - 2.2) / 1) ** 2)),
        ),
      casts: 0.5,
    }),
  ]
}

function bowLoop(at: Point, reach: number, drop: number): Curve {
  const [x, y] = at
  return spline(
    [x, y],
    [x + reach * 0.4, y - 2.6 + drop * 0.2],
    [x + reach * 0.92, y - 2 + drop * 0.5],
    [x + reach, y + 0.8 + drop * 0.7],
    [x + reach * 0.72, y + 3 + drop * 0.5],
    [x + reach * 0.3, y + 1.6 + drop * 0.1],
    [x, y + 0.9],
  )
}

/** A scarf collar tied in a soft bow: two loops, two tails, one knot. */
export function bow(at: Point, size: number, tails: number): Part[] {
  const [x, y] = at
  const tailOf = (side: number, long: number): Curve =>
    join(
      spline(
        [x + side * 0.3, y + 0.4],
        [x + side * (1.6 * size), y + long * 0.4],
        [x + side * 1.5 * size, y + long * 0.72],
        [x + side * (2.5 * size), y + long],
      ),
      polyline([x + side * (2.5 * size), y + long], [x + side * (5.1 * size), y + long - 1.3]),
      spline(
        [x + side * (5.1 * size), y + long - 1.3],
        [x + side * 4 * size, y + long * 0.6],
        [x + side * (3.2 * size), y + long * 0.3],
        [x + side * 0.8, y],
      ),
    )
  const soft = (side: number): Partial<Part> => ({
    axis: {
      points: [
        [x, y],
        [x + side * 7 * size, y + 3],
      ],
      radii: [2.4 * size, 3 * size],
    },
    depth: 0.7,
    casts: 1,
    grain: side * 60,
    sculpt: (field) =>
      raise(field, (px, py) => {
        const dx = px - x
        const dy = py - y
        const far = Math.hypot(dx, dy)
        return 0.42 * Math.exp(-far / (4.2 * size)) * Math.sin(Math.atan2(dy, Math.abs(dx)) * 9 + side)
      }),
  })
  const hang = (side: number): Partial<Part> => ({
    axis: {
      points: [
        [x, y],
        [x + side * 3.4 * size, y + tails],
      ],
      radii: [2, 2.6 * size],
    },
    depth: 0.35,
    casts: 0.9,
    sculpt: (field) => raise(field, (_x, _y, u, v) => 0.3 * Math.sin(u * 3.4 + side) * Math.min(1, v / 5)),
  })
  const loop = (side: number) => {
    const curve = bowLoop([side === 1 ? x : -x, y], 6.6 * size, side === 1 ? 1.6 : 2.4)
    return side === 1 ? curve : mirror(curve)
  }
  const knot = spline(
    [x - 1.1 * size, y - 0.9],
    [x, y - 1.3 * size],
    [x + 1.15 * size, y - 0.8],
    [x + 1 * size, y + 1.2],
    [x, y + 1.7 * size],
    [x - 1.05 * size, y + 1.1],
    [x - 1.1 * size, y - 0.9],
  )
  return [
    piece(tailOf(-1, tails), hang(-1)),
    piece(tailOf(1, tails * 0.9), hang(1)),
    piece(loop(-1), soft(-1)),
    piece(loop(1), soft(1)),
    piece(knot, {
      axis: {
        points: [
          [x, y - 2],
          [x, y + 3],
        ],
        radii: [1.4 * size, 1.4 * size],
      },
      depth: 0.8,
      casts: 0.9,
    }),
  ]
}

export function piping(curve: Curve, colour: string): string {
  return (
    stroke(curve, { width: 0.62, opacity: 0.22 }) +
    stroke(curve, { width: 0.46, colour, opacity: 1 }) +
    stroke(offset(curve, 0.09), { width: 0.12, colour: '#fff', opacity: 0.35 })
  )
}
