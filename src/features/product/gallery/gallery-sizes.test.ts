import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEAD_SIZES, stripHeight, STRIPS, thumbnailsPerView } from './gallery-sizes.ts'

test.each([
  [1920, 6, 838],
  [1601, 6, 838],
  [1600, 5, 697],
  [1281, 5, 697],
  [1280, 4, 556],
  [1025, 4, 556],
])('a window of %i px shows %i thumbnails in a strip of %i px (spec 9.4)', (width, perView, height) => {
  expect(thumbnailsPerView(width)).toBe(perView)
  expect(stripHeight(perView)).toBe(height)
})

test.each([1024, 390])('in a window of %i px pictures are swiped', (width) => {
  expect(thumbnailsPerView(width)).toBe(0)
})

test('the browser is told the width of the picture beside the strip', () => {
  expect(LEAD_SIZES).toBe(
    '(min-width: 1601px) 629px, (min-width: 1281px) 523px, (min-width: 1025px) 417px, (min-width: 641px) 50vw, 100vw',
  )
})

test('the stylesheet has the heights of the table', () => {
  const sheet = readFileSync(new URL('../product-screen.module.css', import.meta.url), 'utf8')
  const written = [...sheet.matchAll(/@media \(width > (\d+)px\)[^@]*?--strip-height: (\d+)px/g)]
  expect(written.map(([, above, height]) => [Number(above) + 1, Number(height)])).toEqual(
    STRIPS.map(({ from, perView }) => [from, stripHeight(perView)]).toReversed(),
  )
})
