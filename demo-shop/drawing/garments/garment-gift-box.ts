import { apart } from '../canvas/colour.ts'
import type { Draft } from './draft.ts'
import { upright, type Axis } from '../canvas/field.ts'
import { join, mirror, polyline, spline, transform, type Curve, type Point } from '../canvas/geometry.ts'
import { orchid } from './orchid.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { raise, rumple } from '../canvas/sculpt.ts'

export function box(x: number, y: number, w: number, h: number, r = 0.1): Curve {
  return polyline(
    [x + r, y],
    [x + w - r, y],
    [x + w, y + r],
    [x + w, y + h - r],
    [x + w - r, y + h],
    [x + r, y + h],
    [x, y + h - r],
    [x, y + r],
  )
}

const CARD = { weave: 0.14, shine: 0, soften: 0.2, thick: 0.18 }

export const PAPER = { ...CARD, weave: 0.2 }

const ORCHID = '#8a3a6e'

export function giftBox(draft: Draft): Garment {
  const ribbon = apart(draft.drawing.colour, ORCHID) > 0.3 ? ORCHID : '#efe4d4'
  const axis: Axis = upright(-10, 30, 30)
  const band = (outline: Curve, tone = 0): Part =>
    piece(outline, {
      cut: ribbon,
      printed: false,
      hand: { shine: 0.4, gloss: 10, weave: 0.1, thick: 0.2 },
      casts: 0.7,
      sculpt: (field) => {
        for (let index = 0; index < field.tone.length; index++)
          field.tone[index] = (field.tone[index] ?? 0) + tone
        rumple(field, 0.05, 1, 6, 0, 3)
      },
    })
  const lighten =
    (by: number): NonNullable<Part['sculpt']> =>
    (field) => {
      for (let index = 0; index < field.tone.length; index++)
        field.tone[index] = (field.tone[index] ?? 0) + by
    }
  const top = polyline([-15, -7.4], [12.4, -9], [17.4, -4.4], [-17.4, -3.6])
  const parts: Part[] = [
    { outline: box(-16.6, 0, 33.2, 21), axis, depth: 0.05, hand: CARD, sculpt: lighten(-0.1) },
    band(box(-2.2, 0, 4.4, 21), -0.08),
    { outline: top, axis, depth: 0, hand: CARD, sculpt: lighten(0.16), casts: 0.3 },
    {
      outline: join(polyline([-17.4, -3.8], [17.4, -4.6], [17.5, 2.2], [-17.5, 2.4])),
      axis,
      depth: 0.05,
      hand: CARD,
      casts: 1.2,
    },
    band(polyline([-2.3, -4.2], [2.3, -4.3], [2.3, 2.3], [-2.3, 2.3])),
    band(polyline([-2.2, -8.2], [1.2, -8.4], [2.3, -4.3], [-2.3, -4.2]), 0.14),
    ...bowParts(ribbon),
  ]
  const last = parts.at(-1)
  if (last !== undefined && !draft.back)
    parts[parts.length - 1] = {
      ...last,
      over: orchid(9.6, -9.2, 3.6, 18, {
        petal: '#efe0ea',
        vein: '#8a3a6e',
        lip: '#8a3a6e',
        heart: '#e2b65c',
      }),
    }
  return { parts, focus: [2, -5], focusWidth: 22 }
}

function bowParts(cut: string): Part[] {
  const at: Point = [0, -8.6]
  const loop = join(
    spline([0, -8.6], [3, -13.4], [8.2, -15.6], [10.6, -13], [10, -9.6], [5.4, -7.6], [0, -7.8]),
  )
  const tailOf = join(
    spline([0.4, -8], [4, -6.4], [6.4, -3], [8.6, 2.4]),
    polyline([8.6, 2.4], [7.2, 2.2], [5.2, 3.4]),
    spline([5.2, 3.4], [3.6, -2], [1.6, -5.4], [-0.4, -7.6]),
  )
  const satin: Partial<Part> = {
    cut,
    printed: false,
    hand: { shine: 0.55, gloss: 12, weave: 0.08, thick: 0.25 },
  }
  const soft = (side: number): Partial<Part> => ({
    ...satin,
    axis: {
      points: [
        [0, -8.4],
        [side * 10, -12],
      ],
      radii: [2, 3.4],
    },
    depth: 0.8,
    casts: 1,
    sculpt: (field) =>
      raise(
        field,
        (x, y) =>
          0.34 *
          Math.exp(-Math.hypot(x - at[0], y - at[1]) / 6) *
          Math.sin(Math.atan2(y - at[1], Math.abs(x)) * 12),
      ),
  })
  return [
    piece(tailOf, { ...satin, casts: 1 }),
    piece(mirror(tailOf), { ...satin, casts: 1 }),
    piece(loop, soft(1)),
    piece(
      transform(mirror(loop), ([x, y]) => [x, y + 0.5]),
      soft(-1),
    ),
    piece(spline([-1.7, -9.6], [0, -10.2], [1.7, -9.5], [1.6, -6.8], [0, -6.2], [-1.6, -6.9], [-1.7, -9.6]), {
      ...satin,
      depth: 0.9,
      axis: upright(-11, -5, 2),
      casts: 1,
    }),
  ]
}
