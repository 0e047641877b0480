import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime, toServerTime } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
  learnServerTime(Date.now())
})

test.each([
  ['the same', 0, 0],
  ['whole seconds and the way there', -2_400, 0],
  ['an hour behind', 3_600_000, 3_600_000],
  ['five years ahead', -5 * 31_536_000_000, -5 * 31_536_000_000],
])('a clock that is %s', (_, ahead, turned) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  learnServerTime(Date.now() + ahead)
  expect(toServerTime(Date.now()) - Date.now()).toBe(turned)
  vi.advanceTimersByTime(60_000)
  expect(toServerTime(Date.now()) - Date.now()).toBe(turned)
})

test('a response without a time changes nothing', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  learnServerTime(Date.now() + 60_000)
  learnServerTime(undefined)
  learnServerTime(Number.NaN)
  expect(toServerTime(Date.now()) - Date.now()).toBe(60_000)
})
