import * as v from 'valibot'
import { count, shortText, timestamp } from '../fields.ts'

/** What the buyer writes for an eGift card; `checkEgift` says what it may contain (spec 5). */
export const egiftInput = v.strictObject({
  sendToMyself: v.boolean(),
  recipientName: shortText,
  recipientEmail: shortText,
  senderName: shortText,
  senderEmail: shortText,
  message: v.pipe(v.string(), v.maxLength(1_000)),
  sendOn: v.optional(shortText, ''),
})

/** The eGift cards of one line of an order (spec 3). */
export const egiftView = v.object({
  position: count,
  toMyself: v.boolean(),
  recipientName: v.string(),
  recipientEmail: v.string(),
  message: v.string(),
  /** When they are sent. */
  sendAt: timestamp,
  cards: v.array(
    v.object({
      state: v.picklist(['waiting', 'sent', 'undelivered', 'used', 'blocked']),
      /** Last four characters of its code, once it is sent. */
      last: v.exactOptional(v.string()),
      sentAt: v.exactOptional(timestamp),
    }),
  ),
})
export type EgiftView = v.InferOutput<typeof egiftView>
