import { expect, test } from 'vitest'
import type { MemberCoupon } from '#contract/account/coupons.contract.ts'
import { couponsResource } from '#sync/resources/coupons-resource.ts'
import { shownCoupons } from './shown-coupons.ts'

const NOW = 1_800_000_000_000
const open: MemberCoupon = {
  code: 'MAY10',
  label: '10% off',
  state: 'available',
  where: 'online',
  startsAt: NOW - 1_000,
  isExhausted: false,
  isTooLate: false,
}
const list: readonly MemberCoupon[] = [
  open,
  { ...open, code: 'TILL', where: 'in-store', state: 'expires-soon', endsAt: NOW + 1 },
  { ...open, code: 'SPENT', state: 'used', usedAt: NOW - 1, orderNumber: 'V1' },
  { ...open, code: 'FIRST', state: 'not-available', isTooLate: true },
  { ...open, code: 'LATER', state: 'not-available', startsAt: NOW + 1 },
]
const codes = (now: number | undefined, filter: 'all' | 'in-store' | 'online' = 'all') => {
  const { available, unavailable } = shownCoupons(list, { filter, now })
  return [available, unavailable].map((shown) => shown.map(({ coupon }) => coupon.code))
}

test('coupons that can be used are apart from the others (spec 2.14)', () => {
  expect(codes(NOW)).toEqual([
    ['MAY10', 'TILL'],
    ['SPENT', 'FIRST', 'LATER'],
  ])
})

test('a list without a network goes on ageing: one ends, another begins', () => {
  expect(codes(NOW + 1)).toEqual([
    ['MAY10', 'LATER'],
    ['TILL', 'SPENT', 'FIRST'],
  ])
})

test('before the clock is known the states are those of the server', () => {
  expect(codes(undefined)).toEqual(codes(NOW))
})

test('each filter shows its own place', () => {
  expect(codes(NOW, 'in-store')).toEqual([['TILL'], []])
  expect(codes(NOW, 'online')).toEqual([['MAY10'], ['SPENT', 'FIRST', 'LATER']])
})

test('the device shows what the server has confirmed, and tells a missing list from an empty one', () => {
  const data = { version: 0, shopper: 'm1', emailConfirmed: true, list: [...list] }
  const snapshot = { name: 'coupons', version: 0, shopper: 'm1', data, asOf: 5 }
  const context = { locale: 'en-SG', currency: 'SGD' } as const
  expect(couponsResource.view?.(snapshot, [], context)).toEqual({ status: 'ready', coupons: data, asOf: 5 })
  expect(couponsResource.view?.(undefined, [], context)).toEqual({
    status: 'ready',
    coupons: undefined,
    asOf: undefined,
  })
})
