import { SHOP_CHART } from '#domain/sizing/body-charts.ts'
import type { GarmentKey } from '../garments.ts'
import type { Words } from '../words/words.ts'

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

/** Centimetres of XS (or 24), and what each size adds. */
interface Grading {
  readonly base: number
  readonly step: number
}
/** Centimetres more than the body of the size has there (spec 9.11). */
interface Ease {
  readonly ease: number
}
type Gradings = Readonly<Partial<Record<Measure, Grading | Ease | undefined>>>

const GRADINGS: Readonly<Record<MeasuredSet, Gradings>> = {
  dress: {
    shoulder: { base: 36, step: 0.8 },
    bust: { ease: 4 },
    waist: { ease: 4 },
    hip: { ease: 6 },
    sleeve: { base: 21, step: 0.5 },
    length: { base: 108, step: 1 },
  },
  top: {
    shoulder: { base: 37, step: 0.8 },
    bust: { ease: 10 },
    sleeve: { base: 56, step: 0.6 },
    length: { base: 56, step: 0.8 },
  },
  outerwear: {
    shoulder: { base: 38, step: 1 },
    bust: { ease: 14 },
    waist: { ease: 22 },
    sleeve: { base: 57, step: 0.6 },
    length: { base: 62, step: 1 },
  },
  skirt: {
    waist: { ease: 2 },
    hip: { ease: 6 },
    hem: { base: 104, step: 4 },
    length: { base: 70, step: 0.6 },
  },
  bottom: {
    waist: { base: 63, step: 2.5 },
    hip: { base: 91, step: 2.5 },
    thigh: { base: 56, step: 1.2 },
    hem: { base: 46, step: 0.8 },
    inseam: { base: 72, step: 0.4 },
    outseam: { base: 99, step: 0.6 },
  },
  suit: {
    shoulder: { base: 38, step: 1 },
    bust: { ease: 12 },
    waist: { ease: 12 },
    hip: { ease: 8 },
    sleeve: { base: 58, step: 0.6 },
    length: { base: 64, step: 1 },
  },
  none: {},
}

/** What a kind of garment has otherwise than its set; undefined where it lacks the measurement. */
const OWN: Readonly<Partial<Record<GarmentKey, Gradings>>> = {
  'mini-dress': { length: { base: 84, step: 0.8 } },
  'maxi-dress': { length: { base: 132, step: 1 } },
  camisole: { shoulder: undefined, sleeve: undefined },
  't-shirt': { sleeve: { base: 19, step: 0.5 } },
  'knit-vest': { sleeve: undefined },
  coat: { length: { base: 106, step: 1 } },
  'trench-coat': { length: { base: 110, step: 1 } },
  'mini-skirt': { hem: { base: 98, step: 4 }, length: { base: 42, step: 0.5 } },
  shorts: {
    thigh: { base: 58, step: 1.2 },
    hem: { base: 58, step: 1.2 },
    inseam: { base: 11, step: 0.2 },
    outseam: { base: 38, step: 0.4 },
  },
  jumpsuit: { length: { base: 138, step: 1.2 } },
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

export interface MeasuredGarment {
  readonly garment: GarmentKey
  readonly set: MeasuredSet
  readonly sizes: readonly string[]
}

/** The product measurements of one kind of garment as a plain HTML table; empty where nothing is measured. */
export function sizeTableHtml({ garment, set, sizes }: MeasuredGarment, words: Words): string {
  const gradings: Gradings = { ...GRADINGS[set], ...OWN[garment] }
  const columns = MEASURES.filter((measure) => gradings[measure])
  if (columns.length === 0) return ''
  const head = ['size' as const, ...columns]
    .map((measure) => `<th scope="col">${words.measures[measure]}</th>`)
    .join('')
  const rows = sizes.map((size, at) => {
    const steps = sizes[0] === SMALLEST ? at - 1 : at
    const cells = columns.map((measure) => {
      const grading = gradings[measure]
      return `<td>${grading && centimetres(grading, steps, bodyOf(size, measure))}</td>`
    })
    return `<tr><th scope="row">${size}</th>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function bodyOf(size: string, measure: Measure): number {
  if (measure !== 'bust' && measure !== 'waist' && measure !== 'hip') return 0
  return Number(SHOP_CHART.find((row) => row.size === size)?.measures[measure])
}

function centimetres(grading: Grading | Ease, steps: number, body: number): string {
  const value = 'ease' in grading ? body + grading.ease : grading.base + grading.step * steps
  return String(Math.round(value * 10) / 10)
}
