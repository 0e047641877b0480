import { expect, test } from 'vitest'
import { replaced } from './use-cross-fade.ts'

const [red, blue, green] = [{ src: 'red' }, { src: 'blue' }, { src: 'green' }]

test.each([
  ['a picture that is there stays below the next', { now: [red], next: blue, loaded: ['red'], kept: red }],
  ['one that never came is not kept', { now: [red], next: blue, loaded: [], kept: undefined }],
  [
    'of three the one that was seen last stays',
    { now: [blue, red], next: green, loaded: ['red'], kept: red },
  ],
  [
    'the second of three, once it is there',
    { now: [blue, red], next: green, loaded: ['red', 'blue'], kept: blue },
  ],
  [
    'back to the first, which still stands',
    { now: [blue, red], next: red, loaded: ['red'], kept: undefined },
  ],
] as const)('%s', (_, { now: [shown, before], next, loaded, kept }) => {
  const isLoaded = (src: string) => loaded.some((one) => one === src)
  expect(replaced({ shown, before }, next, isLoaded)).toEqual({ shown: next, before: kept })
})
