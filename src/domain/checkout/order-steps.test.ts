import { describe, expect, test } from 'vitest'
import { stepsAhead, type OrderStep } from './order-steps.ts'

/** A Monday, ten in the morning in Singapore. */
const PAID = Date.UTC(2026, 4, 4, 2)
const DAY = 86_400_000

describe('what is still to come for a paid order (spec 9.7)', () => {
  test.each<[string, { sent?: number; method?: 'pickup' }, number, OrderStep[]]>([
    ['on the day it is paid', {}, 0, ['prepare', 'travel', 'return']],
    ['on the third business day', {}, 3, ['prepare', 'travel', 'return']],
    ['after the third business day', {}, 4, ['travel', 'return']],
    ['to be picked up', { method: 'pickup' }, 0, ['prepare', 'collect', 'return']],
    ['to be picked up, late', { method: 'pickup' }, 9, ['collect', 'return']],
    ['shipped', { sent: 2 }, 2, ['travel', 'return']],
    ['shipped, on the tenth business day', { sent: 0 }, 14, ['travel', 'return']],
    ['shipped, after the tenth business day', { sent: 0 }, 15, ['return']],
    ['shipped, on the last day of a return', { sent: 0 }, 29, ['return']],
    ['shipped half a year ago', { sent: 0 }, 180, []],
  ])('%s', (_, { sent, method = 'delivery' }, days, steps) => {
    const order = {
      shippingMethod: method,
      paidAt: PAID,
      shippedAt: sent === undefined ? undefined : PAID + sent * DAY,
    }
    expect(stepsAhead(order, { site: 'sg', now: PAID + days * DAY })).toEqual(steps)
  })
})
