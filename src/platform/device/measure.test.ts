import { expect, test } from 'vitest'
import { sizeOf } from './measure.ts'

test.each<[string, unknown, number]>([
  ['letters', 'dress', 5],
  ['letters that take more than a byte', '旗袍', 6],
  ['a number', 4, 8],
  ['nothing', null, 0],
  ['bytes', new Uint8Array(300), 300],
  ['a file', new Blob(['x'.repeat(40)]), 40],
  ['what is inside of something, with its name', { sku: 'AB', sizes: ['S', 'M'] }, 3 + 2 + 5 + 1 + 1 + 1 + 1],
])('%s', (_, value, bytes) => {
  expect(sizeOf(value)).toBe(bytes)
})
