/** Texts of the mail that a coupon ends soon. */
export const COUPON_MAIL_TEXTS = {
  subject: /*i18n*/ { id: 'coupon-mail.subject', message: 'Your coupon ends soon: {label}' },
  online: /*i18n*/ {
    id: 'coupon-mail.online',
    message: 'Your coupon {code} gives you {label}. It ends on {date}. Enter the code at checkout.',
  },
  inStore: /*i18n*/ {
    id: 'coupon-mail.in-store',
    message: 'Your coupon {code} gives you {label} in our stores. It ends on {date}. Show it at the till.',
  },
  open: /*i18n*/ { id: 'coupon-mail.open', message: 'My Coupons' },
  end: /*i18n*/ {
    id: 'coupon-mail.reason',
    message: 'You get this email because you subscribe to our newsletter.',
  },
} as const
