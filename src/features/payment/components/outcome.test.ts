import { describe, expect, test } from 'vitest'
import type { PaymentStanding } from '#commands/checkout-calls.ts'
import { pollDelay, isPending, outcomeOf, type Outcome, type Standing } from './outcome.ts'

describe('what the result page says', () => {
  test.each<[PaymentStanding, Standing, Outcome]>([
    ['paid', { status: 'processing', cancelled: false }, 'paid'],
    ['paid', { status: 'processing', cancelled: true }, 'paid'],
    ['paid', { status: 'shipped', cancelled: false }, 'shipped'],
    ['paid', { status: 'part-shipped', cancelled: false }, 'shipped'],
    ['paid', { status: 'delivered', cancelled: false }, 'delivered'],
    ['refused', { status: 'unpaid', cancelled: false }, 'refused'],
    ['waiting', { status: 'unpaid', cancelled: false }, 'waiting'],
    ['waiting', { status: 'unpaid', cancelled: true }, 'unpaid'],
    ['risk', { status: 'unpaid', cancelled: false }, 'checked'],
    ['none', { status: 'unpaid', cancelled: false }, 'unpaid'],
    ['expired', { status: 'cancelled', cancelled: true }, 'expired'],
    ['changed', { status: 'cancelled', cancelled: true }, 'changed'],
    ['refunded', { status: 'refunded', cancelled: false }, 'refunded'],
    ['mismatch', { status: 'held', cancelled: false }, 'held'],
  ])('a payment that is %s, of an order %j, is %s', (standing, order, outcome) => {
    expect(outcomeOf(standing, order)).toBe(outcome)
  })
})

test.each<[PaymentStanding | undefined, boolean]>([
  ['waiting', true],
  ['risk', true],
  ['paid', false],
  ['refused', false],
  ['none', false],
  [undefined, false],
])('a payment that is %s is asked after again: %s', (standing, open) =>
  expect(isPending(standing)).toBe(open),
)

test('the provider is polled soon, then at growing intervals of at most 15 seconds', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map(pollDelay)
  expect(waits[0]).toBe(1_500)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBe(15_000)
})
