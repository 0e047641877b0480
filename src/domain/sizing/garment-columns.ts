import { garmentOf, type ColumnMeasure, type Garment, type GarmentGroup } from './garments.ts'

/** What a column is called in the tables of the shop, without its unit. */
const WORDS: Readonly<Record<ColumnMeasure, readonly string[]>> = {
  bust: ['bust', '胸围', '胸圍', 'バスト', 'poitrine', 'tour de poitrine'],
  waist: ['waist', '腰围', '腰圍', 'ウエスト', 'taille', 'tour de taille'],
  hip: ['hip', 'hips', '臀围', '臀圍', 'ヒップ', 'hanches', 'tour de hanches'],
  shoulder: ['shoulder', 'shoulder width', '肩宽', '肩寬', '肩幅', 'épaules', 'carrure'],
  hem: ['hem', '下摆', '下擺', '裾幅', '裾', 'ourlet'],
  cuff: ['cuff', '袖口', '袖口幅', 'poignet'],
  'neck-to-shoulder': ['neck to shoulder', '颈肩', '首から肩', 'col à épaule'],
  outseam: ['outseam', '外长', '外長', '脇丈', 'couture extérieure'],
  inseam: ['inseam', '内长', '內長', '股下', 'entrejambe'],
  thigh: ['thigh', '大腿围', '大腿圍', 'わたり幅', 'cuisse'],
  sleeve: ['sleeve', 'sleeve length', '袖长', '袖長', '袖丈', 'manche'],
  length: ['length', '长度', '長度', '衣长', '着丈', '丈', 'longueur'],
}

/** Columns that the size guide leaves out (spec 9.11). */
const HIDDEN: Partial<Readonly<Record<GarmentGroup, readonly ColumnMeasure[]>>> = {
  tops: ['hem', 'cuff', 'neck-to-shoulder'],
  outerwear: ['hem', 'cuff', 'neck-to-shoulder'],
  dresses: ['hem', 'cuff', 'neck-to-shoulder'],
  suits: ['hem'],
}

export interface SizeColumn {
  /** Index among the headings. */
  readonly at: number
  /** undefined for a column that no rule names. */
  readonly measure: ColumnMeasure | undefined
  /** Marked with * (spec 9.11). */
  readonly isKey: boolean
}

/** The columns that are shown of a product's own table; its last category decides (spec 3, 9.11). */
export function columnsFor(headings: readonly string[], categories: readonly string[]): SizeColumn[] {
  const garment = garmentOf(categories.at(-1) ?? '')
  return headings.flatMap((heading, at) => {
    const measure = measureOf(heading)
    return isHidden(measure, garment)
      ? []
      : [{ at, measure, isKey: measure !== undefined && (garment?.key ?? []).includes(measure) }]
  })
}

function isHidden(measure: ColumnMeasure | undefined, garment: Garment | undefined): boolean {
  return measure !== undefined && garment !== undefined && (HIDDEN[garment.group] ?? []).includes(measure)
}

/** What a heading names, in the languages of the shop. */
export function measureOf(heading: string): ColumnMeasure | undefined {
  const [beforeBracket = ''] = heading.split(/[(（]/, 1)
  const word = beforeBracket.trim().toLowerCase()
  const names = Object.keys(WORDS) as ColumnMeasure[]
  return names.find((name) => WORDS[name].includes(word))
}
