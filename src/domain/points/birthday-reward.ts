import { dayOf, monthStart } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'

export interface BirthdayReward {
  /** Once a year. */
  readonly ref: string
  readonly year: number
  /** Beginning of the birthday month in the site's zone, epoch milliseconds. */
  readonly at: number
}

/**
 * The reward of the birthday month that has begun in the site's zone; undefined in all other months. It is given with the beginning of the month,
 * so that a birthday on 29 February is none of its own (traps 3.12, D9).
 */
export function birthdayReward(birthday: string, site: Site, now: number): BirthdayReward | undefined {
  const { year, month } = dayOf(now, site)
  if (birthdayMonth(birthday) !== month) return undefined
  return { ref: `birthday:${year}`, year, at: monthStart(now, site) }
}

/** Month of the birthday, from 1; undefined for a member without one. */
function birthdayMonth(birthday: string): number | undefined {
  const [, month] = /^\d{4}-(\d{2})-\d{2}$/.exec(birthday) ?? []
  return month === undefined ? undefined : Number(month)
}
