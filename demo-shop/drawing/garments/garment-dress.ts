import { belt } from '../lower/belts.ts'
import { FITTED, type Trunk } from '../upper/body.ts'
import type { Draft } from './draft.ts'
import type { Drape } from '../upper/draped.ts'
import { armOf, lined, skirtOf, surplice, WAIST } from '../upper/dress-cut.ts'
import { mix, spline } from '../canvas/geometry.ts'
import { seam } from '../canvas/ink.ts'
import type { Cut } from '../kinds.ts'
import { neckShape, type Neck } from '../upper/neckline.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { chance, pick } from '../canvas/random.ts'
import { innerHem, skirtPart, type SkirtPlan } from '../lower/skirt.ts'
import { buttons, placket, zip } from '../lower/trims.ts'
import { buttonLook } from '../upper/upper-finish.ts'
import { upper } from '../upper/upper.ts'

type Mood = 'wrap' | 'shirt' | 'plain' | 'sleeveless'

const SKIRTS: Partial<Record<Cut, SkirtPlan['style']>> = {
  'a-line': 'a-line',
  pleated: 'pleated',
  'gathered-waist': 'gathered',
  tiered: 'gathered',
  flowing: 'flared',
  fitted: 'pencil',
}

/** Two seams around the skirt, where its tiers are joined. */
function tiers({ hemAt, hem, hip }: SkirtPlan): string {
  return [1 / 3, 2 / 3]
    .map((share) => {
      const y = mix(WAIST, hemAt, share)
      const wide = mix(hip, hem, share)
      return seam(spline([-wide, y], [0, y + wide * 0.08], [wide, y]), 1.8)
    })
    .join('')
}

export function waisted(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const { cut } = draft.drawing
  const rolled = pick<Mood>(dice, ['wrap', 'shirt', 'plain', 'plain', 'sleeveless', 'sleeveless'])
  const mood =
    cut === 'wrap'
      ? 'wrap'
      : (rolled === 'wrap' && cut !== undefined) || (rolled === 'shirt' && cut === 'draped')
        ? 'plain'
        : rolled
  const picked = pick<SkirtPlan['style']>(
    dice,
    mood === 'wrap' ? ['a-line', 'flared'] : ['a-line', 'flared', 'gathered', 'pleated'],
  )
  const style = (cut === undefined ? undefined : SKIRTS[cut]) ?? picked
  const drape: Drape | undefined = cut === 'draped' ? (mood === 'plain' ? 'swathe' : 'cowl') : undefined
  const neck: Neck =
    drape !== undefined
      ? drape === 'cowl'
        ? 'cowl'
        : 'v'
      : mood === 'wrap'
        ? 'deep-v'
        : mood === 'shirt'
          ? 'crew'
          : pick<Neck>(dice, ['crew', 'v', 'scoop', 'square', 'boat', 'sweetheart'])
  const bare = mood === 'sleeveless'
  const plan = skirtOf(draft, style)
  const trunk: Trunk = {
    ...FITTED,
    waistAt: WAIST,
    hem: 13.9,
    hemAt: WAIST,
    waist: 13.9,
    ...(bare ? { shoulder: 15.6, across: 13.4, chest: 16, bust: 16.6 } : {}),
  }
  const arm = pick<'short' | 'puff' | 'long' | 'bishop' | 'flutter'>(
    dice,
    neck === 'boat' ? ['short', 'long'] : ['short', 'puff', 'long', 'bishop', 'flutter'],
  )
  const below: Part[] = draft.veil === 1 ? [innerHem(plan, draft.folds('inner'))] : []
  const look = buttonLook(draft.drawing.colour, 0.6)
  const front = mood === 'wrap' && !draft.back ? surplice() : ''
  const skirtMarks = draft.back
    ? zip(0, WAIST - 2, WAIST + 16)
    : mood === 'wrap'
      ? seam(spline([-11, WAIST], [-9, WAIST + 30], [-12, plan.hemAt + 5]), 1.3)
      : mood === 'shirt'
        ? placket(0.4, WAIST - 1, plan.hemAt + 6, 1.5)
        : ''
  below.push(
    ...lined(plan, draft),
    skirtPart(plan, draft.folds('skirt'), {
      ...(draft.veil === 1 ? {} : { opacity: draft.veil + 0.08, casts: 0.15 }),
      marks: skirtMarks + (cut === 'tiered' ? tiers(plan) : ''),
      over: mood === 'shirt' && !draft.back ? buttons([0.4, WAIST + 8], [0.5, plan.hemAt - 16], 5, look) : '',
    }),
  )
  const made = upper(
    {
      trunk,
      neck,
      loose: 0,
      finish: 'faced',
      hem: 'plain',
      cinched: style === 'gathered' || mood === 'wrap',
      marks: front,
      ...(drape === undefined ? {} : { drape }),
      zip: mood !== 'shirt',
      ...(mood === 'shirt' ? { collar: 'shirt' as const, front: 'placket' as const } : {}),
      ...(bare ? {} : { sleeve: armOf(draft, arm) }),
    },
    draft,
    below,
  )
  const tied = mood === 'wrap' || mood === 'shirt' || cut === 'belted' || chance(dice, 0.25)
  const parts = [...made.parts]
  if (tied)
    parts.push(
      ...belt({
        y: WAIST - 0.2,
        waist: 14,
        deep: mood === 'wrap' ? 4.4 : 3.4,
        style: mood === 'shirt' ? (chance(dice, 0.5) ? 'buckled' : 'tied') : 'tied',
        back: draft.back,
      }),
    )
  return { parts, focus: [1, neckShape(neck).depth + 10], focusWidth: 30 }
}
