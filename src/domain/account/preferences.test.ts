import { expect, test } from 'vitest'
import { applyToPreferences, type Preferences } from './preferences.ts'

const KNOWN: Preferences = {
  style: 'basics',
  newsletter: true,
  canSubscribe: true,
  stockMail: true,
  cartPush: 2,
  stockPush: 1,
  parcelPush: 1,
}

test.each([
  ['nothing', {}, {}],
  ['another style', { style: 'workwear' }, { style: 'workwear' }],
  ['no style', { style: 'none' }, { style: 'none' }],
  ['no newsletter', { newsletter: false }, { newsletter: false }],
  ['no mails about pieces that are back', { stockMail: false }, { stockMail: false }],
  ['no reminder in any browser', { cartPush: 'off' }, { cartPush: 0 }],
  [
    'two changes',
    { stockPush: 'off', style: undefined, stockMail: false },
    { stockPush: 0, stockMail: false },
  ],
] as const)('a change to %s leaves the rest (spec 2.14)', (_, change, changed) => {
  expect(applyToPreferences(KNOWN, change)).toEqual({ ...KNOWN, ...changed })
})
