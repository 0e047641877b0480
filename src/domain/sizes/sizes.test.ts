import { describe, expect, test } from 'vitest'
import { BODY_CHARTS, chartFor, NUMERIC_CHART } from './body-charts.ts'
import { SIZE_COUNTRIES, sizeEverywhere, sizeFor, sizesOf, sizingOf } from './conversion.ts'
import { measureIn, toInches } from './units.ts'

describe('a size as a country writes it (spec 9.12)', () => {
  test.for([
    ['M', 'classic', 'US', '6'],
    ['M', 'classic', 'UK', '10'],
    ['M', 'classic', 'JP', '9'],
    ['L', 'classic', 'EU', '40/42'],
    ['2XL', 'classic', 'AU', '16'],
    ['XXXL', 'classic', 'UK', '18'],
    ['6XL', 'classic', 'EU', '54'],
    ['28', 'classic', 'US', '8'],
    ['34', 'classic', 'EU', '46'],
    ['XXS', 'new', 'US', '0'],
    ['2XS', 'new', 'EU', '32'],
    ['L', 'new', 'UK', '12/14'],
    ['xl', 'new', 'UK', '16'],
    ['28', 'new', 'US', '6'],
    ['32', 'new', 'EU', '44'],
  ] as const)('%s (%s) is, in %s, %s', ([size, sizing, country, written]) => {
    expect(sizeFor(size, country, sizing)).toBe(written)
  })

  test('China keeps the label of the piece (spec 4.11); the table knows its own all the same', () => {
    expect(sizeFor('M', 'CN', 'classic')).toBe('M')
    expect(sizeEverywhere('M', 'classic')?.[SIZE_COUNTRIES.indexOf('CN')]).toBe('160/84A')
    expect(sizeEverywhere('XXS', 'new')?.[SIZE_COUNTRIES.indexOf('CN')]).toBe('155/76A')
  })

  test.for(['One Size', '34', 'toString', '', '6XL'])(
    '%s, which the new table lacks, stays as it is',
    (size) => {
      expect(sizeFor(size, 'UK', 'new')).toBe(size)
      expect(sizeEverywhere(size, 'new')).toBeUndefined()
    },
  )

  test('a piece that comes in XXS is of the new cut, any other of the classic one', () => {
    expect(sizingOf(['XXS', 'XS', 'S'])).toBe('new')
    expect(sizingOf(['2XS'])).toBe('new')
    expect(sizingOf(['XS', 'S', 'M'])).toBe('classic')
    expect(sizingOf([])).toBe('classic')
  })

  test('every table is complete: one label for each country', () => {
    for (const sizing of ['classic', 'new'] as const) {
      const { letters, numbers } = sizesOf(sizing)
      expect(letters.length + numbers.length).toBe(sizing === 'new' ? 16 : 21)
      for (const size of [...letters, ...numbers])
        expect(sizeEverywhere(size, sizing), size).toHaveLength(SIZE_COUNTRIES.length)
    }
  })
})

test.for([
  ['letters from XS', ['XS', 'S', 'M'], BODY_CHARTS.classic],
  ['letters from XXS', ['XXS', 'XS', 'S'], BODY_CHARTS.new],
  ['numbers', ['25', '26', '27'], NUMERIC_CHART],
  ['one size', ['One Size'], BODY_CHARTS.classic],
  ['none', [], BODY_CHARTS.classic],
] as const)('a piece in %s has its chart', ([, sizes, chart]) => {
  expect(chartFor(sizes)).toBe(chart)
})

describe('measurements (spec 9.11)', () => {
  test.for([
    [100, 39.4],
    [78, 30.7],
    [63.5, 25],
    [0, 0],
  ] as const)('%f cm are %f inches', ([cm, inches]) => {
    expect(toInches(cm)).toBe(inches)
  })

  test.for([
    ['78', '30.7'],
    ['155-160', '61.0-63.0'],
    ['63.5/89', '25.0/35.0'],
    ['80 – 84', '31.5 – 33.1'],
    ['–', '–'],
    ['one size', 'one size'],
  ] as const)('a cell of %s says %s in inches', ([cm, inches]) => {
    expect(measureIn(cm, 'in')).toBe(inches)
    expect(measureIn(cm, 'cm')).toBe(cm)
  })

  test('the charts begin and end where they should', () => {
    expect(BODY_CHARTS.classic.at(0)).toEqual({
      size: 'XS',
      measures: { bust: '78', waist: '60', hip: '86' },
    })
    expect(BODY_CHARTS.classic.at(-1)?.measures).toEqual({ bust: '100', waist: '82', hip: '108' })
    expect(BODY_CHARTS.new.at(-1)?.measures.shoulder).toBe('43.5')
    expect(BODY_CHARTS.new.map(({ size }) => size)).toEqual(sizesOf('new').letters)
    expect(NUMERIC_CHART.map(({ measures }) => `${measures.waist}/${measures.hip}`)).toEqual([
      '63.5/89',
      '66/91.5',
      '68.5/94',
      '71/96.5',
      '73.5/99',
    ])
  })
})
