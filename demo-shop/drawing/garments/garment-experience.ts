import type { Draft } from './draft.ts'
import { upright, type Axis } from '../canvas/field.ts'
import { box, PAPER } from './garment-gift-box.ts'
import {
  join,
  polyline,
  reverse,
  spline,
  transform,
  turned,
  type Curve,
  type Point,
} from '../canvas/geometry.ts'
import { number, offset, stitches, stroke } from '../canvas/ink.ts'
import { orchid } from './orchid.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { raise, rumple } from '../canvas/sculpt.ts'
import { button } from '../lower/trims.ts'

const TABLE: Axis = upright(-20, 20, 30)
const GOLD = '#c9a45c'

/** A card with the mark of the house, on which the rest lies. */
function card(draft: Draft, { degrees, x, y }: { degrees: number; x: number; y: number }): Part {
  const at = `translate(${x} ${y}) rotate(${degrees})`
  const mark = draft.back
    ? `<path d="M-8.6-4.6H3.6M-8.6-2.4H6M-8.6-.2H2" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width=".14"/>`
    : `<rect x="-11.2" y="-6.9" width="22.4" height="13.8" rx=".4" fill="none" stroke="${GOLD}" stroke-opacity=".8" stroke-width=".12"/>${orchid(-7.6, -3.4, 2.3, 0, { petal: '#f3e6ee', vein: '#8a3a6e', lip: GOLD, heart: GOLD })}<path d="M-10 1.4h6M-10 3h4.4" stroke="${GOLD}" stroke-width=".16"/>`
  return {
    outline: transform(box(-12, -7.7, 24, 15.4, 0.5), turned(degrees, x, y)),
    axis: TABLE,
    depth: 0,
    hand: { ...PAPER, thick: 0.24 },
    casts: 1.2,
    marks: `<g transform="${at}">${mark}</g>`,
    sculpt: (field) => raise(field, (px, py) => -0.002 * px * px - 0.02 * py),
  }
}

/** A cutting of cloth with pinked edges, hung by its upper end. */
function swatch(degrees: number, cut: string, hand: NonNullable<Part['hand']>): Part {
  const [half, long, tooth] = [4.4, 14.4, 0.55]
  const points: Point[] = []
  const along = (from: Point, to: Point) => {
    const teeth = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / tooth)
    for (let each = 0; each < teeth; each++) {
      const share = each / teeth
      const out = each % 2 === 0 ? 0 : 0.26
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy)
      points.push([from[0] + dx * share - (dy / length) * out, from[1] + dy * share + (dx / length) * out])
    }
  }
  along([-half, -1.4], [half, -1.4])
  along([half, -1.4], [half, long])
  along([half, long], [-half, long])
  along([-half, long], [-half, -1.4])
  const place = turned(degrees, -3.4, -7.6)
  return {
    outline: transform(polyline(...points, points[0] ?? [0, 0]), place),
    axis: TABLE,
    cut,
    depth: 0.02,
    grain: degrees,
    hand: { thick: 0.3, ...hand },
    casts: 1.1,
    marks: stitches(transform(polyline([-half, 0.6], [half, 0.6]), place), '#0b0806', 0.3),
    sculpt: (field) => {
      rumple(field, 0.16, 5, 2, degrees / 60, Math.round(degrees + 90))
    },
  }
}

/** An hour with a stylist: cuttings of cloth on a ring, over her card. */
export function stylingCard(draft: Draft): Garment {
  const silk = { shine: 0.3, gloss: 5, weave: 0.1, soften: 0.7 }
  const wool = { shine: 0.02, weave: 0.55, thick: 0.5 }
  const ring = `<g fill="none"><circle cx="-3" cy="-8" r="2.1" stroke="#000" stroke-opacity=".25" stroke-width=".5"/><circle cx="-3.3" cy="-8.4" r="2.1" stroke="#8a6a3a" stroke-width=".56"/><circle cx="-3.3" cy="-8.4" r="2.1" stroke="#f0dfb4" stroke-opacity=".8" stroke-width=".16"/></g>`
  return {
    parts: [
      card(draft, { degrees: 6, x: 3.4, y: 2.4 }),
      swatch(46, '#3d5a48', wool),
      swatch(22, '#e6dccb', { weave: 0.42, shine: 0.02 }),
      swatch(-2, 'shell', silk),
      { ...swatch(-27, '#c2a06e', silk), over: ring },
    ],
    focus: [-3.4, -4],
    focusWidth: 16,
  }
}

/** A ribbon as wide as a tape measure, along its middle line. */
function tape(middle: Curve): Part {
  const half = 1.05
  const [upper, lower] = [offset(middle, half, 6), offset(middle, -half, 6)]
  let marks = ''
  for (const [index, { end }] of upper.cubics.entries()) {
    const across = lower.cubics[index]?.end ?? end
    const share = index % 5 === 0 ? 0.62 : 0.34
    marks += `M${number(end[0])} ${number(end[1])}L${number(end[0] + (across[0] - end[0]) * share)} ${number(end[1] + (across[1] - end[1]) * share)}`
  }
  return {
    outline: join(upper, reverse(lower)),
    axis: TABLE,
    cut: '#ead9a4',
    printed: false,
    depth: 0,
    hand: { ...PAPER, shine: 0.12, gloss: 8 },
    casts: 0.9,
    marks: `<path d="${marks}" stroke="#3b2f20" stroke-opacity=".75" stroke-width=".1" fill="none"/>`,
    sculpt: (field) => raise(field, (x) => 0.25 * Math.sin(x * 0.55)),
  }
}

/** Hems, waists and sleeves: a tape, a reel of thread with its needle, and two buttons on the card. */
export function alterationsCard(draft: Draft): Garment {
  const thread = draft.drawing.colour === GOLD ? '#f0e6d2' : '#e2c893'
  const wood = { cut: '#c39a68', printed: false, hand: { weave: 0.1, shine: 0.1, thick: 0.3 } } as const
  const reel: Part[] = [
    piece(box(6.6, -3.4, 6.2, 9.4, 0.2), {
      cut: thread,
      printed: false,
      depth: 0.9,
      axis: upright(-6, 10, 3.2),
      hand: { shine: 0.24, gloss: 6, weave: 0 },
      casts: 1,
      marks: windings(),
    }),
    piece(box(5.8, -5.2, 7.8, 2, 0.5), { ...wood, depth: 0.8, axis: upright(-8, 0, 4), casts: 0.9 }),
    piece(box(5.8, 5.6, 7.8, 2, 0.5), { ...wood, depth: 0.8, axis: upright(4, 10, 4), casts: 0.9 }),
  ]
  const needle =
    `<g fill="none" stroke-linecap="round"><path d="M6.8 4.4C1 7.6-3.6 2.4-8.2 5.2" stroke="#000" stroke-opacity=".2" stroke-width=".26" transform="translate(.2 .3)"/><path d="M6.8 4.4C1 7.6-3.6 2.4-8.2 5.2" stroke="${thread}" stroke-width=".26"/>` +
    `<path d="M-8.9 5.7l5.4-8.6" stroke="#000" stroke-opacity=".25" stroke-width=".3" transform="translate(.24 .3)"/><path d="M-8.9 5.7l5.4-8.6" stroke="#9a938a" stroke-width=".32"/><path d="M-8.7 5.2l4.9-7.8" stroke="#fff" stroke-opacity=".8" stroke-width=".1"/></g>`
  const look = { radius: 1.25, colour: '#d8c7a8' }
  return {
    parts: [
      card(draft, { degrees: -5, x: -2.4, y: -1.2 }),
      tape(spline([-16.4, 5.4], [-10, 8.2], [-3, 6.4], [3, 8.6], [9, 9.8], [15.8, 6.4])),
      ...reel.slice(0, -1),
      {
        ...(reel.at(-1) ?? piece(box(0, 0, 1, 1))),
        over: needle + button([1.2, 2.6], look) + button([3.4, -1.2], { ...look, radius: 0.95 }),
      },
    ],
    focus: [5, 1],
    focusWidth: 17,
  }
}

function windings(): string {
  let svg = ''
  for (let y = -3; y < 6; y += 0.34)
    svg += stroke(spline([6.6, y], [9.7, y + 0.34], [12.8, y + 0.1]), { width: 0.1, opacity: 0.24 })
  return svg
}

/** A ticket: a strip of card with two round notches at its perforation. */
function ticket(degrees: number, x: number, y: number, draft: Draft): Part {
  const outline = join(
    polyline([-13, -4.8], [5.2, -4.8]),
    spline([5.2, -4.8], [5.5, -4], [6.2, -3.7], [6.9, -4], [7.2, -4.8]),
    polyline([7.2, -4.8], [13, -4.8], [13, 4.8], [7.2, 4.8]),
    spline([7.2, 4.8], [6.9, 4], [6.2, 3.7], [5.5, 4], [5.2, 4.8]),
    polyline([5.2, 4.8], [-13, 4.8], [-13, -4.8]),
  )
  const ink = draft.back
    ? `<path d="M-10.6-2h9M-10.6 0h11M-10.6 2h6" stroke="#fff" stroke-opacity=".4" stroke-width=".14"/>`
    : `${orchid(-8.6, 0, 3.3, 0, { petal: '#f3e6ee', vein: '#8a3a6e', lip: GOLD, heart: GOLD })}<path d="M-3.6-1.7h7M-3.6.3h5.2M-3.6 2.1h3.4" stroke="${GOLD}" stroke-width=".2"/><circle cx="10" cy="0" r="1.7" fill="none" stroke="${GOLD}" stroke-width=".14"/><path d="M10-.9v1.8M9.1 0h1.8" stroke="${GOLD}" stroke-width=".12"/>`
  return {
    outline: transform(outline, turned(degrees, x, y)),
    axis: TABLE,
    depth: 0,
    hand: { ...PAPER, thick: 0.24 },
    casts: 1.2,
    marks: `<g transform="translate(${x} ${y}) rotate(${degrees})"><path d="M6.2-3.5v7" stroke="#000" stroke-opacity=".4" stroke-width=".14" stroke-dasharray=".3 .3"/>${ink}</g>`,
    sculpt: (field) => raise(field, (px, py) => -0.002 * px * px - 0.02 * py),
  }
}

/** An evening for two: two tickets out of a dark envelope. */
export function eveningTickets(draft: Draft): Garment {
  const envelope = (outline: Curve, casts: number): Part => ({
    outline: transform(outline, turned(-4, 0, 6)),
    axis: TABLE,
    cut: '#2b2230',
    printed: false,
    depth: 0,
    hand: PAPER,
    casts,
  })
  const pocket = envelope(polyline([-14, -3.2], [0, 3.4], [14, -3.2], [14, 9], [-14, 9], [-14, -3.2]), 1)
  const seal = `<g transform="translate(.2 10.2)"><circle cx=".2" cy=".3" r="1.9" fill="#000" fill-opacity=".3"/><circle r="1.8" fill="#8a3a2e"/><circle r="1.25" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".2"/><path d="M-.9-.9A1.6 1.6 0 0 1 .7-1.2" stroke="#fff" stroke-opacity=".45" stroke-width=".2" fill="none"/></g>`
  return {
    parts: [
      envelope(polyline([-14, -7], [14, -7], [14, 9], [-14, 9], [-14, -7]), 1),
      ticket(9, 1.4, -6.2, draft),
      ticket(-7, -0.8, -2.2, draft),
      { ...pocket, over: draft.back ? '' : seal },
    ],
    focus: [-4, -3],
    focusWidth: 17,
  }
}
