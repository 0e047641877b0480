import { FITTED, hemCurve, type Trunk } from '../upper/body.ts'
import { strappedBody } from '../upper/camisole.ts'
import type { Draft } from './draft.ts'
import { lengthOf } from '../upper/dress-cut.ts'
import { waisted } from './garment-dress.ts'
import type { Cut } from '../kinds.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { flare } from '../lower/pleats.ts'
import { between, chance, pick } from '../canvas/random.ts'
import { innerHem, type SkirtPlan } from '../lower/skirt.ts'

function slip(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const hemAt = lengthOf(draft)
  const rolled = pick<'v' | 'cowl' | 'sweetheart'>(dice, ['v', 'cowl', 'sweetheart'])
  const top = draft.drawing.cut === 'draped' ? 'cowl' : rolled
  const trunk: Trunk = {
    ...FITTED,
    chest: 15.7,
    bust: 16,
    waist: 14,
    hip: 17.8,
    hem: 19 + (hemAt - 60) * 0.1,
    hemAt,
  }
  const plan: SkirtPlan = {
    top: 30,
    waist: 14.6,
    hip: 18,
    hipAt: 59,
    hem: trunk.hem,
    hemAt,
    style: 'slip',
    drape: draft.hand.drape,
    rumple: draft.hand.rumple,
  }
  const random = draft.folds('slip')
  const folds = Array.from({ length: 8 }, (_, index) => ({
    u: -0.85 + index * 0.24 + between(random, -0.1, 0.1),
    wide: between(random, 0.06, 0.17),
    from: between(random, 44, 66),
    by: draft.hand.drape * between(random, 0.9, 2),
  }))
  const wave = folds.map((fold) => fold.by * 0.3 - 0.2)
  const body = strappedBody(
    {
      trunk,
      top,
      loose: 0.12,

      laced: draft.drawing.fabric === 'lace' || chance(dice, 0.3),
      hem: hemCurve(trunk.hem, hemAt, 1.9, wave),
    },
    draft,
  )
  const parts = body.map((part): Part =>
    part.outline.cubics.length > 20 && part.cut === undefined && part.depth === 0.4
      ? {
          ...part,
          sculpt: (field) => {
            part.sculpt?.(field)
            flare(field, { folds, reach: (hemAt - 45) * 0.8 })
          },
        }
      : part,
  )
  return { parts: [innerHem(plan, draft.folds('inner')), ...parts], focus: [1, 22], focusWidth: 29 }
}

const SLIPS: readonly Cut[] = ['bias-cut', 'strap']
/** Cuts that either dress may have. */
const SLIP_OR_NOT: readonly Cut[] = ['draped', 'flowing', 'side-slit']

export function dress(draft: Draft): Garment {
  const { cut, kind } = draft.drawing
  const slipped = chance(draft.dice('family'), kind === 'maxi-dress' ? 0.4 : 0.24)
  if (cut === undefined || SLIP_OR_NOT.includes(cut)) return slipped ? slip(draft) : waisted(draft)
  return SLIPS.includes(cut) ? slip(draft) : waisted(draft)
}

export function camisole(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const trunk: Trunk = {
    ...FITTED,
    chest: 15.9,
    bust: 16.4,
    waist: 15.8,
    hip: 17.6,
    hem: 17.8,
    hemAt: between(dice, 52, 58),
  }
  const rolled = pick<'v' | 'cowl' | 'sweetheart' | 'straight'>(dice, ['v', 'cowl', 'straight', 'sweetheart'])
  const isDraped = draft.drawing.cut === 'draped'
  const parts = strappedBody(
    {
      trunk,
      top: isDraped ? 'cowl' : rolled,
      loose: 0.55,

      laced: chance(dice, 0.5) && !isDraped,
    },
    draft,
  )
  return { parts, focus: [1, 22], focusWidth: 28 }
}
