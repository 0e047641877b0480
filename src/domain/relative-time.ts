import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts'

export interface Duration {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** The time from `at` to `now`, both in milliseconds, in the largest full unit; zero if `at` is in the future. */
export function ago(at: number, now: number): Duration {
  const passed = Math.max(0, now - at)
  if (passed < HOUR_MS) return { value: Math.floor(passed / MINUTE_MS), unit: 'minute' }
  if (passed < DAY_MS) return { value: Math.floor(passed / HOUR_MS), unit: 'hour' }
  return { value: Math.floor(passed / DAY_MS), unit: 'day' }
}

/** The time from `now` to `at`, both in milliseconds, rounded up; zero once it has passed. */
export function until(at: number, now: number): Duration {
  const left = Math.max(0, at - now)
  if (left < 2 * HOUR_MS) return { value: Math.ceil(left / MINUTE_MS), unit: 'minute' }
  if (left < 2 * DAY_MS) return { value: Math.ceil(left / HOUR_MS), unit: 'hour' }
  return { value: Math.ceil(left / DAY_MS), unit: 'day' }
}
