import { garmentOf, type GarmentGroup } from '#domain/sizing/garments.ts'
import type { PieceMeasures } from '#domain/sizing/piece-measures.ts'
import { HALF_WIDTH, type Figure } from './body-outline.ts'
import { mirrored, outlineOf, type Point } from './curve.ts'

/** How pieces of a category are drawn. */
export interface PieceShape {
  readonly group: GarmentGroup | undefined
  /** A trunk with legs, as a jumpsuit is. */
  readonly hasLegs: boolean
}

/** By the English name of the piece's last category (spec 9.11). */
export function shapeOf(category: string): PieceShape {
  return { group: garmentOf(category)?.group, hasLegs: /\b(jump|play)suits?\b/i.test(category) }
}

/** From where a piece hangs; undefined where its measurements do not say enough to draw it. */
export type Hang = 'shoulder' | 'waist' | undefined

/** Trousers and skirts hang from the waist, all else that has a bust and a length from the shoulders. */
export function hangOf(piece: PieceMeasures, { group }: PieceShape): Hang {
  if (lengthOf(piece) === undefined) return undefined
  if (group === 'skirts' || group === 'pants') {
    return piece.waist === undefined && piece.hip === undefined ? undefined : 'waist'
  }
  return piece.bust === undefined ? undefined : 'shoulder'
}

/** Millimetres from where it hangs to its hem. */
export function lengthOf({ length, outseam }: PieceMeasures): number | undefined {
  return length ?? outseam
}

/** Outlines of a piece as it hangs on the figure, in centimetres: its trunk or legs, then its sleeves. */
export function pieceOutlines(piece: PieceMeasures, shape: PieceShape, figure: Figure): string[] {
  const hang = hangOf(piece, shape)
  if (hang === 'shoulder') return [...sleeves(piece, figure), trunk(piece, shape, figure)]
  if (hang === 'waist') return [shape.group === 'pants' ? legs(piece, figure) : skirt(piece, figure)]
  return []
}

const cm = (mm: number | undefined) => (mm === undefined ? undefined : mm / 10)

/** Half widths of the piece where it is measured; where it is not, it hangs straight from the line above. */
function widths({ bust, waist, hip, shoulder }: PieceMeasures, figure: Figure) {
  const chest = (cm(bust) ?? 0) * HALF_WIDTH.bust
  return {
    chest,
    waist: waist === undefined ? undefined : (waist / 10) * HALF_WIDTH.waist,
    hip: hip === undefined ? undefined : (hip / 10) * HALF_WIDTH.hip,
    shoulder: shoulder === undefined ? Math.min(figure.shoulder, chest) * 0.86 : shoulder / 20,
  }
}

const NECK = 6.6
/** Centimetres from the line of the shoulders up to the neck of a piece. */
export const NECK_ABOVE = 0.6

function trunk(piece: PieceMeasures, { hasLegs }: PieceShape, figure: Figure): string {
  const { line, scale } = figure
  const { chest, waist, hip, shoulder } = widths(piece, figure)
  const top = line('shoulder') - NECK_ABOVE
  const end = top + (cm(lengthOf(piece)) ?? 0)
  const below = hip ?? Math.max(chest * 1.06, waist ?? 0)
  const flare = end > line('knee') ? 1.16 : end > line('crotch') ? 1.1 : 1.02
  const hem = cm(piece.hem) === undefined ? below * flare : (cm(piece.hem) ?? 0) * HALF_WIDTH.hip
  const neck: Point[] = [
    [0, top + 7.5 * scale],
    [NECK * scale * 0.62, top + 5.6 * scale],
    [NECK * scale, top],
  ]
  const tip: Point = [shoulder, top + 3.6 * scale]
  const hole: Point[] = [
    tip,
    [shoulder * 0.93, top + 8 * scale],
    [(shoulder * 0.85 + chest) / 2, top + 12.4 * scale],
    [chest, line('bust') - 4.6 * scale],
  ]
  const side: Point[] = [
    [chest, line('bust') - 4.6 * scale],
    [chest, line('bust')],
    ...(waist !== undefined && end > line('waist') ? [[waist, line('waist')] as const] : []),
    ...(end > line('hip') ? [[below, line('hip')] as const] : []),
    [hem, end],
  ]
  const bottom: Point[] = hasLegs
    ? [
        [hem, end],
        [0.5, end + 0.4],
      ]
    : [
        [hem, end],
        [hem * 0.5, end + 0.7],
        [0, end + 0.9],
      ]
  const inside: Point[][] = hasLegs
    ? [
        [
          [0.5, end + 0.4],
          [0.6, line('crotch') + 6],
          [0, line('crotch') + 1],
        ],
      ]
    : []
  return outlineOf(...mirrored([neck, [[NECK * scale, top], tip], hole, side, bottom, ...inside]))
}

/** The point of the right arm that is so many centimetres below where a sleeve begins. */
export function armPoint({ elbow, wrist }: Figure, start: Point, long: number): Point {
  const upper = distance(start, elbow)
  return long < upper ? between(start, elbow, long / upper) : beyond(elbow, wrist, long - upper)
}

/** Sleeves along the arms, by the length in the table. */
function sleeves(piece: PieceMeasures, figure: Figure): string[] {
  const long = cm(piece.sleeve)
  if (long === undefined) return []
  const { scale, elbow } = figure
  const { chest, shoulder } = widths(piece, figure)
  const start: Point = [shoulder - 0.4, figure.line('shoulder') + 3 * scale]
  const upper = distance(start, elbow)
  const end = armPoint(figure, start, long)
  const wide = Math.max(3.6, chest * 0.3)
  const cuff = long < upper ? wide * 0.95 : Math.max(2.6, wide * 0.66)
  const bend: Point[] = long < upper ? [] : [[elbow[0] + wide * 0.78, elbow[1]]]
  const inner: Point[] = long < upper ? [] : [[elbow[0] - wide * 0.72, elbow[1] + 1]]
  const right = [
    [start, [start[0] + 2, start[1] + 3] as const, ...bend, [end[0] + cuff, end[1] - 0.4] as const],
    [[end[0] + cuff, end[1] - 0.4] as const, [end[0] - cuff, end[1] + 0.8] as const],
    [
      [end[0] - cuff, end[1] + 0.8] as const,
      ...inner,
      [chest - 0.2, figure.line('bust') - 3.4 * scale] as const,
    ],
    [[chest - 0.2, figure.line('bust') - 3.4 * scale] as const, start],
  ]
  const left = right.map((stretch) => stretch.map(([x, y]): Point => [-x, y]))
  return [outlineOf(...right), outlineOf(...left)]
}

function skirt(piece: PieceMeasures, figure: Figure): string {
  const { line } = figure
  const top = line('waist')
  const end = top + (cm(lengthOf(piece)) ?? 0)
  const { waist = figure.waist, hip = figure.hip } = widths(piece, figure)
  const hem = Math.max(hip, (cm(piece.hem) ?? 0) * HALF_WIDTH.hip)
  const right: Point[][] = [
    [
      [0, top + 0.5],
      [waist, top],
    ],
    [
      [waist, top],
      [waist * 0.35 + hip * 0.65, (top + line('hip')) / 2],
      ...(end > line('hip') ? [[hip, line('hip')] as const] : []),
      [hem, end],
    ],
    [
      [hem, end],
      [hem * 0.5, end + 0.7],
      [0, end + 0.9],
    ],
  ]
  return outlineOf(...mirrored(right))
}

/** A tube of cloth on a leg is seen as two fifths of what it measures around. */
const LEG_WIDTH = 0.4

function legs(piece: PieceMeasures, figure: Figure): string {
  const { line, scale } = figure
  const top = line('waist')
  const long = cm(lengthOf(piece)) ?? 0
  const end = top + long
  const inseam = cm(piece.inseam) ?? long - (line('crotch') - top)
  const fork = Math.max(line('hip') + 2, end - inseam)
  const { waist = figure.waist, hip = figure.hip } = widths(piece, figure)
  const thigh = (cm(piece.thigh) ?? hip * 3.1) * LEG_WIDTH
  const wide = (cm(piece.hem) ?? thigh / LEG_WIDTH) * LEG_WIDTH
  const middle = 8.4 * scale
  const outer = Math.max(middle + wide / 2, long < 60 ? hip * 0.98 : 0)
  const inner = Math.max(0.5, outer - wide)
  const right: Point[][] = [
    [
      [0, top + 0.5],
      [waist, top],
    ],
    [
      [waist, top],
      [waist * 0.35 + hip * 0.65, (top + line('hip')) / 2],
      [hip, line('hip')],
      [hip * 0.985, fork + 3],
      [outer, end],
    ],
    [
      [outer, end],
      [inner, end + 0.4],
    ],
    [
      [inner, end + 0.4],
      [Math.min(inner, 1), fork + 6],
      [0, fork],
    ],
  ]
  return outlineOf(...mirrored(right))
}

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** A point on the line from `from` through `to`, also beyond it: a sleeve may be longer than the arm. */
function beyond(from: Point, to: Point, far: number): Point {
  return between(from, to, far / distance(from, to))
}
