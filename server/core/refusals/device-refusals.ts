import type { Refusals } from './refusals.ts'

/** Refusals about tablets of a store, scanned codes and notifications. */
export const DEVICE_REFUSALS = {
  'kiosk-code-wrong': {
    status: 200,
    code: 4040,
    text: /*i18n*/ {
      id: 'refused.kiosk-code-wrong',
      message: 'This code is not right, or it has been used or has run out.',
    },
  },
  'kiosk-unknown': {
    status: 200,
    code: 4041,
    text: /*i18n*/ { id: 'refused.kiosk-unknown', message: 'This tablet is not set up for a store.' },
  },
  'hand-over-gone': {
    status: 200,
    code: 4042,
    text: /*i18n*/ {
      id: 'refused.hand-over-gone',
      message: 'This link has been used or has run out. Please ask for a new one at the tablet.',
    },
  },
  'code-unknown': {
    status: 200,
    code: 4043,
    text: /*i18n*/ { id: 'refused.code-unknown', message: 'We do not know this code.' },
  },
  'till-code-wrong': {
    status: 200,
    code: 4044,
    text: /*i18n*/ {
      id: 'refused.till-code-wrong',
      message: 'This code does not count now. Ask for the next one.',
    },
  },
  'till-code-used': {
    status: 200,
    code: 4045,
    text: /*i18n*/ {
      id: 'refused.till-code-used',
      message: 'This code has been used already. Ask for the next one.',
    },
  },
  'confirmation-gone': {
    status: 200,
    code: 4046,
    text: /*i18n*/ {
      id: 'refused.confirmation-gone',
      message: 'That took too long. Scan the next code.',
    },
  },
  'coupon-used': {
    status: 200,
    code: 4047,
    text: /*i18n*/ { id: 'refused.coupon-used', message: 'This coupon has been used already.' },
  },
  'coupon-not-here': {
    status: 200,
    code: 4048,
    text: /*i18n*/ {
      id: 'refused.coupon-not-here',
      message: 'This is no coupon that the member can use in a store today.',
    },
  },
  'push-address': {
    status: 200,
    code: 4031,
    text: /*i18n*/ {
      id: 'refused.push-address',
      message: 'We cannot send notifications to this browser.',
    },
  },
  'push-unknown': {
    status: 200,
    code: 4032,
    text: /*i18n*/ {
      id: 'refused.push-unknown',
      message: 'Notifications are not turned on for this device.',
    },
  },
} as const satisfies Refusals
