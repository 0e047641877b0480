import { piping } from './collar-soft.ts'
import { upright } from '../canvas/field.ts'
import { join, mirror, polyline, reverse, spline, type Curve } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { shade } from '../canvas/sculpt.ts'

/** The inner side of a collar, visible behind the neck. */
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
    axis: upright(-12, low, width + 2),
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
    axis: upright(-12, 20, 9),
  }
  return [
    piece(half, { ...shape, marks: seam(offset(half, -0.4, 4), 0.4) + trim(upper) }),
    piece(mirror(half), {
      ...shape,
      marks: seam(offset(mirror(half), 0.4, 4), 0.4) + trim(reverse(mirror(upper))),
    }),
  ]
}
