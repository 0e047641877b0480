import { RETURN_REASONS, type ReturnReason } from '#domain/returns/return-reasons.ts'
import type { Message, Say } from '#domain/region/say.ts'

const TEXTS: Readonly<Record<ReturnReason, Message>> = {
  'too-small': /*i18n*/ { id: 'return.too-small', message: 'Too small' },
  'too-large': /*i18n*/ { id: 'return.too-large', message: 'Too large' },
  'not-as-shown': /*i18n*/ { id: 'return.not-as-shown', message: 'Not as shown or described' },
  quality: /*i18n*/ { id: 'return.quality', message: 'Not satisfied with the quality' },
  damaged: /*i18n*/ { id: 'return.damaged', message: 'Damaged or faulty' },
  'wrong-piece': /*i18n*/ { id: 'return.wrong-piece', message: 'A wrong item was sent' },
  missing: /*i18n*/ { id: 'return.missing', message: 'A part is missing' },
  late: /*i18n*/ { id: 'return.late', message: 'It arrived too late' },
  'changed-mind': /*i18n*/ { id: 'return.changed-mind', message: 'I changed my mind' },
  other: /*i18n*/ { id: 'return.other', message: 'Another reason' },
}

export function returnReasonName(reason: ReturnReason, say: Say): string {
  return say(TEXTS[reason])
}

/** The reasons in the words of a language, in the order in which they are offered. */
export function returnReasonsIn(say: Say): { id: ReturnReason; name: string }[] {
  return RETURN_REASONS.map((id) => ({ id, name: returnReasonName(id, say) }))
}
