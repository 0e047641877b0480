import type { AmountStyle } from '../language-table.ts'

/** Units of the size guide. Where nothing is known of the site, lengths begin in inches, weights in kilogrammes (spec 4.11). */
export const LENGTH_UNITS = ['in', 'cm'] as const
export const WEIGHT_UNITS = ['kg', 'lbs'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export type WeightUnit = (typeof WEIGHT_UNITS)[number]
export const DEFAULT_LENGTH_UNIT: LengthUnit = 'in'
export const DEFAULT_WEIGHT_UNIT: WeightUnit = 'kg'

/** Inches in a centimetre, and what follows from it (spec 9.11). */
const INCHES = 0.3937
export const CM_PER_INCH = 1 / INCHES
export const POUNDS_PER_KG = 2.20462

/** Centimetres as inches, to one decimal place. */
export function toInches(cm: number): number {
  return Math.round(cm * INCHES * 10) / 10
}

const MEASURE = /^(\d+(?:\.\d+)?)(?:(\s*[-–/]\s*)(\d+(?:\.\d+)?))?$/

/** A unit, and the sign of a fraction in it: a point unless the language of the page has another. */
export interface WrittenLength {
  readonly length: LengthUnit
  readonly decimal?: AmountStyle['decimal'] | undefined
}

/**
 * A measurement of a table, a number or a range in centimetres, in the requested unit. Anything else ("–", "one size")
 * is unchanged.
 */
export function measureIn(cell: string, { length, decimal = '.' }: WrittenLength): string {
  const read = MEASURE.exec(cell.trim())
  if (!read) return cell
  const written = (cm = '') => (length === 'cm' ? cm : toInches(Number(cm)).toFixed(1)).replace('.', decimal)
  const [, from, dash, to] = read
  return to === undefined ? written(from) : `${written(from)}${dash ?? '-'}${written(to)}`
}
