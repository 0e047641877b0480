import { distance, type Box, type Point } from './geometry.ts'
import type { Grid } from './raster.ts'

/** The line a piece of cloth hangs along (spine, bone, leg) and how far it reaches to either side. */
export interface Axis {
  readonly points: readonly Point[]
  readonly radii: readonly number[]
}

/** The height of the cloth over the table, and for each cell its place on the piece: u across, v down. */
export interface Field extends Grid {
  readonly height: Float32Array
  readonly u: Float32Array
  readonly v: Float32Array
  readonly radius: Float32Array
  /** Brightness added by hand: openings, transparency, fading. */
  readonly tone: Float32Array
}

export function gridOver(box: Box, step: number): Grid {
  const cols = Math.max(4, Math.ceil((box.right - box.left) / step) + 1)
  const rows = Math.max(4, Math.ceil((box.bottom - box.top) / step) + 1)
  return { x: box.left, y: box.top, step, cols, rows }
}

interface Bone {
  readonly x: number
  readonly y: number
  readonly alongX: number
  readonly alongY: number
  readonly length: number
  readonly start: number
  readonly from: number
  readonly to: number
  /** The ends of the axis are extended without limit. */
  readonly low: number
  readonly high: number
}

function bonesOf({ points, radii }: Axis): Bone[] {
  const bones: Bone[] = []
  let start = 0
  for (let index = 1; index < points.length; index++) {
    const a = points[index - 1] ?? [0, 0]
    const b = points[index] ?? a
    const length = distance(a, b) || 1e-6
    bones.push({
      x: a[0],
      y: a[1],
      alongX: (b[0] - a[0]) / length,
      alongY: (b[1] - a[1]) / length,
      length,
      start,
      from: radii[index - 1] ?? 1,
      to: radii[index] ?? radii[index - 1] ?? 1,
      low: index === 1 ? -Infinity : 0,
      high: index === points.length - 1 ? Infinity : length,
    })
    start += length
  }
  return bones
}

interface Place {
  u: number
  v: number
  radius: number
  /** The bone found last: its neighbour is the likely answer for the next cell. */
  bone: number
}

function placeOn(bones: readonly Bone[], x: number, y: number, out: Place): void {
  let best = Infinity
  const guess = out.bone
  for (let turn = -1; turn < bones.length; turn++) {
    if (turn === guess) continue
    const number = turn < 0 ? guess : turn
    const bone = bones[number]
    if (bone === undefined) continue
    const dx = x - bone.x
    const dy = y - bone.y
    const along = dx * bone.alongX + dy * bone.alongY
    const stored = along < bone.low ? bone.low : along > bone.high ? bone.high : along
    const beyond = along - stored
    if (beyond * beyond >= best) continue
    const gapX = dx - stored * bone.alongX
    const gapY = dy - stored * bone.alongY
    const gap = gapX * gapX + gapY * gapY
    if (gap >= best) continue
    best = gap
    const share = Math.min(1, Math.max(0, stored / bone.length))
    const radius = bone.from + (bone.to - bone.from) * share
    const side = dx * bone.alongY - dy * bone.alongX
    out.radius = radius
    out.u = (side < 0 ? -Math.sqrt(gap) : Math.sqrt(gap)) / radius
    out.v = bone.start + stored
    out.bone = number
  }
}

export function makeField(grid: Grid, axis: Axis): Field {
  const size = grid.cols * grid.rows
  const field = {
    ...grid,
    height: new Float32Array(size),
    u: new Float32Array(size),
    v: new Float32Array(size),
    radius: new Float32Array(size),
    tone: new Float32Array(size),
  }
  const bones = bonesOf(axis)
  const place: Place = { u: 0, v: 0, radius: 1, bone: 0 }
  for (let row = 0, index = 0; row < grid.rows; row++) {
    const y = grid.y + row * grid.step
    for (let col = 0; col < grid.cols; col++, index++) {
      placeOn(bones, grid.x + col * grid.step, y, place)
      field.u[index] = place.u
      field.v[index] = place.v
      field.radius[index] = place.radius
    }
  }
  return field
}

/** From a place on the piece back to the table; prints are laid this way. */
export function pointOn(axis: Axis, u: number, v: number): { point: Point; angle: number; radius: number } {
  const bones = bonesOf(axis)
  const bone = bones.find((each) => v <= each.start + each.length) ?? bones.at(-1)
  if (bone === undefined) return { point: [0, 0], angle: 0, radius: 1 }
  const along = v - bone.start
  const share = Math.min(1, Math.max(0, along / bone.length))
  const radius = bone.from + (bone.to - bone.from) * share
  return {
    point: [
      bone.x + bone.alongX * along + bone.alongY * u * radius,
      bone.y + bone.alongY * along - bone.alongX * u * radius,
    ],
    angle: Math.atan2(bone.alongY, bone.alongX) - Math.PI / 2,
    radius,
  }
}

export function lengthOf(axis: Axis): number {
  return bonesOf(axis).reduce((sum, bone) => sum + bone.length, 0)
}

/** An axis straight down the middle. */
export function upright(top: number, bottom: number, from: number, to: number = from): Axis {
  return {
    points: [
      [0, top],
      [0, bottom],
    ],
    radii: [from, to],
  }
}
