import { expect, test } from 'vitest'
import { countTally, fitShares, NO_REVIEWS, starShares } from './review-tally.ts'
import { readCursor, writeCursor } from './review-sorts.ts'

const groups = [
  { rating: 5, fit: 'true', count: 2 },
  { rating: 4, fit: 'large', count: 1 },
  { rating: 2, fit: '', count: 1 },
]

test('a summary counts all reviews: per star, per fit, with their average (spec 3)', () => {
  expect(countTally(groups)).toEqual({
    totalReviews: 4,
    averageRating: 4,
    stars: [0, 1, 0, 1, 2],
    fits: { small: 0, true: 2, large: 1 },
  })
})

test('bars go from five stars down; fit is shared among those who said it', () => {
  expect(starShares(countTally(groups))).toEqual([
    { name: 5, count: 2, percent: 50 },
    { name: 4, count: 1, percent: 25 },
    { name: 3, count: 0, percent: 0 },
    { name: 2, count: 1, percent: 25 },
    { name: 1, count: 0, percent: 0 },
  ])
  expect(fitShares(countTally(groups)).map(({ percent }) => percent)).toEqual([0, 67, 33])
})

test('without reviews nothing is divided by nothing', () => {
  expect(countTally([])).toMatchObject({ totalReviews: 0, averageRating: 0 })
  expect(starShares(NO_REVIEWS).every(({ percent }) => percent === 0)).toBe(true)
})

test('a page ends at a place that the next one begins behind', () => {
  const review = { id: 'a1b2-c3', rating: 1, helpful: 7, createdAt: 1_700_000_000_000, photos: [] }
  expect(readCursor(writeCursor('helpful', review, true))).toEqual({
    foreign: 0,
    rank: 7,
    createdAt: review.createdAt,
    id: 'a1b2-c3',
  })
  expect(readCursor(writeCursor('lowest', review, false))).toMatchObject({ foreign: 1, rank: 1 })
  const pictured = { ...review, photos: ['one', 'two'] }
  expect(readCursor(writeCursor('photos', pictured, true))).toMatchObject({ foreign: 0, rank: 1 })
  expect(readCursor("0~1~2~'; drop")).toBeUndefined()
})
