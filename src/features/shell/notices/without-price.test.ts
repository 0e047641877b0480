import { expect, test } from 'vitest'
import { withoutPrice } from './without-price.ts'

test.each([
  ['https://shop.test/silk-c-1.html', 'https://shop.test/silk-c-1.html'],
  ['https://shop.test/silk-c-1.html?color=red,blue', 'https://shop.test/silk-c-1.html?color=red,blue'],
  ['https://shop.test/silk-c-1.html?price=25-50&page=2', 'https://shop.test/silk-c-1.html'],
  ['https://shop.test/silk-c-1.html?size=S&price=25-50#top', 'https://shop.test/silk-c-1.html?size=S#top'],
])('a price range does not survive the currency it was in: %s', (before, after) =>
  expect(withoutPrice(before)).toBe(after),
)
