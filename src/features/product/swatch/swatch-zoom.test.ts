import { describe, expect, test } from 'vitest'
import {
  countIn,
  isAtSwatch,
  offsetOf,
  pixelRatio,
  scaleBar,
  swatchScales,
  swatchShare,
} from './swatch-zoom.ts'

const LINEN = { span: 3, across: 16 }
const DRESS = swatchScales({ width: 108, ...LINEN })
const DETAIL = swatchScales({ width: 30, ...LINEN })

describe('from the picture to its swatch (spec 2.10)', () => {
  test.each([
    [
      'a dress, of which a centimetre has ten pixels',
      DRESS,
      { begins: 20, full: 40, readable: 224, deepest: 480 },
    ],
    ['its detail begins nearer', DETAIL, { begins: 72, full: 144, readable: 224, deepest: 480 }],
    [
      'satin, whose threads are five times as fine, goes deeper',
      swatchScales({ width: 108, span: 0.6, across: 80 }),
      { begins: 20, full: 40, readable: 1_120, deepest: 2_400 },
    ],
    [
      'a chunky knit is read at once',
      swatchScales({ width: 30, span: 4, across: 3 }),
      { begins: 72, full: 144, readable: 144, deepest: 360 },
    ],
    [
      'the square of lace is enlarged more, so that there is a way into it',
      swatchScales({ width: 20, span: 6, across: 4 }),
      { begins: 108, full: 216, readable: 216, deepest: 432 },
    ],
  ])('%s', (_, scales, expected) => expect(scales).toEqual(expected))

  test('a pixel of the picture has as many of the page as the deepest swatch takes', () => {
    expect(pixelRatio({ ...DRESS, deepest: DRESS.begins })).toBe(2)
    expect(pixelRatio(DRESS)).toBe(48)
  })

  test.each([
    ['before the library knows the slide', null, false],
    ['before it has measured the slide', { zoom: 1, maxZoom: 1 }, false],
    ['at the largest picture, before the swatch is known', { zoom: 5.5, maxZoom: 5.5 }, false],
    ['the whole picture', { zoom: 1, maxZoom: 144 }, false],
    ['the largest picture', { zoom: 6, maxZoom: 144 }, false],
    ['beyond it', { zoom: 6.1, maxZoom: 144 }, true],
    ['as deep as can be', { zoom: 144, maxZoom: 144 }, true],
  ])('%s', (_, zoom, expected) => expect(isAtSwatch(zoom, DRESS)).toBe(expected))

  test.each([
    ['the largest picture has none of it', 20, false, 0],
    ['half way', 20 * Math.SQRT2, false, 0.5],
    ['it covers the picture', 40, false, 1],
    ['deeper', 400, false, 1],
    ['with reduced motion: before the threshold', 20, true, 0],
    ['with reduced motion: all of it at once', 20.1, true, 1],
  ])('%s', (_, ...[scale, isStill, share]) =>
    expect(swatchShare(scale, DRESS, isStill)).toBeCloseTo(share, 6),
  )
})

describe('the scale beside a swatch (spec 2.10)', () => {
  test.each([
    [20, 'cm', { text: '5', unit: 'cm', length: 100 }],
    [72, 'cm', { text: '1', unit: 'cm', length: 72 }],
    [121, 'cm', { text: '5', unit: 'mm', length: 60.5 }],
    [480, 'cm', { text: '2', unit: 'mm', length: 96 }],
    [1_200, 'cm', { text: '1', unit: 'mm', length: 120 }],
    [2_400, 'cm', { text: '1/2', unit: 'mm', length: 120 }],
    [20, 'in', { text: '2', unit: 'in', length: 101.6 }],
    [72, 'in', { text: '1/2', unit: 'in', length: 91.44 }],
    [480, 'in', { text: '1/16', unit: 'in', length: 76.2 }],
    [2_400, 'in', { text: '1/64', unit: 'in', length: 95.25 }],
    [9_600, 'in', { text: '1/64', unit: 'in', length: 381 }],
  ] as const)('%i pixels for a centimetre, in %s: %o', (scale, unit, bar) => {
    expect(scaleBar(scale, unit)).toEqual({ ...bar, length: expect.closeTo(bar.length, 0) })
  })

  test.each([
    [16, 'cm', 16],
    [16, 'in', 41],
    [4, 'in', 10],
  ] as const)('%i threads in a centimetre are, for %s, %i', (count, unit, counted) =>
    expect(countIn(count, unit)).toBe(counted),
  )

  test.each([
    [250, 100, 50],
    [-30, 100, 70],
    [0, 100, 0],
  ])('a pattern of %i pixels begins, repeated each %i, at %i', (length, repeat, offset) =>
    expect(offsetOf(length, repeat)).toBe(offset),
  )
})
