import { describe, expect, test } from 'vitest'
import { clampNumber, openRequests, stepNumber } from './number-range.ts'

const range = { min: 1, max: 100 }

describe('quantity (spec 5)', () => {
  test.each([
    { typed: '7', becomes: 7, why: 'a number within the range stays' },
    { typed: 'abc', becomes: 1, why: 'what is not a number becomes 1' },
    { typed: '', becomes: 1, why: 'nothing becomes 1' },
    { typed: '   ', becomes: 1, why: 'blanks become 1' },
    { typed: '0', becomes: 1, why: 'below 1 becomes 1' },
    { typed: '-3', becomes: 1, why: 'a negative number becomes 1' },
    { typed: '101', becomes: 100, why: 'above the maximum becomes the maximum' },
    { typed: '1e9', becomes: 100, why: 'a huge number becomes the maximum' },
    { typed: 'Infinity', becomes: 100, why: 'even the largest of all' },
    { typed: '2.9', becomes: 2, why: 'half a dress is not sold' },
  ])('$typed becomes $becomes: $why', ({ typed, becomes }) => expect(clampNumber(typed, range)).toBe(becomes))

  test('a field that reads otherwise decides what is a number at all', () => {
    const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)
    expect(clampNumber('1e2', { ...range, read: digits })).toBe(1)
    expect(clampNumber('12', { ...range, read: digits })).toBe(12)
  })

  test('the bounds win over stock: a range with a maximum below its minimum gives the minimum', () =>
    expect(clampNumber('5', { min: 1, max: 0 })).toBe(1))
})

describe('plus and minus', () => {
  test.each([
    { from: '1', step: -1, to: 1 },
    { from: '1', step: 1, to: 2 },
    { from: '100', step: 1, to: 100 },
    { from: 'abc', step: 1, to: 2 },
  ] as const)('$step from $from gives $to', ({ from, step, to }) =>
    expect(stepNumber(from, step, range)).toBe(to),
  )
})

describe('requests of fast steps, when the value changes', () => {
  test.each([
    { why: 'the value has reached the only one', requests: [2], value: 2, open: [] },
    { why: 'the value has reached the first', requests: [2, 3, 4], value: 2, open: [3, 4] },
    { why: 'the last has taken the place of the others', requests: [2, 3, 4], value: 4, open: [] },
    { why: 'up and down again', requests: [2, 1], value: 2, open: [1] },
    { why: 'another tab has added pieces', requests: [4], value: 6, open: [] },
    { why: 'another device has taken pieces away', requests: [3, 4], value: 1, open: [] },
  ])('leave $open of $requests at $value: $why', ({ requests, value, open }) =>
    expect(openRequests(requests, value)).toEqual(open),
  )
})
