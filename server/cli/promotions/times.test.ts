import { describe, expect, test } from 'vitest'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { dateTime } from '../command/printed.ts'
import { windowIn } from './times.ts'

const NOON_IN_WORDS = '2026-11-21 12:00'

describe('times of promotions, as the owner writes them at noon in Singapore', () => {
  test.each([
    ['nothing', {}, NOON_IN_WORDS, undefined],
    ['a start later today', { from: '20:00' }, '2026-11-21 20:00', undefined],
    ['a time that has passed today', { from: '09:30' }, '2026-11-22 09:30', undefined],
    ['tonight', { until: 'tonight' }, NOON_IN_WORDS, '2026-11-22 00:00'],
    [
      'times with their zone',
      { from: '2026-12-01T00:00Z', until: '2026-12-02T12:30:00+01:00' },
      '2026-12-01 08:00',
      '2026-12-02 19:30',
    ],
  ])('%s', (...[, options, from, until]) => {
    const window = windowIn(options, NOON)
    expect(dateTime(window.from)).toBe(from)
    expect(window.until === undefined ? undefined : dateTime(window.until)).toBe(until)
  })

  test.each([
    ['a time without its zone', { from: '2026-12-01T00:00' }, /--from is no time/],
    ['a day that the calendar does not have', { until: '2026-02-30T00:00Z' }, /--until is no time/],
    ['an hour that the clock does not have', { until: '24:00' }, /--until is no time/],
    ['words', { until: 'soon' }, /--until is no time: 'soon'/],
    ['a start at night', { from: 'tonight' }, /--from is no time/],
    ['a start that is past', { from: '2026-11-21T11:59+08:00' }, /--from 2026-11-21 11:59 is past/],
    ['an end that is past', { until: '2026-11-21T12:00+08:00' }, /--until 2026-11-21 12:00 is past/],
    ['an end before the start', { from: '20:00', until: '18:00' }, /It would end .* before it begins/],
  ])('refuses %s', (...[, options, words]) => {
    expect(() => windowIn(options, NOON)).toThrow(words)
  })

  test('both are whole seconds, as pages know them', () => {
    expect(windowIn({}, NOON + 999).from).toBe(NOON)
  })
})
