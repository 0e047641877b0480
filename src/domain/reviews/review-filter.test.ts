import { expect, test } from 'vitest'
import { isFiltered, matchesFilter, pressStars, type ReviewFilter } from './review-filter.ts'

const review = { rating: 4, size: 'M', body: { height: 1_680, bust: 900 } }

test.each<[filter: ReviewFilter, matches: boolean]>([
  [{}, true],
  [{ stars: 4 }, true],
  [{ stars: 5 }, false],
  [{ size: 'M' }, true],
  [{ size: 'm' }, false],
  [{ size: 'XM' }, false],
  [{ stars: 4, size: 'M' }, true],
  [{ stars: 4, size: 'L' }, false],
  [{ stars: 1, size: 'M' }, false],
  [{ build: 'M170' }, true],
  [{ build: 'L170' }, false],
  [{ stars: 4, size: 'M', build: '165' }, true],
  [{ stars: 4, size: 'L', build: '165' }, false],
  // No address of ours: it narrows nothing.
  [{ build: 'tall' }, true],
])('four stars in M under %j: %s', (filter, matches) => {
  expect(matchesFilter(review, filter)).toBe(matches)
})

test('a bar that is pressed twice leaves the size alone', () => {
  const once = pressStars({ size: 'M' }, 2)
  expect(once).toEqual({ stars: 2, size: 'M' })
  expect(pressStars(once, 3)).toEqual({ stars: 3, size: 'M' })
  expect(pressStars(once, 2)).toEqual({ stars: undefined, size: 'M' })
  expect(isFiltered(pressStars({ stars: 2 }, 2))).toBe(false)
  expect([once, { size: 'M' }, { build: 'M170' }].every(isFiltered)).toBe(true)
})
