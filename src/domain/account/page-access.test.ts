import { describe, expect, test } from 'vitest'
import { accessOf, type PageAccess } from './page-access.ts'

const PAGES: readonly (readonly [string, PageAccess])[] = [
  ['/', 'open'],
  ['/cart', 'open'],
  ['/checkout-guest', 'open'],
  ['/LogOff.html', 'open'],
  ['/account/register', 'open'],
  ['/products/silk-dress-V1001', 'open'],
  ['/user/dashboard', 'popup'],
  ['/user/dashboard/', 'popup'],
  ['/user/help', 'popup'],
  ['/user/anything/else', 'popup'],
  ['/somewhere/user/else', 'popup'],
  ['/user/wishlist', 'popup-once'],
  ['/user/write-review/V1001', 'popup-once'],
  ['/user/my-review/V1001', 'popup-once'],
  ['/user/orders/list', 'popup'],
  ['/user/orders/nowhere', 'popup'],
  ['/user/orders/detail/VD2611280123ABCD', 'popup-once'],
  ['/user/points', 'popup'],
  ['/user/gift-card', 'popup'],
  ['/user/coupon', 'popup'],
  ['/user/address', 'member'],
  ['/user/account-security', 'member'],
  ['/account/bind-guide', 'member'],
  ['/checkout', 'member'],
  ['/user/settings/Email-Confirm', 'open'],
]

test.each(PAGES)('%s is %s for a guest (spec 2.3)', (page, access) => {
  expect(accessOf(page)).toBe(access)
})

describe('the first load of the checkout (spec 2.3)', () => {
  test.each([
    ['?payexpress=1', 'open'],
    ['?token=a&paypalexpress=1', 'open'],
    ['?payexpress=0', 'member'],
    ['?payexpress=', 'member'],
    ['?express=1', 'member'],
    ['?payexpress2=1', 'member'],
    ['', 'member'],
  ] as const)('with %s is %s', (search, access) => {
    expect(accessOf('/checkout', search)).toBe(access)
  })

  test('the flag opens no other page', () => {
    expect(accessOf('/user/address', '?payexpress=1')).toBe('member')
  })
})
