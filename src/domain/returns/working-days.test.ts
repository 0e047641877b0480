import { describe, expect, test } from 'vitest'
import type { Site } from '../region/sites.ts'
import { ANSWER_DAYS, midnightAfterWorkingDays, workingDaysSince } from './working-days.ts'

const utc = (at: number) => new Date(at).toISOString()

describe('working days of a site (spec 9.7)', () => {
  // 2026-11-23 is a Monday.
  test.each<[site: Site, applied: string, until: string]>([
    ['sg', '2026-11-23T00:00+08:00', '2026-11-27T00:00+08:00'],
    ['sg', '2026-11-24T23:59:59.999+08:00', '2026-11-28T00:00+08:00'],
    ['sg', '2026-11-25T12:00+08:00', '2026-12-01T00:00+08:00'],
    ['sg', '2026-11-27T12:00+08:00', '2026-12-03T00:00+08:00'],
    ['sg', '2026-11-28T12:00+08:00', '2026-12-03T00:00+08:00'],
    ['sg', '2026-11-29T12:00+08:00', '2026-12-03T00:00+08:00'],
    // It is Sunday in London and Monday in Tokyo.
    ['jp', '2026-11-22T16:00Z', '2026-11-27T00:00+09:00'],
    ['au', '2026-12-31T12:00+11:00', '2027-01-06T00:00+11:00'],
    // The clocks change on the Sunday in between.
    ['eu', '2026-03-27T12:00+01:00', '2026-04-02T00:00+02:00'],
    ['eu', '2026-10-22T12:00+02:00', '2026-10-28T00:00+01:00'],
  ])('on %s an application of %s is answered before %s', (site, applied, until) => {
    expect(utc(midnightAfterWorkingDays(Date.parse(applied), ANSWER_DAYS, site))).toBe(utc(Date.parse(until)))
  })

  test.each<[applied: string, now: string, days: number]>([
    ['2026-11-23T09:00+08:00', '2026-11-23T23:59:59.999+08:00', 0],
    ['2026-11-23T23:00+08:00', '2026-11-24T00:00+08:00', 1],
    ['2026-11-27T12:00+08:00', '2026-11-29T23:00+08:00', 0],
    ['2026-11-27T12:00+08:00', '2026-11-30T00:00+08:00', 1],
    ['2026-11-27T12:00+08:00', '2026-12-07T12:00+08:00', 6],
    ['2026-11-27T12:00+08:00', '2026-11-26T12:00+08:00', 0],
  ])('from %s until %s are %i', (applied, now, days) => {
    expect(workingDaysSince(Date.parse(applied), Date.parse(now), 'sg')).toBe(days)
  })
})
