import { FITTED, type Trunk } from './body.ts'
import { belt } from './belts.ts'
import type { Draft } from './draft.ts'
import { polyline, spline } from './geometry.ts'
import { seam, stitches, stroke } from './ink.ts'
import type { Garment, Part } from './part.ts'
import { between, chance, pick } from './random.ts'
import { BASE_SLEEVE, princess } from './garment-tops.ts'
import { trouserPlan } from './garment-lower.ts'
import { tailored, type TailoredPlan } from './tailored.ts'
import { button, buttons, patch, welt } from './trims.ts'
import { trouserParts } from './trousers.ts'
import { buttonLook, upper } from './upper.ts'

const JACKET: Trunk = {
  ...FITTED,
  shoulder: 18.9,
  slope: 4.2,
  across: 15.8,
  depth: 21,
  chest: 18,
  bust: 18.6,
  waist: 16,
  waistAt: 39,
  hip: 19,
  hipAt: 60,
  hem: 19.6,
  hemAt: 67,
}

function tailoredSleeve(draft: Draft, change: Partial<TailoredPlan['sleeve']> = {}): TailoredPlan['sleeve'] {
  return {
    ...BASE_SLEEVE,
    over: true,
    cuff: 'none',
    blouse: 0,
    lean: 0.165,
    bicep: 6.5,
    wrist: 5.2,
    length: 56.5,
    drape: draft.hand.drape * 0.9,
    rumple: draft.hand.rumple,
    ...change,
  }
}

function pocketsAt(y: number, flap: boolean): (side: 1 | -1) => string {
  return (side) => {
    const at = (x: number, dy: number) => [x * side, y + dy] as const
    if (!flap) return welt(at(7.4, 0.4), at(14.6, -0.4), 0.6)
    return (
      welt(at(6.6, 0.2), at(15, -0.5), 0.5) +
      `<path d="M${6.6 * side} ${y + 0.7}l${8.4 * side} -.7l${0.1 * side} 4.2q0 .6 ${-0.6 * side} .7l${-7.2 * side} .6q${-0.6 * side} 0 ${-0.6 * side} -.6z" fill="#fff" fill-opacity=".04" stroke="#0b0806" stroke-opacity=".42" stroke-width=".12"/>` +
      stroke(polyline(at(6.9, 5.7), at(15, 5)), { width: 0.6, opacity: 0.14 })
    )
  }
}

export function blazerParts(draft: Draft): Part[] {
  const dice = draft.dice('cut')
  const double = chance(dice, 0.35)
  const trunk = { ...JACKET, hemAt: between(dice, 64, 71), waist: between(dice, 15.4, 17) }
  const look = buttonLook(draft.drawing.colour, 0.95)
  const over = double ? 5.4 : 1.7
  const breakAt = double ? 37 : between(dice, 36, 40)
  const flaps = pocketsAt(53, true)
  const single = dice() < 0.5 ? 1 : 2
  return tailored(
    {
      trunk,
      lapel: {
        over,
        breakAt,
        width: double ? 7.6 : 6.4,
        style: double ? 'peak' : pick<'notch' | 'shawl'>(dice, ['notch', 'notch', 'shawl']),
        topstitch: chance(dice, 0.4),
      },
      cutaway: double ? 0 : 4.4,
      sleeve: tailoredSleeve(draft),
      loose: 0.15,
      marks: (side) =>
        seam(spline([side * 13.6, 22], [side * 10.4, 34], [side * 10.2, 52]), 0.6) +
        flaps(side) +
        (side === 1 ? welt([8, 22.6], [14, 21.4], 1.5) : ''),
      over: double
        ? buttons([4, 39], [4, 51], 2, look) + buttons([-4, 39], [-4, 51], 2, look)
        : buttons([0, breakAt + 1.4], [0, breakAt + 11], single, look),
    },
    draft,
  )
}

export function blazer(draft: Draft): Garment {
  return { parts: blazerParts(draft), focus: [-2, 24], focusWidth: 31 }
}

export function coat(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const double = chance(dice, 0.5)
  const belted = chance(dice, 0.4)
  const trunk: Trunk = {
    ...JACKET,
    shoulder: 19.6,
    chest: 19,
    bust: 19.6,
    waist: belted ? 16.6 : 18.6,
    hip: 20.6,
    hem: between(dice, 22.5, 25),
    hemAt: between(dice, 102, 114),
  }
  const look = buttonLook(draft.drawing.colour, 1.25)
  const breakAt = 35
  const parts = tailored(
    {
      trunk,
      lapel: {
        over: double ? 7 : 3,
        breakAt,
        width: 8.4,
        style: double ? 'peak' : pick<'notch' | 'shawl'>(dice, ['notch', 'shawl']),
        topstitch: false,
      },
      cutaway: 0,
      sleeve: tailoredSleeve(draft, { bicep: 7.1, wrist: 6, length: 57 }),
      loose: 0.3,
      ...(belted ? { belt: belt({ y: 39.5, waist: 16.6, deep: 4.6, style: 'tied', back: draft.back }) } : {}),
      marks: pocketsAt(58, chance(dice, 0.5)),
      over: belted
        ? ''
        : double
          ? buttons([5.2, 38], [5.2, 60], 3, look) + buttons([-5.2, 38], [-5.2, 60], 3, look)
          : buttons([0, 38], [0.1, 72], 3, look),
    },
    draft,
  )

  return { parts, focus: [-2, 25], focusWidth: 34 }
}

export function trench(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const trunk: Trunk = {
    ...JACKET,
    shoulder: 19.4,
    chest: 18.6,
    bust: 19.2,
    waist: 16,
    hip: 20.6,
    hem: between(dice, 25, 28),
    hemAt: between(dice, 100, 112),
  }
  const look = buttonLook('#4a382a', 1.15)
  const flap = (side: number) =>
    seam(spline([side * 18.8, 13], [side * 12, 20.5], [side * 6, 21.5]), 1) +
    stitches(spline([side * 18.8, 12.4], [side * 12, 19.9], [side * 6, 20.9]), '#0b0806', 0.35)
  const epaulette = (side: number) =>
    `<path d="M${side * 10.2} 1.3l${side * 8.6} 2.6l${side * 0.4} 2.6l${side * -9.8} -1.9z" fill="#fff" fill-opacity=".05" stroke="#0b0806" stroke-opacity=".45" stroke-width=".13"/>` +
    button([side * 11.4, 3.2], { ...look, radius: 0.62 })
  const parts = tailored(
    {
      trunk,
      lapel: { over: 7.4, breakAt: 31, width: 9.4, style: 'notch', topstitch: true },
      cutaway: 0,
      sleeve: tailoredSleeve(draft, { bicep: 7.1, wrist: 6 }),
      loose: 0.35,
      belt: belt({ y: 39.5, waist: 16, deep: 4.4, style: 'buckled', back: draft.back }),
      marks: (side) => (side === 1 ? flap(side) : '') + welt([side * 9.6, 52], [side * 13.6, 65], 1.6),
      over:
        buttons([5.6, 33.5], [5.6, 33.5], 1, look) +
        buttons([-5.6, 33.5], [-5.6, 33.5], 1, look) +
        buttons([5.4, 50], [5.4, 62], 2, look) +
        buttons([-5.4, 50], [-5.4, 62], 2, look) +
        epaulette(1) +
        epaulette(-1),
    },
    draft,
  )

  return { parts, focus: [-1, 28], focusWidth: 36 }
}

export function jacket(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const denim = draft.drawing.fabric === 'denim'
  const thread = denim ? '#b98a4e' : '#0b0806'
  const trunk: Trunk = { ...JACKET, hem: 17.6, hemAt: between(dice, 51, 57), waist: 16.8, hip: 17.6 }
  const pockets = draft.back
    ? ''
    : patch(6, 18.5, 8.4, denim ? 9.6 : 8, thread, denim ? 1.4 : 0.2) +
      patch(-14.4, 18.5, 8.4, denim ? 9.6 : 8, thread, denim ? 1.4 : 0.2) +
      (denim ? '' : patch(6, 37, 9, 9.4, thread, 0.2) + patch(-15, 37, 9, 9.4, thread, 0.2))
  const look = denim
    ? { radius: 0.8, colour: '#a98d62', holes: 0 as const }
    : { radius: 0.95, colour: '#b9a06a', holes: 0 as const }
  const depth = 7.4
  const edge = draft.back
    ? ''
    : seam(polyline([1.6, depth], [1.7, trunk.hemAt + 2]), 1.5) +
      stitches(polyline([1, depth], [1.1, trunk.hemAt + 2]), thread, 0.6)
  return upper(
    {
      trunk,
      neck: 'crew',
      loose: 0.35,
      finish: 'bound',
      hem: denim ? 'stitch' : 'plain',
      ...(denim ? { collar: 'shirt' as const } : {}),
      yoke: denim,
      marks:
        pockets +
        edge +
        (denim
          ? stitches(spline([-16, 16.6], [0, 17], [16, 16.6]), thread, 0.7)
          : draft.back
            ? princess(trunk, trunk.hemAt)
            : ''),
      over: buttons([0.1, depth + 3], [0.1, trunk.hemAt - 4], 5, look),
      sleeve: tailoredSleeve(draft, {
        over: true,
        cuff: denim ? 'shirt' : 'none',
        length: denim ? 52 : 55,
        bicep: 6.6,
        wrist: 5.5,
      }),
    },
    draft,
  )
}

export function suit(draft: Draft): Garment {
  const trousers = trouserPlan(draft, {
    top: 41,
    hip: 18.4,
    band: 'none',
    creased: true,
    length: 102,
    knee: 9.4,
    ankle: 10,
    pleats: 0,
    cuff: false,
  })
  return { parts: [...trouserParts(trousers, draft), ...blazerParts(draft)], focus: [-2, 25], focusWidth: 32 }
}
