import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { flashSale, nextTurn, repeatingCountdown } from './flash.ts'

const SECOND = 1000

/** A deal of three days from second 1,000,000. */
const START = 1_000_000 * SECOND
const END = START + 3 * DAY_MS
const deal = { type: 6, startTime: START / SECOND, endTime: END / SECOND }

describe('flash deals (spec 4.10, 9.6)', () => {
  test.for<[string, number, boolean, string]>([
    ['a millisecond before the start', START - 1, false, '00:00:00'],
    ['at the start, with days to go', START, true, '00:00:00'],
    ['24 hours and a millisecond before the end', END - DAY_MS - 1, true, '00:00:00'],
    ['24 hours before the end', END - DAY_MS, true, '24:00:00'],
    ['a millisecond later', END - DAY_MS + 1, true, '23:59:59'],
    ['an hour before the end', END - HOUR_MS, true, '01:00:00'],
    ['with 1 h 2 min 3 s to go', END - (HOUR_MS + 123 * SECOND), true, '01:02:03'],
    ['a second before the end', END - SECOND, true, '00:00:01'],
    ['a millisecond before the end', END - 1, true, '00:00:00'],
    ['at the end', END, false, '00:00:00'],
    ['a day after the end', END + DAY_MS, false, '00:00:00'],
  ])('%s', ([, now, active, clock]) => {
    expect(flashSale(deal, now)).toMatchObject({ active, clock })
  })

  test('the clock counts only when 24 hours or less remain', () => {
    expect(flashSale(deal, END - DAY_MS - 1).counting).toBe(false)
    expect(flashSale(deal, END - DAY_MS).counting).toBe(true)
    expect(flashSale(deal, END).counting).toBe(false)
  })

  test.each([
    ['its start while it waits', deal, START - 1, START],
    ['its end while it runs', deal, START, END],
    ['nothing once it is over', deal, END, undefined],
    ['nothing for another promotion', { ...deal, type: 4 }, START, undefined],
  ])('its price changes next at %s', (...[, marketing, now, turn]) => {
    expect(nextTurn(marketing, now)).toBe(turn)
  })

  test('what remains is never below zero', () => {
    expect(flashSale(deal, END - 5).remainingMs).toBe(5)
    expect(flashSale(deal, END + 5).remainingMs).toBe(0)
  })

  test.each([null, undefined, { ...deal, type: 4 }])('%o is no flash deal', (marketing) => {
    expect(flashSale(marketing, START)).toEqual({
      active: false,
      remainingMs: 0,
      counting: false,
      clock: '00:00:00',
    })
  })
})

describe('countdown blocks (spec 2.7)', () => {
  test.for<[string, number | undefined, number, number | undefined]>([
    ['not begun', undefined, START - 1, undefined],
    ['at the start', undefined, START, 6 * HOUR_MS],
    ['within the first round', undefined, START + HOUR_MS, 5 * HOUR_MS],
    ['a millisecond before the round ends', undefined, START + 6 * HOUR_MS - 1, 1],
    ['it starts over', undefined, START + 6 * HOUR_MS, 6 * HOUR_MS],
    ['a hundred rounds later', undefined, START + 601 * HOUR_MS, 5 * HOUR_MS],
    ['a millisecond before the end date', START + 10 * HOUR_MS, START + 10 * HOUR_MS - 1, 2 * HOUR_MS + 1],
    ['once the end date has passed the block is gone', START + 10 * HOUR_MS, START + 10 * HOUR_MS, undefined],
  ])('a six-hour countdown: %s', ([, end, now, left]) => {
    const endTime = end === undefined ? {} : { endTime: end / SECOND }
    expect(repeatingCountdown({ startTime: START / SECOND, hours: 6, ...endTime }, now)).toBe(left)
  })

  test.each([0, -1, Number.NaN])('a countdown of %s hours is not there', (hours) => {
    expect(repeatingCountdown({ startTime: START / SECOND, hours }, START)).toBeUndefined()
  })
})
