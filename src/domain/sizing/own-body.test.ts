import { describe, expect, test } from 'vitest'
import { BODY_CHARTS } from './body-charts.ts'
import { hemPlace } from './hem-place.ts'
import { ownBody } from './own-body.ts'

describe('a body that can be drawn (spec 9.11)', () => {
  test.for(BODY_CHARTS.new)('one measurement of $size makes the row of the chart', ({ measures }) => {
    const row = (name: 'bust' | 'waist' | 'hip' | 'shoulder') => Number(measures[name]) * 10
    const drawn = { bust: row('bust'), waist: row('waist'), hip: row('hip'), shoulder: row('shoulder') }
    expect(ownBody({ bust: drawn.bust })).toMatchObject(drawn)
    expect(ownBody({ waist: drawn.waist })).toMatchObject(drawn)
    expect(ownBody({ hip: drawn.hip })).toMatchObject(drawn)
  })

  test('what was entered is kept, and what was not is named', () => {
    expect(ownBody({ height: 1_700, hip: 1_000 })).toEqual({
      height: 1_700,
      bust: 920,
      waist: 740,
      hip: 1_000,
      shoulder: 395,
      assumed: ['bust', 'waist'],
    })
  })

  test('outside the chart the shoulder stays at its end', () => {
    expect(ownBody({ bust: 1_300 })?.shoulder).toBe(435)
    expect(ownBody({ bust: 700 })?.shoulder).toBe(360)
  })

  test('a weight alone draws nothing', () => expect(ownBody({ weight: 60_000 })).toBeUndefined())
})

describe('where a piece ends on the body (spec 4.11)', () => {
  test.for([
    [1_650, 380, 'shoulder', 'waist'],
    [1_650, 560, 'shoulder', 'hip'],
    [1_650, 840, 'shoulder', 'thigh'],
    [1_650, 950, 'shoulder', 'knee'],
    [1_650, 1_100, 'shoulder', 'calf'],
    [1_650, 1_320, 'shoulder', 'ankle'],
    [1_650, 1_400, 'shoulder', 'floor'],
    [1_850, 920, 'shoulder', 'thigh'],
    [1_500, 950, 'shoulder', 'calf'],
    [1_650, 420, 'waist', 'thigh'],
    [1_650, 990, 'waist', 'ankle'],
    [1_650, 250, 'shoulder', 'ribs'],
  ] as const)('on %d mm, %d mm from the %s end at the %s', ([height, length, from, place]) => {
    expect(hemPlace(height, length, from)).toBe(place)
  })
})
