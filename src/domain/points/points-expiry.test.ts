import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import type { PointReason } from './point-reasons.ts'
import { pointsAt, type PointEntry } from './points.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const day = (days: number) => START + days * DAY_MS
const YEAR = 365 * DAY_MS

let serial = 0
type RowOf = { readonly reason?: PointReason; readonly about?: string }
function row(days: number, delta: number, { reason, about }: RowOf = {}): PointEntry {
  serial += 1
  const at = day(days)
  const kind = reason ?? (delta > 0 ? 'share' : 'spent')
  return { ref: `ref:${serial}`, about: about ?? `thing:${serial}`, delta, reason: kind, at, availableAt: at }
}
const used = (days: number, points: number, about: string) => row(days, -points, { about })
const returned = (days: number, points: number, about: string) =>
  row(days, points, { about, reason: 'returned' })
const totalAt = (entries: readonly PointEntry[], at: number) => {
  const { usable, pending } = pointsAt(entries, at)
  return usable + pending
}

describe('points expire 365 days after the last activity (spec 9.8)', () => {
  test.each([
    ['2026-01-01T00:00:00.000Z', 'an ordinary day'],
    ['2026-03-28T12:00:00.000+08:00', 'Members’ Day'],
    ['2026-03-29T00:59:59.999Z', 'the last moment of winter time in Madrid'],
    ['2026-10-03T16:00:00.000Z', 'the last moment of winter time in Sydney'],
    ['2027-12-31T23:59:59.999+08:00', 'the year after has 29 February'],
    ['2028-02-29T00:00:00.000+08:00', '29 February'],
  ])('to the millisecond, whatever the calendar says: earned at %s (%s)', (at) => {
    const earnedAt = Date.parse(at)
    const entry = { ...row(0, 100), at: earnedAt, availableAt: earnedAt }
    expect(totalAt([entry], earnedAt + YEAR - 1)).toBe(100)
    expect(totalAt([entry], earnedAt + YEAR)).toBe(0)
    expect(totalAt([entry], earnedAt + YEAR + 1)).toBe(0)
    expect(pointsAt([entry], earnedAt).expiresAt).toBe(earnedAt + YEAR)
  })

  test.each<[string, PointEntry[], number]>([
    [
      'traps 3.5: 1 point spent on day 364 and returned restores the old expiry, 30 days at least',
      [row(0, 100), used(364, 1, 'o'), returned(364.5, 1, 'o')],
      394.5,
    ],
    [
      'spent and returned early: the old expiry',
      [row(0, 100), used(10, 50, 'o'), returned(12, 50, 'o')],
      365,
    ],
    [
      'another activity between stays one',
      [row(0, 100), used(10, 50, 'o'), row(11, 2), returned(12, 50, 'o')],
      376,
    ],
    [
      'a use that stands in part is an activity',
      [row(0, 100), used(200, 50, 'o'), returned(210, 20, 'o')],
      565,
    ],
    [
      'returned in two parts, of which the second is the rest',
      [row(0, 100), used(200, 50, 'o'), returned(210, 20, 'o'), returned(220, 30, 'o')],
      365,
    ],
    ['spent and returned at the same moment', [row(0, 100), used(200, 50, 'o'), returned(200, 50, 'o')], 365],
    [
      'an activity after the return counts',
      [row(0, 100), used(9, 9, 'o'), returned(9, 9, 'o'), row(20, 2)],
      385,
    ],
    ['what the owner takes is no activity', [row(0, 100), row(300, -10, { reason: 'withdrawn' })], 365],
    ['what the owner gives is one', [row(0, 100), row(300, 10, { reason: 'granted' })], 665],
    ['a held reference is none', [row(0, 100), row(300, 0, { reason: 'birthday' })], 365],
  ])('%s', (_, entries, expected) => {
    const { expiresAt } = pointsAt(entries, Math.max(...entries.map(({ at }) => at)))
    expect(expiresAt).toBe(day(expected))
    expect(totalAt(entries, day(expected) - 1)).toBeGreaterThan(0)
    expect(totalAt(entries, day(expected))).toBe(0)
  })

  test('traps 3.5: points that come back after the rest has expired live 30 days, and the rest stays expired', () => {
    const entries = [row(0, 100), used(100, 60, 'o'), returned(500, 60, 'o')]
    expect(totalAt(entries, day(500))).toBe(60)
    expect(totalAt(entries, day(530) - 1)).toBe(60)
    expect(totalAt(entries, day(530))).toBe(0)
  })

  test('traps 3.3: a debt of 50 and 60 earned are 10; nothing below zero can be spent', () => {
    const debt = [
      row(0, 50, { about: 'o', reason: 'order' }),
      row(1, -50),
      row(2, -50, { about: 'o', reason: 'taken-back' }),
    ]
    expect(pointsAt(debt, day(3)).usable).toBe(-50)
    expect(pointsAt([...debt, row(4, 60)], day(5)).usable).toBe(10)
  })

  test('traps 3.4: 100 of which 80 were spent expire as 20, and 50 that come later are 50', () => {
    const entries = [row(0, 100), row(1, -80), row(400, 50)]
    expect(totalAt(entries, day(401))).toBe(50)
    expect(pointsAt(entries, day(401)).activity.map(({ delta }) => delta)).toEqual([50, -20, -80, 100])
  })
})

/** What can happen to a member's points, one after the other. */
const steps = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 400 * DAY_MS }),
    points: fc.integer({ min: 1, max: 500 }),
    what: fc.constantFrom('earn', 'spend', 'return', 'refund', 'withdraw'),
  }),
  { maxLength: 25 },
)
type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** Rows as the server writes them: nothing is spent that is not there, nothing is returned twice. */
function ledgerOf(happened: Steps): PointEntry[] {
  const rows: PointEntry[] = []
  let now = START
  for (const [index, { after, points, what }] of happened.entries()) {
    now += after
    const at = { at: now, availableAt: now }
    const { usable } = pointsAt(rows, now)
    const open = (reason: PointReason) =>
      rows.find(
        (one) => one.reason === reason && rows.filter(({ about }) => about === one.about).length === 1,
      )
    const earned = open('order')
    const spent = open('spent')
    const about = `thing:${index}`
    if (what === 'earn') rows.push({ ...row(0, points, { about, reason: 'order' }), ...at })
    if (what === 'spend' && usable >= points) rows.push({ ...used(0, points, about), ...at })
    if (what === 'withdraw' && usable >= points)
      rows.push({ ...row(0, -points, { about, reason: 'withdrawn' }), ...at })
    if (what === 'return' && spent) rows.push({ ...returned(0, -spent.delta, spent.about), ...at })
    if (what === 'refund' && earned)
      rows.push({ ...row(0, -earned.delta, { about: earned.about, reason: 'taken-back' }), ...at })
  }
  return rows
}

test.each(['spent', 'withdrawn'] as const)(
  'points that are %s by a server whose clock is ahead cannot be used again by one that is behind',
  (reason) => {
    const entries = [row(0, 100), row(2, -60, { reason })]
    expect(pointsAt(entries, day(1)).usable).toBe(40)
  },
)

describe('properties of the ledger', () => {
  test('traps 3.4: an expiry takes what is there and no more, and the history adds up to the balance', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 500 * DAY_MS }), (happened, later) => {
        const rows = ledgerOf(happened)
        const end = (rows.at(-1)?.at ?? START) + later
        const { usable, pending, activity } = pointsAt(rows, end)
        let sum = 0
        for (const { delta, reason } of activity.toReversed()) {
          if (reason === 'expired') expect(sum).toBeGreaterThan(0)
          sum += delta
          if (reason === 'expired') expect(sum).toBe(0)
        }
        expect(usable + pending).toBe(sum)
      }),
      { numRuns: 300 },
    )
  })

  test('without another activity points stay until their expiry, and are gone at it', () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const rows = ledgerOf(happened)
        const last = rows.at(-1)?.at ?? START
        const { expiresAt } = pointsAt(rows, last)
        const total = totalAt(rows, last)
        if (expiresAt === undefined) {
          expect(total).toBeLessThanOrEqual(0)
          return
        }
        expect(expiresAt).toBeGreaterThan(last)
        expect(totalAt(rows, expiresAt - 1)).toBe(total)
        expect(totalAt(rows, expiresAt)).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  test('traps 3.5: spending and returning never lengthens the life of points by more than 30 days', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 364 * DAY_MS }), (happened, after) => {
        const rows = ledgerOf(happened)
        const last = rows.at(-1)?.at ?? START
        const { expiresAt, usable } = pointsAt(rows, last)
        const at = last + after
        if (expiresAt === undefined || usable <= 0 || at >= expiresAt) return
        const now = { at, availableAt: at }
        const back = [
          { ...used(0, usable, 'x'), ...now },
          { ...returned(0, usable, 'x'), ...now },
        ]
        const restored = pointsAt([...rows, ...back], at).expiresAt ?? 0
        expect(restored).toBeLessThanOrEqual(Math.max(expiresAt, at + 30 * DAY_MS))
        expect(restored).toBeGreaterThanOrEqual(at + 30 * DAY_MS)
      }),
      { numRuns: 300 },
    )
  })
})
