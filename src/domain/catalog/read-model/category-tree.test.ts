import { describe, expect, test } from 'vitest'
import { buildCategoryTree, presentCategoryTree, type CategoryRow } from './category-tree.ts'

function aCategory(id: number, parent: number | null, position: number, name: string): CategoryRow {
  return {
    id,
    parent,
    level: parent === null ? 1 : 2,
    position,
    slug: name.toLowerCase(),
    color: '',
    names: { en: name, zh: `${name}（中）` },
    bannerIcon: '[]',
  }
}

const ROWS = [
  aCategory(3, 1, 1, 'Skirts'),
  aCategory(1, null, 0, 'Clothing'),
  aCategory(2, 1, 0, 'Dresses'),
  aCategory(9, null, 1, 'Sale'),
]

describe('the category tree', () => {
  test('is in the order of the shop, not of the database', () => {
    const names = presentCategoryTree(buildCategoryTree(ROWS).roots, 'en').map((node) => [
      node.categoryName,
      node.subCategory.map((below) => below.categoryName),
    ])
    expect(names).toEqual([
      ['Clothing', ['Dresses', 'Skirts']],
      ['Sale', []],
    ])
  })

  test('speaks the language asked for, and English where it does not know it', () => {
    const [first] = presentCategoryTree(buildCategoryTree(ROWS).roots, 'zh-tw')
    expect(first?.categoryName).toBe('Clothing（中）')
    expect(presentCategoryTree(buildCategoryTree(ROWS).roots, 'ja')[0]?.categoryName).toBe('Clothing')
  })

  test('a product in a leaf is in everything above it, once', () => {
    expect(buildCategoryTree(ROWS).withAncestors([2, 3, 9, 77])).toEqual([1, 2, 3, 9])
  })

  test('links carry the English name, so that an address means the same in every language', () => {
    expect(presentCategoryTree(buildCategoryTree(ROWS).roots, 'zh')[0]?.href).toBe('/clothing-c-1.html')
  })
})
