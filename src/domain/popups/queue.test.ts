import { describe, expect, test } from 'vitest'
import { nextPopup, POPUPS, type Popup, type PopupFacts } from './queue.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const DAY = 86_400_000
const HOUR = 3_600_000

const ALL: ReadonlySet<Popup> = new Set(POPUPS)
const FACTS: PopupFacts = {
  now: NOW,
  page: '/',
  isRestricted: false,
  isPainted: true,
  isBusy: false,
  isSpent: false,
  wanted: ALL,
  shownAt: {},
}
const only = (...wanted: Popup[]): Pick<PopupFacts, 'wanted'> => ({ wanted: new Set(wanted) })
const without = (...names: Popup[]): Pick<PopupFacts, 'wanted'> =>
  only(...POPUPS.filter((one) => !names.includes(one)))

describe('the queue of popups (traps 3.20)', () => {
  test('goes privacy, newsletter, draw, gift, multi-item discount, retention, banner, one a visit', () => {
    const shown: Popup[] = []
    const wanted = new Set(ALL)
    for (let visit = 0; visit < POPUPS.length; visit++) {
      const next = nextPopup({ ...FACTS, wanted })
      if (next === undefined) break
      shown.push(next)
      wanted.delete(next)
    }
    expect(shown).toEqual(['privacy', 'newsletter', 'draw', 'gift', 'multi-item', 'retention', 'banner'])
  })

  test.each<[string, Partial<PopupFacts>, Popup | undefined]>([
    ['nothing has a reason', only(), undefined],
    ['before the first paint', { isPainted: false }, undefined],
    ['while the sign-in, a panel or a bar is open', { isBusy: true }, undefined],
    ['the European site', { isRestricted: true }, undefined],

    ['the checkout', { page: '/checkout' }, undefined],
    ['the checkout of a guest', { page: '/checkout-guest' }, undefined],
    ['a payment under way', { page: '/pay-loading' }, undefined],
    ['the result of a payment', { page: '/payment-result' }, undefined],
    ['the registration', { page: '/account/register' }, undefined],
    ['a forgotten password', { page: '/forgotPassword/' }, undefined],
    ['the link of a mail', { page: '/user/settings/Email-Confirm' }, undefined],
    ['the confirmation of the newsletter', { page: '/account/newsletter' }, undefined],
    ['the camera', { page: '/scan' }, undefined],

    ['a second popup of a visit', { isSpent: true, ...without('retention') }, undefined],
    ['leaving the bag in a visit that had its popup (spec 4.3)', { isSpent: true }, 'retention'],

    ['the draw on MyCoupon', { page: '/user/coupon', ...only('draw') }, undefined],
    ['the gift on MyCoupon', { page: '/user/coupon', ...only('gift') }, undefined],
    ['the draw on StoreRegister', { page: '/account/store-register', ...only('draw') }, undefined],
    ['the banner on MyCoupon', { page: '/user/coupon', ...only('draw', 'banner') }, 'banner'],
    ['the privacy popup on StoreRegister', { page: '/account/store-register' }, 'privacy'],

    ['a draw of 23 hours ago', { ...only('draw'), shownAt: { draw: NOW - 23 * HOUR } }, undefined],
    ['a draw of 24 hours ago', { ...only('draw'), shownAt: { draw: NOW - DAY } }, 'draw'],
    [
      'a newsletter popup of 29 days ago',
      { ...only('newsletter'), shownAt: { newsletter: NOW - 29 * DAY } },
      undefined,
    ],
    [
      'a newsletter popup of 30 days ago',
      { ...only('newsletter'), shownAt: { newsletter: NOW - 30 * DAY } },
      'newsletter',
    ],
    ['one that is quiet makes room', { ...only('draw', 'gift'), shownAt: { draw: NOW } }, 'gift'],
    ['a clock that was set back a day', { ...only('draw'), shownAt: { draw: NOW + DAY } }, 'draw'],
    ['privacy without an answer, shown a moment ago', { shownAt: { privacy: NOW } }, 'privacy'],
  ])('%s', (_, facts, popup) => {
    expect(nextPopup({ ...FACTS, ...facts })).toBe(popup)
  })
})
