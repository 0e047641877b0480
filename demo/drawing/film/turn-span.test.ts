import { expect, test } from 'vitest'
import { placeOn, spansOf, turnedHalf, type Raster } from './turn-span.ts'

/** One row of cloth: `#` is solid, `-` half seen, a space is none. */
function rowOf(cloth: string): Raster {
  const data = new Uint8Array(cloth.length * 4)
  for (const [x, letter] of [...cloth].entries())
    data[x * 4 + 3] = letter === '#' ? 255 : letter === '-' ? 48 : 0
  return { width: cloth.length, height: 1, data }
}

test.each([
  ['a body', '    ######    ', 1],
  ['two legs', '  ####      #### ', 2],
  ['a hole in lace is no gap', '  ####  ####  ', 1],
  ['a shadow is no cloth', '  ----------  ', 0],
  ['a thread is no cloth', '      #       ', 0],
  ['nothing', '          ', 0],
])('%s', (_, ...[cloth, count]) => {
  expect(spansOf(rowOf(cloth), 0)).toHaveLength(count)
})

test('the ends of a span lie where the cloth becomes solid', () => {
  const [span] = spansOf(rowOf('   ######   '), 0)
  expect(span?.left).toBeGreaterThan(2)
  expect(span?.left).toBeLessThan(3)
  expect(span?.right).toBeGreaterThan(8)
  expect(span?.right).toBeLessThan(9)
})

const TUBE = { centre: 0, half: 10, depth: 6 }
const QUARTER = Math.PI / 2

test.each([
  ['from the front, the middle of the front', 0, 0, 0, 1],
  ['from the front, its left edge', 0, -1, -1, 0.5],
  ['from behind, the middle of the back', 2 * QUARTER, 0, 0, 0],
  ['turned to its left, its left edge comes to the middle', QUARTER, 0, -1, 0.5],
  ['turned to its right, its right edge', -QUARTER, 0, 1, 0.5],
  ['a little to its left, a little left of the middle', 0.2, 0, -0.12, 1],
])('%s', (_, ...[angle, across, at, front]) => {
  const place = placeOn(TUBE, angle, across)
  expect(place.at).toBeCloseTo(at, 2)
  expect(place.front).toBeCloseTo(front, 5)
})

test.each([
  [0, 10],
  [QUARTER, 6],
  [2 * QUARTER, 10],
])('turned by %f it is %f pixels to each side', (...[angle, half]) => {
  expect(turnedHalf(TUBE, angle)).toBeCloseTo(half, 6)
})
