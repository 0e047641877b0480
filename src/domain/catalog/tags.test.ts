import { describe, expect, test } from 'vitest'
import { extraPointsOf, readTags, tagMeanings } from './tags.ts'

describe('promotion tags (spec 9.6)', () => {
  test.each([
    ['NY25-point', { shows: 'points', text: 'EXTRA 100 POINTS', points: 100 }],
    ['Olympic', { shows: 'co-branded-logo' }],
    ['SG Best Seller', { shows: 'best-seller' }],
    ['Flash Sale Items-SG', { shows: 'flash-sale' }],
    ['Sep New SG', { shows: 'new-in' }],
    ['Earth bag', { shows: 'earth-bag' }],
    ['SG Earth bag', { shows: 'earth-bag' }],
  ])('%s shows %o', (tag, meaning) => {
    expect(tagMeanings([tag])).toEqual([meaning])
  })

  test('both earth bag tags show one thing', () => {
    expect(tagMeanings(['SG Earth bag', 'Olympic', 'Earth bag'])).toEqual([
      { shows: 'earth-bag' },
      { shows: 'co-branded-logo' },
    ])
  })

  test.each(['olympic', 'Best Seller', 'toString', ''])('%j shows nothing', (tag) => {
    expect(tagMeanings([tag])).toEqual([])
  })

  test.each([
    [['NY25-point'], 100],
    [['Olympic', 'NY25-point', 'NY25-point'], 100],
    [['Olympic'], 0],
    [[], 0],
  ])('a piece with %j gives %i points besides those of its price', (tags, points) => {
    expect(extraPointsOf(tags)).toBe(points)
  })

  test('tags come as a list or as one text', () => {
    expect(readTags('Olympic, SG Best Seller,')).toEqual(['Olympic', 'SG Best Seller'])
    expect(readTags([' Olympic '])).toEqual(['Olympic'])
    expect(readTags('')).toEqual([])
  })
})
