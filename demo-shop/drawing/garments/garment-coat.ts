import { belt } from '../lower/belts.ts'
import type { Trunk } from '../upper/body.ts'
import { cutTrunk } from '../upper/cut-length.ts'
import type { Draft } from './draft.ts'
import { princess } from './garment-tops.ts'
import { polyline, spline } from '../canvas/geometry.ts'
import { seam, stitches } from '../canvas/ink.ts'
import type { Garment } from '../canvas/part.ts'
import { between, chance, pick } from '../canvas/random.ts'
import { JACKET, pocketsAt, tailoredSleeve } from '../upper/tailored-cut.ts'
import { tailored } from '../upper/tailored.ts'
import { button, buttons, welt, type ButtonLook } from '../lower/trims.ts'
import { openButtons } from '../upper/unbuttoned.ts'
import { buttonLook } from '../upper/upper-finish.ts'
import { upper } from '../upper/upper.ts'

export function coat(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const double = chance(dice, 0.5)
  const { cut } = draft.drawing
  const tied = chance(dice, 0.4)
  const belted = cut === undefined ? tied : cut === 'belted'
  const trunk: Trunk = cutTrunk(
    {
      ...JACKET,
      shoulder: 19.6,
      chest: 19,
      bust: 19.6,
      waist: belted ? 16.6 : 18.6,
      hip: 20.6,
      hem: between(dice, 22.5, 25),
      hemAt: between(dice, 100, 108),
    },
    cut,
  )
  const look = buttonLook(draft.drawing.colour, 1.25)
  const pockets = pocketsAt(58, chance(dice, 0.5))
  if (cut === 'collarless') return collarless(trunk, draft, { look, pockets })
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
      marks: pockets,
      over: (at) =>
        belted
          ? ''
          : double
            ? buttons([at(5.2), 38], [at(5.2), 60], 3, look) +
              buttons([at(-5.2), 38], [at(-5.2), 60], 3, look)
            : buttons([at(0), 38], [at(0.1), 72], 3, look),
    },
    draft,
  )

  return { parts, focus: [-2, 25], focusWidth: 34 }
}

interface CoatFront {
  readonly look: ButtonLook
  readonly pockets: (side: 1 | -1) => string
}

/** A round neck with a bound edge, buttoned down to the hip. */
function collarless(trunk: Trunk, draft: Draft, { look, pockets }: CoatFront): Garment {
  const [top, low] = [11, 70]
  const edge = draft.back
    ? seam(spline([0, 1], [0.2, 40], [0.1, trunk.hemAt - 34]))
    : seam(polyline([2.2, 7.4], [2.4, trunk.hemAt + 2]), 1.5) + pockets(1) + pockets(-1)
  const garment = upper(
    {
      trunk,
      neck: 'crew',
      loose: 0.45,
      finish: 'bound',
      hem: 'plain',
      marks: edge + princess(trunk, trunk.hemAt),
      over:
        draft.worn === 'open'
          ? openButtons(top, low, { count: 4, look })
          : buttons([0, top], [0.1, low], 4, look),
      sleeve: tailoredSleeve(draft, { bicep: 7.1, wrist: 6, length: 57 }),
    },
    draft,
  )
  return { ...garment, focus: [-1, 22], focusWidth: 34 }
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
    hemAt: between(dice, 100, 106) + (draft.drawing.cut === 'longline' ? 12 : 0),
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
      lapel: { over: 7.4, breakAt: 31, width: 8.4, style: 'notch', topstitch: true },
      cutaway: 0,
      sleeve: tailoredSleeve(draft, { bicep: 7.1, wrist: 6 }),
      loose: 0.35,
      belt: belt({ y: 39.5, waist: 16, deep: 4.4, style: 'buckled', back: draft.back }),
      marks: (side) => (side === 1 ? flap(side) : '') + welt([side * 9.6, 52], [side * 13.6, 65], 1.6),
      over: (at) =>
        buttons([at(5.6), 33.5], [at(5.6), 33.5], 1, look) +
        buttons([at(-5.6), 33.5], [at(-5.6), 33.5], 1, look) +
        buttons([at(5.4), 50], [at(5.4), 62], 2, look) +
        buttons([at(-5.4), 50], [at(-5.4), 62], 2, look) +
        epaulette(1) +
        epaulette(-1),
    },
    draft,
  )

  return { parts, focus: [-1, 28], focusWidth: 36 }
}
