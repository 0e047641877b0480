import { expect, test } from 'vitest'
import { ago } from './relative-time.ts'

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
