import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { DAY_MS } from '../time-units.ts'
import type { PointReason } from './point-reasons.ts'
import { goodsOf, POINTS, pointsAt, pointsForGoods, pointsForReview, type PointEntry } from './points.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const day = (days: number) => START + days * DAY_MS

let serial = 0
/** Something that happened so many days after the start. */
function row(
  days: number,
  delta: number,
  { about = `thing:${serial}`, reason = delta > 0 ? 'order' : 'spent', usableAfter = 0 } = {} as {
    about?: string
    reason?: PointReason
    usableAfter?: number
  },
): PointEntry {
  serial += 1
  const at = day(days)
  return { ref: `ref:${serial}`, about, delta, reason, at, availableAt: at + usableAfter * DAY_MS }
}

describe('awards', () => {
  test.each([
    ['sign-up', POINTS.signUp, 100],
    ['a review', pointsForReview({ photos: 0 }), 100],
    ['a review with a photo', pointsForReview({ photos: 1 }), 150],
    ['a review with five photos', pointsForReview({ photos: 5 }), 150],
    ['a share', POINTS.share, 2],
    ['a birthday', POINTS.birthday, 200],
  ])('%s gives its points (spec 9.8)', (_, points, expected) => expect(points).toBe(expected))

  test.each([
    ['S$1', [1_00, 'SGD'], 1],
    ['a cent less than S$1', [99, 'SGD'], 0],
    ['S$129.90', [129_90, 'SGD'], 129],
    ['nothing', [0, 'SGD'], 0],
    ['¥11,500, which is S$100', [11_500, 'JPY'], 100],
    ['€66.50, which is S$100', [66_50, 'EUR'], 100],
    ['€66.49', [66_49, 'EUR'], 99],
  ] as const)('goods of %s give points: S$1 is one (spec 9.8)', (_, [amount, currency], points) => {
    expect(pointsForGoods(minor(amount), currency)).toBe(points)
  })

  test.each([
    [100_00, 1, 100],
    [100_00, 1.25, 125],
    [129_90, 1.25, 161],
    [129_90, 1.5, 193],
  ])('%d cents of goods give by a tier of times %d: %d points (spec 6, 9.8)', (goods, multiplier, points) => {
    expect(pointsForGoods(minor(goods), 'SGD', multiplier)).toBe(points)
  })

  test('the goods of an order are what its lines cost after all reductions; shipping is no line (spec 9.8)', () => {
    expect(
      goodsOf([
        { amount: 200_00, discount: 56_00 },
        { amount: 30_00, discount: 0 },
      ]),
    ).toBe(174_00)
  })
})

describe('the points of a member', () => {
  test.each<[string, [PointEntry[], number], [usable: number, pending: number]]>([
    ['a member without any', [[], 0], [0, 0]],
    ['points of an order wait for 24 hours', [[row(0, 50, { usableAfter: 1 })], 0.999], [0, 50]],
    ['and are usable from then on', [[row(0, 50, { usableAfter: 1 })], 1], [50, 0]],
    ['what was spent is gone', [[row(0, 100), row(1, -40)], 2], [60, 0]],
    ['they are there on the last of 365 days', [[row(0, 100)], 364.999], [100, 0]],
    ['and expire after 365 days without activity', [[row(0, 100)], 365], [0, 0]],
    ['an award refreshes all of them', [[row(0, 100), row(364, 2)], 700], [102, 0]],
    ['spending refreshes the rest', [[row(0, 100), row(364, -1)], 700], [99, 0]],
    ['what comes after an expiry is all there is', [[row(0, 100), row(365, 2)], 366], [2, 0]],
  ])('%s (spec 9.8)', (_, [entries, days], [usable, pending]) => {
    expect(pointsAt(entries, day(days))).toMatchObject({ usable, pending })
    expect(pointsAt(entries.toReversed(), day(days))).toMatchObject({ usable, pending })
  })

  const about = 'order:1'
  const back = (days: number, delta: number, usableAfter = 0) =>
    row(days, delta, { about, reason: 'taken-back', usableAfter })

  test.each<[string, [PointEntry[], number], [usable: number, pending: number]]>([
    [
      'points that cannot be used yet are taken from those',
      [[row(0, 9), row(0, 50, { about, usableAfter: 1 }), back(0.5, -50, 0.5)], 0.6],
      [9, 0],
    ],
    [
      'spent points that are taken back are owed',
      [[row(0, 50, { about }), row(1, -50), back(2, -50)], 3],
      [-50, 0],
    ],
    [
      'a debt is paid by the next points',
      [[row(0, 50, { about }), row(1, -50), back(2, -50), row(3, 60)], 4],
      [10, 0],
    ],
    [
      'a debt does not expire',
      [[row(0, 50, { about }), row(1, -50), back(2, -50), row(500, 60)], 501],
      [10, 0],
    ],
    ['taking back is no activity', [[row(0, 100), row(0, 50, { about }), back(200, -50)], 365], [0, 0]],
    [
      'expired points are not taken back once more',
      [[row(0, 50, { about }), row(366, 2), back(367, -50)], 368],
      [2, 0],
    ],
  ])('%s', (_, [entries, days], [usable, pending]) => {
    expect(pointsAt(entries, day(days))).toMatchObject({ usable, pending })
  })

  test('an expiry is told with its day, and follows from the time alone: a clock that is turned back brings the points back', () => {
    const entries = [row(0, 100), row(10, 2)]
    const [newest] = pointsAt(entries, day(375)).activity
    expect(newest).toMatchObject({ delta: -102, reason: 'expired', at: day(375) })
    expect(pointsAt(entries, day(374))).toMatchObject({ usable: 102, expiresAt: day(375) })
    expect(pointsAt(entries, day(374)).activity.map(({ delta }) => delta)).toEqual([2, 100])
    expect(pointsAt(entries, day(375)).expiresAt).toBeUndefined()
  })
})
