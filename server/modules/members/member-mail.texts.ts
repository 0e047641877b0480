/** Texts of the mails about an account. */
export const MEMBER_MAIL_TEXTS = {
  confirm: {
    subject: /*i18n*/ { id: 'member-mail.confirm-subject', message: 'Please confirm your e-mail address' },
    lead: /*i18n*/ {
      id: 'member-mail.confirm-lead',
      message: 'Hello {name}, welcome to Vanda. The link below confirms this address; it works for 72 hours.',
    },
    open: /*i18n*/ { id: 'member-mail.confirm-open', message: 'Confirm' },
  },
  reset: {
    subject: /*i18n*/ { id: 'member-mail.reset-subject', message: 'Choose a new password' },
    lead: /*i18n*/ {
      id: 'member-mail.reset-lead',
      message:
        'Hello {name}, somebody has asked for a new password for this address. The link below works once, for 24 hours. If it was not you, nothing has changed and you need not do anything.',
    },
    open: /*i18n*/ { id: 'member-mail.reset-open', message: 'Choose a new password' },
  },
  'password-changed': {
    subject: /*i18n*/ { id: 'member-mail.changed-subject', message: 'Your password was changed' },
    lead: /*i18n*/ {
      id: 'member-mail.changed-lead',
      message:
        'Hello {name}, your password was changed and all other devices were signed out. If it was not you, please choose a new password at once.',
    },
    open: /*i18n*/ { id: 'member-mail.changed-open', message: 'Forgot password' },
  },
  end: /*i18n*/ {
    id: 'member-mail.end',
    message: 'You receive this message because this address belongs to an account at Vanda.',
  },
} as const

export type MemberMailTemplate = Exclude<keyof typeof MEMBER_MAIL_TEXTS, 'end'>
