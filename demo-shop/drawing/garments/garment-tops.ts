import { FITTED, type Trunk } from '../upper/body.ts'
import { cutTrunk } from '../upper/cut-length.ts'
import type { Draft } from './draft.ts'
import type { Drape } from '../upper/draped.ts'
import { spline } from '../canvas/geometry.ts'
import { seam } from '../canvas/ink.ts'
import type { Neck } from '../upper/neckline.ts'
import type { Garment } from '../canvas/part.ts'
import { between, chance, pick } from '../canvas/random.ts'
import type { SleevePlan } from '../upper/sleeve-plan.ts'
import { dart, patch } from '../lower/trims.ts'
import { upper } from '../upper/upper.ts'

export const BASE_SLEEVE: SleevePlan = {
  length: 55,
  lean: 0.17,
  bicep: 6.6,
  wrist: 4.7,
  blouse: 0.5,
  puff: 0,
  cuff: 'shirt',
  over: false,
  drape: 1,
  rumple: 1,
}

function plan(draft: Draft, change: Partial<SleevePlan>): SleevePlan {
  return { ...BASE_SLEEVE, drape: draft.hand.drape, rumple: draft.hand.rumple, ...change }
}

function relaxed(change: Partial<Trunk>): Trunk {
  return { ...FITTED, bust: 18.4, chest: 17.6, waist: 17.2, hip: 18.6, hem: 18.9, hemAt: 62, ...change }
}

export function blouse(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const isDraped = draft.drawing.cut === 'draped'
  const rolled = pick<'bow' | 'round' | 'mandarin' | 'none'>(dice, ['bow', 'round', 'mandarin', 'none'])
  const drape: Drape = rolled === 'bow' || rolled === 'mandarin' ? 'cowl' : 'swathe'
  const collar = isDraped ? 'none' : rolled
  const neck: Neck = isDraped
    ? drape === 'cowl'
      ? 'cowl'
      : 'v'
    : collar === 'none'
      ? pick<Neck>(dice, ['v', 'scoop'])
      : collar === 'bow'
        ? 'keyhole'
        : 'crew'
  const bishop = chance(dice, 0.7)
  return upper(
    {
      trunk: relaxed({ hemAt: between(dice, 58, 63), waist: 16.4 }),
      neck,
      loose: 0.65,
      ...(collar === 'none' ? {} : { collar }),
      ...(collar === 'bow' || isDraped ? {} : { front: 'placket' as const }),
      ...(isDraped ? { drape } : {}),
      finish: 'faced',
      hem: 'stitch',
      zip: collar === 'bow' || isDraped,
      sleeve: plan(
        draft,
        bishop
          ? { blouse: 3.4, puff: 0.7, lean: 0.2, length: 53 }
          : { length: 42, wrist: 5.6, cuff: 'band', blouse: 1.2 },
      ),
    },
    draft,
  )
}

export function shirt(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const open = chance(dice, 0.4)
  const pocket = chance(dice, 0.6)
  return upper(
    {
      trunk: cutTrunk(
        relaxed({ hemAt: between(dice, 60, 64), shoulder: 18.6, waist: 17.4 }),
        draft.drawing.cut,
      ),
      neck: open ? 'v' : 'crew',
      loose: 0.6,
      collar: 'shirt',
      front: 'placket',
      finish: 'faced',
      hem: 'tail',
      yoke: true,
      marks: draft.back ? '' : pocket ? patch(5.2, 21, 8.4, 9.8) : '',
      sleeve: plan(draft, { blouse: 0.9, bicep: 7.2 }),
    },
    draft,
  )
}

export function tee(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const neck = pick<Neck>(dice, ['crew', 'crew', 'scoop', 'v'])
  return upper(
    {
      trunk: cutTrunk(
        relaxed({ hemAt: between(dice, 56, 62), waist: 16.8, hip: 17.8, hem: 17.8 }),
        draft.drawing.cut,
      ),
      neck,
      loose: 0.45,
      finish: 'rib',
      hem: 'stitch',
      sleeve: plan(draft, {
        length: between(dice, 17, 21),
        lean: 0.3,
        wrist: 7.2,
        bicep: 7.2,
        cuff: 'stitch',
        blouse: 0,
      }),
    },
    draft,
  )
}

export function top(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = pick<'shell' | 'puff' | 'boat'>(dice, ['shell', 'puff', 'boat'])
  const bare = style === 'shell'
  const trunk = cutTrunk(
    {
      ...FITTED,
      waist: 15,
      hem: 17,
      hip: 17.4,
      hemAt: between(dice, 53, 57),
      shoulder: bare ? 15.8 : 17.4,
      across: bare ? 13.6 : 14.6,
    },
    draft.drawing.cut,
  )
  const isDraped = draft.drawing.cut === 'draped'
  const drape: Drape = chance(draft.dice('drape'), 0.6) ? 'cowl' : 'swathe'
  const neck: Neck = isDraped
    ? drape === 'cowl'
      ? 'cowl'
      : 'v'
    : style === 'shell'
      ? pick<Neck>(dice, ['crew', 'v', 'scoop'])
      : style === 'puff'
        ? pick<Neck>(dice, ['square', 'sweetheart'])
        : 'boat'
  const darts = draft.back || isDraped ? '' : dart([-17, 27], [-10.5, 24.5]) + dart([17, 27], [10.5, 24.5])
  return upper(
    {
      trunk,
      neck,
      loose: 0.2,
      finish: 'faced',
      hem: 'stitch',
      zip: true,
      ...(isDraped ? { drape } : {}),
      marks: darts,
      ...(bare
        ? {}
        : {
            sleeve:
              style === 'puff'
                ? plan(draft, {
                    length: 22,
                    lean: 0.3,
                    puff: 1.6,
                    bicep: 8.2,
                    wrist: 6.4,
                    blouse: 1.4,
                    cuff: 'elastic',
                  })
                : plan(draft, { length: 38, wrist: 5.4, cuff: 'stitch', blouse: 0 }),
          }),
    },
    draft,
  )
}

export function princess(trunk: Trunk, low: number): string {
  const line = (side: number) =>
    seam(
      spline(
        [side * (trunk.across - 0.2), 13.5],
        [side * 11, 18],
        [side * 8.6, 25],
        [side * 7, trunk.waistAt],
        [side * 9, low],
      ),
      0.7,
    )
  return line(-1) + line(1)
}
