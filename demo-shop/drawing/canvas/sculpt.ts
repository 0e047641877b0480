import type { Field } from './field.ts'
import type { Point } from './geometry.ts'
import { turbulence } from './noise.ts'
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
      values[row * cols + col] =
        by * turbulence((x * c + y * s) / size, (y * c - x * s) / (size * stretch), seed, 2)
    }
  }
  raise(
    field,
    pace === 1
      ? (x, y) =>
          values[Math.round((y - field.y) / field.step) * cols + Math.round((x - field.x) / field.step)] ?? 0
      : (x, y) => sample(coarse, values, x, y),
  )
}
