import type { Refusals } from './refusals.ts'

/** Refusals of a call as such, whatever it is about. */
export const CALL_REFUSALS = {
  'bad-input': {
    status: 400,
    code: 400,
    text: /*i18n*/ { id: 'refused.bad-input', message: 'Please check what you entered.' },
  },
  'key-missing': {
    status: 400,
    code: 400,
    text: /*i18n*/ { id: 'refused.key-missing', message: 'This call needs an Idempotency-Key.' },
  },
  'sign-in-needed': {
    status: 401,
    code: 401,
    text: /*i18n*/ { id: 'refused.sign-in-needed', message: 'Please sign in first.' },
  },
  forbidden: {
    status: 403,
    code: 403,
    text: /*i18n*/ { id: 'refused.forbidden', message: 'This is not allowed from here.' },
  },
  'staff-needed': {
    status: 403,
    code: 403,
    text: /*i18n*/ { id: 'refused.staff-needed', message: 'Staff have to sign in on this tablet first.' },
  },
  'other-person': {
    status: 403,
    code: 403,
    text: /*i18n*/ { id: 'refused.other-person', message: 'These changes belong to somebody else.' },
  },
  'not-found': { status: 404, code: 404, text: /*i18n*/ { id: 'refused.not-found', message: 'Not found.' } },
  gap: {
    status: 409,
    code: 409,
    text: /*i18n*/ { id: 'refused.gap', message: 'Some earlier changes are missing.' },
  },
  'other-operation': {
    status: 409,
    code: 4090,
    text: /*i18n*/ {
      id: 'refused.other-operation',
      message: 'A copy of this device was here before. Nothing is lost.',
    },
  },
  'device-unknown': {
    status: 409,
    code: 409,
    text: /*i18n*/ { id: 'refused.device-unknown', message: 'This device is new to us.' },
  },
  'in-progress': {
    status: 409,
    code: 409,
    text: /*i18n*/ { id: 'refused.in-progress', message: 'This is already being done.' },
  },
  'too-large': {
    status: 413,
    code: 413,
    text: /*i18n*/ { id: 'refused.too-large', message: 'This is too large.' },
  },
  'version-unsupported': {
    status: 426,
    code: 426,
    text: /*i18n*/ {
      id: 'refused.version-unsupported',
      message: 'This needs another version of the shop. Nothing is lost.',
    },
  },
  'key-reused': {
    status: 422,
    code: 422,
    text: /*i18n*/ { id: 'refused.key-reused', message: 'This key was used for something else.' },
  },
  'update-needed': {
    status: 426,
    code: 426,
    text: /*i18n*/ {
      id: 'refused.update-needed',
      message: 'Please load the new version of the shop first. Your changes are kept.',
    },
  },
  'too-many': {
    status: 429,
    code: 429,
    text: /*i18n*/ { id: 'refused.too-many', message: 'Too many requests. Please wait a moment.' },
  },
  broken: {
    status: 500,
    code: 500,
    text: /*i18n*/ { id: 'refused.broken', message: 'Something went wrong on our side.' },
  },
  closed: {
    status: 503,
    code: 503,
    text: /*i18n*/ { id: 'refused.closed', message: 'The shop is closed at the moment.' },
  },
  'search-preparing': {
    status: 503,
    code: 5030,
    text: /*i18n*/ {
      id: 'refused.search-preparing',
      message: 'The search is being prepared. Please try again in a moment.',
    },
  },
  unavailable: {
    status: 503,
    code: 503,
    text: /*i18n*/ {
      id: 'refused.unavailable',
      message: 'We cannot answer just now. Please try again soon.',
    },
  },
  'storage-full': {
    status: 503,
    code: 503,
    text: /*i18n*/ {
      id: 'refused.storage-full',
      message: 'We cannot save this just now. Please try again soon.',
    },
  },
} as const satisfies Refusals
