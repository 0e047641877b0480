import { describe, expect, test } from 'vitest'
import { fitAtPlaces, type PieceCut } from './ease.ts'

const WOVEN: PieceCut = { fitType: 'fit', elastic: 'non-elastic', outer: false }
const cut = (change: Partial<PieceCut>): PieceCut => ({ ...WOVEN, ...change })
const gradeAt = (place: 'bust' | 'waist' | 'hip', ease: number, of: PieceCut) =>
  fitAtPlaces({ [place]: 900 + ease }, { [place]: 900 }, of)[0]?.grade

describe('ease is what the piece measures more than the body; its cut and stretch judge it (spec 4.11, 9.11)', () => {
  test.for([
    ['a regular piece of the body’s own measure', 'bust', 0, {}, 'tight'],
    ['with 1.9 cm', 'bust', 19, {}, 'tight'],
    ['with 2 cm', 'bust', 20, {}, 'close'],
    ['with 5.9 cm', 'bust', 59, {}, 'close'],
    ['with 6 cm', 'bust', 60, {}, 'easy'],
    ['with 12 cm', 'bust', 120, {}, 'loose'],
    ['a hip is judged as a bust is', 'hip', 19, {}, 'tight'],
    ['a waist needs half the room', 'waist', 10, {}, 'close'],
    ['with less than half of it', 'waist', 9, {}, 'tight'],
    ['half of 12 cm more', 'waist', 60, {}, 'loose'],
    ['a piece that is cut tight lies on the body', 'bust', 0, { fitType: 'tight' }, 'close'],
    ['and is tight where it is smaller', 'bust', -1, { fitType: 'tight' }, 'tight'],
    ['an oversized piece may be wide', 'bust', 150, { fitType: 'other' }, 'easy'],
    ['without a fit type it is judged as regular', 'bust', 19, { fitType: 'none' }, 'tight'],
    ['cloth that gives a little makes up 2 %', 'bust', 3, { elastic: 'micro-elastic' }, 'close'],
    ['not more', 'bust', 1, { elastic: 'micro-elastic' }, 'tight'],
    ['cloth that gives makes up 5 %', 'bust', -23, { elastic: 'other' }, 'close'],
    ['not more', 'bust', -25, { elastic: 'other' }, 'tight'],
    ['stretch that is not known is counted as none', 'bust', 19, { elastic: 'none' }, 'tight'],
    ['stretch makes nothing loose', 'bust', 59, { elastic: 'other' }, 'close'],
    ['clothes beneath an outer piece take 2 cm', 'bust', 39, { outer: true }, 'tight'],
    ['what is loose in a dress is easy in a coat', 'bust', 150, { outer: true }, 'easy'],
  ] as const)('%s', ([, place, ease, change, grade]) => {
    expect(gradeAt(place, ease, cut(change))).toBe(grade)
  })

  test('a measurement that is missing on one side is unknown or left out, and never guessed', () => {
    expect(fitAtPlaces({ bust: 900, hip: 940, shoulder: 380 }, { bust: 860, waist: 680 }, WOVEN)).toEqual([
      { place: 'bust', piece: 900, own: 860, ease: 40, grade: 'close' },
      { place: 'hip', piece: 940, own: undefined, ease: undefined, grade: 'unknown' },
      { place: 'shoulder', piece: 380, own: undefined, ease: undefined, grade: 'unknown' },
    ])
  })
})
