import { armhole, hemCurve, tuckedTrunk, type Trunk } from './body.ts'
import { blend, lightness } from '../canvas/colour.ts'
import { swatheMarks, type Drape } from './draped.ts'
import type { Field } from '../canvas/field.ts'
import { mirror, polyline, reverse, spline, type Curve } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import { binding, neckFinish } from './neck-parts.ts'
import { neckShape, type Neck } from './neckline.ts'
import { raise } from '../canvas/sculpt.ts'
import type { SleevePlan } from './sleeve-plan.ts'
import { buttons, placket, zip, type ButtonLook } from '../lower/trims.ts'

export interface UpperPlan {
  readonly trunk: Trunk
  readonly neck: Neck
  readonly sleeve?: SleevePlan
  readonly loose: number
  readonly collar?: 'shirt' | 'mandarin' | 'bow' | 'roll' | 'round'
  readonly front?: 'placket' | 'half' | 'band'
  readonly finish: 'faced' | 'rib' | 'bound'
  readonly hem: 'stitch' | 'rib' | 'tail' | 'plain'
  readonly cinched?: boolean
  readonly drape?: Drape
  readonly yoke?: boolean
  readonly zip?: boolean
  readonly piping?: string
  readonly marks?: string
  readonly over?: string
  /** Length before it was tucked in: its buttons are as far apart as they were. */
  readonly fullLength?: number
}

/** The same top in the waistband of a skirt or of trousers. */
export function tucked(plan: UpperPlan): UpperPlan {
  return {
    ...plan,
    trunk: tuckedTrunk(plan.trunk),
    fullLength: plan.trunk.hemAt,
    loose: Math.min(plan.loose, 0.4),
    hem: 'plain',
    cinched: true,
  }
}

export function buttonLook(colour: string, radius: number): ButtonLook {
  const shell =
    lightness(colour) > 0.75 ? '#cdbfa8' : blend(colour, lightness(colour) < 0.4 ? '#8b8178' : '#efe6d6', 0.5)
  return { radius, colour: shell }
}

/** A shirt tail is longer in the middle and cut up at the sides. */
export function hemOf(plan: UpperPlan): Curve {
  const { hem, hemAt } = plan.trunk
  if (plan.hem !== 'tail') return hemCurve(hem, hemAt, 1.1, [0.1, -0.12, 0.16, 0, -0.1, 0.14, 0])
  return spline(
    [hem, hemAt],
    [hem * 0.93, hemAt + 3.2],
    [hem * 0.66, hemAt + 6.6],
    [hem * 0.25, hemAt + 7.6],
    [-hem * 0.2, hemAt + 7.5],
    [-hem * 0.64, hemAt + 6.7],
    [-hem * 0.92, hemAt + 3.3],
    [-hem, hemAt],
  )
}

/** The welt at the foot of a knit: ribs, drawn in where it begins. */
export function ribHem(field: Field, hemAt: number): void {
  const top = hemAt - 5.2
  raise(field, (x, y) => {
    if (y < top - 1.5) return 0
    const into = Math.min(1, Math.max(0, (y - top) / 0.5))
    return into * (0.13 * Math.cos(x * 5.2) - 0.15) - 0.2 * Math.exp(-(((y - top) / 0.45) ** 2))
  })
}

function edgeMarks(plan: UpperPlan, edge: Curve): string {
  if (plan.collar === 'shirt' || plan.collar === 'mandarin' || plan.collar === 'roll') return ''
  if (plan.finish === 'rib') return ''
  if (plan.drape === 'cowl') return ''
  if (plan.finish === 'bound') return binding(edge, 1.1)
  return neckFinish(edge)
}

export function bodyMarks(plan: UpperPlan, hem: Curve, edge: Curve, back: boolean): string {
  const { trunk } = plan
  const depth = neckShape(plan.neck).depth
  let marks = edgeMarks(plan, edge) + (plan.marks ?? '')
  if (plan.drape === 'swathe' && !back) marks += swatheMarks(trunk, neckShape(plan.neck).width)
  if (plan.sleeve === undefined && plan.finish !== 'rib') {
    marks += neckFinish(armhole(trunk)) + neckFinish(reverse(mirror(armhole(trunk))))
  }
  if (plan.hem !== 'plain' && plan.hem !== 'rib') marks += stitches(offset(hem, -1.3, 4), '#0b0806', 0.32)
  if (plan.yoke === true && back)
    marks += seam(spline([-trunk.across - 2, 11.2], [0, 12], [trunk.across + 2, 11.2]))
  if (plan.yoke === true && !back)
    marks +=
      seam(polyline([-trunk.shoulder - 1, 6.4], [-7, 2.4])) +
      seam(polyline([trunk.shoulder + 1, 6.4], [7, 2.4]))
  if (plan.zip === true && back) marks += zip(0, neckShape(plan.neck).back, 30)
  if (!back && plan.front === 'placket') marks += placket(0.4, depth, trunk.hemAt + 9, 1.5)
  if (!back && plan.front === 'half') marks += placket(0.2, depth, depth + 16, 1.3)
  return marks
}

export function closures(plan: UpperPlan, colour: string): string {
  const depth = neckShape(plan.neck).depth
  const look = buttonLook(colour, 0.58)
  if (plan.front === 'placket') {
    const high = depth + (plan.collar === 'shirt' ? 2 : 3)
    const low = (plan.fullLength ?? plan.trunk.hemAt) + (plan.hem === 'tail' ? 1 : -6)
    const gap = (low - high) / 5
    const seen = plan.fullLength === undefined ? 5 : Math.floor((plan.trunk.hemAt - 4 - high) / gap)
    return buttons([0.35, high], [0.4, high + gap * seen], seen + 1, look)
  }
  if (plan.front === 'half') return buttons([0.2, depth + 2.4], [0.2, depth + 13], 3, look)
  return ''
}
