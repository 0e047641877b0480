import { dayOf, nextMonth } from '#domain/region/site-day.ts'
import { DAY_MS } from '#domain/time-units.ts'

/** This moment, or one early in the next month: no Members' Day (spec 9.8), which doubles the points of an order, and none for a while. */
export function anOrdinaryDay(now: number): number {
  return dayOf(now, 'sg').day <= 20 ? now : nextMonth(now, 'sg') + 2.5 * DAY_MS
}
