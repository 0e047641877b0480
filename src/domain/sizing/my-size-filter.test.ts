import { expect, test } from 'vitest'
import { mySizesAmong } from './my-size-filter.ts'

const MEASURES = { bust: 860, waist: 680, hip: 940 }
const EACH = ['S', '27']

test.each([
  ['a letter and a number of one body', MEASURES, { among: ['S', 'M', '27'], mySizes: EACH, offered: EACH }],
  ['only sizes that the list has', MEASURES, { among: ['S', 'L'], mySizes: EACH, offered: ['S'] }],
  ['no piece in this size', MEASURES, { among: ['XL'], mySizes: EACH, offered: [] }],
  ['a height alone is no size', { height: 1_680 }, { among: ['S', 'M'], mySizes: [], offered: [] }],
  ['outside every chart', { bust: 1_400 }, { among: ['S', 'M'], mySizes: [], offered: [] }],
])('"In my size": %s (spec 2.8, 2.14)', (_, mine, { among, ...filter }) => {
  expect(mySizesAmong(mine, among)).toEqual(filter)
})
