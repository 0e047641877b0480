import * as v from 'valibot'
import { SPOKEN } from '#domain/region/language.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

/** How a column of the database is written in a record of the folder. */
export interface Column {
  /** Checks a value of a record. */
  readonly schema: v.GenericSchema<unknown, unknown>
  /** Writes a checked value as the database has it. */
  readonly toCell: (value: unknown) => Cell
  readonly toValue: (cell: Cell) => unknown
}

const same = (schema: v.GenericSchema<unknown, Cell>): Column => ({
  schema,
  toCell: (value) => value as Cell,
  toValue: (cell) => cell,
})

const MOST_LETTERS = 100_000
const LARGEST = Number.MAX_SAFE_INTEGER
const INT32 = 2_147_483_647

const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS, `has more than ${MOST_LETTERS} characters`))
const whole = v.pipe(v.number(), v.integer('is not a whole number'))
const count = v.pipe(whole, v.minValue(0, 'is below 0'), v.maxValue(INT32, 'is too large'))

export const TEXT = same(text)
export const TEXT_OR_NONE = same(v.nullable(text))
export const CODE = same(
  v.pipe(text, v.regex(/^[\w.-]{1,64}$/, 'is not a code of letters, digits, . _ or -')),
)
export const COUNT = same(count)
export const COUNT_OR_NONE = same(v.nullable(count))
/** Singapore cents. */
export const CENTS = same(v.pipe(whole, v.minValue(0, 'is below 0'), v.maxValue(LARGEST, 'is too large')))
/** Epoch milliseconds. */
export const MOMENT = same(v.pipe(whole, v.minValue(0, 'is below 0'), v.maxValue(LARGEST, 'is too large')))
export const MOMENT_OR_NONE = same(v.nullable(v.pipe(whole, v.minValue(0, 'is below 0'))))
export const DEGREES = same(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))))
export const PERCENT = same(v.pipe(whole, v.minValue(0, 'is below 0'), v.maxValue(100, 'is above 100')))
export const COLOUR = same(v.pipe(text, v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #336699')))

export const oneOf = (...values: readonly string[]): Column =>
  same(v.picklist(values, `is not ${values.join(' or ')}`))

/** 0 or 1 in the database, false or true in a record. */
export const FLAG: Column = {
  schema: v.boolean(),
  toCell: (value) => Number(value),
  toValue: (cell) => cell === 1,
}

/** JSON text in the database, the value itself in a record. */
export function json(schema: v.GenericSchema<unknown, unknown>): Column {
  return { schema, toCell: (value) => JSON.stringify(value), toValue: (cell) => JSON.parse(String(cell)) }
}

/** A column like `json` that may be null. */
export function jsonOrNone(schema: v.GenericSchema<unknown, unknown>): Column {
  return {
    schema: v.nullable(schema),
    toCell: (value) => (value === null ? null : JSON.stringify(value)),
    toValue: (cell) => (cell === null ? null : JSON.parse(String(cell))),
  }
}

/** A column like `json` whose empty text in the database is null in a record. */
export function jsonOrEmpty(schema: v.GenericSchema<unknown, unknown>): Column {
  return {
    schema: v.nullable(schema),
    toCell: (value) => (value === null ? '' : JSON.stringify(value)),
    toValue: (cell) => (cell === '' ? null : JSON.parse(String(cell))),
  }
}

/** HTML, cleaned by the rules of the place where it is shown. */
export function html(clean: (html: string) => string): Column {
  return { schema: text, toCell: (value) => clean(String(value)), toValue: (cell) => cell }
}

/** A text for each language; English is the one that others fall back to. */
export const NAMES = v.pipe(
  v.record(v.picklist(SPOKEN, `is not a language of ${SPOKEN.join(', ')}`), text),
  v.check((names) => names['en'] !== undefined, 'has no English text'),
)
export const LANGUAGE = oneOf(...SPOKEN)
