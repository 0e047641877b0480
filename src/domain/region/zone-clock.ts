/** Milliseconds by which the clock of an IANA zone is ahead of UTC at a moment, in epoch milliseconds. */
export function offsetIn(zone: string, at: number): number {
  const whole = Math.floor(at / 1_000) * 1_000
  const parts = clockOf(zone).formatToParts(whole)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - whole
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
      second: 'numeric',
      hourCycle: 'h23',
    })
  clocks.set(zone, clock)
  return clock
}

/** Constructing one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
