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
  'new-device': {
    subject: /*i18n*/ { id: 'member-mail.device-subject', message: 'A new sign-in to your account' },
    lead: /*i18n*/ {
      id: 'member-mail.device-lead',
      message:
        'Hello {name}, your account was signed in to with {browser} on {date}. If it was you, all is well. If not, please sign that device out and choose a new password.',
    },
    open: /*i18n*/ { id: 'member-mail.device-open', message: 'See your devices' },
  },
  'passkey-added': {
    subject: /*i18n*/ {
      id: 'member-mail.passkey-added-subject',
      message: 'A passkey was added to your account',
    },
    lead: /*i18n*/ {
      id: 'member-mail.passkey-added-lead',
      message:
        'Hello {name}, a passkey was added to your account with {browser} on {date}. If it was you, all is well. If not, please remove it and choose a new password.',
    },
    open: /*i18n*/ { id: 'member-mail.passkey-added-open', message: 'See your passkeys' },
  },
  'passkey-removed': {
    subject: /*i18n*/ {
      id: 'member-mail.passkey-removed-subject',
      message: 'A passkey was removed from your account',
    },
    lead: /*i18n*/ {
      id: 'member-mail.passkey-removed-lead',
      message:
        'Hello {name}, a passkey was removed from your account with {browser} on {date}. If it was you, all is well. If not, please choose a new password.',
    },
    open: /*i18n*/ { id: 'member-mail.passkey-removed-open', message: 'See your passkeys' },
  },
  leaving: {
    subject: /*i18n*/ {
      id: 'member-mail.leaving-subject',
      message: 'Your account will be deleted on {date}',
    },
    lead: /*i18n*/ {
      id: 'member-mail.leaving-lead',
      message:
        'Hello {name}, your account will be deleted on {date}, and all devices are signed out. If you log in before then, it stays with everything in it.',
    },
    open: /*i18n*/ { id: 'member-mail.leaving-open', message: 'Keep my account' },
  },
  /** To an address that may be another person's: it names no member. */
  'email-new': {
    subject: /*i18n*/ {
      id: 'member-mail.email-new-subject',
      message: 'Please confirm your new e-mail address',
    },
    lead: /*i18n*/ {
      id: 'member-mail.email-new-lead',
      message:
        'Hello, this address was entered as the new address of an account at Vanda. The link below confirms it; it works once, for 72 hours. If it was not you, you need not do anything.',
    },
    open: /*i18n*/ { id: 'member-mail.email-new-open', message: 'Confirm' },
  },
  'email-changing': {
    subject: /*i18n*/ {
      id: 'member-mail.email-changing-subject',
      message: 'A new e-mail address for your account',
    },
    lead: /*i18n*/ {
      id: 'member-mail.email-changing-lead',
      message:
        'Hello {name}, {email} was entered as the new address of your account. Until it is confirmed, nothing changes. If it was not you, please choose a new password at once: that stops the change.',
    },
    open: /*i18n*/ { id: 'member-mail.email-changing-open', message: 'Choose a new password' },
  },
  'email-changed': {
    subject: /*i18n*/ {
      id: 'member-mail.email-changed-subject',
      message: 'The e-mail address of your account was changed',
    },
    lead: /*i18n*/ {
      id: 'member-mail.email-changed-lead',
      message:
        'Hello {name}, your account has the address {email} from now on, and all other devices were signed out. If it was not you, please write to us at once.',
    },
    open: /*i18n*/ { id: 'member-mail.email-changed-open', message: 'Contact us' },
  },
  'email-taken': {
    subject: /*i18n*/ {
      id: 'member-mail.email-taken-subject',
      message: 'This address has an account already',
    },
    lead: /*i18n*/ {
      id: 'member-mail.email-taken-lead',
      message:
        'Hello {name}, this address was entered as the new address of another account at Vanda. It stays yours, and nothing has changed. If it was you, please log in with it.',
    },
    open: /*i18n*/ { id: 'member-mail.email-taken-open', message: 'My account' },
  },
  'phone-changed': {
    subject: /*i18n*/ { id: 'member-mail.phone-changed-subject', message: 'Your phone number was changed' },
    lead: /*i18n*/ {
      id: 'member-mail.phone-changed-lead',
      message:
        'Hello {name}, the phone number of your account ends in {phone} from now on. If it was not you, please choose a new password at once.',
    },
    open: /*i18n*/ { id: 'member-mail.phone-changed-open', message: 'Choose a new password' },
  },
  'social-linked': {
    subject: /*i18n*/ {
      id: 'member-mail.social-linked-subject',
      message: 'You can now log in with {social}',
    },
    lead: /*i18n*/ {
      id: 'member-mail.social-linked-lead',
      message:
        'Hello {name}, your account was logged in to with {social}, which is now a way to log in to it. If it was not you, please remove it and choose a new password.',
    },
    open: /*i18n*/ { id: 'member-mail.social-open', message: 'See your ways to log in' },
  },
  'social-connected': {
    subject: /*i18n*/ {
      id: 'member-mail.social-linked-subject',
      message: 'You can now log in with {social}',
    },
    lead: /*i18n*/ {
      id: 'member-mail.social-connected-lead',
      message:
        'Hello {name}, {social} was connected with your account and is now a way to log in to it. If it was not you, please disconnect it and choose a new password.',
    },
    open: /*i18n*/ { id: 'member-mail.social-open', message: 'See your ways to log in' },
  },
  'social-unlinked': {
    subject: /*i18n*/ {
      id: 'member-mail.social-unlinked-subject',
      message: '{social} is no longer a way to log in',
    },
    lead: /*i18n*/ {
      id: 'member-mail.social-unlinked-lead',
      message:
        'Hello {name}, {social} was removed from the ways to log in to your account. If it was not you, please choose a new password at once.',
    },
    open: /*i18n*/ { id: 'member-mail.social-open', message: 'See your ways to log in' },
  },
  'social-secured': {
    subject: /*i18n*/ {
      id: 'member-mail.social-secured-subject',
      message: 'Your account is now yours alone',
    },
    lead: /*i18n*/ {
      id: 'member-mail.social-secured-lead',
      message:
        'Hello {name}, you have logged in with {social}. There was an account with your address that had not been confirmed. It is yours now: its password is removed, and all devices that used it are signed out. Please check what is saved in it. You can choose a password at any time.',
    },
    open: /*i18n*/ { id: 'member-mail.social-secured-open', message: 'See my account' },
  },
  /** In the place of the name where the address is not confirmed: `Hello there`. */
  nameless: /*i18n*/ { id: 'member-mail.nameless', message: 'there' },
  unknownBrowser: /*i18n*/ { id: 'member-mail.unknown-browser', message: 'an unknown browser' },
  end: /*i18n*/ {
    id: 'member-mail.end',
    message: 'You receive this message because this address belongs to an account at Vanda.',
  },
  endNew: /*i18n*/ {
    id: 'member-mail.end-new',
    message: 'You receive this message because this address was entered for an account at Vanda.',
  },
} as const

export type MemberMailTemplate = Exclude<
  keyof typeof MEMBER_MAIL_TEXTS,
  'end' | 'endNew' | 'nameless' | 'unknownBrowser'
>
