import { backCollar } from './back-collar.ts'
import { bodicePart } from './bodice.ts'
import { armhole, type Trunk } from './body.ts'
import { bow, rollNeck } from './collar-soft.ts'
import { mandarin, roundCollar, shirtCollar, stand } from './collars.ts'
import type { Draft } from '../garments/draft.ts'
import { cowlFolds, swatheFolds } from './draped.ts'
import type { Field } from '../canvas/field.ts'
import { mirror, reverse } from '../canvas/geometry.ts'
import { neckBand, neckInside } from './neck-parts.ts'
import { backNeck, frontNeck, neckShape } from './neckline.ts'
import type { Garment, Part } from '../canvas/part.ts'
import type { SleevePlan } from './sleeve-plan.ts'
import { sleeve } from './sleeve.ts'
import { insideOfBack } from './tailored-open.ts'
import { unbuttonedFront } from './unbuttoned.ts'
import { bodyMarks, closures, hemOf, ribHem, tucked, type UpperPlan } from './upper-finish.ts'

function collarParts(plan: UpperPlan, worn: Draft['worn']): Part[] {
  const depth = neckShape(plan.neck).depth
  if (plan.collar === 'shirt') {
    const open = worn === 'open' ? 4.6 : plan.neck === 'v' ? 2.6 : 0
    return shirtCollar({
      meet: open > 0 ? 9.5 : depth - 0.4,
      open,
      point: 5.2,
      spread: 0.6,
    })
  }
  if (plan.collar === 'mandarin') return mandarin(depth, 3.4, plan.piping)
  if (plan.collar === 'roll') return rollNeck(8)
  if (plan.collar === 'round') return roundCollar(depth)
  if (plan.collar === 'bow') return bow([0, depth + 0.5], 1, 22)
  return []
}

export function upper(whole: UpperPlan, draft: Draft, below: readonly Part[] = []): Garment {
  const garment = closedUpper(whole, draft, below)
  if (draft.worn !== 'open') return garment
  return { ...garment, parts: [insideOfBack(whole.trunk), ...unbuttonedFront(garment.parts)] }
}

function closedUpper(whole: UpperPlan, draft: Draft, below: readonly Part[]): Garment {
  const plan = draft.worn === 'tucked' ? tucked(whole) : whole
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
          : neckInside(neck, trunk)),
    )
  const arms =
    plan.sleeve === undefined || draft.worn === 'under-layer'
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
      {
        loose: plan.loose,
        drape,
        rumple,
        back,
        cinched: plan.cinched ?? false,
        draped: plan.drape !== undefined && !back,
      },
      {
        marks: bodyMarks(plan, hem, edge, back),
        over: back ? '' : closures(plan, draft.drawing.colour),
        casts: 0.5,
        sculpt: (field) => {
          if (plan.hem === 'rib') ribHem(field, trunk.hemAt)
          if (plan.drape !== undefined && !back) drapeFront(field, plan, draft)
        },
      },
    ),
  )
  if (plan.finish === 'rib' && plan.collar === undefined)
    parts.push(neckBand(edge, draft.drawing.fabric === 'knit' ? 2.4 : 1.7))
  if (plan.finish === 'rib' && plan.sleeve === undefined) parts.push(...armBands(trunk))
  if (!under) for (const arm of arms) parts.push(arm.main, ...arm.cuff)
  if (back) parts.push(...backCollar(plan))
  else parts.push(...collarParts(plan, draft.worn))
  const last = parts.at(-1)
  if (last !== undefined && plan.over !== undefined && !back)
    parts[parts.length - 1] = { ...last, over: (last.over ?? '') + plan.over }
  return { parts, focus: [1, neckShape(neck).depth + 9], focusWidth: 29 }
}

function drapeFront(field: Field, { drape, trunk, neck }: UpperPlan, draft: Draft): void {
  const random = draft.folds('drape')
  const { width, depth } = neckShape(neck)
  if (drape === 'swathe') swatheFolds(field, trunk, draft.hand.drape, random)
  else
    cowlFolds(
      field,
      { from: [width + 0.6, 2.4], low: depth + 1.2, folds: 5, drape: draft.hand.drape },
      random,
    )
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

function armBands(trunk: Trunk): Part[] {
  const right = armhole(trunk)
  return [neckBand(right, 1.9), neckBand(reverse(mirror(right)), 1.9)]
}

function veiled(part: Part, draft: Draft): Part {
  return draft.veil === 1 ? part : { ...part, opacity: draft.veil, casts: 0.25 }
}
