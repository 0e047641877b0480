import { hemCurve, type Trunk } from './body.ts'
import { bodicePart } from './bodice.ts'
import { blend, lightness } from './colour.ts'
import { bow, mandarin, rollNeck, roundCollar, shirtCollar, stand } from './collars.ts'
import type { Draft } from './draft.ts'
import type { Field } from './field.ts'
import { polyline, spline, type Curve } from './geometry.ts'
import { offset, seam, stitches } from './ink.ts'
import { backNeck, frontNeck, neckShape, type Neck } from './neckline.ts'
import { binding, neckFinish, neckBand, neckInside } from './neck-parts.ts'
import type { Garment, Part } from './part.ts'
import { raise } from './sculpt.ts'
import { sleeve, type SleevePlan } from './sleeve.ts'
import { buttons, placket, zip, type ButtonLook } from './trims.ts'

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
  readonly yoke?: boolean
  readonly zip?: boolean
  readonly piping?: string
  readonly marks?: string
  readonly over?: string
}

export function buttonLook(colour: string, radius: number): ButtonLook {
  const shell =
    lightness(colour) > 0.75 ? '#cdbfa8' : blend(colour, lightness(colour) < 0.4 ? '#8b8178' : '#efe6d6', 0.5)
  return { radius, colour: shell }
}

/** A shirt tail is longer in the middle and cut up at the sides. */
function hemOf(plan: UpperPlan): Curve {
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
function ribHem(field: Field, hemAt: number): void {
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
  if (plan.finish === 'bound') return binding(edge, 1.1)
  return neckFinish(edge)
}

function bodyMarks(plan: UpperPlan, hem: Curve, edge: Curve, back: boolean): string {
  const { trunk } = plan
  const depth = neckShape(plan.neck).depth
  let marks = edgeMarks(plan, edge) + (plan.marks ?? '')
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

function closures(plan: UpperPlan, colour: string): string {
  const depth = neckShape(plan.neck).depth
  const low = plan.trunk.hemAt + (plan.hem === 'tail' ? 1 : -6)
  const look = buttonLook(colour, 0.58)
  if (plan.front === 'placket')
    return buttons([0.35, depth + (plan.collar === 'shirt' ? 2 : 3)], [0.4, low], 6, look)
  if (plan.front === 'half') return buttons([0.2, depth + 2.4], [0.2, depth + 13], 3, look)
  return ''
}

function collarParts(plan: UpperPlan, dressed: boolean): Part[] {
  const depth = neckShape(plan.neck).depth
  if (plan.collar === 'shirt') {
    const open = plan.neck === 'v' ? 1.4 : 0
    return shirtCollar({
      meet: open > 0 ? 9.5 : depth - 0.4,
      open: open > 0 ? 2.6 : 0,
      point: 5.2,
      spread: 0.6,
    })
  }
  if (plan.collar === 'mandarin') return mandarin(depth, 3.4, plan.piping)
  if (plan.collar === 'roll') return rollNeck(8)
  if (plan.collar === 'round') return roundCollar(depth)
  if (plan.collar === 'bow' && dressed) return bow([0, depth + 0.5], 1, 22)
  return []
}

export function upper(plan: UpperPlan, draft: Draft, below: readonly Part[] = []): Garment {
  const { trunk, neck } = plan
  const { drape, rumple } = draft.hand
  const { back } = draft
  const parts: Part[] = [...below]
  const standing = plan.collar === 'shirt' || plan.collar === 'mandarin'
  if (!back)
    parts.push(
      ...(standing
        ? [stand(plan.collar === 'mandarin' ? 7.6 : 7.2, 3.6, neckShape(neck).depth + 4)]
        : plan.collar === 'roll'
          ? []
          : neckInside(neck, trunk, draft)),
    )
  const arms =
    plan.sleeve === undefined
      ? []
      : ([-1, 1] as const).map((side) =>
          sleeve(trunk, plan.sleeve ?? neverSleeve, side, draft.folds(`sleeve ${side}`)),
        )
  const under = plan.sleeve?.over !== true
  if (under) for (const arm of arms) parts.push(veiled(arm.main, draft), ...arm.cuff)
  const edge = back ? backNeck(standing ? 'high' : neck, trunk) : frontNeck(neck, trunk)
  const hem = hemOf(plan)
  parts.push(
    bodicePart(
      trunk,
      edge,
      hem,
      draft.folds('bodice'),
      { loose: plan.loose, drape, rumple, back, cinched: plan.cinched ?? false },
      {
        marks: bodyMarks(plan, hem, edge, back),
        over: back ? '' : closures(plan, draft.drawing.colour),
        casts: 0.5,
        sculpt: (field) => {
          if (plan.hem === 'rib') ribHem(field, trunk.hemAt)
        },
      },
    ),
  )
  if (plan.finish === 'rib' && plan.collar === undefined)
    parts.push(neckBand(edge, draft.drawing.fabric === 'knit' ? 2.4 : 1.7))
  if (!under) for (const arm of arms) parts.push(arm.main, ...arm.cuff)
  if (back) parts.push(...backCollar(plan))
  else parts.push(...collarParts(plan, true))
  const last = parts.at(-1)
  if (last !== undefined && plan.over !== undefined && !back)
    parts[parts.length - 1] = { ...last, over: (last.over ?? '') + plan.over }
  return { parts, focus: [1, neckShape(neck).depth + 9], focusWidth: 29 }
}

const neverSleeve: SleevePlan = {
  length: 20,
  lean: 0.2,
  bicep: 7,
  wrist: 6,
  blouse: 0,
  puff: 0,
  cuff: 'none',
  over: false,
  drape: 1,
  rumple: 1,
}

function veiled(part: Part, draft: Draft): Part {
  return draft.veil === 1 ? part : { ...part, opacity: draft.veil, casts: 0.25 }
}

function backCollar(plan: UpperPlan): Part[] {
  if (plan.collar === 'roll') return rollNeck(8).slice(1)
  if (plan.collar === 'shirt' || plan.collar === 'mandarin') return [backStand(plan.collar === 'shirt')]
  return []
}

function backStand(fallen: boolean): Part {
  const low = fallen ? 3.4 : 0.6
  const outline: Curve = {
    start: [-6.6, -3.2],
    cubics: [
      ...spline([-6.6, -3.2], [-3, -3.9], [3, -3.9], [6.6, -3.2]).cubics,
      ...spline([6.6, -3.2], [8, -1], [8.9, low - 0.4]).cubics,
      ...spline([8.9, low - 0.4], [4.4, low + 1], [0, low + 1.3], [-4.4, low + 1], [-8.9, low - 0.4]).cubics,
      ...spline([-8.9, low - 0.4], [-8, -1], [-6.6, -3.2]).cubics,
    ],
  }
  return {
    outline,
    axis: {
      points: [
        [0, -8],
        [0, 12],
      ],
      radii: [10, 10],
    },
    depth: 0.4,
    marks: stitches(offset(outline, -0.4, 4), '#0b0806', 0.3),
  }
}
