import { describe, expect, test } from 'vitest'
import type { PaymentStanding } from '#commands/checkout-calls.ts'
import type { OrderView } from '#contract/buying/checkout.contract.ts'
import { pollDelay, isPending, outcomeOf, type Outcome } from './outcome.ts'

describe('what the result page says', () => {
  test.each<[PaymentStanding, OrderView['status'], boolean, Outcome]>([
    ['paid', 'processing', false, 'paid'],
    ['paid', 'processing', true, 'paid'],
    ['paid', 'shipped', false, 'shipped'],
    ['refused', 'unpaid', false, 'refused'],
    ['waiting', 'unpaid', false, 'waiting'],
    ['waiting', 'unpaid', true, 'unpaid'],
    ['risk', 'unpaid', false, 'checked'],
    ['none', 'unpaid', false, 'unpaid'],
    ['expired', 'cancelled', true, 'expired'],
    ['changed', 'cancelled', true, 'changed'],
    ['refunded', 'refunded', false, 'refunded'],
    ['mismatch', 'held', false, 'held'],
  ])('a payment that is %s of an order that is %s (cancelled: %s) is %s', (standing, status, cancelled, is) => {
    expect(outcomeOf(standing, { status, cancelled })).toBe(is)
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
