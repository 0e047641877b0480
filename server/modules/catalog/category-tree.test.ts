import { describe, expect, test } from 'vitest'
import type { CategoryTable } from '../../db/schema/catalog.ts'
import { growTree, presentTree } from './category-tree.ts'

function aCategory(id: number, parent: number | null, position: number, name: string): CategoryTable {
  return {
    id,
    parent_id: parent,
    level: parent === null ? 1 : 2,
    position,
    slug: name.toLowerCase(),
    color: '',
    names: JSON.stringify({ en: name, zh: `${name}（中）` }),
    banner_icon: '[]',
  }
}

const ROWS = [
  aCategory(3, 1, 1, 'Skirts'),
  aCategory(1, null, 0, 'Clothing'),
  aCategory(2, 1, 0, 'Dresses'),
  aCategory(9, null, 1, 'Sale'),
]

describe('the category tree', () => {
  test('stands in the order of the shop, not of the database', () => {
    const names = presentTree(growTree(ROWS).roots, 'en').map((node) => [
      node.categoryName,
      node.subCategory.map((below) => below.categoryName),
    ])
    expect(names).toEqual([
      ['Clothing', ['Dresses', 'Skirts']],
      ['Sale', []],
    ])
  })

  test('speaks the language asked for, and English where it does not know it', () => {
    const [first] = presentTree(growTree(ROWS).roots, 'zh-tw')
    expect(first?.categoryName).toBe('Clothing（中）')
    expect(presentTree(growTree(ROWS).roots, 'ja')[0]?.categoryName).toBe('Clothing')
  })

  test('a product in a leaf is in everything above it, once', () => {
    expect(growTree(ROWS).withAncestors([2, 3, 9, 77])).toEqual([1, 2, 3, 9])
  })

  test('links carry the English name, so that an address means the same in every language', () => {
    expect(presentTree(growTree(ROWS).roots, 'zh')[0]?.href).toBe('/clothing-c-1.html')
  })

  test('a banner of the shop becomes its picture, anything else stays as it is', () => {
    const icons = JSON.stringify([
      { bannerIconIcon: 'banner:sale', bannerLink: '/collections/sale' },
      { bannerIconIcon: 'https://pictures.example/a.webp', bannerLink: '/' },
    ])
    const [root] = presentTree(
      growTree([{ ...aCategory(1, null, 0, 'Sale'), banner_icon: icons }]).roots,
      'en',
    )
    const [drawn, own] = JSON.parse(root?.bannerIcon ?? '[]')
    expect(drawn.bannerIconIcon).toMatch(/^\/media\/b\/sale\/[\w-]{10}$/)
    expect(own.bannerIconIcon).toBe('https://pictures.example/a.webp')
  })
})
