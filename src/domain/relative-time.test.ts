import { expect, test } from 'vitest'
import { ago, until } from './relative-time.ts'

const NOW = 1_800_000_000_000

test.each([
  [0, { value: 0, unit: 'minute' }],
  [59_999, { value: 0, unit: 'minute' }],
  [60_000, { value: 1, unit: 'minute' }],
  [3_599_999, { value: 59, unit: 'minute' }],
  [3_600_000, { value: 1, unit: 'hour' }],
  [86_399_999, { value: 23, unit: 'hour' }],
  [86_400_000, { value: 1, unit: 'day' }],
  [10 * 86_400_000, { value: 10, unit: 'day' }],
  [-5_000, { value: 0, unit: 'minute' }],
] as const)('%i ms ago is %o', (passed, said) => expect(ago(NOW - passed, NOW)).toEqual(said))

test.each([
  [-1, { value: 0, unit: 'minute' }],
  [0, { value: 0, unit: 'minute' }],
  [1, { value: 1, unit: 'minute' }],
  [60_000, { value: 1, unit: 'minute' }],
  [60_001, { value: 2, unit: 'minute' }],
  [90 * 60_000, { value: 90, unit: 'minute' }],
  [2 * 3_600_000, { value: 2, unit: 'hour' }],
  [47.5 * 3_600_000, { value: 48, unit: 'hour' }],
  [3 * 86_400_000, { value: 3, unit: 'day' }],
] as const)('%i ms from now is %o', (left, said) => expect(until(NOW + left, NOW)).toEqual(said))
