import { describe, expect, test } from 'vitest'
import type { PaymentStanding } from '#commands/checkout-calls.ts'
import { pollDelay, isPending, outcomeOf, type Outcome } from './outcome.ts'

describe('what the result page says', () => {
  test.each<[PaymentStanding, boolean, Outcome]>([
    ['paid', false, 'paid'],
    ['paid', true, 'paid'],
    ['refused', false, 'refused'],
    ['waiting', false, 'waiting'],
    ['waiting', true, 'unpaid'],
    ['risk', false, 'checked'],
    ['none', false, 'unpaid'],
    ['expired', true, 'expired'],
    ['changed', true, 'changed'],
    ['refunded', false, 'refunded'],
    ['mismatch', false, 'held'],
  ])('a payment that is %s (cancelled: %s) is %s', (standing, cancelled, outcome) => {
    expect(outcomeOf(standing, cancelled)).toBe(outcome)
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
