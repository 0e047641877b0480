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
  const [before, after] = [offsetAt(utc - DAY, zone), offsetAt(utc + DAY, zone)]
  const exact = [before, after].map((offset) => utc - offset).filter((at) => at + offsetAt(at, zone) === utc)
  // Of a time that happens twice the first; in a gap the clock has not changed yet.
  return exact.length > 0 ? Math.min(...exact) : utc - before
}

/** When a card is sent: at once without a day, and for one that has passed (traps 3.15). */
export function sendMoment(date: string | undefined, zone: string, now: number): number {
  return date === undefined ? now : Math.max(now, momentIn({ date, time: EGIFT_TIME, zone }))
}

const DAY = 24 * 60 * 60 * 1_000

/** Milliseconds by which a zone's clock is ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(at / 60_000) * 60_000
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
  clocks.set(zone, clock)
  return clock
}

/** Constructing one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
