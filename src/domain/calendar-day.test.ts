import { expect, test } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-12-31', true],
  ['0099-01-01', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['', false],
])('%s: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected)
})
