import { describe, expect, test } from 'vitest'
import type { ShippingMethod } from '../cart/shipping.ts'
import { stepsAhead, type OrderStep } from './order-steps.ts'

/** A Monday, ten in the morning in Singapore. */
const PAID = Date.UTC(2026, 4, 4, 2)
const DAY = 86_400_000

interface Situation {
  /** Days since the payment. */
  readonly now: number
  readonly sent?: number
  readonly shippingMethod?: ShippingMethod
  readonly cardsToSend?: number
}

describe('what is still to come for a paid order (spec 9.7)', () => {
  test.each<[string, Situation, OrderStep[]]>([
    ['on the day it is paid', { now: 0 }, ['prepare', 'travel', 'return']],
    ['on the third business day', { now: 3 }, ['prepare', 'travel', 'return']],
    ['after the third business day', { now: 4 }, ['travel', 'return']],
    ['to be picked up', { now: 0, shippingMethod: 'pickup' }, ['prepare', 'collect', 'return']],
    ['to be picked up, late', { now: 9, shippingMethod: 'pickup' }, ['collect', 'return']],
    ['shipped', { now: 2, sent: 2 }, ['travel', 'return']],
    ['shipped, on the tenth business day', { now: 14, sent: 0 }, ['travel', 'return']],
    ['shipped, after the tenth business day', { now: 15, sent: 0 }, ['return']],
    ['shipped, on the last day of a return', { now: 29, sent: 0 }, ['return']],
    ['of eGift cards, before they are sent', { now: 0, cardsToSend: 2 }, ['mail']],
    ['of eGift cards, on their day months later', { now: 90, cardsToSend: 1 }, ['mail']],
    ['of eGift cards, once they are sent', { now: 0, cardsToSend: 0 }, []],
    ['shipped half a year ago', { now: 180, sent: 0 }, []],
  ])('%s', (_, { now, sent, shippingMethod = 'delivery', cardsToSend }, steps) => {
    const shippedAt = sent === undefined ? undefined : PAID + sent * DAY
    const place = { site: 'sg', now: PAID + now * DAY } as const
    expect(stepsAhead({ shippingMethod, paidAt: PAID, shippedAt, cardsToSend }, place)).toEqual(steps)
  })
})
