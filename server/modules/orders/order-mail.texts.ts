/** Texts of the mails about an order; `subject` and `lead` by what has happened to it, `tax` by what is in its total. */
export const MAIL_TEXTS = {
  subject: {
    paid: /*i18n*/ { id: 'mail.paid-subject', message: 'Order {number} is confirmed' },
    shipped: /*i18n*/ { id: 'mail.shipped-subject', message: 'Order {number} is on its way' },
    refunded: /*i18n*/ {
      id: 'mail.refunded-subject',
      message: 'Your payment for order {number} is refunded',
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
    refunded: /*i18n*/ {
      id: 'mail.refunded-lead',
      message:
        'Your payment goes back to where it came from. It usually appears within 2-6 business days, and there is nothing you need to do.',
    },
  },
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
