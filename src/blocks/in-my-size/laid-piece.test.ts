import { describe, expect, test } from 'vitest'
import { BODY_LINES } from '#domain/sizing/hem-place.ts'
import type { OwnBody } from '#domain/sizing/own-body.ts'
import type { PieceMeasures } from '#domain/sizing/piece-measures.ts'
import { figureOf, HALF_WIDTH } from './body-outline.ts'
import type { FlatPiece } from './flat-piece.ts'
import { layPiece, mixed } from './laid-piece.ts'
import { armPoint, shapeOf } from './piece-outline.ts'

const BODY: OwnBody = {
  height: 1_700,
  bust: 860,
  waist: 680,
  hip: 940,
  shoulder: 380,
  assumed: [],
}
const figure = figureOf(BODY)
const M: PieceMeasures = { shoulder: 376, bust: 900, waist: 720, hip: 1_000, sleeve: 580, length: 1_100 }
const XL: PieceMeasures = { ...M, bust: 1_020, waist: 840, hip: 1_120, length: 1_130 }

/** A flat piece 32 cm wide at every line. */
function aFlatPiece(change: Partial<FlatPiece> = {}): FlatPiece {
  return {
    hem: 112,
    cuffs: [
      [-24, 62],
      [24, 62],
    ],
    row: () => ({ left: -16, right: 16 }),
    ...change,
  }
}

function lay(piece: PieceMeasures, category: string, flat = aFlatPiece()) {
  const laid = layPiece(flat, piece, { shape: shapeOf(category), figure })
  if (!laid) throw new Error('the piece is not laid')
  return laid
}

describe('the piece lies on the outline as wide and as long as its size measures (spec 4.11, 9.11)', () => {
  test.for([
    ['bust', 24.5],
    ['waist', 39],
    ['hip', 59],
  ] as const)('a dress in M and in XL is as wide at the %s as its table says', ([place, line]) => {
    for (const size of [M, XL])
      expect(16 * lay(size, 'Midi Dresses').stretchAt(line)).toBeCloseTo(
        ((size[place] ?? 0) / 10) * HALF_WIDTH[place],
      )
  })

  test.for([
    ['Midi Dresses', M, 112, 'shoulder', 110],
    ['Midi Skirts', { waist: 700, hip: 1_000, length: 700 }, 74, 'waist', 70],
    ['Trousers', { waist: 700, hip: 980, outseam: 990 }, 104, 'waist', 99],
  ] as const)(
    '%s end where their length says, wherever the picture ends',
    ([category, piece, hem, from, long]) => {
      const end = lay(piece, category, aFlatPiece({ hem })).lineOf(hem)
      expect(Math.abs(end - (BODY_LINES[from] * 170 + long))).toBeLessThan(1)
    },
  )

  test('waist and hips of the picture lie on those of the body', () => {
    const { lineOf } = lay(M, 'Midi Dresses')
    expect([lineOf(39), lineOf(59)]).toEqual([BODY_LINES.waist * 170, BODY_LINES.hip * 170])
  })

  test('each line of the figure shows one line of the picture', () => {
    const { lineOf, flatAt } = lay(M, 'Midi Dresses')
    for (const line of [0, 5, 39, 50, 80, 112]) expect(flatAt(lineOf(line))).toBeCloseTo(line)
  })

  test('a sleeve ends on the arm, as long as its size; one of another length than the table’s stays as pictured', () => {
    const shoulder = 16 * lay(M, 'Blouses').stretchAt(5)
    const ends = (cuff: number, sleeve: number) => {
      const laid = lay(
        { ...M, sleeve },
        'Blouses',
        aFlatPiece({
          cuffs: [
            [-24, cuff],
            [24, cuff],
          ],
        }),
      )
      const start = [shoulder, laid.lineOf(5)] as const
      const flat = Math.hypot(24 - 16, cuff - 5)
      return {
        flatAt: (long: number) => laid.sleeves?.flatAt(armPoint(figure, start, long)[1]),
        flat,
        row: laid.sleeves?.rowAt(cuff),
      }
    }
    const long = ends(62, 580)
    expect(long.flatAt(58)).toBeCloseTo(62)
    expect(24 * (long.row?.stretch ?? 0) + (long.row?.right ?? 0)).toBeCloseTo(
      armPoint(figure, [shoulder, lay(M, 'Blouses').lineOf(5)], 58)[0],
    )
    const short = ends(25, 580)
    expect(short.flatAt(short.flat)).toBeCloseTo(25)
  })

  test('halfway from M to XL it is halfway as wide', () => {
    const [m, xl] = [lay(M, 'Midi Dresses'), lay(XL, 'Midi Dresses')]
    expect(mixed(m, xl, 0.5).stretchAt(39)).toBeCloseTo((m.stretchAt(39) + xl.stretchAt(39)) / 2)
  })

  test('what has too few measures is not laid', () => {
    expect(layPiece(aFlatPiece(), { bust: 900 }, { shape: shapeOf('Midi Dresses'), figure })).toBeUndefined()
  })
})
