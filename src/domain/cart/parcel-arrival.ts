import { dayOf } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'
import { DELIVERY_DAYS } from './shipping.ts'

type Days = readonly [from: number, to: number]

/** Business days that a parcel travels to a country. Parcels are packed in Singapore; to other countries it takes as long as spec 9.7 says. */
const TRAVEL_DAYS: Readonly<Record<string, Days>> = { SG: [1, 1] }

/** The country that a site delivers to unless the customer names another one. */
const HOME_COUNTRY = { sg: 'SG', eu: 'ES', au: 'AU', jp: 'JP' } as const satisfies Record<Site, string>

export function homeCountryOf(site: Site): string {
  return HOME_COUNTRY[site]
}

export interface Parcel {
  readonly site: Site
  /** ISO 3166 code; undefined before the customer has named one. */
  readonly country?: string | undefined
  /** Days until a pre-ordered piece leaves the shop. */
  readonly preSaleDays?: number
}

/** The days between which a parcel arrives, each as midnight UTC of that day of the site's calendar. */
export interface Arrival {
  readonly from: number
  readonly to: number
}

/** `at`: when it is ordered, epoch milliseconds. Processing and travel count business days (spec 9.7). */
export function arrivalOf(
  at: number,
  { site, country = HOME_COUNTRY[site], preSaleDays = 0 }: Parcel,
): Arrival {
  const { year, month, day } = dayOf(at, site)
  const ordered = Date.UTC(year, month - 1, day + preSaleDays)
  const travel = TRAVEL_DAYS[country] ?? DELIVERY_DAYS.international
  const [packed, packedLate] = DELIVERY_DAYS.processing
  return {
    from: businessDaysAfter(ordered, packed + travel[0]),
    to: businessDaysAfter(ordered, packedLate + travel[1]),
  }
}

/** Whether so many business days after `at` have not all passed in the site's calendar. */
export function isWithinBusinessDays(
  at: number,
  days: number,
  { site, now }: { readonly site: Site; readonly now: number },
): boolean {
  const midnight = (moment: number) => {
    const { year, month, day } = dayOf(moment, site)
    return Date.UTC(year, month - 1, day)
  }
  return midnight(now) <= businessDaysAfter(midnight(at), days)
}

const DAY = 86_400_000

function businessDaysAfter(day: number, days: number): number {
  let at = day
  for (let left = days; left > 0;) {
    at += DAY
    if (!isWeekend(at)) left--
  }
  return at
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
