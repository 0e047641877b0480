import { expect, test } from 'vitest'
import { replaced } from './use-cross-fade.ts'

const [red, blue, green] = [{ src: 'red' }, { src: 'blue' }, { src: 'green' }]

test.each([
  ['a picture that is there stays below the next', { shown: red, before: undefined }, blue, ['red'], red],
  ['one that never came is not kept', { shown: red, before: undefined }, blue, [], undefined],
  ['of three the one that was seen last stays', { shown: blue, before: red }, green, ['red'], red],
  ['the second of three, once it is there', { shown: blue, before: red }, green, ['red', 'blue'], blue],
  [
    'back to the first, which still stands, is no change',
    { shown: blue, before: red },
    red,
    ['red'],
    undefined,
  ],
])('%s', (_, layers, next, loaded, before) => {
  expect(replaced(layers, next, (src) => loaded.includes(src))).toEqual({ shown: next, before })
})
