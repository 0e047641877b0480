import { expect, test } from 'vitest'
import { isRunning } from './campaign-time.ts'

test.each([
  ['before its start', { startsAt: 100, endsAt: 200 }, 99, false],
  ['at its start', { startsAt: 100, endsAt: 200 }, 100, true],
  ['in its last moment', { startsAt: 100, endsAt: 200 }, 199, true],
  ['at its end', { startsAt: 100, endsAt: 200 }, 200, false],
  ['long after its start, without an end', { startsAt: 100, endsAt: undefined }, 1e15, true],
])('a campaign %s (spec 2.2)', (...[, time, now, shown]) => {
  expect(isRunning(time, now)).toBe(shown)
})
