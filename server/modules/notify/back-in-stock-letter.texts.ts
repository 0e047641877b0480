/** Texts of the mail that a piece is back. */
export const BACK_TEXTS = {
  subject: /*i18n*/ { id: 'back.subject', message: '{name} is back' },
  lead: /*i18n*/ {
    id: 'back.lead',
    message: 'You asked us to tell you: {name} ({kind}) is in the shop again.',
  },
  open: /*i18n*/ { id: 'back.open', message: 'Look at it' },
  end: /*i18n*/ {
    id: 'back.end',
    message: 'This is the only email about it. We can’t hold one for you, and it may sell out again.',
  },
} as const
