import type { Site } from './sites.ts'
import { offsetIn } from './zone-clock.ts'

/** In whose midnights a site counts days and months; the European one has Spanish as its first language. */
const TIME_ZONE = {
  sg: 'Asia/Singapore',
  eu: 'Europe/Madrid',
  au: 'Australia/Sydney',
  jp: 'Asia/Tokyo',
} as const satisfies Record<Site, string>

/** IANA name of the zone in which a site counts its days. */
export function zoneOf(site: Site): string {
  return TIME_ZONE[site]
}

/** A day of the calendar; `month` from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Start of the day after this moment, in the site's zone. Times are epoch milliseconds. */
export function nextMidnight(at: number, site: Site): number {
  const { year, month, day } = dayOf(at, site)
  return startOf({ year, month, day: day + 1 }, site)
}

/** End of the day that is this many calendar days after the day of this moment, in the site's zone. */
export function midnightAfterDays(at: number, days: number, site: Site): number {
  const { year, month, day } = dayOf(at, site)
  return startOf({ year, month, day: day + days + 1 }, site)
}

/** Start of the month after this moment, in the site's zone. */
export function nextMonth(at: number, site: Site): number {
  const { year, month } = dayOf(at, site)
  return startOf({ year, month: month + 1, day: 1 }, site)
}

/** Start of the month of this moment, in the site's zone. */
export function monthStart(at: number, site: Site): number {
  const { year, month } = dayOf(at, site)
  return startOf({ year, month, day: 1 }, site)
}

export function isFirstOfMonth(at: number, site: Site): boolean {
  return dayOf(at, site).day === 1
}

/** Start of the same day a year before; of 29 February it is 28 February. */
export function aYearBefore(at: number, site: Site): number {
  const { year, month, day } = dayOf(at, site)
  const isLeapDay = month === 2 && day === 29
  return startOf({ year: year - 1, month, day: isLeapDay ? 28 : day }, site)
}

/** The day of the site's calendar at this moment, YYYY-MM-DD. */
export function dayText(at: number, site: Site): string {
  const { year, month, day } = dayOf(at, site)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/** The day of the site's calendar at this moment. */
export function dayOf(at: number, site: Site): CalendarDay {
  const local = new Date(at + offsetIn(TIME_ZONE[site], at))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** A day or month past the end of its month or year goes on into the next. */
function startOf({ year, month, day }: CalendarDay, site: Site): number {
  const utc = Date.UTC(year, month - 1, day)
  // The offset at the first guess may be that of the other side of a change of the clocks.
  const guess = utc - offsetIn(TIME_ZONE[site], utc)
  return utc - offsetIn(TIME_ZONE[site], guess)
}
