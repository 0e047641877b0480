/** Texts of the mails about an order; `subject` and `lead` by what has happened to it, `tax` by what is in its total. */
export const MAIL_TEXTS = {
  subject: {
    paid: /*i18n*/ { id: 'mail.paid-subject', message: 'Order {number} is confirmed' },
    shipped: /*i18n*/ { id: 'mail.shipped-subject', message: 'Order {number} is on its way' },
    'out-for-delivery': /*i18n*/ {
      id: 'mail.out-for-delivery-subject',
      message: 'Your parcel from order {number} is out for delivery',
    },
    attempted: /*i18n*/ {
      id: 'mail.attempted-subject',
      message: 'Your parcel from order {number} could not be handed over',
    },
    delivered: /*i18n*/ {
      id: 'mail.delivered-subject',
      message: 'Your parcel from order {number} has been delivered',
    },
    link: /*i18n*/ { id: 'mail.link-subject', message: 'The link of your order {number}' },
    refunded: /*i18n*/ {
      id: 'mail.refunded-subject',
      message: 'Your payment for order {number} is refunded',
    },
    'return-applied': /*i18n*/ {
      id: 'mail.return-applied-subject',
      message: 'We have your return request for order {number}',
    },
    'return-approved': /*i18n*/ {
      id: 'mail.return-approved-subject',
      message: 'Your return from order {number} is approved',
    },
    'return-refused': /*i18n*/ {
      id: 'mail.return-refused-subject',
      message: 'Your return from order {number} is not possible',
    },
    'return-received': /*i18n*/ {
      id: 'mail.return-received-subject',
      message: 'Your return from order {number} has arrived',
    },
  },
  lead: {
    paid: /*i18n*/ {
      id: 'mail.paid-lead',
      message: 'Thank you. Your payment has arrived and we are preparing your order.',
    },
    shipped: /*i18n*/ {
      id: 'mail.shipped-lead',
      message: 'Your order has been handed to the courier.',
    },
    'out-for-delivery': /*i18n*/ {
      id: 'mail.out-for-delivery-lead',
      message: 'The courier is bringing your parcel today.',
    },
    attempted: /*i18n*/ {
      id: 'mail.attempted-lead',
      message:
        'The courier could not hand over your parcel, or keeps it for you to collect. The courier’s own page shows what happens next.',
    },
    delivered: /*i18n*/ {
      id: 'mail.delivered-lead',
      message: 'The courier has delivered your parcel. We hope you enjoy what is in it.',
    },
    link: /*i18n*/ {
      id: 'mail.link-lead',
      message:
        'You have asked for the link of your order. Whoever has it can see the order, so keep it to yourself.',
    },
    refunded: /*i18n*/ {
      id: 'mail.refunded-lead',
      message:
        'Your payment goes back to where it came from. It usually appears within 2-6 business days, and there is nothing you need to do.',
    },
    'return-applied': /*i18n*/ {
      id: 'mail.return-applied-lead',
      message: 'Your request has arrived. We decide about it within 3 working days and write to you.',
    },
    'return-approved': /*i18n*/ {
      id: 'mail.return-approved-lead',
      message: 'You can return the items now. The page of your order says how.',
    },
    'return-refused': /*i18n*/ {
      id: 'mail.return-refused-lead',
      message: 'We have looked at your request and cannot take these items back.',
    },
    'return-received': /*i18n*/ {
      id: 'mail.return-received-lead',
      message: 'Your items are back with us. The refund follows.',
    },
  },
  /** The lead of a paid order of gift cards. */
  egiftPaid: /*i18n*/ {
    id: 'mail.egift-paid',
    message: 'Thank you. Your payment has arrived. The gift card goes out by email.',
  },
  egiftNow: /*i18n*/ { id: 'mail.egift-now', message: 'It is being sent to {name}, {email}.' },
  egiftOn: /*i18n*/ { id: 'mail.egift-on', message: 'It is sent to {name}, {email}, on {day}.' },
  refund: /*i18n*/ { id: 'mail.refund', message: 'Refund: {amount}' },
  credit: /*i18n*/ { id: 'mail.credit', message: 'Credit note {credit} for receipt {receipt}' },
  returnNumber: /*i18n*/ { id: 'mail.return-number', message: 'Return number: {number}' },
  parcel: /*i18n*/ {
    id: 'mail.parcel',
    message: 'Courier: {courier}. Tracking number: {tracking}',
  },
  goods: /*i18n*/ { id: 'mail.goods', message: 'Your items' },
  qty: /*i18n*/ { id: 'mail.qty', message: 'Qty' },
  free: /*i18n*/ { id: 'mail.free', message: 'Free' },
  total: /*i18n*/ { id: 'mail.total', message: 'Order total' },
  due: /*i18n*/ { id: 'mail.due', message: 'Paid by card or wallet' },
  tax: {
    gst: /*i18n*/ { id: 'mail.tax-gst', message: 'GST included' },
    'consumption-tax': /*i18n*/ { id: 'mail.tax-consumption-tax', message: 'consumption tax included' },
    vat: /*i18n*/ { id: 'mail.tax-vat', message: 'VAT included' },
  },
  toAddress: /*i18n*/ { id: 'mail.to-address', message: 'Ships to' },
  billing: /*i18n*/ { id: 'mail.billing', message: 'Billing address' },
  toStore: /*i18n*/ { id: 'mail.to-store', message: 'Pick up at' },
  finalSale: /*i18n*/ { id: 'mail.final-sale', message: 'Final sale' },
  open: /*i18n*/ { id: 'mail.open', message: 'See your order' },
  end: /*i18n*/ {
    id: 'mail.end',
    message: 'You receive this message because you placed an order with us.',
  },
} as const

export type MailTemplate = keyof typeof MAIL_TEXTS.subject
