/** Texts of the mail that brings an eGift card. */
export const EGIFT_TEXTS = {
  subject: /*i18n*/ { id: 'egift.subject', message: 'A gift card from {sender}' },
  lead: /*i18n*/ {
    id: 'egift.lead',
    message: 'Dear {name}, {sender} has sent you a Vanda gift card of {amount}.',
  },
  code: /*i18n*/ { id: 'egift.code', message: 'Code' },
  until: /*i18n*/ { id: 'egift.until', message: 'Valid until {day}, for our online shop.' },
  how: /*i18n*/ {
    id: 'egift.how',
    message: 'Enter the code at checkout, or add the card to your account.',
  },
  open: /*i18n*/ { id: 'egift.open', message: 'Add it to my account' },
  end: /*i18n*/ {
    id: 'egift.end',
    message: 'Whoever has the code can use the card: please keep this message to yourself.',
  },
} as const

/** Texts of the mail that tells the sender. */
export const SENT_TEXTS = {
  subject: /*i18n*/ { id: 'egift.sent-subject', message: 'Your gift card is on its way to {name}' },
  lead: /*i18n*/ {
    id: 'egift.sent-lead',
    message: 'We have sent your Vanda gift card of {amount} to {name}, {email}.',
  },
  mend: /*i18n*/ {
    id: 'egift.sent-mend',
    message:
      'Is the address wrong? On the page of your order you can correct it and send the card again, as long as it has not been used.',
  },
  end: /*i18n*/ {
    id: 'egift.sent-end',
    message: 'You receive this message because a gift card was sent in your name.',
  },
} as const

/** Texts of the mail that tells the buyer of a card that could not be delivered. */
export const UNDELIVERED_TEXTS = {
  subject: /*i18n*/ {
    id: 'egift.undelivered-subject',
    message: 'Your gift card for {name} could not be delivered',
  },
  lead: /*i18n*/ {
    id: 'egift.undelivered-lead',
    message:
      'We could not deliver your Vanda gift card of {amount} to {email}. Nothing is lost: it has not been used.',
  },
  mend: /*i18n*/ {
    id: 'egift.undelivered-mend',
    message:
      'Please check the address on the page of your order. There you can correct it and send the card again.',
  },
  open: /*i18n*/ { id: 'egift.undelivered-open', message: 'Open my order' },
  end: /*i18n*/ {
    id: 'egift.undelivered-end',
    message: 'You receive this message because you bought this gift card.',
  },
} as const
