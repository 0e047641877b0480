import { HOUR_MS, HOUR_S } from '../time-units.ts'
/** Reminders are not sent from nine in the evening until nine in the morning, in the user's time zone. */
const NIGHT_BEGINS = 21
const NIGHT_ENDS = 9

const DAY_HOURS = 24

/** The next morning in this time zone; undefined by day. Times are epoch milliseconds. */
export function quietUntil(now: number, timeZone: string): number | undefined {
  const hours = hoursOfDay(now, timeZone)
  if (hours >= NIGHT_ENDS && hours < NIGHT_BEGINS) return undefined
  const morning = now + ((NIGHT_ENDS - hours + DAY_HOURS) % DAY_HOURS) * HOUR_MS
  // The clocks may be changed during that very night.
  return Math.round(morning + (NIGHT_ENDS - hoursOfDay(Math.round(morning), timeZone)) * HOUR_MS)
}

/** Whether `Intl` supports this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Hours since midnight on the clock of this time zone, with their fraction. */
function hoursOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') + part('minute') / 60 + part('second') / HOUR_S + (now % 1_000) / HOUR_MS
}
