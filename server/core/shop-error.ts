/**
 * Every refusal of the server. `code` and `status` are what the client receives: a refusal by a shop rule is HTTP 200
 * with its own code (spec 7.1, offline.md D5), a broken call is a 4xx, and only the latter may be retried. The texts
 * are translated in the page group `server`.
 */
export const ERROR_CODES = {
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
  'product-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.product-unknown', message: 'product does not exist' },
  },
  'order-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.order-unknown', message: 'We could not find this order.' },
  },
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
  'storage-full': {
    status: 503,
    code: 503,
    text: /*i18n*/ {
      id: 'refused.storage-full',
      message: 'We cannot save this just now. Please try again soon.',
    },
  },
  'sold-out': { status: 200, code: 4001, text: /*i18n*/ { id: 'refused.sold-out', message: 'Sold Out' } },
  'stop-selling': {
    status: 200,
    code: 4002,
    text: /*i18n*/ { id: 'refused.stop-selling', message: 'Stop Selling' },
  },
  'sku-unknown': {
    status: 200,
    code: 4003,
    text: /*i18n*/ { id: 'refused.sku-unknown', message: 'This item is no longer in the shop.' },
  },
  'redeem-only': {
    status: 200,
    code: 4004,
    text: /*i18n*/ { id: 'refused.redeem-only', message: 'Redeem Only' },
  },
  'not-in-cart': {
    status: 200,
    code: 4005,
    text: /*i18n*/ { id: 'refused.not-in-cart', message: 'This item is not in your bag any more.' },
  },
  'cart-full': {
    status: 200,
    code: 4006,
    text: /*i18n*/ { id: 'refused.cart-full', message: 'Your bag is full.' },
  },
  'nothing-selected': {
    status: 200,
    code: 4007,
    text: /*i18n*/ { id: 'refused.nothing-selected', message: 'Please select at least one item.' },
  },
  'cart-changed': {
    status: 200,
    code: 4008,
    text: /*i18n*/ {
      id: 'refused.cart-changed',
      message: 'The product(s) in shopping bag has been changed, please check',
    },
  },
  'remove-sold-out': {
    status: 200,
    code: 4009,
    text: /*i18n*/ { id: 'refused.remove-sold-out', message: 'Please remove sold out product(s)' },
  },
  'remove-stop-selling': {
    status: 200,
    code: 4010,
    text: /*i18n*/ { id: 'refused.remove-stop-selling', message: 'Please remove stop selling product(s)' },
  },
  'address-wrong': {
    status: 200,
    code: 4011,
    text: /*i18n*/ { id: 'refused.address-wrong', message: 'Please check your address.' },
  },
  'email-wrong': {
    status: 200,
    code: 4012,
    text: /*i18n*/ { id: 'refused.email-wrong', message: 'Invalid email address' },
  },
  'store-wrong': {
    status: 200,
    code: 4013,
    text: /*i18n*/ { id: 'refused.store-wrong', message: 'Please choose a store for pickup.' },
  },
  'already-paid': {
    status: 200,
    code: 4014,
    text: /*i18n*/ { id: 'refused.already-paid', message: 'This order is paid already.' },
  },
  'order-expired': {
    status: 200,
    code: 4015,
    text: /*i18n*/ { id: 'refused.order-expired', message: 'The time to pay for this order has passed.' },
  },
  'payment-open': {
    status: 200,
    code: 4021,
    text: /*i18n*/ {
      id: 'refused.payment-open',
      message: 'A payment for this order is under way. It can be changed when the payment has ended.',
    },
  },
  'language-unknown': {
    status: 200,
    code: 4016,
    text: /*i18n*/ { id: 'refused.language-unknown', message: 'We do not speak this language yet.' },
  },
  'currency-unknown': {
    status: 200,
    code: 4017,
    text: /*i18n*/ { id: 'refused.currency-unknown', message: 'We do not take this currency here.' },
  },
  'wishlist-full': {
    status: 200,
    code: 4018,
    text: /*i18n*/ { id: 'refused.wishlist-full', message: 'Your wishlist is full.' },
  },
  'addresses-full': {
    status: 200,
    code: 4060,
    text: /*i18n*/ {
      id: 'refused.addresses-full',
      message: 'Your address book is full. Delete an address before you add another.',
    },
  },
  'review-unknown': {
    status: 200,
    code: 4020,
    text: /*i18n*/ { id: 'refused.review-unknown', message: 'This review is no longer in the shop.' },
  },
  'not-bought': {
    status: 200,
    code: 4036,
    text: /*i18n*/ {
      id: 'refused.not-bought',
      message: 'Only people who have bought a piece can review it, and we find no order of it.',
    },
  },
  'provider-down': {
    status: 200,
    code: 4019,
    text: /*i18n*/ {
      id: 'refused.provider-down',
      message: 'The payment service does not answer. Your order is kept; please try again.',
    },
  },
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
  'payment-risk': {
    status: 200,
    code: 504,
    text: /*i18n*/ { id: 'refused.payment-risk', message: 'We are checking this payment.' },
  },
} as const satisfies Readonly<
  Record<string, { status: number; code: number; text: { id: string; message: string } }>
>

export type ErrorCode = keyof typeof ERROR_CODES

/** A refusal: thrown by a handler, turned into an envelope in one place. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly reason: ErrorCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(reason: ErrorCode, data: Readonly<Record<string, unknown>> = {}) {
    super(ERROR_CODES[reason].text.message)
    this.reason = reason
    this.data = data
  }
}
