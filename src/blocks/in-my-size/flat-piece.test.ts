import { describe, expect, test } from 'vitest'
import { FLAT_SHEET, SHEET_HEIGHT } from '#domain/catalog/flat-sheet.ts'
import { edgesOf, readSheet } from './flat-piece.ts'

/** A sheet of one pixel for a centimetre; `isCloth` tells by centimetres from the neck. */
function aSheet(isCloth: (x: number, y: number) => boolean) {
  const [width, height] = [FLAT_SHEET.width, SHEET_HEIGHT]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let line = 0; line < height; line++)
    for (let x = 0; x < width; x++)
      if (isCloth(x + 0.5 - width / 2, line + FLAT_SHEET.body.top)) data[(line * width + x) * 4 + 3] = 255
  return { width, height, data }
}

/** A shirt 40 cm wide and 60 long, with sleeves that lie 4 cm beside it. */
const shirt = aSheet(
  (x, y) => y >= 0 && y < 60 && (Math.abs(x) < 20 || (y < 50 && Math.abs(x) > 24 && Math.abs(x) < 32)),
)

describe('a piece that is laid flat with its sleeves', () => {
  test('is as wide as its body, without the sleeves beside it', () => {
    expect(readSheet(shirt)?.row(24)).toEqual({ left: -31.5, right: 31.5 })
    expect(readSheet(shirt, { isWhole: true })?.row(24)).toEqual({ left: -19.5, right: 19.5 })
  })

  test('ends at its hem and has no cuffs to lay on an arm', () => {
    const piece = readSheet(shirt, { isWhole: true })
    expect(piece?.hem).toBe(59)
    expect(piece?.cuffs).toBeUndefined()
  })

  test('is as wide as both legs where its middle is between them', () => {
    const trousers = aSheet((x, y) => y >= 0 && y < 100 && Math.abs(x) < 22 && (y < 25 || Math.abs(x) > 3))
    expect(readSheet(trousers, { isWhole: true })?.row(60)).toEqual({ left: -21.5, right: 21.5 })
  })
})

test('the edges of a picture are those of what is seen', () => {
  expect(edgesOf(shirt)).toEqual({ left: 8, right: 72, top: 9 })
  expect(edgesOf(aSheet(() => false))).toBeUndefined()
})
