import { belt } from '../lower/belts.ts'
import { FITTED, type Trunk } from '../upper/body.ts'
import type { Draft } from './draft.ts'
import { neckShape, type Neck } from '../upper/neckline.ts'
import type { Garment } from '../canvas/part.ts'
import { chance, pick } from '../canvas/random.ts'
import { BASE_SLEEVE } from './garment-tops.ts'
import { trouserPlan } from './garment-lower.ts'
import { trouserParts } from '../lower/trousers.ts'
import { upper } from '../upper/upper.ts'

export function jumpsuit(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const neck = pick<Neck>(dice, ['v', 'deep-v', 'square', 'crew'])
  const bare = chance(dice, 0.5)
  const trunk: Trunk = {
    ...FITTED,
    hem: 14.2,
    waist: 14.2,
    waistAt: 39.5,
    hemAt: 39.5,
    ...(bare ? { shoulder: 15.6, across: 13.4, chest: 16.4 } : {}),
  }
  const legs = trouserParts(
    trouserPlan(draft, {
      top: 39,
      band: 'none',
      length: 100,
      waist: 14.2,
      knee: 11.2,
      ankle: 13,
      pleats: 2,
      creased: false,
      cuff: false,
      rise: 29,
    }),
    draft,
  )
  const made = upper(
    {
      trunk,
      neck,
      loose: 0.15,
      finish: 'faced',
      hem: 'plain',
      cinched: true,
      zip: true,
      ...(bare
        ? {}
        : {
            sleeve: {
              ...BASE_SLEEVE,
              length: 20,
              lean: 0.3,
              wrist: 6.8,
              bicep: 7,
              blouse: 0.3,
              cuff: 'band',
              drape: draft.hand.drape,
              rumple: draft.hand.rumple,
            },
          }),
    },
    draft,
    legs,
  )
  return {
    parts: [
      ...made.parts,
      ...belt({
        y: 39.4,
        waist: 14.3,
        deep: 3.6,
        style: chance(dice, 0.5) ? 'tied' : 'buckled',
        back: draft.back,
      }),
    ],
    focus: [1, neckShape(neck).depth + 12],
    focusWidth: 32,
  }
}
