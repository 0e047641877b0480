import { fitPosition, hasScale, stretchPosition } from './fit-scales.ts'
import type { MySizes } from './my-sizes.ts'
import type { PieceMeasures } from './piece-measures.ts'

/** Where a piece and a body are measured alike. The shop keeps no shoulder of a user: there it is unknown. */
const FIT_PLACES = ['bust', 'waist', 'hip', 'shoulder'] as const
export type FitPlace = (typeof FIT_PLACES)[number]

/** `unknown`: the user's measurement is missing. */
export type Grade = 'tight' | 'close' | 'easy' | 'loose' | 'unknown'

export interface PlaceFit {
  readonly place: FitPlace
  /** Millimetres around (or across the shoulders) of the piece and of the body. */
  readonly piece: number
  readonly own: number | undefined
  /** The piece's measurement minus the body's. */
  readonly ease: number | undefined
  readonly grade: Grade
}

/** Fit and stretch of the product (spec 9.11). */
export interface PieceCut {
  readonly fitType: string
  readonly elastic: string
  /** Worn over other clothes: the outerwear of spec 9.11. */
  readonly outer: boolean
}

/** Ease in millimetres: less than `least`, with the stretch, is tight; less than `close` and `easy` is that. */
interface Room {
  readonly least: number
  readonly close: number
  readonly easy: number
}

/** By position of the fit scale (spec 9.11). A piece that is cut tight is meant to lie on the body. */
const ROOM = {
  tight: { least: 0, close: 40, easy: 90 },
  regular: { least: 20, close: 60, easy: 120 },
  oversized: { least: 20, close: 60, easy: 200 },
} as const satisfies Record<string, Room>

const BY_POSITION = [ROOM.tight, ROOM.regular, ROOM.regular, ROOM.oversized] as const

/** What clothes beneath an outer piece take of its ease. */
const UNDER_OUTER: Room = { least: 20, close: 60, easy: 60 }

/** How far cloth gives, by position of the stretch scale (spec 9.11). */
const GIVE = [0, 0.02, 0.05, 0.08] as const

/** A waist needs half the room of a bust or hip: it moves less. */
const WAIST_SHARE = 0.5

/** Ease and grade at each place that the piece is measured at. */
export function fitAtPlaces(piece: PieceMeasures, mine: MySizes, cut: PieceCut): PlaceFit[] {
  return FIT_PLACES.flatMap((place) => {
    const measured = piece[place]
    if (measured === undefined) return []
    const own = place === 'shoulder' ? undefined : mine[place]
    const ease = own === undefined ? undefined : measured - own
    return [{ place, piece: measured, own, ease, grade: gradeOf(place, measured, { ease, cut }) }]
  })
}

function gradeOf(
  place: FitPlace,
  piece: number,
  { ease, cut }: { readonly ease: number | undefined; readonly cut: PieceCut },
): Grade {
  if (ease === undefined) return 'unknown'
  const share = place === 'waist' ? WAIST_SHARE : 1
  const { least, close, easy } = roomOf(cut)
  if (ease + piece * giveOf(cut) < least * share) return 'tight'
  if (ease < close * share) return 'close'
  return ease < easy * share ? 'easy' : 'loose'
}

/** A piece without a fit type is judged as a regular one. */
function roomOf({ fitType, outer }: PieceCut): Room {
  const own = hasScale(fitType) ? BY_POSITION[fitPosition(fitType)] : undefined
  const { least, close, easy } = own ?? ROOM.regular
  if (!outer) return { least, close, easy }
  return {
    least: least + UNDER_OUTER.least,
    close: close + UNDER_OUTER.close,
    easy: easy + UNDER_OUTER.easy,
  }
}

/** Cloth whose stretch is not known is counted as cloth that does not stretch. */
function giveOf({ elastic }: PieceCut): number {
  return hasScale(elastic) ? (GIVE[stretchPosition(elastic)] ?? 0) : 0
}
