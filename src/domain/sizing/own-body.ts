import { SHOP_CHART } from './body-charts.ts'
import type { MySizes } from './my-sizes.ts'

const DRAWN_MEASURES = ['height', 'bust', 'waist', 'hip'] as const
export type DrawnMeasure = (typeof DRAWN_MEASURES)[number]

/** A body that can be drawn, in millimetres. */
export interface OwnBody {
  readonly height: number
  readonly bust: number
  readonly waist: number
  readonly hip: number
  readonly shoulder: number
  /** What the user has not entered: drawn by the charts. */
  readonly assumed: readonly DrawnMeasure[]
}

/** Every row of the charts of spec 9.11 has these differences. */
const BUST_OVER_WAIST = 180
const HIP_OVER_BUST = 80
/** Where no bust, waist or hip is known: the M of the classic chart. */
const MIDDLE_BUST = 860
/** The middle of the new chart's heights (155–180). */
const MIDDLE_HEIGHT = 1_675

/** Completes the user's measurements with the charts' proportions; undefined where nothing of the body is known. */
export function ownBody(mine: MySizes): OwnBody | undefined {
  const assumed = DRAWN_MEASURES.filter((measure) => mine[measure] === undefined)
  if (assumed.length === DRAWN_MEASURES.length) return undefined
  const bust = mine.bust ?? bustBeside(mine)
  return {
    height: mine.height ?? MIDDLE_HEIGHT,
    bust,
    waist: mine.waist ?? bust - BUST_OVER_WAIST,
    hip: mine.hip ?? bust + HIP_OVER_BUST,
    shoulder: shoulderBeside(bust),
    assumed,
  }
}

function bustBeside({ waist, hip }: MySizes): number {
  if (waist !== undefined) return waist + BUST_OVER_WAIST
  return hip === undefined ? MIDDLE_BUST : hip - HIP_OVER_BUST
}

/** The shoulder of the new chart beside this bust, between two rows in proportion, and at its ends that of the end. */
function shoulderBeside(bust: number): number {
  const rows = SHOP_CHART.map(({ measures }) => ({
    bust: Number(measures.bust) * 10,
    shoulder: Number(measures.shoulder) * 10,
  }))
  const at = rows.findIndex((row) => bust <= row.bust)
  const above = rows.at(at)
  const below = at > 0 ? rows[at - 1] : undefined
  if (!above) return 0
  if (!below) return above.shoulder
  const share = (bust - below.bust) / (above.bust - below.bust)
  return Math.round(below.shoulder + share * (above.shoulder - below.shoulder))
}
