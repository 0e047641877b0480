import type { Message } from '#domain/region/say.ts'
import type { CardField, CardProblem, Outcome } from './test-cards.ts'

/** Texts of the sandbox's payment page. */
export const PAGE_TEXTS = {
  title: /*i18n*/ { id: 'sandbox.title', message: 'Payment' },
  order: /*i18n*/ { id: 'sandbox.order', message: 'Order' },
  test: /*i18n*/ {
    id: 'sandbox.test',
    message: 'This is a test till. No money moves here, and no real card belongs here.',
  },
  expiryHint: /*i18n*/ { id: 'sandbox.expiry-hint', message: 'MM/YY' },
  pay: /*i18n*/ { id: 'sandbox.pay', message: 'Pay {amount}' },
  cancel: /*i18n*/ { id: 'sandbox.cancel', message: 'Cancel and return to the shop' },
  cards: /*i18n*/ { id: 'sandbox.cards', message: 'Test cards' },
  check: /*i18n*/ { id: 'sandbox.check', message: 'Please check the fields marked below.' },
  closed: /*i18n*/ { id: 'sandbox.closed', message: 'This payment page is closed.' },
  back: /*i18n*/ { id: 'sandbox.back', message: 'Return to the shop' },
  unknown: /*i18n*/ { id: 'sandbox.unknown', message: 'There is no such payment.' },
} as const

export const FIELD_TEXTS = {
  name: /*i18n*/ { id: 'sandbox.field-name', message: 'Name on card' },
  number: /*i18n*/ { id: 'sandbox.field-number', message: 'Card number' },
  expiry: /*i18n*/ { id: 'sandbox.field-expiry', message: 'Expiry date' },
  cvc: /*i18n*/ { id: 'sandbox.field-cvc', message: 'Security code' },
} as const satisfies Readonly<Record<CardField, Message>>

export const OUTCOME_TEXTS = {
  paid: /*i18n*/ { id: 'sandbox.outcome-paid', message: 'is paid' },
  refused: /*i18n*/ { id: 'sandbox.outcome-refused', message: 'is refused' },
  risk: /*i18n*/ { id: 'sandbox.outcome-risk', message: 'is checked first, then paid' },
  slow: /*i18n*/ { id: 'sandbox.outcome-slow', message: 'takes a few seconds' },
  disputed: /*i18n*/ {
    id: 'sandbox.outcome-disputed',
    message: 'is paid, and disputed at its bank a few seconds later',
  },
} as const satisfies Readonly<Record<Outcome, Message>>

export const PROBLEM_TEXTS = {
  required: /*i18n*/ { id: 'sandbox.problem-required', message: 'Please fill this in.' },
  number: /*i18n*/ { id: 'sandbox.problem-number', message: 'This is not a card number.' },
  'test-only': /*i18n*/ {
    id: 'sandbox.problem-test-only',
    message: 'Only the test cards below work here.',
  },
  expiry: /*i18n*/ { id: 'sandbox.problem-expiry', message: 'Please write the date as MM/YY.' },
  expired: /*i18n*/ { id: 'sandbox.problem-expired', message: 'This card has expired.' },
  cvc: /*i18n*/ { id: 'sandbox.problem-cvc', message: 'Please enter the 3 or 4 digits.' },
} as const satisfies Readonly<Record<CardProblem, Message>>
