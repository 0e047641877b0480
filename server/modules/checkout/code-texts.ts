import type { CodeMisfit } from '#domain/cart/code-rule.ts'
import type { Message } from '#domain/region/say.ts'
import type { CodeProblem } from './read-codes.ts'
import type { PointsProblem } from './read-points.ts'

/** Why a code does nothing (spec 8, 9.6, 9.9). */
export const CODE_TEXTS: Readonly<Record<CodeProblem | CodeMisfit, Message>> = {
  'below-minimum': /*i18n*/ {
    id: 'code.below-minimum',
    message: 'Did not meet the minimum amount limit.',
  },
  'gift-cards-only': /*i18n*/ {
    id: 'code.gift-cards-only',
    message: 'Discount codes cannot be used on gift card purchases.',
  },
  'no-such-goods': /*i18n*/ {
    id: 'code.no-such-goods',
    message: 'This code does not apply to the items in your bag.',
  },
  expired: /*i18n*/ { id: 'code.expired', message: 'This code has expired.' },
  'not-yet': /*i18n*/ { id: 'code.not-yet', message: 'This code is not valid yet.' },
  'not-yours': /*i18n*/ {
    id: 'code.not-yours',
    message: 'This code belongs to another account. Sign in to use your own.',
  },
  'not-first-order': /*i18n*/ {
    id: 'code.not-first-order',
    message: 'This code is for your first order only.',
  },
  used: /*i18n*/ { id: 'code.used', message: 'This code has been used.' },
  'in-store': /*i18n*/ { id: 'code.in-store', message: 'This code is for our stores only.' },
  'second-code': /*i18n*/ {
    id: 'code.second-code',
    message: 'Only one discount code can be used per order.',
  },
  repeated: /*i18n*/ { id: 'code.repeated', message: 'This gift card has been added already.' },
  // Also an empty, expired or blocked gift card (trust.md S12).
  unknown: /*i18n*/ { id: 'code.unusable', message: 'This code cannot be used. Please check it.' },
  'too-many': /*i18n*/ {
    id: 'code.too-many',
    message: 'Too many codes were tried. Please try again in an hour.',
  },
}

/** Why points do not pay, and what so many pay (spec 9.8). */
export const POINTS_TEXTS: Readonly<Record<PointsProblem | 'option', Message>> = {
  option: /*i18n*/ { id: 'points.option', message: '{points} points pay {amount}' },
  'not-a-multiple': /*i18n*/ {
    id: 'points.not-a-multiple',
    message: 'Points can be used in steps of {step}.',
  },
  short: /*i18n*/ { id: 'points.short', message: 'You do not have enough points.' },
  unconfirmed: /*i18n*/ {
    id: 'points.unconfirmed',
    message: 'Confirm your email address to use your points.',
  },
  guest: /*i18n*/ { id: 'points.guest', message: 'Sign in to use your points.' },
}
