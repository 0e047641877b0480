/** Texts of the mail that asks the owner of an address whether they want to know. */
export const QUESTION_TEXTS = {
  subject: /*i18n*/ { id: 'back.question-subject', message: 'Shall we write when it is back?' },
  lead: /*i18n*/ {
    id: 'back.question-lead',
    message:
      'Somebody has asked us to write to this address when {name} is in the shop again. Was it you? Then please say so below, within three days.',
  },
  open: /*i18n*/ { id: 'back.question-open', message: 'Yes, write to me' },
  end: /*i18n*/ {
    id: 'back.question-end',
    message: 'If it was not you, you need not do anything: without your answer we write nothing more.',
  },
} as const

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
    message: 'This is the only mail about it. We cannot hold a piece for you, and it may sell out again.',
  },
} as const
