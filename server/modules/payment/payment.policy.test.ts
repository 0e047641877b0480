import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-states.ts'
import type { AttemptState } from '../orders/orders.policy.ts'
import { settlementOf, type Settlement, type Situation } from './payment.policy.ts'

const ORDERS = ORDER_STATUSES
const ATTEMPTS: AttemptState[] = [
  'created',
  'waiting',
  'risk',
  'refused',
  'expired',
  'paid',
  'mismatch',
  'refunded',
]
const FACTS: Situation['fact'][] = ['waiting', 'risk', 'refused', 'expired', 'paid', 'refunded']

test('money for an order that was taken back goes back: its pieces are in a bag (spec 4.13)', () => {
  const late = { order: 'cancelled', attempt: 'expired', fact: 'paid', matches: true } as const
  expect(settlementOf(late)).toBe('revive')
  expect(settlementOf({ ...late, changed: true })).toBe('give-back')
})

describe('what a fact about a payment does', () => {
  test.for<[OrderStatus, AttemptState, Situation['fact'], boolean, Settlement]>([
    ['unpaid', 'waiting', 'paid', true, 'fulfil'],
    ['unpaid', 'created', 'paid', true, 'fulfil'],
    ['unpaid', 'refused', 'paid', true, 'fulfil'],
    ['unpaid', 'waiting', 'paid', false, 'hold'],
    ['unpaid', 'waiting', 'refused', true, 'note'],
    ['unpaid', 'waiting', 'refused', false, 'nothing'],
    ['unpaid', 'risk', 'waiting', true, 'nothing'],
    ['unpaid', 'refused', 'waiting', true, 'nothing'],
    ['unpaid', 'waiting', 'waiting', true, 'nothing'],
    ['cancelled', 'waiting', 'paid', true, 'revive'],
    ['cancelled', 'expired', 'paid', true, 'revive'],
    ['cancelled', 'waiting', 'paid', false, 'give-back'],
    ['cancelled', 'waiting', 'refunded', true, 'undone'],
    ['processing', 'paid', 'paid', true, 'nothing'],
    ['processing', 'waiting', 'paid', true, 'give-back'],
    ['processing', 'paid', 'refunded', true, 'undone'],
    ['processing', 'waiting', 'refunded', true, 'note'],
    ['shipped', 'paid', 'refunded', true, 'undone'],
    ['shipped', 'waiting', 'paid', true, 'give-back'],
    ['held', 'mismatch', 'paid', false, 'nothing'],
    ['held', 'mismatch', 'refunded', false, 'undone'],
    ['held', 'waiting', 'paid', true, 'give-back'],
    ['refunded', 'waiting', 'paid', true, 'give-back'],
    ['refunded', 'refunded', 'paid', true, 'nothing'],
  ])(
    'an order that is %s with an attempt that is %s hears %s (as asked: %s): %s',
    ([order, attempt, fact, matches, did]) => {
      expect(settlementOf({ order, attempt, fact, matches })).toBe(did)
    },
  )

  test('R29 money that is not what we asked for never fulfils an order', () => {
    for (const order of ORDERS)
      for (const attempt of ATTEMPTS)
        for (const fact of FACTS)
          expect(['fulfil', 'revive']).not.toContain(settlementOf({ order, attempt, fact, matches: false }))
  })

  test('R8 hearing a fact twice does nothing the second time', () => {
    const situation = fc.record({
      order: fc.constantFrom(...ORDERS),
      fact: fc.constantFrom(...FACTS),
      matches: fc.boolean(),
    })
    fc.assert(
      fc.property(situation, (heard) => {
        expect(settlementOf({ ...heard, attempt: heard.fact })).toBe('nothing')
      }),
    )
  })
})
