import { expect, test } from 'vitest'
import { TURN_STEPS } from '#domain/catalog/turn.ts'
import { placeOfStep, sideOfStep, stepAfter, stepOfKey, stepsOfDrag } from './turn-steps.ts'

test.each([
  [0, 1, 1],
  [23, 1, 0],
  [0, -1, 23],
  [3, 24, 3],
  [2, -50, 0],
])('from step %i, %i further is step %i', (...[step, by, after]) => {
  expect(stepAfter(step, by)).toBe(after)
})

test.each([
  [0, 'front'],
  [1, 'three-quarter'],
  [5, 'three-quarter'],
  [6, 'side'],
  [7, 'three-quarter back'],
  [11, 'three-quarter back'],
  [12, 'back'],
  [13, 'three-quarter back'],
  [18, 'side'],
  [23, 'three-quarter'],
] as const)('step %i shows the %s', (step, side) => {
  expect(sideOfStep(step)).toBe(side)
})

test.each([
  ['a finger that crosses the picture makes most of a turn', 400, 400, 19],
  ['to the left is the other way round', -400, 400, -19],
  ['a finger that trembles turns nothing', 4, 400, 0],
  ['a picture without a width turns nothing', 40, 0, 0],
])('%s', (_, ...[distance, width, steps]) => {
  expect(stepsOfDrag(distance, width)).toBe(steps)
})

test.each([
  [0, { column: 0, row: 0 }],
  [5, { column: 5, row: 0 }],
  [6, { column: 0, row: 1 }],
  [23, { column: 5, row: 3 }],
])('step %i is where it was drawn', (step, place) => {
  expect(placeOfStep(step)).toEqual(place)
})

test.each([
  ['ArrowRight', 23, 0],
  ['ArrowUp', 3, 4],
  ['ArrowLeft', 0, 23],
  ['ArrowDown', 3, 2],
  ['PageUp', 0, 6],
  ['PageDown', 0, 18],
  ['Home', 9, 0],
  ['End', 9, TURN_STEPS / 2],
  ['Enter', 9, undefined],
])('the key %s at step %i', (...[key, step, after]) => {
  expect(stepOfKey(key, step)).toBe(after)
})
