import { FITTED, hemCurve, type Trunk } from './body.ts'
import { bodicePart } from './bodice.ts'
import type { Draft } from './draft.ts'
import { backNeck, frontNeck, neckShape, type Neck } from './neckline.ts'
import { neckInside, neckFinish } from './neck-parts.ts'
import type { Garment, Part } from './part.ts'
import { between, pick } from './random.ts'
import { innerHem, skirtPart, type SkirtPlan } from './skirt.ts'
import { sleeve, type SleevePlan } from './sleeve.ts'

export function dress(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const neck = pick<Neck>(dice, ['crew', 'v', 'scoop', 'square', 'boat', 'sweetheart'])
  const style = pick<SkirtPlan['style']>(dice, ['a-line', 'flared', 'gathered', 'pleated'])
  const length = draft.drawing.kind === 'maxi-dress' ? between(dice, 132, 140) : draft.drawing.kind === 'mini-dress' ? between(dice, 82, 88) : between(dice, 102, 116)
  const sleeved = pick<'none' | 'short' | 'long'>(dice, ['none', 'short', 'long'])
  const trunk: Trunk = { ...FITTED, shoulder: sleeved === 'none' ? 16 : 17.8, across: sleeved === 'none' ? 13.8 : 14.9 }
  const waistAt = 39
  const body = { ...trunk, waist: 13.9, waistAt, hem: 13.9, hemAt: waistAt }
  const { drape, rumple } = draft.hand
  const parts: Part[] = []
  const plan: SkirtPlan = {
    top: waistAt - 0.4,
    waist: 13.9,
    hip: 18.6,
    hipAt: 59,
    hem: { 'a-line': 25, flared: 33, gathered: 29, pleated: 26, pencil: 18, slip: 20 }[style],
    hemAt: length,
    style,
    drape,
    rumple,
    back: draft.back,
  }
  parts.push(innerHem(plan, draft.folds('inner')))
  if (!draft.back) parts.push(...neckInside(neck, body, draft))
  if (sleeved !== 'none') {
    const arm: SleevePlan = {
      length: sleeved === 'long' ? 54 : 20,
      lean: sleeved === 'long' ? 0.2 : 0.34,
      bicep: 6.8,
      wrist: sleeved === 'long' ? 4.6 : 7.2,
      blouse: sleeved === 'long' ? 1.6 : 0.4,
      puff: sleeved === 'long' ? 0.3 : 1,
      cuff: sleeved === 'long' ? 'shirt' : 'band',
      over: false,
      drape,
      rumple,
    }
    for (const side of [-1, 1] as const) {
      const made = sleeve(body, arm, side, draft.folds(`sleeve ${side}`))
      parts.push(made.main, ...made.cuff)
    }
  }
  parts.push(skirtPart(plan, draft.folds('skirt')))
  const edge = draft.back ? backNeck(neck, body) : frontNeck(neck, body)
  parts.push(
    bodicePart(body, edge, hemCurve(body.hem, body.hemAt, 0.9), draft.folds('bodice'), {
      loose: 0,
      drape,
      rumple,
      back: draft.back,
      cinched: style === 'gathered',
    }, { marks: neckFinish(edge), casts: 0.35 }),
  )
  return { parts, focus: [0, neckShape(neck).depth + 8], focusWidth: 40 }
}
