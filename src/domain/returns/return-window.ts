import { HOUR_MS } from '../time-units.ts'
import { midnightAfterDays } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'

/** Days after the delivery within which a return can be asked for (spec 9.7). */
export const RETURN_DAYS = 15

/** An application that was written without a network counts from when it was written, at most this long ago. */
export const LATE_BY_MS = 48 * HOUR_MS

/** The moment from which an order cannot be returned any more: the midnight that ends the 15th calendar day in the site's zone (traps 2.9). */
export function returnUntil(deliveredAt: number, site: Site): number {
  return midnightAfterDays(deliveredAt, RETURN_DAYS, site)
}

/** The time that counts for an application: when it was written, if the device's clock can be right. */
export function applicationTime(writtenAt: number | undefined, now: number): number {
  if (writtenAt === undefined || writtenAt > now) return now
  return Math.max(writtenAt, now - LATE_BY_MS)
}
