import type { Message } from '#domain/region/say.ts'

export const ORDER_TEXTS = {
  card: /*i18n*/ { id: 'refund.card', message: 'Card or wallet' },
  notPaidInTime: /*i18n*/ { id: 'history.not-paid', message: 'It was not paid in time' },
  byProvider: /*i18n*/ { id: 'history.by-provider', message: 'By the payment provider' },
} as const satisfies Readonly<Record<string, Message>>
