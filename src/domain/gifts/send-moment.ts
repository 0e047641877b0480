import { offsetIn } from '../region/zone-clock.ts'
import { DAY_MS } from '../time-units.ts'

/** Local date and time in an IANA zone, as the sender has chosen them: `2027-02-14`, `09:00`. */
export interface LocalMoment {
  readonly date: string
  readonly time: string
  readonly zone: string
}

/** When a card that is sent on a day arrives. */
export const EGIFT_TIME = '09:00'

/** Epoch milliseconds of a local time. One that a change of the clocks skips counts by the clock before the change. */
export function momentIn({ date, time, zone }: LocalMoment): number {
  const utc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(utc)) throw new RangeError(`no local time: ${date} ${time}`)
  const [before, after] = [offsetIn(zone, utc - DAY_MS), offsetIn(zone, utc + DAY_MS)]
  const exact = [before, after].map((offset) => utc - offset).filter((at) => at + offsetIn(zone, at) === utc)
  // A time that happens twice counts the first time; in a gap the clock has not changed yet.
  return exact.length > 0 ? Math.min(...exact) : utc - before
}

/** Whether a card is sent as soon as it is paid: without a day, or after its hour. */
export function isSentAtOnce(date: string, zone: string, now: number): boolean {
  return date === '' || momentIn({ date, time: EGIFT_TIME, zone }) <= now
}

/** When a card is sent: at once without a day, and for one that has passed (traps 3.15). */
export function sendMoment(date: string | undefined, zone: string, now: number): number {
  return date === undefined ? now : Math.max(now, momentIn({ date, time: EGIFT_TIME, zone }))
}
