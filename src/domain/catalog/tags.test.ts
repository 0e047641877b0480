import { describe, expect, test } from 'vitest'
import { readTags, tagMeanings } from './tags.ts'

describe('promotion tags (spec 9.6)', () => {
  test.each([
    ['NY25-point', { shows: 'points', text: 'EXTRA 100 POINTS' }],
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

  test('tags come as a list or as one text', () => {
    expect(readTags('Olympic, SG Best Seller,')).toEqual(['Olympic', 'SG Best Seller'])
    expect(readTags([' Olympic '])).toEqual(['Olympic'])
    expect(readTags('')).toEqual([])
  })
})
