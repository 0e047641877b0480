import { expect, test } from 'vitest'
import { megabytesOf, writeMegabytes } from './megabytes.ts'

test.each([
  [0, 2_000, 1],
  [180, 2_000, 5],
  [540, 2_000, 20],
  [360, 10, 1],
] as const)('pictures %i wide of %i products weigh about %i MB', (width, products, megabytes) => {
  expect(megabytesOf(width, products)).toBe(megabytes)
})

test.each([
  [940_000, '0.9', 'en-GB'],
  [940_000, '0,9', 'fr-FR'],
  [9_949_999, '9.9', 'ja-JP'],
  [23_400_000, '23', 'fr-FR'],
])('%i bytes are %s MB in %s', (bytes, text, locale) => {
  expect(writeMegabytes(bytes, locale)).toBe(text)
})
