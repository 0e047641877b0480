import { mirror, reverse, spline, polyline, join, mix, type Curve, type Point } from '../canvas/geometry.ts'
import type { Axis } from '../canvas/field.ts'

/** Half measures in cm of a garment that hangs from the shoulders, on a dress form. */
export interface Trunk {
  readonly shoulder: number
  readonly slope: number
  /** Where the armhole comes nearest the centre, and its depth. */
  readonly across: number
  readonly depth: number
  readonly chest: number
  readonly bust: number
  readonly waist: number
  readonly waistAt: number
  readonly hip: number
  readonly hipAt: number
  readonly hem: number
  readonly hemAt: number
  /** Sideways shift of the right side against the left: nothing hangs quite straight. */
  readonly lean: number
}

export const FITTED: Trunk = {
  shoulder: 17.8,
  slope: 4.4,
  across: 14.9,
  depth: 20,
  chest: 16.8,
  bust: 17.3,
  waist: 13.8,
  waistAt: 39,
  hip: 18.2,
  hipAt: 59,
  hem: 18.8,
  hemAt: 64,
  lean: 0.2,
}

/** Drawn in where a waistband holds it. */
export function tuckedTrunk(trunk: Trunk): Trunk {
  return { ...trunk, waist: 14, waistAt: 37, hem: 13.4, hemAt: 38.2 }
}

function shoulderY(trunk: Trunk, x: number): number {
  const share = (Math.abs(x) - 6.6) / (trunk.shoulder - 6.6)
  return trunk.slope * (share + 0.12 * share * (1 - share))
}

export function shoulderPoint(trunk: Trunk, x: number): Point {
  return [x, shoulderY(trunk, x)]
}

/** Right armhole, from the shoulder tip down to the side seam. */
export function armhole(trunk: Trunk): Curve {
  const { shoulder, slope, across, depth, chest } = trunk
  return spline(
    [shoulder, slope],
    [mix(shoulder, across, 0.72), mix(slope, depth, 0.3)],
    [across, mix(slope, depth, 0.58)],
    [mix(across, chest, 0.36), mix(slope, depth, 0.86)],
    [chest, depth],
  )
}

/** Right side seam, from under the arm to the hem. */
export function sideSeam(trunk: Trunk): Curve {
  const { chest, depth, bust, waist, waistAt, hip, hipAt, hem, hemAt } = trunk
  const points: Point[] = [[chest, depth]]
  points.push([bust, depth + 4.5])
  if (hemAt > waistAt - 4) points.push([mix(bust, waist, 0.72), waistAt - 8])
  if (hemAt > waistAt + 1.5) points.push([waist, waistAt])
  if (hemAt > hipAt - 4) points.push([mix(waist, hip, 0.62), mix(waistAt, hipAt, 0.5)])
  if (hemAt > hipAt + 2) points.push([hip, hipAt])
  if (hemAt > hipAt + 30) points.push([mix(hip, hem, 0.42), mix(hipAt, hemAt, 0.48)])
  points.push([hem, hemAt])
  return spline(...points)
}

function halfWidth(trunk: Trunk, y: number): number {
  const { bust, waist, waistAt, hip, hipAt, hem, hemAt, depth } = trunk
  if (y < depth + 4) return bust
  if (y < waistAt) return mix(bust, waist, (y - depth - 4) / (waistAt - depth - 4))
  if (y < hipAt) return mix(waist, hip, (y - waistAt) / (hipAt - waistAt))
  return mix(hip, hem, Math.min(1, (y - hipAt) / Math.max(1, hemAt - hipAt)))
}

export function trunkAxis(trunk: Trunk): Axis {
  const points: Point[] = []
  const radii: number[] = []
  for (let y = -4; y < trunk.hemAt + 4; y += 6) {
    points.push([trunk.lean * Math.sin(y / 30), y])
    radii.push(halfWidth(trunk, y) + 0.4)
  }
  return { points, radii }
}

/** Neck (left to right), right side, hem (right to left), left side. */
export function trunkOutline(trunk: Trunk, neck: Curve, hem: Curve): Curve {
  const tip: Point = [trunk.shoulder, trunk.slope]
  const right = join(polyline(tipOf(neck, 1, trunk), tip), armhole(trunk), sideSeam(trunk))
  const left = mirror(right)

  return join(neck, right, hem, reverse(left))
}

function tipOf(neck: Curve, side: 1 | -1, trunk: Trunk): Point {
  const x = side === 1 ? (neck.cubics.at(-1)?.end[0] ?? 7) : neck.start[0]
  return shoulderPoint(trunk, x)
}

/** A hem seen from a little above: lowest in the middle, never ruled. */
export function hemCurve(width: number, y: number, sag: number, wave: readonly number[] = []): Curve {
  const points: Point[] = []
  const steps = Math.max(8, wave.length * 2)
  for (let step = 0; step <= steps; step++) {
    const share = 1 - (2 * step) / steps
    const lift = wave.length === 0 ? 0 : (wave[Math.round((step / steps) * (wave.length - 1))] ?? 0)
    points.push([width * share, y + sag * Math.sqrt(1.001 - share * share) + lift * (1 - share ** 8)])
  }
  return spline(...points)
}
