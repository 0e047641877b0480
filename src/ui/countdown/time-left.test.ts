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

test('in blocks, days stand apart and the rest is zero-padded', () =>
  expect(timeLeft(49 * HOUR + 5000)).toEqual({ days: 2, hours: '01', minutes: '00', seconds: '05' }))
