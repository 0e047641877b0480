import { belt } from './belts.ts'
import { FITTED, hemCurve, trunkAxis, type Trunk } from './body.ts'

import { strappedBody } from './camisole.ts'

import type { Draft } from './draft.ts'
import { join, polyline, spline, type Point } from './geometry.ts'
import { seam, stroke, stitches, offset } from './ink.ts'
import { neckShape, type Neck } from './neckline.ts'
import type { Garment, Part } from './part.ts'
import { between, chance, pick } from './random.ts'
import { flare } from './sculpt.ts'
import { innerHem, skirtPart, type SkirtPlan } from './skirt.ts'
import { BASE_SLEEVE } from './garment-tops.ts'
import type { SleevePlan } from './sleeve.ts'
import { buttons, placket, zip } from './trims.ts'
import { buttonLook, upper } from './upper.ts'

const WAIST = 39

function lengthOf(draft: Draft): number {
  const dice = draft.dice('length')
  if (draft.drawing.kind === 'maxi-dress') return between(dice, 130, 138)
  if (draft.drawing.kind === 'mini-dress') return between(dice, 80, 87)
  return between(dice, 102, 116)
}

const FULLNESS = { 'a-line': 0.62, flared: 0.92, gathered: 0.8, pleated: 0.66, pencil: 0.3, slip: 0.42 }

function skirtOf(draft: Draft, style: SkirtPlan['style']): SkirtPlan {
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

function armOf(draft: Draft, kind: 'short' | 'puff' | 'long' | 'bishop' | 'flutter'): SleevePlan {
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

function waisted(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const mood = pick<'wrap' | 'shirt' | 'plain' | 'sleeveless'>(dice, [
    'wrap',
    'shirt',
    'plain',
    'plain',
    'sleeveless',
    'sleeveless',
  ])
  const style = pick<SkirtPlan['style']>(
    dice,
    mood === 'wrap' ? ['a-line', 'flared'] : ['a-line', 'flared', 'gathered', 'pleated'],
  )
  const neck: Neck =
    mood === 'wrap'
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
      marks: skirtMarks,
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
      zip: mood !== 'shirt',
      ...(mood === 'shirt' ? { collar: 'shirt' as const, front: 'placket' as const } : {}),
      ...(bare ? {} : { sleeve: armOf(draft, arm) }),
    },
    draft,
    below,
  )
  const tied = mood === 'wrap' || mood === 'shirt' || chance(dice, 0.25)
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

/** Under a sheer skirt, an opaque one that stops short of its hem. */
function lined(plan: SkirtPlan, draft: Draft): Part[] {
  if (draft.veil === 1) return []
  const short = { ...plan, hemAt: plan.hemAt - 13, hem: plan.hem - 2.2, style: plan.style === 'gathered' ? ('gathered' as const) : ('a-line' as const), drape: plan.drape * 0.5 }
  return [skirtPart(short, draft.folds('lining'), { casts: 0.1 })]
}

function surplice(): string {
  const line = spline([8.6, 1], [4.6, 13], [-3.4, 27], [-12, WAIST + 1])
  return seam(line, 1.2) + stitches(offset(line, 0.5), '#0b0806', 0.25)
}

function slip(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const hemAt = lengthOf(draft)
  const top = pick<'v' | 'cowl' | 'sweetheart'>(dice, ['v', 'cowl', 'sweetheart'])
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

export function dress(draft: Draft): Garment {
  return chance(draft.dice('family'), draft.drawing.kind === 'maxi-dress' ? 0.4 : 0.24)
    ? slip(draft)
    : waisted(draft)
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
  const parts = strappedBody(
    {
      trunk,
      top: pick<'v' | 'cowl' | 'sweetheart' | 'straight'>(dice, ['v', 'cowl', 'straight', 'sweetheart']),
      loose: 0.55,

      laced: chance(dice, 0.5),
    },
    draft,
  )
  return { parts, focus: [1, 22], focusWidth: 28 }
}

export function cheongsam(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const hemAt = between(dice, 104, 122)
  const trim = draft.drawing.pattern === 'plain' ? '#c9a86a' : '#e9dfcf'
  const trunk: Trunk = { ...FITTED, waist: 13.6, hip: 18, hem: 16.8, hemAt }
  const slit = between(dice, 76, 84)
  const panel: Part = {
    outline: join(polyline([-14, slit - 6], [17.4, slit - 6], [17.2, hemAt - 0.6], [-14, hemAt - 0.6])),
    axis: trunkAxis(trunk),
    cut: 'inside',
    depth: 0.1,
    printed: false,
    casts: 0.2,
  }
  const closing = spline([0.6, 7.4], [4.6, 9.4], [9, 12], [12.8, 17], [16.8, 21.4])
  const knot = (at: Point, turn: number) => frog(at, turn, trim)
  const front = draft.back
    ? ''
    : seam(closing, 1) + stroke(offset(closing, 0.3), { width: 0.42, colour: trim, opacity: 0.9 })
  const over = draft.back ? '' : knot([1.4, 8.2], 35) + knot([8.6, 12], 40) + knot([14.2, 19], 52)
  const made = upper(
    {
      trunk,
      neck: 'crew',
      loose: 0,
      collar: 'mandarin',
      piping: trim,
      finish: 'faced',
      hem: 'stitch',
      zip: draft.back,
      marks: front,
      over,
      sleeve: {
        ...BASE_SLEEVE,
        length: chance(dice, 0.6) ? 13 : 34,
        lean: 0.24,
        bicep: 6.8,
        wrist: 6,
        blouse: 0,
        cuff: 'stitch',
        drape: draft.hand.drape * 0.7,
        rumple: draft.hand.rumple,
      },
    },
    draft,
    [panel],
  )
  return {
    parts: made.parts.map((part) =>
      part.axis === panel.axis && part.cut === 'inside'
        ? part
        : slitSide(part, trunk, slit, trim, draft.back),
    ),
    focus: [2, 14],
    focusWidth: 28,
  }
}

/** The body piece is the one as long as the dress: open its left side below the slit. */
function slitSide(part: Part, trunk: Trunk, slit: number, trim: string, back: boolean): Part {
  const reaches = part.outline.cubics.some(({ end }) => Math.abs(end[1] - trunk.hemAt) < 0.2)
  if (!reaches || part.cut !== undefined) return part
  const move = ([x, y]: Point): Point =>
    y > slit && x > 4 ? [x - ((y - slit) / (trunk.hemAt - slit)) ** 0.8 * (back ? 1.2 : 3.6), y] : [x, y]
  const outline = {
    start: part.outline.start,
    cubics: part.outline.cubics.map(({ first, second, end }) => ({
      first: move(first),
      second: move(second),
      end: move(end),
    })),
  }
  const edge = spline([17.9, slit - 1], [16.9, slit + 12], [trunk.hem - 3.4, trunk.hemAt])
  return {
    ...part,
    outline,
    marks: (part.marks ?? '') + (back ? '' : stroke(edge, { width: 0.5, colour: trim, opacity: 0.8 })),
  }
}

function frog([x, y]: Point, turn: number, trim: string): string {
  const loop = (side: number) =>
    `<path d="M${side * 0.5} 0c${side * 0.9} -1 ${side * 2.6} -1 ${side * 2.7} 0s${side * -1.8} 1 ${side * -2.7} 0" fill="none" stroke="${trim}" stroke-width=".42"/><path d="M${side * 0.5} 0c${side * 0.9} -1 ${side * 2.6} -1 ${side * 2.7} 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".12"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn - 90})"><ellipse cx=".2" cy=".35" rx="3.3" ry=".9" fill="#000" fill-opacity=".22"/>${loop(-1)}${loop(1)}<circle r=".62" fill="${trim}"/><circle r=".62" fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".12"/><circle cx="-.16" cy="-.2" r=".2" fill="#fff" fill-opacity=".6"/></g>`
}
