import { describe, expect, test } from 'vitest'
import { CLOTHS, type ClothName } from '#domain/catalog/pictured-cloth.ts'
import { dye, parseColour } from '../canvas/colour.ts'
import { drawWeave } from './draw-weave.ts'
import type { Drawing } from '../kinds.ts'
import type { Sheet } from '../film/lay-on-wall.ts'

const SIZE = 240

function aGarment(cloth: ClothName, of: Partial<Drawing> = {}): Drawing {
  return { kind: 'dress', seed: 'a', colour: '#4f8a70', fabric: 'cotton', cloth, pattern: 'plain', ...of }
}

function meanOf({ pixels }: Sheet): number[] {
  const sums = [0, 0, 0]
  for (let index = 0; index < pixels.length; index++)
    sums[index % 3] = (sums[index % 3] ?? 0) + (pixels[index] ?? 0)
  return sums.map((sum) => sum / (pixels.length / 3))
}

/** How much the pixels of two columns, or rows, differ in the mean. */
function difference(
  { pixels, width }: Sheet,
  [one, other]: readonly [number, number],
  isColumn: boolean,
): number {
  let sum = 0
  for (let at = 0; at < width; at++) {
    const [from, to] = isColumn
      ? [at * width + one, at * width + other]
      : [one * width + at, other * width + at]
    sum += Math.abs((pixels[from * 3 + 1] ?? 0) - (pixels[to * 3 + 1] ?? 0))
  }
  return sum / width
}

describe.each(CLOTHS)('the weave of %s (spec 2.10)', (cloth) => {
  const sheet = drawWeave(aGarment(cloth), SIZE)

  test('meets itself at its edges', () => {
    for (const isColumn of [true, false]) {
      const inside = Array.from({ length: SIZE - 1 }, (_, at) => difference(sheet, [at, at + 1], isColumn))
      expect(difference(sheet, [SIZE - 1, 0], isColumn)).toBeLessThanOrEqual(Math.max(...inside) * 1.3)
    }
  })

  test('has, from afar, the colour of its garment', () => {
    if (cloth === 'lace') return expect(meanOf(sheet)[1]).toBeLessThan(parseColour('#4f8a70').green)
    const { red, green, blue } = parseColour(dye('#4f8a70'))
    for (const [part, value] of [red, green, blue].entries())
      expect(Math.abs((meanOf(sheet)[part] ?? 0) - value)).toBeLessThan(6)
  })

  test('is the same each time', () => {
    expect(drawWeave(aGarment(cloth, { seed: 'b' }), SIZE).pixels.equals(sheet.pixels)).toBe(true)
  })
})

test('under a print it is relief without colour (spec 2.10)', () => {
  const [red, green, blue] = meanOf(drawWeave(aGarment('silk', { pattern: 'floral' }), SIZE))
  expect(red).toBe(green)
  expect(green).toBe(blue)
  expect(Math.abs((red ?? 0) - 128)).toBeLessThan(4)
})

test('a box has none', () => {
  expect(() => drawWeave(aGarment('silk', { kind: 'gift-box' }), SIZE)).toThrow(RangeError)
})
