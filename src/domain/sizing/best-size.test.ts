import { expect, test } from 'vitest'
import { bestSizeIn, type MeasuredPiece } from './best-size.ts'

/** A classic dress with 4 cm more than the body at bust and waist; `less` is taken off. */
function aDress(less = 0, sizes: readonly string[] = ['XS', 'S', 'M', 'L']): MeasuredPiece {
  const bust = [780, 820, 860, 900]
  return {
    sizes,
    sizing: 'classic',
    cut: { fitType: 'fit', elastic: 'non-elastic', outer: false },
    measures: new Map(
      sizes.map((size, at) => [size, { bust: (bust[at] ?? 0) + 40 - less, waist: (bust[at] ?? 0) - 140 }]),
    ),
  }
}

const M = { bust: 860, waist: 680 }

test.for([
  ['the chart’s size where nothing is tight', aDress(), M, { why: 'chart', size: 'M', complete: true }],
  [
    'it says when a place was not compared',
    aDress(),
    { bust: 860 },
    { why: 'chart', size: 'M', complete: false },
  ],
  [
    'a larger one where the chart’s is tight',
    aDress(25),
    M,
    { why: 'roomier', size: 'L', usual: 'M', tight: ['bust'] },
  ],
  ['two sizes larger', aDress(65), { bust: 820 }, { why: 'roomier', size: 'L', usual: 'S', tight: ['bust'] }],
  ['tight in all that are left', aDress(65), M, { why: 'tight', size: 'M', tight: ['bust'] }],
  [
    'never a smaller one: the chart’s, though loose',
    aDress(-200),
    M,
    { why: 'chart', size: 'M', complete: true },
  ],
  ['a size it does not come in', aDress(0, ['XS', 'S']), M, { why: 'not-made', size: 'M' }],
  ['nothing without a bust, waist or hip', aDress(), { height: 1_700 }, { why: 'none' }],
  ['nothing outside the chart', aDress(), { bust: 1_300 }, { why: 'outside' }],
] as const)('my size in a piece: %s (spec 4.11, 9.11)', ([, piece, mine, best]) => {
  expect(bestSizeIn(piece, mine)).toEqual(best)
})

test('a piece whose table could not be read has the chart’s size, and says that it was not compared (spec 9.11)', () => {
  expect(bestSizeIn({ ...aDress(), measures: new Map() }, M)).toEqual({
    why: 'chart',
    size: 'M',
    complete: false,
  })
})

test('a smaller size is never recommended, though the table makes it roomier (spec 9.11)', () => {
  const measures = new Map([
    ['S', { bust: 960 }],
    ['M', { bust: 870 }],
    ['L', { bust: 870 }],
  ])
  expect(bestSizeIn({ ...aDress(), measures }, M)).toEqual({ why: 'tight', size: 'M', tight: ['bust'] })
})
