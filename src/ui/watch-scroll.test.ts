import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchScroll } from './watch-scroll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('while something scrolls it is measured every 200 ms, and once more at the end (spec 9.4)', () => {
  const list = new EventTarget()
  let looks = 0
  const stop = watchScroll(list, () => looks++)
  for (let ms = 0; ms < 1_000; ms += 10) {
    list.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(10)
  }
  expect(looks).toBe(5)
  list.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(199)
  expect(looks).toBe(5)
  vi.advanceTimersByTime(1)
  expect(looks).toBe(6)
  list.dispatchEvent(new Event('scroll'))
  stop()
  list.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1_000)
  expect(looks).toBe(6)
})
