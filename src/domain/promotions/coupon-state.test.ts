import { expect, test } from 'vitest'
import { canUseCoupon, couponState, EXPIRES_SOON_MS } from './coupon-state.ts'

const NOW = 1_800_000_000_000
const open = { startsAt: NOW - 1_000, isUsed: false, isExhausted: false, isTooLate: false }

test.each([
  ['without an end', {}, 'available'],
  ['that begins now', { startsAt: NOW }, 'available'],
  ['that begins in a millisecond', { startsAt: NOW + 1 }, 'not-available'],
  ['that ends in 7 days and a millisecond', { endsAt: NOW + EXPIRES_SOON_MS + 1 }, 'available'],
  ['that ends in 7 days', { endsAt: NOW + EXPIRES_SOON_MS }, 'expires-soon'],
  ['that ends a millisecond before 7 days are over', { endsAt: NOW + EXPIRES_SOON_MS - 1 }, 'expires-soon'],
  ['that ends in a millisecond', { endsAt: NOW + 1 }, 'expires-soon'],
  ['that ends now', { endsAt: NOW }, 'not-available'],
  ['that ended a millisecond ago', { endsAt: NOW - 1 }, 'not-available'],
  ['whose uses others have taken', { isExhausted: true }, 'not-available'],
  ['for the first order, after it', { isTooLate: true }, 'not-available'],
  ['that the member has used', { isUsed: true }, 'used'],
  ['that the member has used, after its end', { isUsed: true, endsAt: NOW - 1 }, 'used'],
  ['that the member has used, with the last of its uses', { isUsed: true, isExhausted: true }, 'used'],
] as const)('a coupon %s (spec 4.15)', (_, facts, state) => {
  expect(couponState({ ...open, ...facts }, NOW)).toBe(state)
})

test('one that expires soon can still be used', () => {
  expect((['available', 'expires-soon', 'not-available', 'used'] as const).filter(canUseCoupon)).toEqual([
    'available',
    'expires-soon',
  ])
})
