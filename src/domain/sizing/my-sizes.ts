import { foldCode } from '../text/typed-text.ts'
import type { BodyRow } from './body-charts.ts'
import type { SizeCountry } from './sizing.ts'
import { CM_PER_INCH, POUNDS_PER_KG, type WeightUnit, type WrittenLength } from './units.ts'

/** A user's measurements (spec 2.14): lengths in whole millimetres, weight in whole grams. */
export const MY_LENGTHS = ['height', 'bust', 'waist', 'hip'] as const
export type MyLength = (typeof MY_LENGTHS)[number]
export const MY_MEASURES = [...MY_LENGTHS, 'weight'] as const
export type MyMeasure = (typeof MY_MEASURES)[number]
export type MySizes = Readonly<Partial<Record<MyMeasure, number>>>

/** Measurements, bra size, and the country whose sizes the user knows. */
export type SizeProfile = MySizes & {
  readonly country?: SizeCountry | undefined
  readonly bra?: string | undefined
}

/** Sets what an operation names: zero deletes a measurement, an empty text the bra size, and fields left out stay. */
export function applyToMySizes(known: SizeProfile, operation: SizeProfile): SizeProfile {
  const { country, bra, ...measures }: SizeProfile = { ...known, ...operation }
  const recorded = MY_MEASURES.flatMap((name) => (measures[name] ? [[name, measures[name]] as const] : []))
  return { ...Object.fromEntries(recorded), ...(bra && { bra }), ...(country && { country }) }
}

/** A value outside is a typing error or in the wrong unit. */
export const MY_LIMITS: Readonly<Record<MyMeasure, { readonly least: number; readonly most: number }>> = {
  height: { least: 1_200, most: 2_300 },
  bust: { least: 500, most: 2_000 },
  waist: { least: 400, most: 2_000 },
  hip: { least: 500, most: 2_000 },
  weight: { least: 25_000, most: 300_000 },
}

export interface BodyUnits extends WrittenLength {
  readonly weight: WeightUnit
}

/** Millimetres or grams in one of the unit. */
function perUnit(measure: MyMeasure, units: BodyUnits): number {
  if (measure === 'weight') return units.weight === 'kg' ? 1_000 : 1_000 / POUNDS_PER_KG
  return units.length === 'cm' ? 10 : 10 * CM_PER_INCH
}

export type RecordedSizes =
  | { readonly value: number | undefined }
  | { readonly wrong: 'not-a-number' | 'not-likely' }

/** Parses a typed measurement with a point or a comma; an empty text is no measurement. */
export function readMeasure(text: string, measure: MyMeasure, units: BodyUnits): RecordedSizes {
  const typed = foldCode(text).replace(',', '.')
  if (typed === '') return { value: undefined }
  if (!/^\d{1,4}(\.\d{0,3})?$/.test(typed)) return { wrong: 'not-a-number' }
  const value = Math.round(Number(typed) * perUnit(measure, units))
  const { least, most } = MY_LIMITS[measure]
  return value < least || value > most ? { wrong: 'not-likely' } : { value }
}

/** Formats a measurement: at most one decimal place, with the decimal sign of the units. */
export function writeMeasure(value: number | undefined, measure: MyMeasure, units: BodyUnits): string {
  if (value === undefined) return ''
  const tenths = String(Math.round((value / perUnit(measure, units)) * 10) / 10)
  return tenths.replace('.', units.decimal ?? '.')
}

/** The user's size in a chart, with the measurement that decides it and the range of the size there, in millimetres. */
export interface OwnSize {
  readonly size: string
  readonly by: FittedMeasure
  readonly from: number
  readonly to: number
}
const FITTED = ['bust', 'waist', 'hip'] as const
type FittedMeasure = (typeof FITTED)[number]

/** `none`: no measurement of the chart was entered; `outside`: smaller or larger than the chart. */
export type MyFit = OwnSize | 'none' | 'outside'

/**
 * Tolerance of a match: tenths of an inch in a chart may differ from its centimetres by this much, and an entered chart
 * value must match its row in either unit.
 */
const TOLERANCE_MM = 2

/** The smallest size of a chart that fits all measurements: between two sizes, the larger one. */
export function mySizeIn(rows: readonly BodyRow[], mine: MySizes): MyFit {
  let fit: { readonly at: number; readonly by: FittedMeasure } | undefined
  let withinReach = false
  for (const by of FITTED) {
    const own = mine[by]
    const most = upperEnds(rows, by)
    if (own === undefined || most.length === 0) continue
    const at = most.findIndex((end) => own <= end + TOLERANCE_MM)
    if (at === -1) return 'outside'
    if (!fit || at > fit.at) fit = { at, by }
    withinReach ||= own > lowerEnd(most, 0)
  }
  const row = fit && rows[fit.at]
  if (!fit || !row) return 'none'
  const most = upperEnds(rows, fit.by)
  return withinReach
    ? { size: row.size, by: fit.by, from: lowerEnd(most, fit.at), to: most[fit.at] ?? 0 }
    : 'outside'
}

/** What each size of a chart fits at most, in millimetres. */
function upperEnds(rows: readonly BodyRow[], measure: FittedMeasure): number[] {
  return rows.flatMap(({ measures }) =>
    measures[measure] === undefined ? [] : [Number(measures[measure]) * 10],
  )
}

/** Where a size begins: at the end of the one below it; the smallest extends down by the distance between sizes. */
function lowerEnd(most: readonly number[], at: number): number {
  const [first = 0, second = first] = most
  return most[at - 1] ?? first - (second - first)
}
