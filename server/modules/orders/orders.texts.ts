import type { Message } from '#domain/region/say.ts'

export const ORDER_TEXTS = {
  card: /*i18n*/ { id: 'refund.card', message: 'Card or wallet' },
} as const satisfies Readonly<Record<string, Message>>
