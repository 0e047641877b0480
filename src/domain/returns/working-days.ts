import { dayOf, midnightAfterDays } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'

/** Working days within which the shop answers an application (spec 9.7). */
export const ANSWER_DAYS = 3

/** The midnight that ends the last of so many working days after the day of this moment, Monday to Friday in the site's zone. */
export function midnightAfterWorkingDays(at: number, count: number, site: Site): number {
  let days = 0
  for (let left = count; left > 0;) {
    days += 1
    if (isWorkingDay(at, days, site)) left -= 1
  }
  return midnightAfterDays(at, days, site)
}

/** Working days that have begun since the day of a moment: 0 on that day. */
export function workingDaysSince(at: number, now: number, site: Site): number {
  let count = 0
  for (let days = 0; midnightAfterDays(at, days, site) <= now; days++)
    if (isWorkingDay(at, days + 1, site)) count += 1
  return count
}

/** Whether the day that is this many days after the day of a moment is one from Monday to Friday. */
function isWorkingDay(at: number, days: number, site: Site): boolean {
  const { year, month, day } = dayOf(at, site)
  const weekday = new Date(Date.UTC(year, month - 1, day + days)).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
