import { expect, test } from 'vitest'
import { isCheckoutPage } from '#domain/region/links.ts'
import { LONG_AWAY_MS, mayUpdateSilently, type UpdateMoment } from './update-policy.ts'

const opened: UpdateMoment = {
  dirty: false,
  inCheckout: false,
  busy: false,
  occasion: 'page-opened',
  hiddenForMs: 0,
}

test.each<[string, Partial<UpdateMoment>, boolean]>([
  ['as a page is opened', {}, true],
  ['while the shop is in use', { occasion: 'in-use' }, false],
  ['after a short look elsewhere', { occasion: 'came-back', hiddenForMs: LONG_AWAY_MS }, false],
  ['after a long time away', { occasion: 'came-back', hiddenForMs: LONG_AWAY_MS + 1 }, true],
  [
    'after a long time away from a half-filled form',
    { occasion: 'came-back', hiddenForMs: LONG_AWAY_MS + 1, dirty: true },
    false,
  ],
  ['as the checkout is opened', { inCheckout: true }, false],
  ['while changes are sent', { busy: true }, false],
])('a new version %s is taken silently: %s', (_, part, silently) => {
  expect(mayUpdateSilently({ ...opened, ...part })).toBe(silently)
})

test.each([
  ['/checkout-guest', true],
  ['/payment-result', true],
  ['/cart', false],
  ['/checkout-list', false],
])('%s is part of paying: %s', (page, part) => {
  expect(isCheckoutPage(page)).toBe(part)
})
