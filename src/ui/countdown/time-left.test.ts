import { expect, test } from 'vitest'
import { clock, timeLeft } from './time-left.ts'

const HOUR = 3_600_000

test.each([
  { left: 0, reads: '00:00:00', why: 'over' },
  { left: -5000, reads: '00:00:00', why: 'long over' },
  { left: 1, reads: '00:00:01', why: 'the last second lasts until its end' },
  { left: 59_000, reads: '00:00:59', why: 'seconds' },
  { left: 2 * HOUR + 61_000, reads: '02:01:01', why: 'HH:mm:ss' },
  { left: 50 * HOUR, reads: '50:00:00', why: 'days count as hours' },
])('a countdown of $left ms reads $reads ($why)', ({ left, reads }) => expect(clock(left)).toBe(reads))

test.each([
  { left: 0, days: '00', hours: '00', minutes: '00', seconds: '00', showDays: false },
  { left: -5, days: '00', hours: '00', minutes: '00', seconds: '00', showDays: false },
  { left: 24 * HOUR - 1000, days: '00', hours: '23', minutes: '59', seconds: '59', showDays: false },
  { left: 49 * HOUR + 5000, days: '02', hours: '01', minutes: '00', seconds: '05', showDays: true },
  { left: 2400 * HOUR, days: '100', hours: '00', minutes: '00', seconds: '00', showDays: true },
])('in blocks each part is zero-padded, days shown only above 0: $left ms (spec 2.7)', ({ left, ...parts }) =>
  expect(timeLeft(left)).toEqual(parts),
)
