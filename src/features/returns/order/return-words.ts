import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReturnReason } from '#domain/returns/return-reasons.ts'
import type { ReturnType } from '#domain/returns/return-types.ts'

/** The types by the names of the specification (4.13). */
export const TYPE_WORDS: Readonly<Record<ReturnType, MessageDescriptor>> = {
  'in-store': msg`Return in store`,
  'self-ship': msg`Self-ship`,
  'refund-only': msg`Refund only`,
  'pick-up': msg`Returns and refunds`,
}

export const TYPE_TEXTS: Readonly<Record<ReturnType, MessageDescriptor>> = {
  'in-store': msg`Bring the items to one of our stores.`,
  'self-ship': msg`Send the items with a courier of your choice.`,
  'refund-only': msg`Nothing is sent back, for items that are missing or cannot be worn.`,
  'pick-up': msg`Our courier collects the items at your address.`,
}

/** Reasons without a network, in the words of the server (`return-reasons.texts.ts`). */
export const REASON_WORDS: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  'too-small': msg`Too small`,
  'too-large': msg`Too large`,
  'not-as-shown': msg`Not as shown or described`,
  quality: msg`Not satisfied with the quality`,
  damaged: msg`Damaged or faulty`,
  'wrong-piece': msg`A wrong item was sent`,
  missing: msg`A part is missing`,
  late: msg`It arrived too late`,
  'changed-mind': msg`I changed my mind`,
  other: msg`Another reason`,
}
