import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts'

export interface Ago {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** How long ago a moment is, in the largest unit that is full; a clock that runs ahead is now. Both in milliseconds. */
export function ago(at: number, now: number): Ago {
  const passed = Math.max(0, now - at)
  if (passed < HOUR_MS) return { value: Math.floor(passed / MINUTE_MS), unit: 'minute' }
  if (passed < DAY_MS) return { value: Math.floor(passed / HOUR_MS), unit: 'hour' }
  return { value: Math.floor(passed / DAY_MS), unit: 'day' }
}
