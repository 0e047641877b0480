const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Ago {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day'
}

/** How long ago a moment is, in the largest unit that is full; a clock that runs ahead is now. Both in milliseconds. */
export function ago(at: number, now: number): Ago {
  const passed = Math.max(0, now - at)
  if (passed < HOUR) return { value: Math.floor(passed / MINUTE), unit: 'minute' }
  if (passed < DAY) return { value: Math.floor(passed / HOUR), unit: 'hour' }
  return { value: Math.floor(passed / DAY), unit: 'day' }
}
