import type { Draft } from '../garments/draft.ts'
import { BASE_SLEEVE } from '../garments/garment-tops.ts'
import { spline } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { between } from '../canvas/random.ts'
import { skirtPart, type SkirtPlan } from '../lower/skirt.ts'
import type { SleevePlan } from './sleeve-plan.ts'

export const WAIST = 39

export function lengthOf(draft: Draft): number {
  const dice = draft.dice('length')
  if (draft.drawing.kind === 'maxi-dress') return between(dice, 130, 138)
  if (draft.drawing.kind === 'mini-dress') return between(dice, 80, 87)
  return between(dice, 102, 116)
}

const FULLNESS = { 'a-line': 0.62, flared: 0.92, gathered: 0.8, pleated: 0.66, pencil: 0.3, slip: 0.42 }

export function skirtOf(draft: Draft, style: SkirtPlan['style']): SkirtPlan {
  const hemAt = lengthOf(draft)
  const hem = 18 + FULLNESS[style] * (hemAt - WAIST) * 0.22
  return {
    top: WAIST - 0.5,
    waist: 13.9,
    hip: 18.5,
    hipAt: 59,
    hem,
    hemAt,
    style,
    drape: draft.hand.drape,
    rumple: draft.hand.rumple,
    back: draft.back,
  }
}

export function armOf(draft: Draft, kind: 'short' | 'puff' | 'long' | 'bishop' | 'flutter'): SleevePlan {
  const base = { ...BASE_SLEEVE, drape: draft.hand.drape, rumple: draft.hand.rumple }
  if (kind === 'short')
    return { ...base, length: 19, lean: 0.3, bicep: 7, wrist: 7, blouse: 0, cuff: 'stitch' }
  if (kind === 'puff')
    return { ...base, length: 21, lean: 0.32, bicep: 8, wrist: 6.6, blouse: 1.6, puff: 1.6, cuff: 'elastic' }
  if (kind === 'flutter')
    return { ...base, length: 18, lean: 0.42, bicep: 7.4, wrist: 10, blouse: 0.4, cuff: 'none' }
  if (kind === 'bishop') return { ...base, length: 53, lean: 0.2, blouse: 3.2, puff: 0.9 }
  return { ...base, blouse: 0.6 }
}

/** Under a sheer skirt, an opaque one that stops short of its hem. */
export function lined(plan: SkirtPlan, draft: Draft): Part[] {
  if (draft.veil === 1) return []
  const short = {
    ...plan,
    hemAt: plan.hemAt - 13,
    hem: plan.hem - 2.2,
    style: plan.style === 'gathered' ? ('gathered' as const) : ('a-line' as const),
    drape: plan.drape * 0.5,
  }
  return [skirtPart(short, draft.folds('lining'), { casts: 0.1 })]
}

export function surplice(): string {
  const line = spline([8.6, 1], [4.6, 13], [-3.4, 27], [-12, WAIST + 1])
  return seam(line, 1.2) + stitches(offset(line, 0.5), '#0b0806', 0.25)
}
