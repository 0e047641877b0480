import { describe, expect, test } from 'vitest'
import { BODY_LINES } from '#domain/sizing/hem-place.ts'
import { ownBody, type OwnBody } from '#domain/sizing/own-body.ts'
import type { PieceMeasures } from '#domain/sizing/piece-measures.ts'
import { bodyOutline, figureOf, HALF_WIDTH } from './body-outline.ts'
import { hangOf, pieceOutlines, shapeOf } from './piece-outline.ts'

function aBody(mine: Parameters<typeof ownBody>[0]): OwnBody {
  const body = ownBody(mine)
  if (!body) throw new Error('nothing to draw')
  return body
}

/** All points of an outline, control points among them. */
function pointsOf(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ])
}
const lowest = (path: string) => Math.max(...pointsOf(path).map(([, y]) => y))
const widthAt = (path: string, y: number) =>
  Math.max(...pointsOf(path).flatMap(([x, at]) => (Math.abs(at - y) < 0.02 ? [x] : [])))

const figure = figureOf(aBody({ height: 1_700, bust: 860, waist: 680, hip: 940 }))
const DRESS: PieceMeasures = { shoulder: 376, bust: 900, waist: 720, hip: 1_000, sleeve: 220, length: 1_100 }

describe('body and piece are drawn at one scale, in centimetres (spec 4.11)', () => {
  test('a body is as high as its user, and as wide as its measurements say', () => {
    const outline = bodyOutline(figure)
    expect(lowest(outline)).toBeCloseTo(170, 0)
    expect(widthAt(outline, BODY_LINES.waist * 170)).toBeCloseTo(68 * HALF_WIDTH.waist, 1)
  })

  test('a piece is wider than the body by its ease, by the same share of what both measure around', () => {
    const [, , dress = ''] = pieceOutlines(DRESS, shapeOf('Midi Dresses'), figure)
    const at = BODY_LINES.hip * 170
    expect(widthAt(dress, at) - figure.hip).toBeCloseTo((100 - 94) * HALF_WIDTH.hip, 1)
  })

  test.for([
    ['Midi Dresses', DRESS, 'shoulder', 110],
    ['Jumpsuits', { ...DRESS, length: 1_300 }, 'shoulder', 130],
    ['Midi Skirts', { waist: 700, hip: 1_000, hem: 1_100, length: 700 }, 'waist', 70],
    ['Trousers', { waist: 700, hip: 980, thigh: 560, hem: 460, inseam: 720, outseam: 990 }, 'waist', 99],
  ] as const)(
    '%s end as far below the line they hang from as they are long',
    ([category, piece, from, long]) => {
      const outline = pieceOutlines(piece, shapeOf(category), figure).at(-1) ?? ''
      expect(Math.abs(lowest(outline) - (BODY_LINES[from] * 170 + long))).toBeLessThan(1)
    },
  )

  test.for([
    ['Midi Dresses', { bust: 900 }],
    ['Midi Dresses', { length: 1_100 }],
    ['Trousers', { outseam: 990, thigh: 560 }],
    ['Scarves', {}],
  ] as const)('%s with too few measurements are not drawn', ([category, piece]) => {
    expect(hangOf(piece, shapeOf(category))).toBeUndefined()
    expect(pieceOutlines(piece, shapeOf(category), figure)).toEqual([])
  })

  test('a piece without sleeves has none, one with them has two', () => {
    const { sleeve: _, ...bare } = DRESS
    expect(pieceOutlines(bare, shapeOf('Camisoles'), figure)).toHaveLength(1)
    expect(pieceOutlines(DRESS, shapeOf('Blouses'), figure)).toHaveLength(3)
  })
})
