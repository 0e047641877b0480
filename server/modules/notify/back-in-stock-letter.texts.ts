/** Texts of the mail that asks the owner of an address whether they want to know. */
export const QUESTION_TEXTS = {
  subject: /*i18n*/ { id: 'back.question-subject', message: 'Shall we email you when it’s back?' },
  lead: /*i18n*/ {
    id: 'back.question-lead',
    message:
      'Somebody has asked us to write to this address when {name} is in the shop again. Was it you? Then please say so below, within three days.',
  },
  open: /*i18n*/ { id: 'back.question-open', message: 'Yes, email me' },
  end: /*i18n*/ {
    id: 'back.question-end',
    message: 'If it was not you, you need not do anything: without your answer we send nothing more.',
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
    message: 'This is the only email about it. We can’t hold one for you, and it may sell out again.',
  },
} as const
