import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

test('two digits are one sign: a member code is 123 modules wide', () => {
  const { bars, modules } = code128('9123456789012317')
  // Start, eight pairs, check sign, stop (ISO 15417).
  expect(modules).toBe(11 + 8 * 11 + 11 + 13)
  // Three bars a sign, four in the stop sign; the start sign of set C begins 2-1-1-2-3-2.
  expect(bars).toHaveLength(10 * 3 + 4)
  expect(bars.slice(0, 3)).toEqual([
    { at: 0, width: 2 },
    { at: 3, width: 1 },
    { at: 6, width: 3 },
  ])
  expect(bars.at(-1)).toEqual({ at: 121, width: 2 })
})

test.each(['', 'é', '日'])('%j has no bars', (text) => {
  expect(() => code128(text)).toThrow('no sign for this text')
})
