import { belt } from '../lower/belts.ts'
import { cutTrunk } from '../upper/cut-length.ts'
import type { Draft } from './draft.ts'
import { trouserPlan } from './garment-lower.ts'
import { spline } from '../canvas/geometry.ts'
import { seam } from '../canvas/ink.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between, chance, pick } from '../canvas/random.ts'
import { JACKET, pocketsAt, tailoredSleeve } from '../upper/tailored-cut.ts'
import { tailored } from '../upper/tailored.ts'
import { buttons, welt } from '../lower/trims.ts'
import { trouserParts } from '../lower/trousers.ts'
import { buttonLook } from '../upper/upper-finish.ts'

function blazerParts(draft: Draft): Part[] {
  const dice = draft.dice('cut')
  const double = chance(dice, 0.35)
  const { cut } = draft.drawing
  const trunk = cutTrunk({ ...JACKET, hemAt: between(dice, 64, 71), waist: between(dice, 15.4, 17) }, cut)
  const look = buttonLook(draft.drawing.colour, 0.95)
  const over = double ? 5.4 : 1.7
  const breakAt = double ? 37 : between(dice, 36, 40)
  const flaps = pocketsAt(cut === 'cropped' ? 44 : 53, true)
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
      ...(cut === 'belted'
        ? { belt: belt({ y: 39.5, waist: trunk.waist, deep: 4, style: 'tied', back: draft.back }) }
        : {}),
      marks: (side) =>
        seam(spline([side * 13.6, 22], [side * 10.4, 34], [side * 10.2, 52]), 0.6) +
        flaps(side) +
        (side === 1 ? welt([8, 22.6], [14, 21.4], 1.5) : ''),
      over: (at) =>
        cut === 'belted'
          ? ''
          : double
            ? buttons([at(4), 39], [at(4), 51], 2, look) + buttons([at(-4), 39], [at(-4), 51], 2, look)
            : buttons([at(0), breakAt + 1.4], [at(0), breakAt + 11], single, look),
    },
    draft,
  )
}

export function blazer(draft: Draft): Garment {
  return { parts: blazerParts(draft), focus: [-2, 24], focusWidth: 31 }
}

export function suit(draft: Draft): Garment {
  const trousers = trouserPlan(draft, {
    top: 41,
    hip: 18.4,
    band: 'none',
    creased: true,
    length: 102,
    knee: 9.4,
    ankle: draft.drawing.cut === 'relaxed' ? 11.4 : 10,
    pleats: 0,
    cuff: false,
  })
  return { parts: [...trouserParts(trousers, draft), ...blazerParts(draft)], focus: [-2, 25], focusWidth: 32 }
}
