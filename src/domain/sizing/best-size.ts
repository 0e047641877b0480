import { chartFor } from './body-charts.ts'
import { fitAtPlaces, type FitPlace, type PieceCut } from './ease.ts'
import { mySizeIn, type MySizes } from './my-sizes.ts'
import type { PieceMeasures } from './piece-measures.ts'
import type { Sizing } from './sizing.ts'

export interface MeasuredPiece {
  /** The sizes of the whole product, letters or numbers, from the smallest. */
  readonly sizes: readonly string[]
  readonly sizing: Sizing
  readonly cut: PieceCut
  /** By size; empty where the product's table could not be read. */
  readonly measures: ReadonlyMap<string, PieceMeasures>
}

export type BestSize =
  /** No measurement of the chart was entered; or outside the chart. */
  | { readonly why: 'none' | 'outside' }
  /** The chart's size, which the piece does not come in. */
  | { readonly why: 'not-made'; readonly size: string }
  /** The chart's size, in which no place is known to be tight; `complete` where each place could be compared. */
  | { readonly why: 'chart'; readonly size: string; readonly complete: boolean }
  /** Tight in the chart's size: the next in which it is not. */
  | {
      readonly why: 'roomier'
      readonly size: string
      readonly usual: string
      readonly tight: readonly FitPlace[]
    }
  /** Tight in the chart's size and in every larger one. */
  | { readonly why: 'tight'; readonly size: string; readonly tight: readonly FitPlace[] }

/**
 * The user's size in a piece: that of the body chart (decision 0116), and a larger one where the piece measures less than
 * the body needs there. Never a smaller one: how wide a piece is meant to be, is the cut's.
 */
export function bestSizeIn(piece: MeasuredPiece, mine: MySizes): BestSize {
  const chart = mySizeIn(chartFor(piece.sizes, piece.sizing), mine)
  if (typeof chart !== 'object') return { why: chart }
  const usual = chart.size
  const start = piece.sizes.indexOf(usual)
  if (start === -1) return { why: 'not-made', size: usual }
  const tight = tightIn(piece, mine, usual)
  if (tight.length === 0) return { why: 'chart', size: usual, complete: isComplete(piece, mine, usual) }
  const roomier = piece.sizes
    .slice(start + 1)
    .find((size) => piece.measures.has(size) && tightIn(piece, mine, size).length === 0)
  return roomier === undefined
    ? { why: 'tight', size: usual, tight }
    : { why: 'roomier', size: roomier, usual, tight }
}

const fitsIn = ({ measures, cut }: MeasuredPiece, mine: MySizes, size: string) =>
  fitAtPlaces(measures.get(size) ?? {}, mine, cut)

function tightIn(piece: MeasuredPiece, mine: MySizes, size: string): FitPlace[] {
  return fitsIn(piece, mine, size).flatMap(({ place, grade }) => (grade === 'tight' ? [place] : []))
}

/** The shoulder is never compared: the shop keeps none. */
function isComplete(piece: MeasuredPiece, mine: MySizes, size: string): boolean {
  const compared = fitsIn(piece, mine, size).filter(({ place }) => place !== 'shoulder')
  return compared.length > 0 && compared.every(({ grade }) => grade !== 'unknown')
}
