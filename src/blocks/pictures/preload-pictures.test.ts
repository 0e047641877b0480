import { expect, test } from 'vitest'
import { neighbours } from './preload-pictures.ts'

const COLOURS = ['red', 'blue', 'green', 'white']

test.each([
  ['the first and the one after it', 0, ['red', 'blue']],
  ['one between two', 1, ['red', 'blue', 'green']],
  ['the last and the one before it', 3, ['green', 'white']],
])('what may be chosen next is loaded: %s', (_, at, next) => {
  expect(neighbours(COLOURS, at)).toEqual(next)
})
