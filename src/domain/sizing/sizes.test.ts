import { describe, expect, test } from 'vitest'
import { BODY_CHARTS, chartFor, NUMERIC_CHART } from './body-charts.ts'
import { newSizeOf, sizeEverywhere, sizeFor, sizesOf } from './conversion.ts'
import { DEFAULT_SIZE_COUNTRY, SIZE_COUNTRIES, sizeDefaultsOf, sizingOf } from './sizing.ts'
import { DEFAULT_LENGTH_UNIT, DEFAULT_WEIGHT_UNIT, measureIn, toInches } from './units.ts'

test('lengths begin in inches, weights in kilogrammes, sizes in those of the UK, on every site (spec 4.11)', () => {
  expect([DEFAULT_LENGTH_UNIT, DEFAULT_WEIGHT_UNIT, DEFAULT_SIZE_COUNTRY]).toEqual(['in', 'kg', 'UK'])
  expect(sizeDefaultsOf(undefined)).toEqual({ country: 'UK', length: 'in' })
  expect(sizeDefaultsOf('jp')).toEqual({ country: 'JP', length: 'cm' })
})

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
    ['34', 'new', 'US', '14'],
    ['34', 'new', 'AU', '18'],
    ['34', 'new', 'UK', '18'],
    ['34', 'new', 'JP', '17'],
    ['34', 'new', 'EU', '46'],
  ] as const)('%s (%s) is, in %s, %s', ([size, sizing, country, written]) => {
    expect(sizeFor(size, country, sizing)).toBe(written)
  })

  test('China keeps the label of the piece (spec 4.11); the table knows its own all the same', () => {
    expect(sizeFor('M', 'CN', 'classic')).toBe('M')
    expect(sizeEverywhere('M', 'classic')?.[SIZE_COUNTRIES.indexOf('CN')]).toBe('160/84A')
    expect(sizeEverywhere('34', 'new')?.[SIZE_COUNTRIES.indexOf('CN')]).toBe('175/86A')
    expect(sizeEverywhere('XXS', 'new')?.[SIZE_COUNTRIES.indexOf('CN')]).toBe('155/76A')
  })

  test.for(['One Size', '33', 'toString', '', '6XL'])(
    '%s, which the new table lacks, stays as it is',
    (size) => {
      expect(sizeFor(size, 'UK', 'new')).toBe(size)
      expect(sizeEverywhere(size, 'new')).toBeUndefined()
    },
  )

  test('the flag isNewSize of a piece decides its table, not the sizes it comes in (spec 9.12)', () => {
    expect(sizingOf({ isNewSize: true })).toBe('new')
    expect(sizingOf({ isNewSize: false })).toBe('classic')
  })

  test.for([
    ['XXS', 'XXS'],
    ['XS', 'XXS'],
    ['S', 'XS'],
    ['M', 'S'],
    ['L', 'M'],
    ['XL', 'L'],
    ['XXL', 'XL'],
    ['2XL', 'XL'],
    ['3XL', undefined],
    ['28', undefined],
    ['toString', undefined],
  ] as const)('who wears a classic %s wears a new %s (spec 9.11)', ([classic, expected]) => {
    expect(newSizeOf(classic)).toBe(expected)
  })

  test('every table is complete: one label for each country', () => {
    for (const sizing of ['classic', 'new'] as const) {
      const { letters, numbers } = sizesOf(sizing)
      expect(letters.length + numbers.length).toBe(sizing === 'new' ? 17 : 21)
      for (const size of [...letters, ...numbers])
        expect(sizeEverywhere(size, sizing), size).toHaveLength(SIZE_COUNTRIES.length)
    }
  })
})

test.for([
  ['letters', ['XS', 'S', 'M'], 'classic', BODY_CHARTS.classic],
  ['letters of the new cut', ['XS', 'S', 'M'], 'new', BODY_CHARTS.new],
  ['letters from XXS without the flag', ['XXS', 'XS'], 'classic', BODY_CHARTS.classic],
  ['numbers', ['25', '26', '27'], 'new', NUMERIC_CHART],
  ['one size', ['One Size'], 'classic', BODY_CHARTS.classic],
  ['none', [], 'classic', BODY_CHARTS.classic],
] as const)('a piece in %s has its chart (spec 9.11)', ([, sizes, sizing, chart]) => {
  expect(chartFor(sizes, sizing)).toBe(chart)
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
    expect(measureIn(cm, { length: 'in' })).toBe(inches)
    expect(measureIn(cm, { length: 'cm' })).toBe(cm)
  })

  test.for([
    ['63.5/89', '25,0/35,0', '63,5/89'],
    ['155-160', '61,0-63,0', '155-160'],
    ['one size, 5.1', 'one size, 5.1', 'one size, 5.1'],
  ] as const)(
    'a cell of %s says %s in inches and %s in centimetres where a comma is the decimal sign',
    (row) => {
      const [cm, inches, metric] = row
      expect(measureIn(cm, { length: 'in', decimal: ',' })).toBe(inches)
      expect(measureIn(cm, { length: 'cm', decimal: ',' })).toBe(metric)
    },
  )

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
