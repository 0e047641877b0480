import { shoulderPoint, type Trunk } from './body.ts'
import { join, mirror, reverse, spline, type Curve, type Point } from '../canvas/geometry.ts'

export type Neck =
  | 'crew'
  | 'scoop'
  | 'v'
  | 'deep-v'
  | 'boat'
  | 'square'
  | 'sweetheart'
  | 'keyhole'
  | 'high'
  | 'cowl'

interface Shape {
  readonly width: number
  readonly depth: number
  readonly back: number
}

const SHAPES: Record<Neck, Shape> = {
  crew: { width: 8.2, depth: 7.6, back: 1.9 },
  scoop: { width: 9.8, depth: 14, back: 3.2 },
  v: { width: 8.2, depth: 17, back: 2 },
  'deep-v': { width: 8.8, depth: 23, back: 2.2 },
  boat: { width: 13.2, depth: 5.2, back: 3.4 },
  square: { width: 11, depth: 14.5, back: 3.4 },
  sweetheart: { width: 10.4, depth: 15.6, back: 4 },
  keyhole: { width: 7.6, depth: 7, back: 1.6 },
  cowl: { width: 9.6, depth: 13.2, back: 2.2 },
  high: { width: 6.8, depth: 3.2, back: -0.6 },
}

export function neckShape(neck: Neck): Shape {
  return SHAPES[neck]
}

/** Right half of the front neck, from the centre up to the shoulder. */
function half(neck: Neck, trunk: Trunk): Curve {
  const { width, depth } = SHAPES[neck]
  const top: Point = shoulderPoint(trunk, width)
  if (neck === 'v' || neck === 'deep-v') {
    return spline([0, depth], [width * 0.36, depth * 0.68], [width * 0.74, depth * 0.32], top)
  }
  if (neck === 'square') {
    const corner: Point = [width - 1.6, depth - 0.4]
    return join(
      spline([0, depth], [width * 0.5, depth - 0.1], corner),
      spline(corner, [width - 0.9, depth * 0.55], top),
    )
  }
  if (neck === 'sweetheart') {
    return spline(
      [0, depth],
      [1.5, depth - 2.3],
      [4.6, depth - 3.7],
      [7.6, depth - 4.9],
      [9.3, depth * 0.48],
      [width - 0.5, depth * 0.22],
      top,
    )
  }
  if (neck === 'boat')
    return spline([0, depth], [width * 0.5, depth - 0.25], [width * 0.86, depth - 1.3], top)
  return spline(
    [0, depth],
    [width * 0.42, depth * 0.93],
    [width * 0.76, depth * 0.68],
    [width * 0.95, depth * 0.33],
    top,
  )
}

/** From the left shoulder to the right. */
export function frontNeck(neck: Neck, trunk: Trunk): Curve {
  const right = half(neck, trunk)
  return join(reverse(mirror(right)), right)
}

export function backNeck(neck: Neck, trunk: Trunk): Curve {
  const { width, back } = SHAPES[neck]
  const [x, y] = shoulderPoint(trunk, width)
  return spline([-x, y], [-x * 0.72, y + back * 0.72], [0, y + back], [x * 0.72, y + back * 0.72], [x, y])
}
