import { expect, test } from 'vitest'
import { NO_REVIEWS } from '#domain/reviews/review-tally.ts'
import { readActTags, readReviewTally } from './read-rows.ts'

test('a tally that cannot be read is an error and never shown as no reviews', () => {
  const info = { totalReviews: 2, averageRating: 4 }
  const tally = { stars: [0, 0, 0, 2, 0], fits: { small: 0, true: 2, large: 0 } }
  expect(readReviewTally(JSON.stringify({ ...info, ...tally }))).toEqual(tally)
  expect(readReviewTally('{"totalReviews":0,"averageRating":0}')).toEqual(NO_REVIEWS)
  expect(() => readReviewTally(JSON.stringify({ ...info, ...tally, stars: 'many' }))).toThrow(/number|Array/)
  expect(() => readReviewTally(JSON.stringify(info))).toThrow(/stars/)
})

test('a tag is named once for every language, or in each of them (spec 4.9)', () => {
  expect(
    readActTags('[{"type":0,"name":"Handmade"},{"type":2,"name":{"en":"Festive Edit","zh":"节庆精选"}}]'),
  ).toEqual([
    { type: 0, name: { en: 'Handmade' } },
    { type: 2, name: { en: 'Festive Edit', zh: '节庆精选' } },
  ])
  expect(() => readActTags('[{"type":2,"name":{"zh":"节庆精选"}}]')).toThrow(/Object/)
})
