import { CANCEL_REASONS, type CancelReason } from '#domain/orders/cancel-reasons.ts'
import type { Message, Say } from '#domain/region/say.ts'

const TEXTS: Readonly<Record<CancelReason, Message>> = {
  'changed-mind': /*i18n*/ { id: 'cancel.changed-mind', message: 'I changed my mind' },
  'by-mistake': /*i18n*/ { id: 'cancel.by-mistake', message: 'I ordered by mistake' },
  'other-size': /*i18n*/ { id: 'cancel.other-size', message: 'I want another size or color' },
  'wrong-address': /*i18n*/ { id: 'cancel.wrong-address', message: 'The address or contact is wrong' },
  'too-slow': /*i18n*/ { id: 'cancel.too-slow', message: 'Delivery takes too long' },
  cheaper: /*i18n*/ { id: 'cancel.cheaper', message: 'I found it cheaper' },
  other: /*i18n*/ { id: 'cancel.other', message: 'Another reason' },
}

export function cancelReasonName(reason: CancelReason, say: Say): string {
  return say(TEXTS[reason])
}

/** The reasons in the words of a language, in the order in which they are offered. */
export function cancelReasonsIn(say: Say): { id: CancelReason; name: string }[] {
  return CANCEL_REASONS.map((id) => ({ id, name: cancelReasonName(id, say) }))
}
