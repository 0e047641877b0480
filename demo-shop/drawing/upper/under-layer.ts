import { boxOf, flatten, mix, transform, type Curve, type Point } from '../canvas/geometry.ts'
import type { Garment, Part } from '../canvas/part.ts'

/** Centimetres a row. */
const ROW = 2
/** Rows between the side of a hem and its lowest point. */
const SAG = 5
/** The row from which there is a body between neck and armholes: above it straps and shoulders stay where they are. */
const BUST = 11
/** Cloth of the garment inside stays this far from the edge of the one over it. */
const ROOM = 1.1
/** By how much a side of the dress opens with each centimetre below the hem of the jacket. */
const OPENS = 0.26

/** Half width of a garment's body at each row from the shoulder down; sleeves are not counted. */
function halfWidths(parts: readonly Part[]): number[] {
  const widths: number[] = []
  for (const part of parts) {
    const points = flatten(part.outline, 8)
    const box = boxOf(points)
    if (box.left > 6 || box.right < -6) continue
    for (const [index, to] of points.entries()) {
      const from = points[index - 1] ?? to
      const low = Math.max(0, Math.ceil(Math.min(from[1], to[1]) / ROW))
      const high = Math.floor(Math.max(from[1], to[1]) / ROW)
      for (let row = low; row <= high; row++) {
        const share = to[1] === from[1] ? 1 : (row * ROW - from[1]) / (to[1] - from[1])
        widths[row] = Math.max(widths[row] ?? 0, Math.abs(mix(from[0], to[0], share)))
      }
    }
  }
  // A hem hangs lower in the middle: its last rows are as wide as the cloth above them.
  for (let row = Math.max(1, widths.length - SAG); row < widths.length; row++)
    widths[row] = Math.max(widths[row] ?? 0, widths[row - 1] ?? 0)
  return widths
}

/**
 * The garment as it hangs inside another one, its own origin `low` centimetres below that one's: no wider than that, and
 * free again below its hem.
 */
export function hangUnder(inner: Garment, outer: Garment, low = 0): Garment {
  const around = halfWidths(outer.parts)
  const own = halfWidths(inner.parts)
  const hem = around.length - 1
  const lower = Math.round(low / ROW)
  const shares = Array.from({ length: own.length + 1 }, (_, at) => {
    const row = Math.max(at, BUST - lower)
    const half = own[row] ?? own.at(-1) ?? 1
    const below = Math.max(0, row + lower - hem) * ROW
    const room = (around[Math.min(row + lower, hem)] ?? half) - ROOM + below * OPENS
    return Math.min(1, room / half)
  })
  const shareAt = (y: number): number => {
    const row = Math.max(0, Math.min(shares.length - 1.001, y / ROW))
    const low = Math.floor(row)
    return mix(shares[low] ?? 1, shares[low + 1] ?? shares[low] ?? 1, row - low)
  }
  const move = ([x, y]: Point): Point => [x * shareAt(y), y]
  const drawIn = (curve: Curve) => transform(curve, move)
  return {
    ...inner,
    parts: inner.parts.map((part) => ({
      ...part,
      outline: drawIn(part.outline),
      axis: {
        points: part.axis.points.map(move),
        radii: part.axis.radii.map((radius, index) => radius * shareAt(part.axis.points[index]?.[1] ?? 0)),
      },
    })),
  }
}
