import { describe, expect, test } from 'vitest'
import { BODY_CHARTS, NUMERIC_CHART } from './body-charts.ts'
import { measureIn } from './units.ts'
import { MY_MEASURES, mySizeIn, readMeasure, writeMeasure, type BodyUnits } from './my-sizes.ts'

const METRIC: BodyUnits = { length: 'cm', weight: 'kg' }
const IMPERIAL: BodyUnits = { length: 'in', weight: 'lbs' }

describe('a typed measurement', () => {
  test.for([
    ['84', 'bust', METRIC, 840],
    ['84,5', 'bust', METRIC, 845],
    [' 84.5 ', 'bust', METRIC, 845],
    ['33.1', 'bust', IMPERIAL, 841],
    ['170', 'height', METRIC, 1_700],
    ['67', 'height', IMPERIAL, 1_702],
    ['60.5', 'weight', METRIC, 60_500],
    ['132', 'weight', IMPERIAL, 59_874],
    ['', 'waist', METRIC, undefined],
    ['  ', 'waist', METRIC, undefined],
  ] as const)('%s (%s) is kept in whole millimetres or grams', ([text, measure, units, value]) => {
    expect(readMeasure(text, measure, units)).toEqual({ value })
  })

  test.for([
    ['84 cm', 'not-a-number'],
    ['-84', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['8.4.2', 'not-a-number'],
    ['33', 'not-likely'],
    ['840', 'not-likely'],
    ['0', 'not-likely'],
  ] as const)('%s centimetres of bust are said to be %s', ([text, wrong]) => {
    expect(readMeasure(text, 'bust', METRIC)).toEqual({ wrong })
  })

  test('reads the same after it was kept, in either unit', () => {
    for (const units of [METRIC, IMPERIAL])
      for (const measure of MY_MEASURES)
        for (let tenth = 0; tenth < 10; tenth++) {
          const typed = String(
            measure === 'weight' ? 130 + tenth / 10 : (units.length === 'cm' ? 160 : 60) + tenth / 10,
          )
          const recorded = readMeasure(typed, measure, units)
          if ('wrong' in recorded) throw new RangeError(`${typed} of ${measure} is refused`)
          expect(writeMeasure(recorded.value, measure, units)).toBe(typed)
        }
    expect(writeMeasure(undefined, 'bust', METRIC)).toBe('')
  })

  test('is written with the decimal sign of the language, and read again', () => {
    const french: BodyUnits = { ...METRIC, decimal: ',' }
    expect(writeMeasure(845, 'bust', french)).toBe('84,5')
    expect(readMeasure('84,5', 'bust', french)).toEqual({ value: 845 })
  })
})

describe("a user's size", () => {
  test.for([
    ['fits the size exactly', { bust: 860, waist: 680, hip: 940 }, 'M'],
    ['lies between two: the larger one', { bust: 865 }, 'L'],
    ['is decided by the largest part', { bust: 800, waist: 600, hip: 975 }, 'L'],
    ['is the smallest for who is a little smaller', { bust: 760, waist: 550 }, 'XS'],
  ] as const)('%s', ([, mine, size]) => {
    expect(mySizeIn(BODY_CHARTS.classic, mine)).toMatchObject({ size })
  })

  test('is the row whose numbers one types, in either unit', () => {
    for (const rows of [BODY_CHARTS.classic, BODY_CHARTS.new, NUMERIC_CHART])
      for (const { size, measures } of rows)
        for (const units of [METRIC, IMPERIAL]) {
          const mine = Object.fromEntries(
            (['bust', 'waist', 'hip'] as const).flatMap((measure) => {
              const recorded = readMeasure(measureIn(measures[measure] ?? '', units), measure, units)
              return 'value' in recorded && recorded.value !== undefined ? [[measure, recorded.value]] : []
            }),
          )
          expect(mySizeIn(rows, mine), `${size} in ${units.length}`).toMatchObject({ size })
        }
  })

  test('depends on the cut', () => {
    expect(mySizeIn(BODY_CHARTS.new, { bust: 860, waist: 680, hip: 940 })).toMatchObject({ size: 'S' })
    expect(mySizeIn(NUMERIC_CHART, { bust: 1_900, waist: 680, hip: 940 })).toMatchObject({ size: '27' })
  })

  test.for([
    ['the only one', { bust: 850 }, { size: 'M', by: 'bust', from: 820, to: 860 }],
    ['the largest part', { bust: 800, waist: 600, hip: 975 }, { size: 'L', by: 'hip', from: 940, to: 980 }],
    ['the first of equal parts', { bust: 860, waist: 680 }, { size: 'M', by: 'bust', from: 820, to: 860 }],
    ['of the smallest size', { waist: 590 }, { size: 'XS', by: 'waist', from: 560, to: 600 }],
  ] as const)('names the measurement that decides, and its range: %s (spec 2.10)', ([, mine, fit]) => {
    expect(mySizeIn(BODY_CHARTS.classic, mine)).toEqual(fit)
  })

  test('is not guessed', () => {
    expect(mySizeIn(BODY_CHARTS.classic, {})).toBe('none')
    expect(mySizeIn(BODY_CHARTS.classic, { height: 1_700, weight: 60_000 })).toBe('none')
    expect(mySizeIn(NUMERIC_CHART, { bust: 860 })).toBe('none')
    expect(mySizeIn(BODY_CHARTS.classic, { bust: 860, hip: 1_100 })).toBe('outside')
    expect(mySizeIn(BODY_CHARTS.classic, { bust: 700, waist: 550 })).toBe('outside')
    expect(mySizeIn(NUMERIC_CHART, { waist: 600 })).toBe('outside')
  })
})
