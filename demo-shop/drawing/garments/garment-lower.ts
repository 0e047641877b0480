import { sideTie } from '../lower/belts.ts'
import type { Draft } from './draft.ts'
import { upright } from '../canvas/field.ts'
import { cutOff, join, polyline, spline } from '../canvas/geometry.ts'
import { offset, seam, stitches, stroke } from '../canvas/ink.ts'
import type { Cut } from '../kinds.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between, chance, pick } from '../canvas/random.ts'
import { innerHem, skirtPart, type SkirtPlan } from '../lower/skirt.ts'
import { buttons, zip } from '../lower/trims.ts'
import type { TrouserPlan } from '../lower/trouser-leg.ts'
import { trouserParts } from '../lower/trousers.ts'
import { buttonLook } from '../upper/upper-finish.ts'

type Leg = 'wide' | 'straight' | 'tapered'

const LEGS: Partial<Record<Cut, Leg>> = {
  'wide-leg': 'wide',
  relaxed: 'wide',
  straight: 'straight',
  tailored: 'straight',
  pleated: 'tapered',
}

const SKIRTS: Partial<Record<Cut, SkirtPlan['style']>> = {
  'a-line': 'a-line',
  'bias-cut': 'slip',
  pleated: 'pleated',
  wrap: 'a-line',
  'gathered-waist': 'gathered',
  'high-waist': 'pencil',
}

export function trouserPlan(draft: Draft, change: Partial<TrouserPlan> = {}): TrouserPlan {
  const dice = draft.dice('trousers')
  const picked = pick<Leg>(dice, ['wide', 'straight', 'tapered'])
  const said = draft.drawing.cut
  const cut = (said === undefined ? undefined : LEGS[said]) ?? picked
  return {
    top: 0,
    length: cut === 'tapered' ? 92 : between(dice, 100, 106),
    waist: 13.9,
    hip: 18.6,
    thigh: 9.4,
    knee: { wide: 11.4, straight: 8.6, tapered: 8 }[cut],
    ankle: { wide: 13.6, straight: 8.6, tapered: 6.2 }[cut],
    rise: said === 'high-waist' ? 31 : 27,
    creased: draft.drawing.fabric !== 'knit' && cut !== 'wide' ? true : chance(dice, 0.6),
    denim: false,
    pleats: said === 'pleated' || cut !== 'straight' ? 2 : 0,
    band: 'buttoned',
    cuff: chance(dice, 0.25),
    thread: '#0b0806',
    ...change,
  }
}

export function pants(draft: Draft): Garment {
  return { parts: trouserParts(trouserPlan(draft), draft), focus: [2, 9], focusWidth: 27 }
}

export function jeans(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const picked = pick<'straight' | 'flare' | 'wide'>(dice, ['straight', 'flare', 'wide'])
  const said = draft.drawing.cut
  const cut = said === 'wide-leg' ? 'wide' : said === 'straight' ? 'straight' : picked
  const plan = trouserPlan(draft, {
    length: between(dice, 98, 104),
    knee: { straight: 8.2, flare: 7.6, wide: 10.4 }[cut],
    ankle: { straight: 7.9, flare: 10.8, wide: 12.6 }[cut],
    rise: said === 'high-waist' ? 29 : 25,
    hip: 18.2,
    creased: false,
    denim: true,
    pleats: 0,
    cuff: false,
    thread: '#b98a4e',
  })
  return { parts: trouserParts(plan, draft), focus: [3, 9], focusWidth: 25 }
}

export function shorts(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const plan = trouserPlan(draft, {
    length: between(dice, 38, 46),
    ankle: between(dice, 11, 12.6),
    thigh: 9.4,
    creased: chance(dice, 0.4),
    pleats: draft.drawing.cut === 'pleated' ? 2 : 0,
    cuff: chance(dice, 0.4),
    denim: draft.drawing.fabric === 'denim',
    thread: draft.drawing.fabric === 'denim' ? '#b98a4e' : '#0b0806',
  })
  return { parts: trouserParts(plan, draft), focus: [2, 9], focusWidth: 25 }
}

function band(draft: Draft, waist: number, deep: number): Part {
  const outline = join(
    spline([-waist + 0.2, -deep], [0, -deep + 1.1], [waist - 0.2, -deep]),
    polyline([waist - 0.2, -deep], [waist + 0.1, 0.2]),
    spline([waist + 0.1, 0.2], [0, 1.2], [-waist - 0.1, 0.2]),
  )
  return {
    outline,
    axis: upright(-8, 6, waist + 0.4),
    depth: 0.4,
    casts: 0.5,
    marks:
      stitches(spline([-waist, -0.4], [0, 0.6], [waist, -0.4]), '#0b0806', 0.28) +
      (draft.back ? zip(0, -deep + 0.4, 3) : ''),
  }
}

function insideBand(waist: number, deep: number): Part {
  const outline = join(
    spline([-waist + 0.3, -deep], [0, -deep - 1.1], [waist - 0.3, -deep]),
    spline([waist - 0.6, 0], [0, 1], [-waist + 0.6, 0]),
  )
  return {
    outline,
    axis: upright(-8, 4, waist),
    cut: 'inside',
    depth: -0.2,
    printed: false,
  }
}

/** Where the upper side of a wrap skirt ends at the waist. */
const WRAP_AT = 8.4

/** The upper side of a wrap skirt, its edge running down towards the middle. */
function wrappedOver(front: Part, hemAt: number): Part {
  const lean = (WRAP_AT - 3.4) / hemAt
  const edge = polyline([WRAP_AT, 0], [WRAP_AT - lean * (hemAt + 6), hemAt + 6])
  return {
    ...front,
    outline: cutOff(front.outline, ([x, y]) => WRAP_AT - lean * y - x),
    marks: (front.marks ?? '') + stitches(offset(edge, -0.7), '#0b0806', 0.3),
    casts: 1,
  }
}

export function skirt(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const mini = draft.drawing.kind === 'mini-skirt'
  const { cut } = draft.drawing
  const picked = mini
    ? pick<SkirtPlan['style']>(dice, ['a-line', 'pleated', 'pencil', 'flared'])
    : pick<SkirtPlan['style']>(dice, ['a-line', 'pleated', 'slip', 'flared', 'gathered'])
  const style = (cut === undefined ? undefined : SKIRTS[cut]) ?? picked
  const hemAt = mini ? between(dice, 36, 42) : between(dice, 68, 80)
  const wide = mini
    ? { pencil: 19, 'a-line': 23.5, flared: 28, gathered: 27, pleated: 25, slip: 20 }[style]
    : { pencil: 19, 'a-line': 26, flared: 36, gathered: 33, pleated: 29, slip: 23.5 }[style]
  const plan: SkirtPlan = {
    top: 0,
    waist: 13.9,
    hip: 18.6,
    hipAt: 20,
    hem: wide,
    hemAt,
    style,
    drape: draft.hand.drape,
    rumple: draft.hand.rumple,
    back: draft.back,
  }
  const buttoned = style === 'a-line' && chance(dice, 0.5) && !draft.back && cut !== 'wrap'
  const marks = draft.back
    ? zip(0, 0, 18)
    : buttoned
      ? stroke(polyline([1.6, 0], [1.8, hemAt + 4]), { width: 0.14, opacity: 0.45 }) +
        stitches(polyline([1.1, 0], [1.3, hemAt + 4]), '#0b0806', 0.3)
      : style === 'pencil'
        ? seam(polyline([-9, 0], [-8.4, 11])) + seam(polyline([9, 0], [8.4, 11]))
        : ''
  const over = buttoned
    ? buttons([0.1, 4], [0.3, hemAt - 3], mini ? 5 : 8, buttonLook(draft.drawing.colour, 0.72))
    : ''
  const deep = cut === 'high-waist' ? 6.4 : style === 'slip' ? 1.8 : 3.6
  const parts: Part[] = [innerHem(plan, draft.folds('inner'))]
  if (!draft.back && draft.worn !== 'over-top') parts.push(insideBand(plan.waist, deep))
  const front = skirtPart(plan, draft.folds('skirt'), { marks, over })
  parts.push(front)
  const isWrapped = cut === 'wrap' && !draft.back
  if (isWrapped) parts.push(wrappedOver(front, hemAt))
  parts.push(band(draft, plan.waist, deep))
  if (isWrapped) parts.push(...sideTie([WRAP_AT - 0.6, -1.2]))
  return { parts, focus: [1, 8], focusWidth: 27 }
}
