import { expect, test } from 'vitest'
import { checkReview, hasTwoWords, LONGEST_TEXT, type Written } from './review.ts'

const good: Written = { rating: 4, fit: 'true', title: 'Lovely', text: 'Falls well.' }

test.for<[string, Partial<Written>, object]>([
  ['all of it', {}, {}],
  ['no stars', { rating: undefined }, { rating: 'missing' }],
  ['no fit', { fit: undefined }, { fit: 'missing' }],
  ['a title of spaces', { title: '   ' }, { title: 'missing' }],
  ['a title like a letter', { title: 'x'.repeat(101) }, { title: 'too-long' }],
  ['no text', { text: '' }, { text: 'missing' }],
  ['one word', { text: ' Lovely! ' }, { text: 'too-short' }],
  ['a book', { text: 'so long '.repeat(LONGEST_TEXT / 7) }, { text: 'too-long' }],
  [
    'nothing',
    { rating: undefined, fit: undefined, title: '', text: '' },
    { rating: 'missing', fit: 'missing', title: 'missing', text: 'missing' },
  ],
])('a review with %s (spec 5)', ([, change, problems]) => {
  expect(checkReview({ ...good, ...change })).toEqual(problems)
})

test.for([
  ['Falls well', true],
  ['Falls', false],
  ['good.', false],
  ['面料很舒服', true],
  ['とても良いです', true],
  ['', false],
  ['!!! ???', false],
] as const)('%s has two words: %s (spec 5)', ([text, two]) => {
  expect(hasTwoWords(text)).toBe(two)
})
