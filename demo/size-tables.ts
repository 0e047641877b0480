import type { Words } from './words/words.ts'

export type Measure =
  | 'shoulder'
  | 'bust'
  | 'waist'
  | 'hip'
  | 'sleeve'
  | 'length'
  | 'thigh'
  | 'hem'
  | 'inseam'
  | 'outseam'
export type MeasureSet = 'dress' | 'top' | 'outerwear' | 'bottom' | 'suit' | 'none'

/** A skirt has no legs to measure. */
type MeasuredSet = MeasureSet | 'skirt'

interface Grading {
  readonly base: number
  readonly step: number
}

/** Garment measurements of XS (or 24) in centimetres, and what each size adds. */
const GRADINGS: Readonly<Record<MeasuredSet, Partial<Readonly<Record<Measure, Grading>>>>> = {
  dress: {
    shoulder: { base: 36, step: 0.8 },
    bust: { base: 82, step: 4 },
    waist: { base: 64, step: 4 },
    hip: { base: 90, step: 4 },
    sleeve: { base: 21, step: 0.5 },
    length: { base: 108, step: 1 },
  },
  top: {
    shoulder: { base: 37, step: 0.8 },
    bust: { base: 88, step: 4 },
    sleeve: { base: 56, step: 0.6 },
    length: { base: 56, step: 0.8 },
  },
  outerwear: {
    shoulder: { base: 38, step: 1 },
    bust: { base: 92, step: 4 },
    waist: { base: 84, step: 4 },
    sleeve: { base: 57, step: 0.6 },
    length: { base: 62, step: 1 },
  },
  skirt: {
    waist: { base: 60, step: 2.5 },
    hip: { base: 86, step: 2.5 },
    hem: { base: 92, step: 2.5 },
    length: { base: 70, step: 0.6 },
  },
  bottom: {
    waist: { base: 60, step: 2.5 },
    hip: { base: 86, step: 2.5 },
    thigh: { base: 54, step: 1.2 },
    hem: { base: 46, step: 0.8 },
    inseam: { base: 70, step: 0.4 },
    outseam: { base: 98, step: 0.6 },
  },
  suit: {
    shoulder: { base: 38, step: 1 },
    bust: { base: 90, step: 4 },
    waist: { base: 64, step: 4 },
    hip: { base: 90, step: 4 },
    length: { base: 64, step: 1 },
  },
  none: {},
}

const MEASURES = [
  'shoulder',
  'bust',
  'waist',
  'hip',
  'sleeve',
  'thigh',
  'hem',
  'inseam',
  'outseam',
  'length',
] as const

/** One smaller than what the gradings begin with. */
const SMALLEST = 'XXS'

/** The product measurements of one kind of garment as a plain HTML table; empty where nothing is measured. */
export function sizeTableHtml(set: MeasuredSet, sizes: readonly string[], words: Words): string {
  const grading = GRADINGS[set]
  const columns = MEASURES.filter((measure) => grading[measure])
  if (columns.length === 0) return ''
  const head = ['size' as const, ...columns]
    .map((measure) => `<th scope="col">${words.measures[measure]}</th>`)
    .join('')
  const rows = sizes.map((size, at) => {
    const steps = sizes[0] === SMALLEST ? at - 1 : at
    const cells = columns.map((measure) => `<td>${centimetres(grading[measure], steps)}</td>`)
    return `<tr><th scope="row">${size}</th>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function centimetres(grading: Grading | undefined, steps: number): string {
  return grading ? String(Math.round((grading.base + grading.step * steps) * 10) / 10) : ''
}
