import { expect, test } from 'vitest'
import { sortReviews, starCounts, type Review, type ReviewSort } from './review-order.ts'

function aReview(id: string, rating: number, createdAt: number, helpful: number): Review {
  return { id, rating, createdAt, helpful, title: '', text: '', author: '', fit: '', size: '' }
}

const reviews = [aReview('a', 5, 1, 0), aReview('b', 2, 3, 9), aReview('c', 5, 2, 9), aReview('d', 4, 4, 1)]

test.each<[ReviewSort, string]>([
  ['recent', 'dbca'],
  ['highest', 'cadb'],
  ['lowest', 'bdca'],
  ['helpful', 'bcda'],
])('sorted by %s the reviews read %s', (sort, order) => {
  expect(
    sortReviews(reviews, sort)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order)
})

test('the stars are counted from five down', () => {
  expect(starCounts(reviews)).toEqual([
    { stars: 5, count: 2, percent: 50 },
    { stars: 4, count: 1, percent: 25 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 1, percent: 25 },
    { stars: 1, count: 0, percent: 0 },
  ])
})

test('without reviews nothing is divided by nothing', () => {
  expect(starCounts([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true)
})
