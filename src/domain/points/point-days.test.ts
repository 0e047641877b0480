import { describe, expect, test } from 'vitest'
import type { Site } from '../region/sites.ts'
import { birthdayReward } from './birthday-reward.ts'
import { dayMultiplier, isMembersDay } from './members-day.ts'
import { ACTIVITY_KINDS, activityKind, POINT_REASONS } from './point-reasons.ts'

describe('Members’ Day is the 28th to the 30th of the site (spec 9.8)', () => {
  test.each<[Site, string, boolean]>([
    ['sg', '2026-05-27T23:59:59.999+08:00', false],
    ['sg', '2026-05-28T00:00:00.000+08:00', true],
    ['sg', '2026-05-30T23:59:59.999+08:00', true],
    ['sg', '2026-05-31T00:00:00.000+08:00', false],
    ['sg', '2026-06-30T23:59:59.999+08:00', true],
    ['sg', '2026-07-01T00:00:00.000+08:00', false],
    ['sg', '2027-02-28T23:59:59.999+08:00', true],
    ['sg', '2027-03-01T00:00:00.000+08:00', false],
    ['sg', '2028-02-29T12:00:00.000+08:00', true],
    // One moment, two calendars.
    ['jp', '2026-05-27T15:30:00.000Z', true],
    ['eu', '2026-05-27T15:30:00.000Z', false],
    // Clocks go forward on 29 March in Madrid, and on 4 October in Sydney.
    ['eu', '2026-03-28T00:00:00.000+01:00', true],
    ['eu', '2026-03-30T23:59:59.999+02:00', true],
    ['eu', '2026-03-31T00:00:00.000+02:00', false],
    ['au', '2026-09-27T23:59:59.999+10:00', false],
    ['au', '2026-09-28T00:00:00.000+10:00', true],
    ['au', '2027-10-30T23:59:59.999+11:00', true],
    ['au', '2027-10-31T00:00:00.000+11:00', false],
  ])('%s at %s: %s', (site, at, expected) => {
    expect(isMembersDay(Date.parse(at), site)).toBe(expected)
    expect(dayMultiplier(Date.parse(at), site)).toBe(expected ? 2 : 1)
  })
})

describe('the reward of a birthday begins with its month on the site (traps 3.12, D9)', () => {
  test.each<[string, Site, string, string | undefined]>([
    ['1990-05-17', 'sg', '2026-04-30T23:59:59.999+08:00', undefined],
    ['1990-05-17', 'sg', '2026-05-01T00:00:00.000+08:00', '2026-05-01T00:00:00.000+08:00'],
    ['1990-05-17', 'sg', '2026-05-31T23:59:59.999+08:00', '2026-05-01T00:00:00.000+08:00'],
    ['1990-05-17', 'sg', '2026-06-01T00:00:00.000+08:00', undefined],
    // Born on 29 February: every year.
    ['2004-02-29', 'sg', '2026-02-01T00:00:00.000+08:00', '2026-02-01T00:00:00.000+08:00'],
    ['2004-02-29', 'sg', '2028-02-29T12:00:00.000+08:00', '2028-02-01T00:00:00.000+08:00'],
    ['2004-02-29', 'sg', '2026-03-01T00:00:00.000+08:00', undefined],
    // One moment, two calendars, and clocks that change within the month.
    ['1990-01-01', 'jp', '2026-12-31T15:00:00.000Z', '2027-01-01T00:00:00.000+09:00'],
    ['1990-01-01', 'eu', '2026-12-31T15:00:00.000Z', undefined],
    ['1990-10-31', 'au', '2026-10-31T12:00:00.000+11:00', '2026-10-01T00:00:00.000+10:00'],
    ['1990-10-31', 'eu', '2026-10-31T12:00:00.000+01:00', '2026-10-01T00:00:00.000+02:00'],
    ['', 'sg', '2026-05-01T00:00:00.000+08:00', undefined],
  ])('born %s, %s at %s: %s', (...[birthday, site, at, expected]) => {
    const reward = birthdayReward(birthday, site, Date.parse(at))
    expect(reward?.at).toBe(expected && Date.parse(expected))
    if (expected) expect(reward?.ref).toBe(`birthday:${expected.slice(0, 4)}`)
  })
})

describe('the history has three kinds', () => {
  test.each([
    ['order', 50, 'earned'],
    ['taken-back', -50, 'spent'],
    ['withdrawn', -50, 'spent'],
    ['spent', -50, 'spent'],
    ['returned', 50, 'spent'],
    ['expired', -50, 'expired'],
    ['of a newer server', 50, 'earned'],
    ['of a newer server', -50, 'spent'],
  ])('%s of %d is %s', (reason, delta, expected) => {
    expect(activityKind({ reason, delta })).toBe(expected)
  })

  test('every reason of the ledger is in one of them', () => {
    for (const reason of POINT_REASONS) expect(ACTIVITY_KINDS).toContain(activityKind({ reason, delta: 1 }))
  })
})
