import { expect, test } from 'vitest'
import { readBraSize } from './bra-size.ts'

test.for([
  ['75B', '75B'],
  [' 75 b ', '75B'],
  ['34DD', '34DD'],
  ['32aa', '32AA'],
  ['110K', '110K'],
  ['', ''],
  ['  ', ''],
  ['75', undefined],
  ['B75', undefined],
  ['10B', undefined],
  ['50B', undefined],
  ['200C', undefined],
  ['75BC', undefined],
  ['M', undefined],
] as const)('a typed bra size "%s" is recorded as %s (spec 2.14)', ([typed, recorded]) => {
  expect(readBraSize(typed)).toBe(recorded)
})
