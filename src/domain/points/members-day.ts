import { dayOf } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'

/** Members' Day (spec 9.8): days of each month on which an order that is paid earns so many times its points. */
export const MEMBERS_DAY = { from: 28, to: 30, times: 2 } as const

/** Members' Day follows the calendar of the member's site, like the tier (decision 0180). In February it is the 28th, and the 29th where there is one. */
export function isMembersDay(at: number, site: Site): boolean {
  const { day } = dayOf(at, site)
  return MEMBERS_DAY.from <= day && day <= MEMBERS_DAY.to
}

/** Times the points of an order that is paid at this moment. */
export function dayMultiplier(at: number, site: Site): number {
  return isMembersDay(at, site) ? MEMBERS_DAY.times : 1
}
