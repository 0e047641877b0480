import type { Point } from './geometry.ts'

/** A window onto the drafting plane, `step` centimetres per cell. */
export interface Grid {
  readonly x: number
  readonly y: number
  readonly step: number
  readonly cols: number
  readonly rows: number
}

/** Scanline fill (even-odd) of a closed polygon: 1 inside, 0 outside. */
export function fillPolygon(
  grid: Grid,
  polygon: readonly Point[],
  into?: Float32Array,
  value = 1,
): Float32Array {
  const mask = into ?? new Float32Array(grid.cols * grid.rows)
  for (let row = 0; row < grid.rows; row++) {
    const y = grid.y + row * grid.step
    const crossings: number[] = []
    let [fromX, fromY] = polygon.at(-1) ?? [0, 0]
    for (const [toX, toY] of polygon) {
      if (fromY <= y !== toY <= y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      fromX = toX
      fromY = toY
    }
    crossings.sort((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const first = Math.max(0, Math.ceil(((crossings[index] ?? 0) - grid.x) / grid.step))
      const last = Math.min(grid.cols - 1, Math.floor(((crossings[index + 1] ?? 0) - grid.x) / grid.step))
      if (last >= first) mask.fill(value, row * grid.cols + first, row * grid.cols + last + 1)
    }
  }
  return mask
}

function blurLine(
  data: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
  line: Float32Array,
) {
  const width = 2 * radius + 1
  const first = data[start] ?? 0
  const last = data[start + (count - 1) * stride] ?? 0
  let sum = first * (radius + 1)
  for (let index = 0; index < radius; index++) sum += data[start + Math.min(count - 1, index) * stride] ?? 0
  for (let index = 0; index < count; index++) {
    const enter = index + radius
    sum += enter < count ? (data[start + enter * stride] ?? 0) : last
    const leave = index - radius - 1
    sum -= leave >= 0 ? (data[start + leave * stride] ?? 0) : first
    line[index] = sum / width
  }
  for (let index = 0; index < count; index++) data[start + index * stride] = line[index] ?? 0
}

/** Three box passes are a Gaussian to the eye; `radius` in cells. */
export function blur(
  data: Float32Array,
  cols: number,
  rows: number,
  radius: number,
  passes = 2,
): Float32Array {
  const reach = Math.round(radius)
  if (reach < 1) return data
  const line = new Float32Array(Math.max(cols, rows))
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 0; row < rows; row++) blurLine(data, row * cols, 1, cols, reach, line)
    for (let col = 0; col < cols; col++) blurLine(data, col, cols, rows, reach, line)
  }
  return data
}

/** Distance (in cells) from every inside cell to the outside, by a two-pass chamfer. */
export function edgeDistance(mask: Float32Array, cols: number, rows: number): Float32Array {
  const reach = new Float32Array(mask.length)
  for (let index = 0; index < mask.length; index++) reach[index] = (mask[index] ?? 0) > 0.5 ? 1e4 : 0
  const relax = (index: number, from: number, cost: number) => {
    const candidate = (reach[from] ?? 0) + cost
    if (candidate < (reach[index] ?? 0)) reach[index] = candidate
  }
  for (let row = 1; row < rows; row++) {
    for (let col = 1; col < cols - 1; col++) {
      const index = row * cols + col
      relax(index, index - 1, 1)
      relax(index, index - cols, 1)
      relax(index, index - cols - 1, 1.414)
      relax(index, index - cols + 1, 1.414)
    }
  }
  for (let row = rows - 2; row >= 0; row--) {
    for (let col = cols - 2; col > 0; col--) {
      const index = row * cols + col
      relax(index, index + 1, 1)
      relax(index, index + cols, 1)
      relax(index, index + cols + 1, 1.414)
      relax(index, index + cols - 1, 1.414)
    }
  }
  return reach
}

/** Bilinear read at a place in centimetres. */
export function sample(grid: Grid, data: Float32Array, x: number, y: number): number {
  const fx = Math.min(grid.cols - 1.001, Math.max(0, (x - grid.x) / grid.step))
  const fy = Math.min(grid.rows - 1.001, Math.max(0, (y - grid.y) / grid.step))
  const index = Math.floor(fy) * grid.cols + Math.floor(fx)
  const sx = fx % 1
  const sy = fy % 1
  const top = (data[index] ?? 0) * (1 - sx) + (data[index + 1] ?? 0) * sx
  const low = (data[index + grid.cols] ?? 0) * (1 - sx) + (data[index + grid.cols + 1] ?? 0) * sx
  return top * (1 - sy) + low * sy
}
