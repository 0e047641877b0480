import { expect, test } from 'vitest'
import { photosOfColours } from './photos-of-colours.ts'

const sku = (pid: string, ...images: string[]) => ({ pid, images })
const listsOf = (images: string[], ...skus: ReturnType<typeof sku>[]) =>
  Object.fromEntries(photosOfColours({ images, skus }, ({ pid }) => pid))

test('the only colour has all pictures in order, also where a size has one of its own', () => {
  expect(listsOf(['a', 'b', 'c'], sku('red'), sku('red', 'b'))).toEqual({ red: ['a', 'b', 'c'] })
})

test('several colours have their own first, and never one of another colour', () => {
  expect(listsOf(['a', 'b', 'c', 'd'], sku('red', 'b'), sku('blue', 'd'), sku('red', 'b'))).toEqual({
    red: ['b', 'a', 'c'],
    blue: ['d', 'a', 'c'],
  })
  expect(listsOf(['a'], sku('red', 'a'), sku('blue'))).toEqual({ red: ['a'], blue: [] })
})

test('pictures of no variant show every colour', () => {
  expect(listsOf(['a', 'b'], sku('red'), sku('blue'))).toEqual({ red: ['a', 'b'], blue: ['a', 'b'] })
})
