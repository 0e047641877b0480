import { describe, expect, test } from 'vitest'
import { aYearBefore, dayText, isFirstOfMonth, nextMidnight, nextMonth } from './site-day.ts'
import type { Site } from './sites.ts'

const utc = (at: number) => new Date(at).toISOString()
type Case = readonly [site: Site, at: string, expected: string]

describe('the calendar of a site (trust.md R27)', () => {
  test.each<Case>([
    ['sg', '2026-05-10T23:59:59.999+08:00', '2026-05-11T00:00+08:00'],
    ['sg', '2026-05-11T00:00+08:00', '2026-05-12T00:00+08:00'],
    ['jp', '2026-12-31T23:59:59.999+09:00', '2027-01-01T00:00+09:00'],
    ['sg', '2028-02-28T12:00+08:00', '2028-02-29T00:00+08:00'],
    ['sg', '2027-02-28T12:00+08:00', '2027-03-01T00:00+08:00'],
    // Clocks go forward and back in the night after this midnight, and in the one before.
    ['eu', '2026-03-28T23:59:59.999+01:00', '2026-03-29T00:00+01:00'],
    ['eu', '2026-03-29T12:00+02:00', '2026-03-30T00:00+02:00'],
    ['eu', '2026-10-24T12:00+02:00', '2026-10-25T00:00+02:00'],
    ['eu', '2026-10-25T23:59:59.999+01:00', '2026-10-26T00:00+01:00'],
    ['au', '2026-10-03T12:00+10:00', '2026-10-04T00:00+10:00'],
    ['au', '2026-10-04T12:00+11:00', '2026-10-05T00:00+11:00'],
    ['au', '2026-04-05T12:00+10:00', '2026-04-06T00:00+10:00'],
  ])('on %s the day after %s begins at %s', (site, at, expected) => {
    expect(utc(nextMidnight(Date.parse(at), site))).toBe(utc(Date.parse(expected)))
  })

  test.each<readonly [site: Site, midnight: string, before: string, from: string]>([
    ['sg', '2026-05-11T00:00+08:00', '2026-05-10', '2026-05-11'],
    ['sg', '2027-01-01T00:00+08:00', '2026-12-31', '2027-01-01'],
    ['sg', '2026-05-28T00:00+08:00', '2026-05-27', '2026-05-28'],
    ['sg', '2026-05-30T00:00+08:00', '2026-05-29', '2026-05-30'],
    ['sg', '2026-05-31T00:00+08:00', '2026-05-30', '2026-05-31'],
    ['sg', '2028-02-29T00:00+08:00', '2028-02-28', '2028-02-29'],
    ['sg', '2028-03-01T00:00+08:00', '2028-02-29', '2028-03-01'],
    ['sg', '2027-03-01T00:00+08:00', '2027-02-28', '2027-03-01'],
    ['jp', '2026-05-11T00:00+09:00', '2026-05-10', '2026-05-11'],
    // Before and after both nights in which the clocks change.
    ['eu', '2026-03-29T00:00+01:00', '2026-03-28', '2026-03-29'],
    ['eu', '2026-03-30T00:00+02:00', '2026-03-29', '2026-03-30'],
    ['eu', '2026-10-25T00:00+02:00', '2026-10-24', '2026-10-25'],
    ['eu', '2026-10-26T00:00+01:00', '2026-10-25', '2026-10-26'],
    ['au', '2026-10-04T00:00+10:00', '2026-10-03', '2026-10-04'],
    ['au', '2026-10-05T00:00+11:00', '2026-10-04', '2026-10-05'],
    ['au', '2027-04-05T00:00+10:00', '2027-04-04', '2027-04-05'],
  ])('on %s the day changes to the millisecond at %s, from %s to %s', (...[site, midnight, before, from]) => {
    const at = Date.parse(midnight)
    expect([at - 1, at, at + 1].map((moment) => dayText(moment, site))).toEqual([before, from, from])
  })

  test.each<Case>([
    ['sg', '2026-12-05T00:00+08:00', '2027-01-01T00:00+08:00'],
    ['au', '2026-09-30T23:59:59.999+10:00', '2026-10-01T00:00+10:00'],
    ['au', '2026-10-01T00:00+10:00', '2026-11-01T00:00+11:00'],
    ['eu', '2026-10-31T23:59:59.999+01:00', '2026-11-01T00:00+01:00'],
  ])('on %s the month after %s begins at %s', (site, at, expected) => {
    const next = nextMonth(Date.parse(at), site)
    expect(utc(next)).toBe(utc(Date.parse(expected)))
    expect([isFirstOfMonth(next, site), isFirstOfMonth(next - 1, site)]).toEqual([true, false])
  })

  test.each<Case>([
    ['sg', '2026-05-11T00:00+08:00', '2025-05-11T00:00+08:00'],
    ['sg', '2028-02-29T00:00+08:00', '2027-02-28T00:00+08:00'],
    ['sg', '2029-02-28T00:00+08:00', '2028-02-28T00:00+08:00'],
    // The clocks of Sydney went forward on 5 October 2025.
    ['au', '2026-10-05T00:00+11:00', '2025-10-05T00:00+10:00'],
  ])('on %s a year before %s is %s', (site, at, expected) => {
    expect(utc(aYearBefore(Date.parse(at), site))).toBe(utc(Date.parse(expected)))
  })
})
