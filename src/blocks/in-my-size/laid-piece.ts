import { LAID_LINES } from '#domain/catalog/flat-sheet.ts'
import type { PieceMeasures } from '#domain/sizing/piece-measures.ts'
import { HALF_WIDTH, type Figure } from './body-outline.ts'
import type { Point } from './curve.ts'
import type { FlatPiece } from './flat-piece.ts'
import { armPoint, hangOf, lengthOf, NECK_ABOVE, type PieceShape } from './piece-outline.ts'

/** What lies at a line of the picture: the line of the figure below it, or the stretch of the cloth there. */
type Knot = readonly [flat: number, laid: number]

/** A row of both sleeves: how many times wider than flat, and then how many centimetres to the right. */
interface SleeveRow {
  readonly stretch: number
  readonly left: number
  readonly right: number
}

/** The sleeves beside the body: each goes with it at the shoulder and follows the arm from there. */
interface LaidSleeves {
  readonly flatAt: (line: number) => number
  readonly rowAt: (flat: number) => SleeveRow
}

/** Where the picture of a piece lies on a figure, in one of its sizes; centimetres of both. */
export interface LaidPiece {
  /** Line of the figure on which a line of the picture lies. */
  readonly lineOf: (flat: number) => number
  readonly flatAt: (line: number) => number
  /** How many times wider than flat the body is at a line of the picture. */
  readonly stretchAt: (flat: number) => number
  /** Undefined of a piece without sleeves. */
  readonly sleeves: LaidSleeves | undefined
}

/** On the way from one size to another. */
export function mixed(before: LaidPiece, after: LaidPiece, share: number): LaidPiece {
  const mix = (start: number, end: number) => start + (end - start) * ease(share)
  return {
    lineOf: (flat) => mix(before.lineOf(flat), after.lineOf(flat)),
    flatAt: (line) => mix(before.flatAt(line), after.flatAt(line)),
    stretchAt: (flat) => mix(before.stretchAt(flat), after.stretchAt(flat)),
    sleeves: after.sleeves && mixedSleeves(before.sleeves ?? after.sleeves, after.sleeves, mix),
  }
}

function mixedSleeves(
  before: LaidSleeves,
  after: LaidSleeves,
  mix: (start: number, end: number) => number,
): LaidSleeves {
  return {
    flatAt: (line) => mix(before.flatAt(line), after.flatAt(line)),
    rowAt(flat) {
      const [was, is] = [before.rowAt(flat), after.rowAt(flat)]
      return {
        stretch: mix(was.stretch, is.stretch),
        left: mix(was.left, is.left),
        right: mix(was.right, is.right),
      }
    },
  }
}

/** A picture that is stretched more no longer shows its cut. */
const MOST_STRETCH = 1.45
/** Two lines nearer to each other, in centimetres, are one: between them cloth would be squeezed. */
const APART = 6
/** A table is of a kind of garment: a sleeve that differs more from it is of another length, and keeps its own. */
const SAME_SLEEVE = 0.2

/** Lays the picture of a piece on a figure, as wide and as long as one size of it measures. */
export function layPiece(
  flat: FlatPiece,
  piece: PieceMeasures,
  { shape, figure }: { readonly shape: PieceShape; readonly figure: Figure },
): LaidPiece | undefined {
  const hang = hangOf(piece, shape)
  if (hang === undefined) return undefined
  const lines = linesOf(flat, piece, { hang, shape, figure })
  const widths = widthsOf(flat, piece, hang)
  const lineOf = (y: number) => between(lines, y)
  const laid = {
    lineOf,
    flatAt: (line: number) =>
      between(
        lines.map(([from, to]) => [to, from] as const),
        line,
      ),
    stretchAt: (y: number) => between(widths, y, ease),
  }
  const sleeves = hang === 'shoulder' ? sleevesOf(flat, piece, { laid, figure }) : undefined
  return { ...laid, sleeves }
}

interface Hung {
  readonly hang: 'shoulder' | 'waist'
  readonly shape: PieceShape
  readonly figure: Figure
}

function linesOf(flat: FlatPiece, piece: PieceMeasures, { hang, shape, figure }: Hung): Knot[] {
  const top = hang === 'shoulder' ? figure.line('shoulder') - NECK_ABOVE : figure.line('waist')
  const { hip } = LAID_LINES[hang]
  const inside: Knot[] = [
    ...(hang === 'shoulder' ? [[LAID_LINES.shoulder.waist, figure.line('waist')] as const] : []),
    [hip, figure.line('hip')],
  ]
  // The table of a suit measures its jacket; the trousers below it are as long as the legs.
  const end: Knot =
    shape.group === 'suits' && flat.hem > 100
      ? [flat.hem, Math.min(figure.height - 1, top + flat.hem)]
      : [flat.hem, top + (lengthOf(piece) ?? 0) / 10]
  const kept = inside.filter(([from, to]) => from < end[0] - APART && to < end[1] - APART)
  return [[0, top], ...kept, end]
}

function widthsOf(flat: FlatPiece, piece: PieceMeasures, hang: 'shoulder' | 'waist'): Knot[] {
  const known: Knot[] = []
  const measure = (y: number, half: number | undefined) => {
    const row = half === undefined || y > flat.hem - 1 ? undefined : flat.row(y)
    if (!row || half === undefined) return
    const stretch = half / ((row.right - row.left) / 2)
    known.push([y, Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, stretch))])
  }
  const half = (place: 'bust' | 'waist' | 'hip') => {
    const around = piece[place]
    return around === undefined ? undefined : (around / 10) * HALF_WIDTH[place]
  }
  if (hang === 'shoulder') {
    const { tip, bust, waist, hip } = LAID_LINES.shoulder
    measure(tip, flat.cuffs && piece.shoulder !== undefined ? piece.shoulder / 20 : undefined)
    measure(bust, half('bust'))
    measure(waist, half('waist'))
    measure(hip, half('hip'))
  } else {
    measure(LAID_LINES.waist.waist, half('waist'))
    measure(LAID_LINES.waist.hip, half('hip'))
  }
  return known.length === 0 ? [[0, 1]] : known
}

/** The line of the picture below which a sleeve is free of the body. */
const FREE_FROM = 14
/** Where the picture has the inner and the outer edge of an upper arm: the one stays at the body, the other near the shoulder. */
const ARM = { inner: 15, outer: 25 }
/** A sleeve that ends above the elbow stands off the arm as it is flat. */
const SHORT = 36

function sleevesOf(
  flat: FlatPiece,
  piece: PieceMeasures,
  { laid, figure }: { readonly laid: Omit<LaidPiece, 'sleeves'>; readonly figure: Figure },
): LaidSleeves | undefined {
  const { tip, bust } = LAID_LINES.shoulder
  const shoulders = flat.row(tip)
  if (!flat.cuffs || !shoulders) return undefined
  const top = laid.lineOf(tip)
  const arms = flat.cuffs.map((cuff, index) => {
    const side = index === 0 ? -1 : 1
    const shoulder = index === 0 ? shoulders.left : shoulders.right
    const length = Math.hypot(cuff[0] - shoulder, cuff[1] - tip)
    const measured = (piece.sleeve ?? 0) / 10
    const isSame = Math.abs(measured / length - 1) <= SAME_SLEEVE
    const start: Point = [shoulder * side * laid.stretchAt(tip), top]
    const end = armPoint(figure, start, isSame ? measured : length)
    return { end: end[1], shift: end[0] * side - cuff[0] * laid.stretchAt(bust), cuff: cuff[1] }
  })
  const [left, right] = arms
  if (!left || !right) return undefined
  const cuff = (left.cuff + right.cuff) / 2
  const knots: Knot[] = [
    [top, tip],
    [(left.end + right.end) / 2, cuff],
  ]
  const [atTip, atBust] = [laid.stretchAt(tip), laid.stretchAt(bust)]
  const edge: Knot[] = [
    [tip, atTip],
    [bust, (atTip + atBust) / 2],
    [Math.max(cuff, bust + APART), atBust],
  ]
  return {
    flatAt: (line) => between(knots, line),
    rowAt(y) {
      const free = cuff < SHORT ? 0 : ease((y - FREE_FROM) / (cuff - FREE_FROM))
      const inner = laid.stretchAt(Math.min(y, bust))
      const outer = between(edge, y, ease)
      const stretch = (ARM.outer * outer - ARM.inner * inner) / (ARM.outer - ARM.inner)
      const inward = ARM.inner * (inner - stretch)
      return { stretch, left: left.shift * free - inward, right: right.shift * free + inward }
    },
  }
}

function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

/** The value between two knots; an eased one stays what it is beyond them, another goes on as it came. */
function between(knots: readonly Knot[], at: number, eased?: (share: number) => number): number {
  const after = knots.findIndex(([from], index) => index > 0 && from >= at)
  const next = after === -1 ? knots.length - 1 : after
  const [start, end] = [knots[Math.max(0, next - 1)], knots[next]]
  if (!start || !end) return at
  if (start === end) return start[1]
  const share = (at - start[0]) / (end[0] - start[0])
  return start[1] + (end[1] - start[1]) * (eased ? eased(share) : share)
}
