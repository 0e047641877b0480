import { metal } from './bag-metal.ts'
import { crease } from '../canvas/crease.ts'
import type { Draft } from './draft.ts'
import { upright } from '../canvas/field.ts'
import { join, polyline, reverse, spline, transform, type Curve, type Point } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { gather, pleat } from '../lower/pleats.ts'
import { between } from '../canvas/random.ts'
import { raise, rumple } from '../canvas/sculpt.ts'

/** A handle, as a band bent over. */
export function arch(half: number, rise: number, wide: number, y: number): Curve {
  const outer = spline(
    [-half - wide, y],
    [-half - wide * 0.7, y - rise * 0.62],
    [-half * 0.5, y - rise - wide * 0.6],
    [0, y - rise - wide],
    [half * 0.5, y - rise - wide * 0.6],
    [half + wide * 0.7, y - rise * 0.62],
    [half + wide, y],
  )
  const inner = spline(
    [half, y],
    [half * 0.9, y - rise * 0.6],
    [half * 0.46, y - rise * 0.94],
    [0, y - rise],
    [-half * 0.46, y - rise * 0.94],
    [-half * 0.9, y - rise * 0.6],
    [-half, y],
  )
  return join(outer, inner)
}

/** A pouch drawn up on a brass frame with a kiss lock. */
export function framedPouch(draft: Draft): Garment {
  const dice = draft.dice('pouch')
  const half = between(dice, 12.6, 14.2)
  const tall = between(dice, 15.5, 17)
  const frame = half * 0.66
  const right: Curve = join(
    spline(
      [frame, 0],
      [frame + 1.4, 1.2],
      [half - 0.4, tall * 0.36],
      [half + 0.5, tall * 0.62],
      [half * 0.82, tall * 0.9],
      [half * 0.4, tall + 0.6],
      [0, tall + 0.9],
    ),
  )
  const left = reverse(transform(right, ([x, y]) => [-x, y]))
  const body: Part = {
    outline: join(right, left, polyline([-frame, 0], [frame, 0])),
    axis: upright(-2, tall + 3, frame + 2, half + 1),
    depth: 0.42,
    casts: 0.9,
    sculpt: (field) => {
      gather(field, 1.5, 9, 15, 1.1 * draft.hand.drape, 7)
      gather(field, 1, 3.4, 26, 0.4 * draft.hand.drape, 19)
      raise(field, (_x, y) => -0.5 * Math.exp(-(((y - tall - 1) / 2.2) ** 2)))
    },
  }
  const handle = arch(frame * 0.82, 8.4, 0.75, 0.4)
  const lock = [-0.75, 0.75]
    .map(
      (x) =>
        `<circle cx="${x + 0.14}" cy="-1.4" r=".86" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="-1.6" r=".84" fill="#c2a164"/><circle cx="${x - 0.24}" cy="-1.9" r=".28" fill="#fff" fill-opacity=".75"/>`,
    )
    .join('')
  const clasp = metal(-frame - 0.7, -0.95, frame * 2 + 1.4, 1.7, 0.8) + (draft.back ? '' : lock)
  return {
    parts: [
      piece(handle, {
        cut: '#b9975c',
        printed: false,
        woven: false,
        depth: 0.5,
        casts: 0.8,
        hand: { shine: 0.4, gloss: 10, weave: 0, thick: 0.3 },
      }),
      { ...body, over: clasp },
    ],
    focus: [3, 3.5],
    focusWidth: 16,
  }
}

/** A small tote whose front is laid in pressed pleats below a plain band. */
export function pleatedTote(draft: Draft): Garment {
  const dice = draft.dice('tote')
  const half = between(dice, 13, 14.6)
  const tall = between(dice, 20, 23)
  const band = 4.6
  const body = join(
    spline([-half + 1, 0], [0, 0.8], [half - 1, 0]),
    spline([half - 1, 0], [half + 0.4, tall * 0.5], [half + 1.4, tall - 2], [half - 0.6, tall]),
    spline([half - 0.6, tall], [0, tall + 1.1], [-half + 0.6, tall]),
    spline([-half + 0.6, tall], [-half - 1.4, tall - 2], [-half - 0.4, tall * 0.5], [-half + 1, 0]),
  )
  const top = join(
    spline([-half + 1, -0.1], [0, 0.7], [half - 1, -0.1]),
    polyline([half - 1, -0.1], [half - 0.5, band]),
    spline([half - 0.5, band], [0, band + 0.9], [-half + 0.5, band]),
  )
  const handle = arch(5.8, 13, 1, 2.2)
  const grip = { casts: 0.9, depth: 0.3, marks: stitches(offset(handle, -0.26, 5), '#0b0806', 0.3) }
  return {
    parts: [
      piece(
        transform(handle, ([x, y]): Point => [x + 0.8, y - 0.9]),
        { ...grip, cut: 'inside', printed: false },
      ),
      piece(
        join(
          spline([-half + 1, 0], [0, -1], [half - 1, 0]),
          spline([half - 1, 0.4], [0, 1.3], [-half + 1, 0.4]),
        ),
        { cut: 'inside', printed: false },
      ),
      {
        outline: body,
        axis: upright(-3, tall + 3, half + 0.6, half + 1.6),
        depth: 0.24,
        casts: 0.8,
        sculpt: (field) => {
          pleat(field, 17, 0.75, band, 3)
          rumple(field, 0.2 * draft.hand.rumple, 6, 3, 0.2, 31)
        },
      },
      {
        ...piece(top, { casts: 0.6, depth: 0.24 }),
        axis: upright(-3, 9, half + 0.6),
        marks: stitches(offset(top, -0.4, 5), '#0b0806', 0.34),
      },
      {
        ...piece(handle, grip),
        over: [-1, 1].map((side) => metal(side * 6.3 - 0.7, 1.4, 1.4, 1.1, 0.35)).join(''),
      },
    ],
    focus: [4, 6],
    focusWidth: 17,
  }
}

/** A soft shoulder bag that sags between the ends of its strap. */
export function hobo(draft: Draft): Garment {
  const dice = draft.dice('hobo')
  const half = between(dice, 15, 16.6)
  const low = between(dice, 22, 24.5)
  const dip = between(dice, 5, 6.6)
  const end = half * 0.8
  const mouth = spline([-end, -1.6], [-end * 0.62, 2.4], [0, dip], [end * 0.62, 2.4], [end, -1.6])
  const body = join(
    mouth,
    spline(
      [end, -1.6],
      [half - 0.2, 4.6],
      [half + 0.9, 12],
      [half * 0.72, low - 2.2],
      [0, low],
      [-half * 0.72, low - 2],
      [-half - 0.7, 12],
      [-half + 0.1, 4.6],
      [-end, -1.6],
    ),
  )
  const strap = join(
    spline(
      [-end - 0.9, -0.6],
      [-end * 0.86, -11],
      [-end * 0.36, -19.6],
      [0, -21.4],
      [end * 0.36, -19.6],
      [end * 0.86, -11],
      [end + 0.9, -0.6],
    ),
    spline(
      [end - 1.1, 0.4],
      [end * 0.68, -10.4],
      [end * 0.28, -17.6],
      [0, -19],
      [-end * 0.28, -17.6],
      [-end * 0.68, -10.4],
      [-end + 1.1, 0.4],
    ),
  )
  const seed = Math.floor(draft.folds('hobo')() * 9999)
  return {
    parts: [
      piece(join(spline([-end + 0.4, -1.2], [0, 0.6], [end - 0.4, -1.2]), reverse(mouth)), {
        cut: 'inside',
        printed: false,
        depth: -0.2,
      }),
      piece(strap, { casts: 0.9, depth: 0.4, marks: stitches(offset(strap, -0.36, 5), '#0b0806', 0.3) }),
      {
        outline: body,
        axis: upright(-3, low + 3, half * 0.9, half + 1),
        depth: 0.4,
        casts: 1,
        marks:
          stitches(offset(mouth, -0.5, 5), '#0b0806', 0.34) +
          seam(spline([-half - 1, low - 5], [0, low - 3.4], [half + 1, low - 5]), 0.6),
        over: [-1, 1].map((side) => metal(side * end - 1, -1.9, 2, 1.3, 0.5)).join(''),
        sculpt: (field) => {
          for (const side of [-1, 1])
            for (let each = 0; each < 5; each++)
              crease(field, {
                points: [
                  [side * (end - 0.6), 0.4],
                  [side * (end - 3.4 - each * 1.7), 5.4 + each * 1.3],
                  [side * (end - 5 - each * 3), 12 + each * 1.2],
                ],
                left: 0.8,
                right: 1.4,
                by: 0.46 * draft.hand.drape * (1 - each * 0.13),
                peak: 0.2,
              })
          rumple(field, 0.34, 6, 1.6, 0.3, seed)
        },
      },
    ],
    focus: [6, 3],
    focusWidth: 18,
  }
}
