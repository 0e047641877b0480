import type { Field } from './field.ts'
import { flatten, spline, type Point } from './geometry.ts'

export interface Crease {
  readonly points: readonly Point[]
  /** Half widths on the left and right of the line, in cm: a sharp side and a soft side make cloth. */
  readonly left: number
  readonly right: number
  readonly by: number
  /** Where along the line it is strongest, 0 to 1. */
  readonly peak?: number
}

/** One fold along a line. */
export function crease(field: Field, { points: given, left, right, by, peak = 0.35 }: Crease): void {
  const points = flatten(spline(...given), given.length > 3 ? 3 : 2)
  const reach = 2.6 * Math.max(left, right)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const { step, cols, rows, height } = field
  const firstCol = Math.max(0, Math.floor((Math.min(...xs) - reach - field.x) / step))
  const lastCol = Math.min(cols - 1, Math.ceil((Math.max(...xs) + reach - field.x) / step))
  const firstRow = Math.max(0, Math.floor((Math.min(...ys) - reach - field.y) / step))
  const lastRow = Math.min(rows - 1, Math.ceil((Math.max(...ys) + reach - field.y) / step))
  const parts = points.length - 1
  const runs = runsOf(points)
  for (let row = firstRow; row <= lastRow; row++) {
    const y = field.y + row * step
    // Of most folds a row meets a short stretch alone.
    const here = runs.filter(({ top, bottom }) => y > top - reach && y < bottom + reach)
    if (here.length === 0) continue
    for (let col = firstCol; col <= lastCol; col++) {
      const x = field.x + col * step
      let best = reach * reach
      let where = -1
      let side = 1
      for (const run of here) {
        const { dx, dy } = run
        const t = Math.min(1, Math.max(0, ((x - run.x) * dx + (y - run.y) * dy) / run.square))
        const gapX = x - run.x - t * dx
        const gapY = y - run.y - t * dy
        const gap = gapX * gapX + gapY * gapY
        if (gap >= best) continue
        best = gap
        where = (run.part + t) / parts
        side = dx * gapY - dy * gapX
      }
      if (where < 0) continue
      const width = side > 0 ? left : right
      const taper = where < peak ? where / peak : (1 - where) / (1 - peak)
      const soft = taper * taper * (3 - 2 * taper)
      const index = row * cols + col
      height[index] = (height[index] ?? 0) + by * soft * Math.exp(-best / (width * width))
    }
  }
}

/** A straight run of a fold's line: where it starts, how far it goes, and the square of its length. */
interface Run {
  readonly part: number
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly square: number
  readonly top: number
  readonly bottom: number
}

function runsOf(points: readonly Point[]): Run[] {
  return points.slice(1).map(([endX, endY], part): Run => {
    const [x, y] = points[part] ?? [0, 0]
    const [dx, dy] = [endX - x, endY - y]
    const square = dx * dx + dy * dy || 1e-6
    return { part, x, y, dx, dy, square, top: Math.min(y, endY), bottom: Math.max(y, endY) }
  })
}
