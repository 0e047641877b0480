import { describe, expect, test } from 'vitest'
import { bannersOf, bannerWidth, categoryAddress } from './category-address.ts'

const silk = {
  categoriesId: 159787,
  categoryName: 'Silk',
  href: null,
  color: '',
  level: 1,
  bannerIcon: '',
  subCategory: [],
}

test('a category without an address of its own has its listing', () => {
  expect(categoryAddress(silk)).toBe('/silk-c-159787.html')
  expect(categoryAddress({ ...silk, href: '/collections/silk-edit' })).toBe('/collections/silk-edit')
})

test('a menu picture is 146 px wide when there are 3 of them, else 210 px (spec 9.4)', () => {
  expect([1, 2, 3, 4].map(bannerWidth)).toEqual([210, 210, 146, 210])
})

describe('menu pictures are read from JSON text', () => {
  test.each([
    ['[{"bannerIconIcon":"/p/silk","bannerLink":"/silk"}]', [{ image: '/p/silk', link: '/silk' }]],
    ['[{"bannerIconIcon":"","bannerLink":"/silk"},null,7]', []],
    ['{"bannerIconIcon":"/p/silk"}', []],
    ['[{', []],
    ['', []],
  ])('%s', (bannerIcon, banners) => expect(bannersOf({ bannerIcon })).toEqual(banners))
})
