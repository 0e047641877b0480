import { describe, expect, test } from 'vitest'
import { columnsFor } from './garment-columns.ts'
import { garmentOf } from './garments.ts'

describe('the group of a category and its key measurements (spec 9.11)', () => {
  test.for([
    ['T-Shirts', 'tops', ['bust']],
    ['Blouses', 'tops', ['bust']],
    ['Shirts', 'tops', ['bust']],
    ['Tank Tops', 'tops', ['bust']],
    ['Camisoles', 'tops', ['bust']],
    ['Hoodie', 'tops', ['bust']],
    ['Sweatshirts', 'tops', ['bust']],
    ['Sweaters', 'tops', ['bust']],
    ['Knit Vests', 'tops', ['bust']],
    ['Knit Top', 'tops', ['bust', 'shoulder']],
    ['Silk Tops', 'tops', ['bust']],
    ['Cardigans', 'outerwear', ['bust', 'shoulder']],
    ['Coats', 'outerwear', ['bust', 'shoulder']],
    ['Trench Coats', 'outerwear', ['bust', 'shoulder']],
    ['Jackets', 'outerwear', ['bust', 'shoulder']],
    ['Blazers', 'outerwear', ['bust', 'shoulder']],
    ['Down Garment', 'outerwear', ['bust', 'shoulder']],
    ['Vests', 'outerwear', []],
    ['Mini Dresses', 'dresses', ['bust', 'waist']],
    ['Midi Dress', 'dresses', ['bust', 'waist']],
    ['Maxi Dresses', 'dresses', ['bust', 'waist']],
    ['Midi Skirts', 'skirts', ['hip']],
    ['Pants', 'pants', ['hip']],
    ['Trousers', 'pants', ['hip']],
    ['Shorts', 'pants', ['hip']],
    ['Jeans', 'pants', ['hip']],
    ['Leggings', 'pants', []],
    ['Two-Piece Suits', 'suits', ['bust', 'hip']],
  ] as const)('%s are %s with %s', ([category, group, key]) => {
    expect(garmentOf(category)).toEqual({ group, key })
  })

  test.for(['Gift Boxes', 'Scarves', 'Suitcases', 'Investments', ''])('"%s" has no rule', (category) => {
    expect(garmentOf(category)).toBeUndefined()
  })
})

describe('the columns of a product’s own table (spec 9.11)', () => {
  const ALL = ['Bust (cm)', 'Shoulder width (cm)', 'Hem (cm)', 'Cuff', 'Neck to shoulder (cm)', 'Sleeve']
  const shown = (category: string, headings = ALL) =>
    columnsFor(headings, ['Clothing', category]).map(({ at, isKey }) => `${headings[at]}${isKey ? ' *' : ''}`)

  test.for([
    ['Blouses', ['Bust (cm) *', 'Shoulder width (cm)', 'Sleeve']],
    ['Coats', ['Bust (cm) *', 'Shoulder width (cm) *', 'Sleeve']],
    ['Maxi Dresses', ['Bust (cm) *', 'Shoulder width (cm)', 'Sleeve']],
    ['Two-Piece Suits', ['Bust (cm) *', 'Shoulder width (cm)', 'Cuff', 'Neck to shoulder (cm)', 'Sleeve']],
    ['Jeans', ALL],
    ['Gift Boxes', ALL],
  ] as const)('%s show %s', ([category, expected]) => {
    expect(shown(category)).toEqual(expected)
  })

  test('the last category decides, not one above it', () => {
    expect(columnsFor(['Hip'], ['Tops', 'Jeans'])).toEqual([{ at: 0, measure: 'hip', isKey: true }])
    expect(columnsFor(['Hem'], ['Jeans', 'Tops'])).toEqual([])
    expect(columnsFor(['Hem'], [])).toHaveLength(1)
  })

  test.for([
    ['胸围 (cm)', 'bust'],
    ['バスト（cm）', 'bust'],
    ['Poitrine (cm)', 'bust'],
    ['Tour de taille (cm)', 'waist'],
    ['Hanches (in)', 'hip'],
    ['肩幅 (cm)', 'shoulder'],
    ['OUTSEAM', 'outseam'],
    ['Sleeve (cm)', 'sleeve'],
    ['Collar (cm)', undefined],
  ] as const)('a column called %s is %s', ([heading, measure]) => {
    expect(columnsFor([heading], []).at(0)?.measure).toBe(measure)
  })
})
