import { expect, test } from 'vitest'
import { minor } from '../brand.ts'
import { FIRST_TIERS, type Promotion } from '../promotions/promotion.ts'
import { giftToAnnounce, stepsToAnnounce } from './offer-reasons.ts'

const NOW = 1_800_000_000_000
const GIFT = { ruleId: 'G', giftType: 1 }
const OTHER = { ruleId: 'H', giftType: 1 }
const PREFERENTIAL = { ruleId: 'P', giftType: 2 }

test.each([
  ['announces the first gift', { offers: [PREFERENTIAL, GIFT, OTHER], gifts: [] }, 'G'],
  ['announces a gift beside a preferential good in the bag', { offers: [GIFT], gifts: [PREFERENTIAL] }, 'G'],
  [
    'announces none once the bag has one, of whatever promotion',
    { offers: [GIFT], gifts: [OTHER] },
    undefined,
  ],
  ['announces no preferential good', { offers: [PREFERENTIAL], gifts: [] }, undefined],
  ['announces nothing where nothing runs', { offers: [], gifts: [] }, undefined],
])('the gift popup %s (spec 2.11, 9.6)', (_, facts, ruleId) => {
  expect(giftToAnnounce(facts)?.ruleId).toBe(ruleId)
})

const RUNNING: Promotion = {
  kind: 'multi-item',
  id: 'M',
  from: NOW,
  until: NOW + 1,
  tiers: FIRST_TIERS,
  leastPrice: minor(0),
}
const piece = { qty: 1, selected: true, multiItem: true, flash: false }

test.each([
  ['an empty bag', [], true],
  ['one piece', [piece], true],
  ['two pieces: a third gives more', [{ ...piece, qty: 2 }], true],
  ['three pieces: the best step is reached', [{ ...piece, qty: 2 }, piece], false],
  [
    'three, one of them not selected',
    [
      { ...piece, qty: 2 },
      { ...piece, selected: false },
    ],
    true,
  ],
  [
    'three, one of them in a flash deal',
    [
      { ...piece, qty: 2 },
      { ...piece, flash: true },
    ],
    true,
  ],
  ['three that take no part', [{ ...piece, qty: 3, multiItem: false }], true],
])('the multi-item popup for %s (spec 9.6)', (_, lines, wanted) => {
  const steps = stepsToAnnounce({ promotions: [RUNNING], now: NOW, lines })
  expect(steps).toEqual(wanted ? FIRST_TIERS.toReversed() : [])
})

test.each([
  ['before its first moment', NOW - 1],
  ['from its last moment on', NOW + 1],
])('the multi-item popup is silent %s', (_, now) => {
  expect(stepsToAnnounce({ promotions: [RUNNING], now, lines: [] })).toEqual([])
})
