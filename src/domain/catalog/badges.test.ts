import { describe, expect, test } from 'vitest'
import { badgeFor, flashBadge, type BadgeFacts } from './badges.ts'

const plain: BadgeFacts = { actTags: [], discount: 0, allAdvance: 0, tags: [] }
const campaign = { type: 2, name: 'Mid-season' }
const off = { type: 4, name: '-30%' }
const label = { type: 0, name: 'New in' }
const everything: BadgeFacts = {
  actTags: [label, off, campaign],
  discount: 25,
  allAdvance: 1,
  tags: ['SG Best Seller'],
}

describe('one badge per product, first match wins (spec 4.9)', () => {
  test.each<[string, Partial<BadgeFacts>, object | undefined]>([
    ['a campaign outranks everything', {}, { type: 2, text: 'Mid-season' }],
    ['then the percentage', { actTags: [label, off] }, { type: 4, text: '25% OFF' }],
    ['then pre-order', { actTags: [label] }, { type: 1, text: 'PRE-ORDER' }],
    ['pre-order outranks best seller', { actTags: [] }, { type: 1, text: 'PRE-ORDER' }],
    ['then best seller', { actTags: [label], allAdvance: 0 }, { type: 6, text: 'Best Seller' }],
    ['then the label', { actTags: [label], allAdvance: 0, tags: [] }, { type: 0, text: 'New in' }],
    ['a plain product has none', plain, undefined],
  ])('%s', (_title, change, badge) => {
    expect(badgeFor({ ...everything, ...change })).toEqual(badge)
  })

  test('without a discount of its own the percentage is read from the tag, its hyphen removed', () => {
    expect(badgeFor({ ...plain, actTags: [off] })?.text).toBe('30% OFF')
    expect(badgeFor({ ...plain, actTags: [off], discount: undefined })?.text).toBe('30% OFF')
  })

  test('a discount without the tag makes no badge', () => {
    expect(badgeFor({ ...plain, discount: 25 })).toBeUndefined()
  })

  test('a nameless tag lets the next rule speak', () => {
    expect(badgeFor({ ...plain, actTags: [{ type: 2, name: ' ' }, label] })?.text).toBe('New in')
  })

  test.each([0, 2])('only allAdvance 1 is pre-order, not %i', (allAdvance) => {
    expect(badgeFor({ ...plain, allAdvance })).toBeUndefined()
  })

  test('tags are read letter for letter', () => {
    expect(badgeFor({ ...plain, tags: ['sg best seller', 'Best Seller'] })).toBeUndefined()
  })
})

describe('the lightning badge (spec 4.9)', () => {
  const deal = { type: 6, startTime: 0, endTime: 1 }

  test('marketing type 6 is a flash deal', () => {
    expect(flashBadge(deal, 40)).toEqual({ text: '-40%' })
    expect(flashBadge({ ...deal, type: 4 }, 40)).toBeUndefined()
    expect(flashBadge(null, 40)).toBeUndefined()
    expect(flashBadge(undefined, 40)).toBeUndefined()
  })

  test('a deal without a percentage shows the lightning alone', () => {
    expect(flashBadge(deal, 0)).toEqual({ text: '' })
    expect(flashBadge(deal, undefined)).toEqual({ text: '' })
  })
})
