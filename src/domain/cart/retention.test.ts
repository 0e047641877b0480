import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { showsRetentionPrompt } from './retention.ts'

const NOW = 1_800_000_000_000

describe('leaving the bag (spec 4.3)', () => {
  test.each([
    '/',
    '/products/silk-dress-AB12',
    '/user/wishlist',
    '/fr/dresses-c-1.html',
    '/fr',
    '/checkout/later',
  ])('leaving for %s asks the user once to stay', (to) => {
    expect(showsRetentionPrompt(to, undefined, NOW)).toBe(true)
    expect(showsRetentionPrompt(to, NOW - 1, NOW)).toBe(false)
  })

  test.each([
    '/checkout',
    '/fr/checkout',
    '/checkout?walletexpress=1',
    '/checkout-guest',
    '/cart?x=1',
    '/checkout/',
  ])('leaving for %s asks nothing', (to) => {
    expect(showsRetentionPrompt(to, undefined, NOW)).toBe(false)
  })

  test.each([
    ['just now', NOW, false],
    ['a millisecond short of 24 hours ago', NOW - DAY_MS + 1, false],
    ['24 hours ago', NOW - DAY_MS, true],
    ['a week ago', NOW - 7 * DAY_MS, true],
    ['in the future, by a clock set back', NOW + DAY_MS, true],
  ])('shown %s, asked again: %s', (_title, lastShown, isRequested) => {
    expect(showsRetentionPrompt('/', lastShown, NOW)).toBe(isRequested)
  })
})
