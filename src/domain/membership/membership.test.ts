import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import type { Site } from '../region/sites.ts'
import { membershipAt, tiersReached, type Purchase } from './membership.ts'
import { TIERS } from './tiers.ts'

const at = (text: string) => Date.parse(text)
const JOINED = at('2025-01-05T10:00+08:00')

function bought(dollars: number, paid: string, ended?: string): Purchase {
  return {
    paidAt: at(paid),
    goods: dollars * 100,
    backs: ended === undefined ? [] : [{ at: at(ended), goods: dollars * 100 }],
  }
}
const on = (site: Site, purchases: readonly Purchase[], now: number) =>
  membershipAt(purchases, { site, joinedAt: JOINED }, now)

test('each tier asks for more than the one before, and gives more (spec 3, 6)', () => {
  expect(TIERS[0]).toMatchObject({ spentOver: 0, multiplier: 1, bonus: 0 })
  for (const [position, { spentOver, multiplier, bonus }] of TIERS.entries()) {
    const before = TIERS[position - 1]
    if (!before) continue
    expect(spentOver).toBeGreaterThan(before.spentOver)
    expect(multiplier).toBeGreaterThan(before.multiplier)
    expect(bonus).toBeGreaterThan(before.bonus)
  }
})

test('a member begins in the first tier on the day of registration (spec 6)', () => {
  expect(on('sg', [], at('2026-05-10T12:00+08:00'))).toEqual({
    tier: TIERS[0],
    achievedAt: JOINED,
    spent: 0,
    next: { tier: TIERS[1], missing: 500_00 },
    upgradeAt: undefined,
  })
})

describe('each boundary to the millisecond (spec 4.15, 9.8, trust.md R27)', () => {
  type Change = readonly [
    what: string,
    Site,
    purchases: readonly Purchase[],
    boundary: string,
    from: string,
    to: string,
  ]
  test.each<Change>([
    [
      'up at midnight of the next day',
      'sg',
      [bought(500, '2026-05-10T15:00+08:00')],
      '2026-05-11T00:00+08:00',
      'petal',
      'bloom',
    ],
    [
      'a purchase in the last millisecond of a day counts for its midnight',
      'sg',
      [bought(500, '2026-05-10T23:59:59.999+08:00')],
      '2026-05-11T00:00+08:00',
      'petal',
      'bloom',
    ],
    [
      'a purchase at midnight belongs to the day that begins',
      'sg',
      [bought(500, '2026-05-11T00:00+08:00')],
      '2026-05-12T00:00+08:00',
      'petal',
      'bloom',
    ],
    [
      'two tiers at once',
      'sg',
      [bought(1_000, '2026-05-10T09:00+08:00'), bought(500, '2026-05-10T15:00+08:00')],
      '2026-05-11T00:00+08:00',
      'petal',
      'orchid',
    ],
    [
      'after 28 February of a leap year comes the 29th',
      'sg',
      [bought(500, '2028-02-28T15:00+08:00')],
      '2028-02-29T00:00+08:00',
      'petal',
      'bloom',
    ],
    [
      'after 28 February of another year comes March',
      'sg',
      [bought(500, '2027-02-28T15:00+08:00')],
      '2027-03-01T00:00+08:00',
      'petal',
      'bloom',
    ],
    [
      'in the night in which the clocks of Madrid go forward',
      'eu',
      [bought(500, '2026-03-28T15:00+01:00')],
      '2026-03-29T00:00+01:00',
      'petal',
      'bloom',
    ],
    [
      'in the night after it',
      'eu',
      [bought(500, '2026-03-29T15:00+02:00')],
      '2026-03-30T00:00+02:00',
      'petal',
      'bloom',
    ],
    [
      'in the night in which the clocks of Sydney go forward',
      'au',
      [bought(500, '2026-10-03T15:00+10:00')],
      '2026-10-04T00:00+10:00',
      'petal',
      'bloom',
    ],
    [
      'down on the first of the month after twelve months',
      'sg',
      [bought(500, '2025-05-10T15:00+08:00')],
      '2026-06-01T00:00+08:00',
      'bloom',
      'petal',
    ],
    [
      'down to the tier that is met still',
      'sg',
      [bought(1_000, '2025-05-10T15:00+08:00'), bought(500, '2025-09-10T15:00+08:00')],
      '2026-06-01T00:00+08:00',
      'orchid',
      'bloom',
    ],
    [
      'of Sydney on the first of a summer month',
      'au',
      [bought(500, '2025-11-20T15:00+11:00')],
      '2026-12-01T00:00+11:00',
      'bloom',
      'petal',
    ],
    [
      'an order that is given back lowers the tier on the first of the next month',
      'sg',
      [bought(500, '2026-05-10T15:00+08:00', '2026-05-20T12:00+08:00')],
      '2026-06-01T00:00+08:00',
      'bloom',
      'petal',
    ],
  ])('%s', (_, ...[site, purchases, boundary, from, to]) => {
    const moment = at(boundary)
    expect(on(site, purchases, moment - 1).tier.id).toBe(from)
    const after = on(site, purchases, moment)
    expect([after.tier.id, after.achievedAt]).toEqual([to, moment])
    expect(on(site, purchases.toReversed(), moment + 1)).toMatchObject({
      tier: { id: to },
      achievedAt: moment,
    })
  })

  test.each<readonly [what: string, purchases: readonly Purchase[], now: string, tier: string]>([
    [
      'one cent less than the level',
      [bought(499.99, '2026-05-10T15:00+08:00')],
      '2026-05-20T00:00+08:00',
      'petal',
    ],
    [
      'an order that is given back before midnight',
      [bought(500, '2026-05-10T15:00+08:00', '2026-05-10T20:00+08:00')],
      '2026-05-20T00:00+08:00',
      'petal',
    ],
    [
      'the first moment of the twelve months counts',
      [bought(400, '2025-05-11T00:00+08:00'), bought(100, '2026-05-10T15:00+08:00')],
      '2026-05-11T00:00+08:00',
      'bloom',
    ],
    [
      'the moment before it does not',
      [bought(400, '2025-05-10T23:59:59.999+08:00'), bought(100, '2026-05-10T15:00+08:00')],
      '2026-05-11T00:00+08:00',
      'petal',
    ],
    [
      'a purchase at midnight does not count for it',
      [bought(100, '2026-05-10T15:00+08:00'), bought(400, '2026-05-11T00:00+08:00')],
      '2026-05-11T12:00+08:00',
      'petal',
    ],
    [
      'another purchase does not lower a tier before the month ends',
      [bought(500, '2025-05-10T15:00+08:00'), bought(10, '2026-05-15T15:00+08:00')],
      '2026-05-31T23:59:59.999+08:00',
      'bloom',
    ],
    [
      'a tier that is kept up stays',
      [bought(500, '2025-05-10T15:00+08:00'), bought(500, '2026-04-10T15:00+08:00')],
      '2026-06-01T00:00+08:00',
      'bloom',
    ],
  ])('%s', (_, ...[purchases, now, tier]) => {
    expect(on('sg', purchases, at(now)).tier.id).toBe(tier)
  })
})

describe('what is missing to the next tier (spec 3)', () => {
  const now = at('2026-05-10T16:00+08:00')
  test('is the level less the spending of twelve months', () => {
    expect(on('sg', [bought(120, '2026-05-10T15:00+08:00')], now)).toMatchObject({
      spent: 120_00,
      next: { tier: { id: 'bloom' }, missing: 380_00 },
      upgradeAt: undefined,
    })
  })
  test('is nothing where the tier begins at the coming midnight', () => {
    expect(on('sg', [bought(520, '2026-05-10T15:00+08:00')], now)).toMatchObject({
      tier: { id: 'petal' },
      next: { tier: { id: 'bloom' }, missing: 0 },
      upgradeAt: at('2026-05-11T00:00+08:00'),
    })
  })
  test('leaves out what was given back, from that moment on', () => {
    const purchases = [bought(120, '2026-05-09T15:00+08:00', '2026-05-10T16:00+08:00')]
    expect(on('sg', purchases, now).spent).toBe(0)
    expect(on('sg', purchases, now - 1).spent).toBe(120_00)
  })
  test('there is none above the highest', () => {
    expect(on('sg', [bought(2_000, '2026-05-01T15:00+08:00')], now)).toMatchObject({
      tier: { id: 'orchid' },
      next: undefined,
    })
  })
})

describe('520.00 of which 30.00 come back are 490.00 (traps 3.9)', () => {
  const whole = bought(520, '2026-05-10T15:00+08:00')
  const partly = { ...whole, backs: [{ at: at('2026-05-20T12:00+08:00'), goods: 30_00 }] }
  test.each([
    ['before the midnight', '2026-05-10T23:59:59.999+08:00', 'petal', 520_00],
    ['from the midnight on', '2026-05-11T00:00+08:00', 'bloom', 520_00],
    ['a millisecond before the return', '2026-05-20T11:59:59.999+08:00', 'bloom', 520_00],
    ['after the return, until the 1st', '2026-05-20T12:00+08:00', 'bloom', 490_00],
    ['in the last millisecond of the month', '2026-05-31T23:59:59.999+08:00', 'bloom', 490_00],
    ['from the 1st on', '2026-06-01T00:00+08:00', 'petal', 490_00],
    ['whenever it is read: two days later', '2026-06-03T00:00+08:00', 'petal', 490_00],
  ])('%s', (_, ...[now, tier, spent]) => {
    const membership = on('sg', [partly], at(now))
    expect([membership.tier.id, membership.spent]).toEqual([tier, spent])
    expect(on('sg', [partly], at(now))).toEqual(membership)
  })

  test('its bonus goes with the part that came back', () => {
    expect([...tiersReached([whole], 'sg').keys()]).toEqual(['petal', 'bloom'])
    expect([...tiersReached([partly], 'sg').keys()]).toEqual(['petal'])
  })
})

test('a bonus is for the tiers that the purchases which stand have reached, from their midnight on (spec 6)', () => {
  const first = bought(600, '2024-05-10T15:00+08:00')
  const second = bought(1_500, '2026-05-10T15:00+08:00')
  expect([...tiersReached([second, first], 'sg')]).toEqual([
    ['petal', at('2024-05-11T00:00+08:00')],
    ['bloom', at('2024-05-11T00:00+08:00')],
    ['orchid', at('2026-05-11T00:00+08:00')],
  ])
  const returned = { ...second, backs: [{ at: second.paidAt + 9 * DAY_MS, goods: second.goods }] }
  expect([...tiersReached([returned, first], 'sg').keys()]).toEqual(['petal', 'bloom'])
  expect([
    ...tiersReached(
      [bought(300, '2024-05-10T15:00+08:00'), bought(300, '2026-05-10T15:00+08:00')],
      'sg',
    ).keys(),
  ]).toEqual(['petal'])
})
