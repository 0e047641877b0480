/** Columns of a table of product measurements that a rule names (spec 9.11), and those a piece is drawn from. */
export type ColumnMeasure =
  | 'bust'
  | 'waist'
  | 'hip'
  | 'shoulder'
  | 'hem'
  | 'cuff'
  | 'neck-to-shoulder'
  | 'outseam'
  | 'inseam'
  | 'thigh'
  | 'sleeve'
  | 'length'

/** Category groups of the size guide; a suit is in none of the five, and has columns of its own (spec 9.11). */
export type GarmentGroup = 'tops' | 'outerwear' | 'dresses' | 'skirts' | 'pants' | 'suits'

export interface Garment {
  readonly group: GarmentGroup
  /** Its key measurements, marked with *. */
  readonly key: readonly ColumnMeasure[]
}

/**
 * Garments by the English name of their category, in the singular. The first that the category contains decides: so a
 * knit vest precedes a vest.
 */
const GARMENTS: readonly (readonly [name: string, GarmentGroup, ...key: ColumnMeasure[]])[] = [
  ['suit', 'suits', 'bust', 'hip'],
  ['knit vest', 'tops', 'bust'],
  ['knit top', 'tops', 'bust', 'shoulder'],
  ['t-shirt', 'tops', 'bust'],
  ['blouse', 'tops', 'bust'],
  ['shirt', 'tops', 'bust'],
  ['camisole', 'tops', 'bust'],
  ['hoodie', 'tops', 'bust'],
  ['sweatshirt', 'tops', 'bust'],
  ['sweater', 'tops', 'bust'],
  ['top', 'tops', 'bust'],
  ['cardigan', 'outerwear', 'bust', 'shoulder'],
  ['coat', 'outerwear', 'bust', 'shoulder'],
  ['jacket', 'outerwear', 'bust', 'shoulder'],
  ['blazer', 'outerwear', 'bust', 'shoulder'],
  ['down garment', 'outerwear', 'bust', 'shoulder'],
  ['vest', 'outerwear'],
  ['dress', 'dresses', 'bust', 'waist'],
  ['skirt', 'skirts', 'hip'],
  ['pants', 'pants', 'hip'],
  ['trousers', 'pants', 'hip'],
  ['shorts', 'pants', 'hip'],
  ['jeans', 'pants', 'hip'],
  ['leggings', 'pants'],
]

/** The garment of a category ("Midi Dresses"); undefined for one that the size guide has no rule for. */
export function garmentOf(category: string): Garment | undefined {
  const words = category.toLowerCase()
  const found = GARMENTS.find(([name]) => new RegExp(`(?<![a-z])${name}(?:e?s)?(?![a-z])`).test(words))
  if (!found) return undefined
  const [, group, ...key] = found
  return { group, key }
}
