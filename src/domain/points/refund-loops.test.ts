import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { pointsAt, pointsForGoods, type PointEntry } from './points.ts'

const START = Date.parse('2026-01-01T00:00:00Z')

type Happened = Pick<PointEntry, 'ref' | 'about' | 'delta' | 'reason' | 'at'>
const entry = (one: Happened): PointEntry => ({ ...one, availableAt: one.at })
const signUp = entry({ ref: 'sign-up', about: 'sign-up', delta: 100, reason: 'sign-up', at: START })

/** The rows of an order that is worth these points one after the other, as the server writes them: each difference. */
function standing(about: string, worth: readonly number[], at: number): PointEntry[] {
  return worth.flatMap((points, index) => {
    const delta = points - (worth[index - 1] ?? 0)
    if (delta === 0) return []
    const reason = delta > 0 ? 'order' : 'taken-back'
    return [entry({ ref: `${about}:${index}`, about, delta, reason, at: at + index })]
  })
}

describe('buying and returning gives nothing (traps 3.1)', () => {
  test('a thousand orders that are bought, earn and are refunded leave the balance as before', () => {
    const rows = [signUp]
    for (let loop = 0; loop < 1_000; loop++)
      rows.push(...standing(`order:${loop}`, [161, 0], START + loop * HOUR_MS))
    const end = START + 1_000 * HOUR_MS
    expect(pointsAt(rows, end)).toMatchObject({ usable: 100, pending: 0 })
  })

  test('whatever of the points is spent in between, balance and what was spent are what was there (property)', () => {
    const order = fc.record({
      points: fc.integer({ min: 1, max: 2_000 }),
      spent: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
        const rows = [signUp]
        let spent = 0
        for (const [index, { points, spent: share }] of orders.entries()) {
          const at = START + (index + 1) * DAY_MS
          const about = `order:${index}`
          rows.push(entry({ ref: about, about, delta: points, reason: 'order', at }))
          const usable = Math.max(0, pointsAt(rows, at).usable)
          const use = Math.floor(usable * share)
          if (use > 0)
            rows.push(
              entry({ ref: `use:${index}`, about: `use:${index}`, delta: -use, reason: 'spent', at: at + 1 }),
            )
          spent += use
          rows.push(entry({ ref: `${about}:1`, about, delta: -points, reason: 'taken-back', at: at + 2 }))
        }
        const end = START + (orders.length + 2) * DAY_MS
        expect(pointsAt(rows, end).usable).toBe(100 - spent)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a refund in parts (traps 3.2)', () => {
  const worth = (cents: number) => pointsForGoods(minor(cents), 'SGD', 1.25)

  test('129.90 give 161 at times 1.25; 29.95 that come back take 38, not the 36 of a part alone', () => {
    expect(worth(129_90)).toBe(161)
    const rows = standing('order:1', [worth(129_90), worth(129_90 - 29_95)], START)
    expect(rows.map(({ delta }) => delta)).toEqual([161, -38])
    expect(worth(29_95)).toBe(36)
    // Each of three pieces alone would take 53, so that 2 points would stay of nothing.
    expect(3 * worth(43_30)).toBe(159)
    const pieces = standing('order:2', [129_90, 86_60, 43_30, 0].map(worth), START)
    expect(pieces.reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
  })

  test('after any sequence the points are those of what is left (property)', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(lines, fc.constantFrom(1, 1.25, 1.5), fc.infiniteStream(fc.nat()), (...given) => {
        const [costs, multiplier, chance] = given
        const points = (cents: number) => pointsForGoods(minor(cents), 'SGD', multiplier)
        const left = [...costs]
        const sums = [costs.reduce((sum, one) => sum + one, 0)]
        while (left.length > 0) {
          left.splice((chance.next().value ?? 0) % left.length, 1)
          sums.push(left.reduce((sum, one) => sum + one, 0))
        }
        const rows = [signUp, ...standing('order:1', sums.map(points), START + DAY_MS)]
        for (const [index, sum] of sums.entries())
          expect(pointsAt(rows, START + DAY_MS + index).usable).toBe(100 + points(sum))
      }),
      { numRuns: 200 },
    )
  })
})

test('50 earned and spent, 21 earned and refunded, the 50 returned: 50 (traps 3.3)', () => {
  const at = (hours: number) => START + hours * HOUR_MS
  const rows = [
    entry({ ref: 'a', about: 'order:a', delta: 50, reason: 'order', at: at(0) }),
    entry({ ref: 'b', about: 'pay:b', delta: -50, reason: 'spent', at: at(1) }),
    entry({ ref: 'c', about: 'order:b', delta: 21, reason: 'order', at: at(2) }),
    entry({ ref: 'd', about: 'order:b', delta: -21, reason: 'taken-back', at: at(3) }),
    entry({ ref: 'e', about: 'pay:b', delta: 50, reason: 'returned', at: at(4) }),
  ]
  expect(rows.map((_, last) => pointsAt(rows.slice(0, last + 1), at(last)).usable)).toEqual([
    50, 0, 21, 0, 50,
  ])
})
