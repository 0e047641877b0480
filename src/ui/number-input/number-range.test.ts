import { describe, expect, test } from 'vitest'
import { clampNumber, latestNumber, stepNumber, withRequest } from './number-range.ts'

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

describe('the number from which the next step starts', () => {
  test.each([
    { why: 'the value, where nothing was requested', requests: undefined, value: 3, number: 3 },
    { why: 'the request that is not stored yet', requests: { from: 1, numbers: [2] }, value: 1, number: 2 },
    { why: 'the last of fast requests', requests: { from: 1, numbers: [2, 3, 4] }, value: 1, number: 4 },
    {
      why: 'the last, also when the first is stored',
      requests: { from: 1, numbers: [2, 3] },
      value: 2,
      number: 3,
    },
    { why: 'the value, once it is the request', requests: { from: 1, numbers: [2, 3] }, value: 3, number: 3 },
    { why: 'up and down again', requests: { from: 1, numbers: [2, 1] }, value: 1, number: 1 },
    {
      why: 'the value, when another tab has added pieces',
      requests: { from: 3, numbers: [4] },
      value: 6,
      number: 6,
    },
    {
      why: 'the value, when another device has taken pieces away',
      requests: { from: 3, numbers: [2] },
      value: 1,
      number: 1,
    },
  ])('is $why', ({ requests, value, number }) => expect(latestNumber(requests, value)).toBe(number))

  test('fast steps after a change by another tab follow each other', () => {
    const first = withRequest({ from: 3, numbers: [4] }, 6, 7)
    expect(latestNumber(first, 6)).toBe(7)
    const second = withRequest(first, 6, 8)
    expect([latestNumber(second, 6), latestNumber(second, 7), latestNumber(second, 8)]).toEqual([8, 8, 8])
  })
})
