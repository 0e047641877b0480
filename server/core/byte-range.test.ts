import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['no header', undefined, undefined],
  ['all from the first byte on, as browsers ask for a film', 'bytes=0-', { first: 0, last: 99 }],
  ['the first two, as Safari tries a server', 'bytes=0-1', { first: 0, last: 1 }],
  ['a part that ends after the file', 'bytes=90-400', { first: 90, last: 99 }],
  ['the last ten', 'bytes=-10', { first: 90, last: 99 }],
  ['more than there are, from the end', 'bytes=-1000', { first: 0, last: 99 }],
  ['a part after the end', 'bytes=100-', 'unsatisfiable'],
  ['none from the end', 'bytes=-0', 'unsatisfiable'],
  ['several parts', 'bytes=0-1,5-6', undefined],
  ['an end before the beginning', 'bytes=9-3', undefined],
  ['another unit', 'frames=0-1', undefined],
  ['nothing', 'bytes=-', undefined],
  ['words', 'bytes=a-b', undefined],
])('of a hundred bytes: %s (RFC 9110)', (_, header, part) => {
  expect(readByteRange(header, 100)).toEqual(part)
})
