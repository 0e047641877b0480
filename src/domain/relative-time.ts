import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts'

export interface Ago {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** The time from `at` to `now`, both in milliseconds, in the largest full unit; zero if `at` is in the future. */
export function ago(at: number, now: number): Ago {
  const passed = Math.max(0, now - at)
  if (passed < HOUR_MS) return { value: Math.floor(passed / MINUTE_MS), unit: 'minute' }
  if (passed < DAY_MS) return { value: Math.floor(passed / HOUR_MS), unit: 'hour' }
  return { value: Math.floor(passed / DAY_MS), unit: 'day' }
}
