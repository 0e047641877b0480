import type { Axis } from './field.ts'
import { join, mirror, polyline, reverse, spline, type Curve, type Point } from './geometry.ts'
import { offset, seam, stitches, stroke } from './ink.ts'
import type { Part } from './part.ts'
import { shade, raise } from './sculpt.ts'
import { ribbing } from './neck-parts.ts'

const UPRIGHT: Axis = {
  points: [
    [0, -12],
    [0, 60],
  ],
  radii: [16, 16],
}

export function piece(outline: Curve, rest: Partial<Part> = {}): Part {
  return { outline, axis: UPRIGHT, depth: 0.1, ...rest }
}

/** The inner side of whatever stands up behind the neck. */
export function stand(width: number, rise: number, low: number): Part {
  const outline = join(
    spline(
      [-width, 0.4],
      [-width * 0.96, -rise * 0.75],
      [-width * 0.55, -rise * 0.92],
      [0, -rise * 0.86],
      [width * 0.55, -rise * 0.92],
      [width * 0.96, -rise * 0.75],
      [width, 0.4],
    ),
    polyline([width + 0.6, low], [-width - 0.6, low]),
  )
  return piece(outline, {
    cut: 'inside',
    depth: -0.3,
    axis: {
      points: [
        [0, -12],
        [0, low],
      ],
      radii: [width + 2, width + 2],
    },
    marks: seam(spline([-width, 1.6], [0, 2.3], [width, 1.6]), 0.6),
    sculpt: (field) => shade(field, (_x, y) => -0.3 * Math.min(1, Math.max(0, (y + rise - 2) / 9))),
    printed: false,
  })
}

export interface ShirtCollar {
  /** Where the two leaves meet, and how far they are open there. */
  readonly meet: number
  readonly open: number
  readonly point: number
  readonly spread: number
}

export function shirtCollar({ meet, open, point, spread }: ShirtCollar): Part[] {
  const leaf = (lean: number): Curve =>
    join(
      spline([open + 0.25, meet], [3.6 + open * 0.4, meet * 0.66], [6, meet * 0.18], [6.7, -3.1]),
      spline([6.7, -3.1], [8.1, -2.3], [8.9, 1], [9.1 + lean, 3.2]),
      spline(
        [9.1 + lean, 3.2],
        [7.8 + spread * 0.5, meet + point * 0.5],
        [3.6 + spread + lean, meet + point],
      ),
      spline([3.6 + spread + lean, meet + point], [2 + open * 0.6, meet + point * 0.44], [open + 0.25, meet]),
    )
  const dress = (outline: Curve): Partial<Part> => ({
    marks: stitches(offset(outline, -0.5, 4), '#0b0806', 0.32),
    casts: 1.1,
    grain: 20,
  })
  const right = leaf(0.15)
  const left = mirror(leaf(-0.1))
  return [
    piece(right, dress(right)),
    piece(left, { ...dress(right), marks: stitches(offset(left, 0.5, 4), '#0b0806', 0.32), grain: -20 }),
  ]
}

/** Flat round collar. */
export function roundCollar(depth: number): Part[] {
  const leaf = join(
    spline([0.2, depth], [3.6, depth * 0.92], [6.6, depth * 0.5], [7.4, -0.6]),
    spline(
      [7.4, -0.6],
      [9.6, 0.6],
      [11.4, 4],
      [11.2, depth + 0.6],
      [8.2, depth + 5],
      [3.8, depth + 5.6],
      [1, depth + 3],
      [0.2, depth],
    ),
  )
  return [
    piece(leaf, { marks: stitches(offset(leaf, -0.4, 4), '#0b0806', 0.3), casts: 0.8 }),
    piece(mirror(leaf), { marks: stitches(offset(mirror(leaf), 0.4, 4), '#0b0806', 0.3), casts: 0.8 }),
  ]
}

/** A standing band on a round neck, open at the throat. */
export function mandarin(meet: number, rise: number, piped = ''): Part[] {
  const w = 8.2
  const upper = spline([6.9, -rise], [6.2, -rise + 2.4], [4.2, meet - rise - 1.4], [1.5, meet - rise - 0.1])
  const half = join(
    spline(
      [0.08, meet],
      [w * 0.42, meet * 0.93],
      [w * 0.76, meet * 0.68],
      [w * 0.95, meet * 0.33],
      [w + 0.15, 0.4],
    ),
    spline([w + 0.15, 0.4], [7.9, -1.4], [6.9, -rise]),
    upper,
    spline([1.5, meet - rise - 0.1], [0.6, meet - rise + 0.5], [0.15, meet - rise + 1.9]),
  )
  const trim = (curve: Curve) => (piped === '' ? '' : piping(offset(curve, 0.2), piped))
  const shape: Partial<Part> = {
    casts: 0.5,
    depth: 0.5,
    axis: {
      points: [
        [0, -12],
        [0, 20],
      ],
      radii: [9, 9],
    },
  }
  return [
    piece(half, { ...shape, marks: seam(offset(half, -0.4, 4), 0.4) + trim(upper) }),
    piece(mirror(half), {
      ...shape,
      marks: seam(offset(mirror(half), 0.4, 4), 0.4) + trim(reverse(mirror(upper))),
    }),
  ]
}

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
      depth: 0.75,
      axis: {
        points: [
          [0, -rise - 4],
          [0, 8],
        ],
        radii: [7.6, 8.2],
      },
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
