import { expect, test } from 'vitest'
import { FIT_SCALE, fitPosition, hasScale, STRETCH_SCALE, stretchPosition } from './fit-scales.ts'

test.for([
  ['tight', 0, 'skinny'],
  ['fit', 2, 'regular'],
  ['other', 3, 'oversized'],
  ['none', 3, 'oversized'],
  ['wide as a tent', 3, 'oversized'],
] as const)('a fit type of %s marks position %d: %s (spec 9.11)', ([fitType, at, word]) => {
  expect(fitPosition(fitType)).toBe(at)
  expect(FIT_SCALE[fitPosition(fitType)]).toBe(word)
})

test.for([
  ['non-elastic', 0, 'non'],
  ['micro-elastic', 1, 'slight'],
  ['other', 2, 'medium'],
  ['none', 2, 'medium'],
] as const)('a stretch of %s marks position %d: %s (spec 9.11)', ([elastic, at, word]) => {
  expect(stretchPosition(elastic)).toBe(at)
  expect(STRETCH_SCALE[stretchPosition(elastic)]).toBe(word)
})

test('both scales have four positions (spec 9.11)', () => {
  expect([FIT_SCALE.length, STRETCH_SCALE.length]).toEqual([4, 4])
})

test.for([
  ['tight', true],
  ['other', true],
  ['none', false],
  ['', false],
] as const)('a product with the value "%s" has a scale: %s (spec 3)', ([value, shown]) => {
  expect(hasScale(value)).toBe(shown)
})
