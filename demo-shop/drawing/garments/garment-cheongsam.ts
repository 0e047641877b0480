import { FITTED, trunkAxis, type Trunk } from '../upper/body.ts'
import type { Draft } from './draft.ts'
import { BASE_SLEEVE } from './garment-tops.ts'
import { join, polyline, spline, transform, type Point } from '../canvas/geometry.ts'
import { offset, seam, stroke } from '../canvas/ink.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between, chance } from '../canvas/random.ts'
import { upper } from '../upper/upper.ts'

export function cheongsam(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const hemAt = between(dice, 104, 122)
  const trim = draft.drawing.pattern === 'plain' ? '#c9a86a' : '#e9dfcf'
  const trunk: Trunk = { ...FITTED, waist: 13.6, hip: 18, hem: 16.8, hemAt }
  const slit = between(dice, 76, 84)
  /** Cut on the wearer's left: on the right of the front, on the left of the back. */
  const slitOn = draft.back ? -1 : 1
  const panel: Part = {
    outline: transform(
      join(polyline([-14, slit - 6], [17.4, slit - 6], [17.2, hemAt - 0.6], [-14, hemAt - 0.6])),
      ([x, y]) => [x * slitOn, y],
    ),
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
        : slitSide(part, { trunk, at: slit, trim, side: slitOn }),
    ),
    focus: [2, 14],
    focusWidth: 28,
  }
}

/** The body piece is the one as long as the dress: open its side below the slit. */
interface Slit {
  readonly trunk: Trunk
  readonly at: number
  readonly trim: string
  readonly side: 1 | -1
}

function slitSide(part: Part, { trunk, at: slit, trim, side }: Slit): Part {
  const reaches = part.outline.cubics.some(({ end }) => Math.abs(end[1] - trunk.hemAt) < 0.2)
  if (!reaches || part.cut !== undefined) return part
  const move = ([x, y]: Point): Point =>
    y > slit && x * side > 4 ? [x - side * ((y - slit) / (trunk.hemAt - slit)) ** 0.8 * 3.6, y] : [x, y]
  const outline = {
    start: part.outline.start,
    cubics: part.outline.cubics.map(({ first, second, end }) => ({
      first: move(first),
      second: move(second),
      end: move(end),
    })),
  }
  const edge = spline(
    [17.9 * side, slit - 1],
    [16.9 * side, slit + 12],
    [(trunk.hem - 3.4) * side, trunk.hemAt],
  )
  return {
    ...part,
    outline,
    marks: (part.marks ?? '') + stroke(edge, { width: 0.5, colour: trim, opacity: 0.8 }),
  }
}

function frog([x, y]: Point, turn: number, trim: string): string {
  const loop = (side: number) =>
    `<path d="M${side * 0.5} 0c${side * 0.9} -1 ${side * 2.6} -1 ${side * 2.7} 0s${side * -1.8} 1 ${side * -2.7} 0" fill="none" stroke="${trim}" stroke-width=".42"/><path d="M${side * 0.5} 0c${side * 0.9} -1 ${side * 2.6} -1 ${side * 2.7} 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".12"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn - 90})"><ellipse cx=".2" cy=".35" rx="3.3" ry=".9" fill="#000" fill-opacity=".22"/>${loop(-1)}${loop(1)}<circle r=".62" fill="${trim}"/><circle r=".62" fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".12"/><circle cx="-.16" cy="-.2" r=".2" fill="#fff" fill-opacity=".6"/></g>`
}
