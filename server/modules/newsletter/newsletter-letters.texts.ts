/** Texts of the mail that asks the owner of an address whether they want the newsletter. */
export const QUESTION_TEXTS = {
  subject: /*i18n*/ { id: 'newsletter.question-subject', message: 'Please confirm your subscription' },
  lead: /*i18n*/ {
    id: 'newsletter.question-lead',
    message:
      'Somebody has signed this address up for the Vanda newsletter. Was it you? Then please confirm below, within three days.',
  },
  open: /*i18n*/ { id: 'newsletter.question-open', message: 'Confirm my subscription' },
  end: /*i18n*/ {
    id: 'newsletter.question-end',
    message: 'If it was not you, you need not do anything: without your answer we send nothing more.',
  },
} as const

/** Texts of the mail with the codes of a confirmed subscription. */
export const WELCOME_TEXTS = {
  subject: /*i18n*/ {
    id: 'newsletter.welcome-subject',
    message: '{number, plural, one {Welcome to Vanda: your code} other {Welcome to Vanda: your codes}}',
  },
  lead: /*i18n*/ {
    id: 'newsletter.welcome-lead',
    message:
      'Thank you for subscribing. This is yours until {date}, one code for each order. Sign in with this address and choose it at checkout.',
  },
  open: /*i18n*/ { id: 'newsletter.welcome-open', message: 'My Coupons' },
  end: /*i18n*/ {
    id: 'newsletter.welcome-reason',
    message: 'You get this email because you have confirmed our newsletter.',
  },
} as const

/** The link below each mail of the newsletter. */
export const UNSUBSCRIBE_TEXT = /*i18n*/ { id: 'newsletter.unsubscribe', message: 'Unsubscribe' } as const
