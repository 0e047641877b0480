import type { Field } from './field.ts'
import { flatten, spline, type Point } from './geometry.ts'
import { noise, turbulence } from './noise.ts'
import { sample, type Grid } from './raster.ts'

/** Adds to the height of every cell; the closure sees the cell's place on the table and on the piece. */
export function raise(field: Field, by: (x: number, y: number, u: number, v: number) => number): void {
  const { cols, rows, step, height, u, v } = field
  for (let row = 0, index = 0; row < rows; row++) {
    const y = field.y + row * step
    for (let col = 0; col < cols; col++, index++) {
      height[index] = (height[index] ?? 0) + by(field.x + col * step, y, u[index] ?? 0, v[index] ?? 0)
    }
  }
}

export function shade(field: Field, by: (x: number, y: number, u: number, v: number) => number): void {
  const { cols, rows, step, tone, u, v } = field
  for (let row = 0, index = 0; row < rows; row++) {
    const y = field.y + row * step
    for (let col = 0; col < cols; col++, index++) {
      tone[index] = (tone[index] ?? 0) + by(field.x + col * step, y, u[index] ?? 0, v[index] ?? 0)
    }
  }
}

/**
 * The body under the cloth: an elliptic section. Its depth is that of the whole piece, not of each row, so
 * that a waist does not read as a trench.
 */
export function round(field: Field, depth: number): void {
  const { height, u, radius } = field
  const middle = radius[Math.floor(radius.length / 2)] ?? 1
  for (let index = 0; index < height.length; index++) {
    const across = Math.min(1.05, Math.abs(u[index] ?? 0))
    const own = middle * 0.75 + (radius[index] ?? 0) * 0.25
    height[index] = (height[index] ?? 0) + own * depth * Math.sqrt(1.16 - across * across)
  }
}

export function bump(field: Field, at: Point, reachX: number, reachY: number, by: number): void {
  raise(field, (x, y) => {
    const dx = (x - at[0]) / reachX
    const dy = (y - at[1]) / reachY
    const far = dx * dx + dy * dy
    return far > 9 ? 0 : by * Math.exp(-far)
  })
}

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
  for (let row = firstRow; row <= lastRow; row++) {
    const y = field.y + row * step
    for (let col = firstCol; col <= lastCol; col++) {
      const x = field.x + col * step
      let best = reach * reach
      let where = -1
      let side = 1
      for (let part = 0; part < parts; part++) {
        const a = points[part] ?? [0, 0]
        const b = points[part + 1] ?? a
        const dx = b[0] - a[0]
        const dy = b[1] - a[1]
        const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1e-6)))
        const gapX = x - a[0] - t * dx
        const gapY = y - a[1] - t * dy
        const gap = gapX * gapX + gapY * gapY
        if (gap >= best) continue
        best = gap
        where = (part + t) / parts
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

export interface Flare {
  /** Where across (u), how wide (in u), from where down (v) and how strong: one organ-pipe fold each. */
  readonly folds: readonly {
    readonly u: number
    readonly wide: number
    readonly from: number
    readonly by: number
  }[]
  /** Length over which a fold reaches its full depth. */
  readonly reach: number
}

/** Folds of a flared piece: born one after another below the hip, deepest at the hem. */
export function flare(field: Field, { folds, reach }: Flare): void {
  raise(field, (_x, _y, u, v) => {
    let sum = 0
    for (const fold of folds) {
      const down = (v - fold.from) / reach
      if (down <= 0) continue
      const away = (u - fold.u) / (fold.wide * (1 + 0.25 / (down + 0.25)))
      if (away > 2.4 || away < -2.4) continue
      const grown = down > 1 ? down ** 0.4 : down * down * (3 - 2 * down)
      sum += fold.by * grown * Math.exp(-away * away * (away < 0 ? 1 : 1.5))
    }
    return sum
  })
}

/** Cloth drawn up on a thread: many small ridges that die away from the seam at `from`. */
export function gather(
  field: Field,
  from: number,
  reach: number,
  count: number,
  by: number,
  seed: number,
): void {
  raise(field, (_x, _y, u, v) => {
    const away = (v - from) / reach
    if (away < -0.2 || away > 3) return 0
    const angle = Math.asin(Math.max(-1, Math.min(1, u * 0.97)))
    const wander = noise(angle * 5, v * 0.12, seed + 9) * 0.5
    const fade = Math.exp(-Math.max(0, away)) * (1 + 0.4 * noise(angle * 7, 3, seed + 2))
    return by * fade * noise(angle * count * (1 - 0.22 * Math.min(1, away)) + wander, away * 0.5, seed)
  })
}

/** Sharp-edged pressed pleats, all lying to one side. */
export function pleat(field: Field, count: number, by: number, from: number, reach: number): void {
  raise(field, (_x, _y, u, v) => {
    if (v < from) return 0
    const grown = Math.min(1, (v - from) / reach)
    const place = Math.asin(Math.max(-1, Math.min(1, u * 0.985))) * (count / Math.PI) + 40
    const share = place - Math.floor(place)
    const profile = share < 0.86 ? share / 0.86 : (1 - share) / 0.14
    return by * (0.35 + 0.65 * grown) * profile
  })
}

/** Soft irregularity, stretched along an angle: nothing worn or sewn is quite flat. */
export function rumple(
  field: Field,
  by: number,
  size: number,
  stretch: number,
  angle: number,
  seed: number,
): void {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const pace = Math.max(1, Math.floor(size / (field.step * 10)))
  const cols = Math.ceil(field.cols / pace) + 2
  const rows = Math.ceil(field.rows / pace) + 2
  const coarse: Grid = { x: field.x, y: field.y, step: field.step * pace, cols, rows }
  const values = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++) {
    const y = coarse.y + row * coarse.step
    for (let col = 0; col < cols; col++) {
      const x = coarse.x + col * coarse.step
      values[row * cols + col] = by * turbulence((x * c + y * s) / size, (y * c - x * s) / (size * stretch), seed, 2)
    }
  }
  raise(field, pace === 1 ? (x, y) => values[Math.round((y - field.y) / field.step) * cols + Math.round((x - field.x) / field.step)] ?? 0 : (x, y) => sample(coarse, values, x, y))
}
