import { rollNeck } from './collar-soft.ts'
import { upright } from '../canvas/field.ts'
import { join, polyline, spline, type Curve } from '../canvas/geometry.ts'
import { offset, stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import type { UpperPlan } from './upper-finish.ts'

export function backCollar(plan: UpperPlan): Part[] {
  if (plan.collar === 'roll') return rollNeck(8).slice(1)
  if (plan.collar === 'shirt' || plan.collar === 'mandarin') return [backStand(plan.collar === 'shirt')]
  return []
}

function backStand(fallen: boolean): Part {
  const low = fallen ? 1.9 : 0.9
  return collarFall({ top: 5.9, rise: 3.5, side: fallen ? 8.3 : 7.5, sideAt: fallen ? 0.4 : -0.1, low })
}

interface Fall {
  /** Half the width of the upper edge, and how far it stands above the shoulders. */
  readonly top: number
  readonly rise: number
  /** Where the lower edge meets the shoulder. */
  readonly side: number
  readonly sideAt: number
  /** The lower edge at the spine. */
  readonly low: number
}

/** A collar seen from behind: a flat band around the neck, its edges pressed and stitched. */
export function collarFall({ top, rise, side, sideAt, low }: Fall): Part {
  const lower = spline(
    [side, sideAt],
    [side * 0.5, low - 0.3],
    [0, low],
    [-side * 0.5, low - 0.3],
    [-side, sideAt],
  )
  const outline: Curve = join(
    spline(
      [-top, -rise],
      [-top * 0.5, -rise - 0.35],
      [0, -rise - 0.45],
      [top * 0.5, -rise - 0.35],
      [top, -rise],
    ),
    polyline([top, -rise], [side, sideAt]),
    lower,
    polyline([-side, sideAt], [-top, -rise]),
  )
  return {
    outline,
    axis: upright(-8, 12, side + 3),
    depth: 0.16,
    casts: 0.5,
    hand: { thick: 0.18 },
    marks: stitches(offset(lower, 0.5, 4), '#0b0806', 0.3),
  }
}
