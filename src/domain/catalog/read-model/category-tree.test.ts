import { describe, expect, test } from 'vitest'
import { catalogWords } from '#tests/world/shops/catalog-words.ts'
import type { Language } from '../../region/language.ts'
import { buildCategoryTree, presentMenu, type CategoryRow } from './category-tree.ts'
import { NO_OFFERS } from '../../promotions/site-offers.ts'
import { createPriceViews } from './price-view.ts'

type Position = Pick<CategoryRow, 'parent' | 'position'>

function aCategory(id: number, name: string, { parent, position }: Position): CategoryRow {
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
  aCategory(3, 'Skirts', { parent: 1, position: 1 }),
  aCategory(1, 'Clothing', { parent: null, position: 0 }),
  aCategory(2, 'Dresses', { parent: 1, position: 0 }),
  aCategory(9, 'Sale', { parent: null, position: 1 }),
]

describe('the category tree', () => {
  test('is in the order of the shop, not of the database', () => {
    const { roots } = buildCategoryTree(ROWS)
    expect(roots.map(({ id, below }) => [id, ...below.map((node) => node.id)])).toEqual([[1, 2, 3], [9]])
  })

  test('a product in a leaf is in everything above it, once', () => {
    expect(buildCategoryTree(ROWS).withAncestors([2, 3, 9, 77])).toEqual([1, 2, 3, 9])
  })
})

const viewOf = createPriceViews(
  (spoken) => catalogWords(spoken).labels,
  () => NO_OFFERS,
)
const SILK = { names: { en: 'The Silk Edit', fr: 'Édition soie' } }

function menuIn(language: Language, rows: readonly CategoryRow[] = ROWS) {
  const content = { tree: buildCategoryTree(rows), collections: new Map([['silk', SILK]]) }
  return presentMenu(content, viewOf({ site: 'sg', language, currency: 'SGD', locale: 'en-SG' }).name)
}

describe('the menu', () => {
  test('is in the order of the shop', () => {
    const names = menuIn('en').map((node) => [
      node.categoryName,
      node.subCategory.map((below) => below.categoryName),
    ])
    expect(names).toEqual([
      ['Clothing', ['Dresses', 'Skirts']],
      ['Sale', []],
    ])
  })

  test('speaks the requested language, and English where it does not know it', () => {
    expect(menuIn('zh-tw')[0]?.categoryName).toBe('Clothing（中）')
    expect(menuIn('ja')[0]?.categoryName).toBe('Clothing')
  })

  test('links carry the English name, so that an address means the same in every language', () => {
    expect(menuIn('zh')[0]?.href).toBe('/clothing-c-1.html')
  })

  test.each([
    [
      'the name of its collection',
      '[{"bannerIconIcon":"/a","bannerLink":"/collections/silk"}]',
      '[{"bannerIconIcon":"/a","bannerLink":"/collections/silk","bannerTitle":"Édition soie"}]',
    ],
    [
      'the name of its category',
      '[{"bannerLink":"/dresses-c-2.html"}]',
      '[{"bannerLink":"/dresses-c-2.html","bannerTitle":"Dresses"}]',
    ],
    [
      'nothing where the shop does not know it',
      '[{"bannerIconIcon":"/a","bannerLink":"/elsewhere"},3]',
      '[{"bannerIconIcon":"/a","bannerLink":"/elsewhere"},3]',
    ],
    ['text that is no list is left', '{}', '{}'],
    ['text that cannot be read is left', 'banner', 'banner'],
  ])('gives a banner %s (spec 2.5)', (_title, bannerIcon, expected) => {
    const menu = menuIn('fr', [
      ...ROWS,
      { ...aCategory(10, 'Shoes', { parent: null, position: 2 }), bannerIcon },
    ])
    expect(menu.at(-1)?.bannerIcon).toBe(expected)
  })
})
