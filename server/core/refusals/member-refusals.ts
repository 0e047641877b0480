import type { Refusals } from './refusals.ts'

/** Refusals about accounts and the ways to log in. */
export const MEMBER_REFUSALS = {
  'sign-in-wrong': {
    status: 200,
    code: 4050,
    text: /*i18n*/ { id: 'refused.sign-in-wrong', message: 'Email or password is not right.' },
  },
  'registration-wrong': {
    status: 200,
    code: 4051,
    text: /*i18n*/ { id: 'refused.registration-wrong', message: 'Please check what you entered.' },
  },
  'password-wrong': {
    status: 200,
    code: 4052,
    text: /*i18n*/ { id: 'refused.password-wrong', message: 'Please choose another password.' },
  },
  'member-exists': {
    status: 200,
    code: 4053,
    text: /*i18n*/ { id: 'refused.member-exists', message: 'This account already exists.' },
  },
  'guide-unknown': {
    status: 200,
    code: 4071,
    text: /*i18n*/ { id: 'refused.guide-unknown', message: 'This is not the code of a guide.' },
  },
  'guide-self': {
    status: 200,
    code: 4072,
    text: /*i18n*/ { id: 'refused.guide-self', message: 'This is your own code.' },
  },
  'guide-only': {
    status: 403,
    code: 4075,
    text: /*i18n*/ { id: 'refused.guide-only', message: 'This is for guides.' },
  },
  'old-password-wrong': {
    status: 200,
    code: 4054,
    text: /*i18n*/ { id: 'refused.old-password-wrong', message: 'The old password is incorrect.' },
  },
  'link-invalid': {
    status: 200,
    code: 4055,
    text: /*i18n*/ {
      id: 'refused.link-invalid',
      message: 'This link is not valid any more. Please request a new one.',
    },
  },
  'password-needed': {
    status: 200,
    code: 4056,
    text: /*i18n*/ {
      id: 'refused.password-needed',
      message: 'Please enter the password of your account to confirm this address.',
    },
  },
  'passkey-expired': {
    status: 200,
    code: 4070,
    text: /*i18n*/ {
      id: 'refused.passkey-expired',
      message: 'That took too long, or was done before. Please try again.',
    },
  },
  'passkey-wrong': {
    status: 200,
    code: 4071,
    text: /*i18n*/ { id: 'refused.passkey-wrong', message: 'We could not check this passkey.' },
  },
  'passkey-unknown': {
    status: 200,
    code: 4072,
    text: /*i18n*/ {
      id: 'refused.passkey-unknown',
      message: 'This passkey belongs to no account here. Please log in with your password.',
    },
  },
  'passkey-exists': {
    status: 200,
    code: 4073,
    text: /*i18n*/ { id: 'refused.passkey-exists', message: 'This passkey is in use already.' },
  },
  'passkeys-full': {
    status: 200,
    code: 4074,
    text: /*i18n*/ {
      id: 'refused.passkeys-full',
      message: 'You have as many passkeys as an account can have. Remove one before you add another.',
    },
  },
  'profile-wrong': {
    status: 200,
    code: 4080,
    text: /*i18n*/ { id: 'refused.profile-wrong', message: 'Please check what you entered.' },
  },
  'email-unconfirmed': {
    status: 200,
    code: 4081,
    text: /*i18n*/ {
      id: 'refused.email-unconfirmed',
      message: 'Please confirm your email address first.',
    },
  },
  'points-short': {
    status: 200,
    code: 4082,
    text: /*i18n*/ {
      id: 'refused.points-short',
      message: 'There are not enough points for this: it takes {points}, and {usable} can be used.',
    },
  },
  'social-down': {
    status: 200,
    code: 4110,
    text: /*i18n*/ { id: 'refused.social-down', message: 'Can not fetch {social} SDK' },
  },
  'social-cancelled': {
    status: 200,
    code: 4111,
    text: /*i18n*/ {
      id: 'refused.social-cancelled',
      message: 'You have not logged in with {social}. Nothing has changed.',
    },
  },
  'social-expired': {
    status: 200,
    code: 4112,
    text: /*i18n*/ {
      id: 'refused.social-expired',
      message: 'This login has expired, or it was begun in another browser. Please log in again.',
    },
  },
  'social-rejected': {
    status: 200,
    code: 4113,
    text: /*i18n*/ {
      id: 'refused.social-rejected',
      message: 'We could not verify the answer of {social}. Nothing has changed. Please log in again.',
    },
  },
  'social-email': {
    status: 200,
    code: 4114,
    text: /*i18n*/ {
      id: 'refused.social-email',
      message:
        '{social} has not verified your email address, so it cannot log you in here. Please verify the address there, or log in with your password.',
    },
  },
  'social-other': {
    status: 200,
    code: 4115,
    text: /*i18n*/ {
      id: 'refused.social-other',
      message:
        'Your account is connected with another login of {social}. Please use that one, or your password.',
    },
  },
  'connect-cancelled': {
    status: 200,
    code: 4117,
    text: /*i18n*/ {
      id: 'refused.connect-cancelled',
      message: 'You have not connected {social}. Nothing has changed.',
    },
  },
  'connect-expired': {
    status: 200,
    code: 4118,
    text: /*i18n*/ {
      id: 'refused.connect-expired',
      message: 'This has expired, or it was begun with another login. Please connect again.',
    },
  },
  'connect-rejected': {
    status: 200,
    code: 4119,
    text: /*i18n*/ {
      id: 'refused.connect-rejected',
      message: 'We could not verify the answer of {social}. Nothing has changed. Please connect again.',
    },
  },
  'connect-taken': {
    status: 200,
    code: 4120,
    text: /*i18n*/ {
      id: 'refused.connect-taken',
      message:
        'This login of {social} belongs to another account of the shop. Nothing has changed. Please choose another login there.',
    },
  },
  'connect-other': {
    status: 200,
    code: 4121,
    text: /*i18n*/ {
      id: 'refused.connect-other',
      message: 'Your account is connected with another login of {social}. Please disconnect that one first.',
    },
  },
  'connect-unconfirmed': {
    status: 200,
    code: 4122,
    text: /*i18n*/ {
      id: 'refused.connect-unconfirmed',
      message: 'Please confirm your email address first. Then you can connect {social}.',
    },
  },
  'birthday-set': {
    status: 200,
    code: 4123,
    text: /*i18n*/ {
      id: 'refused.birthday-set',
      message: 'The birthday cannot be changed after submission.',
    },
  },
  'last-way-in': {
    status: 200,
    code: 4116,
    text: /*i18n*/ {
      id: 'refused.last-way-in',
      message: 'This is your only way to log in. Please set a password first.',
    },
  },
} as const satisfies Refusals
