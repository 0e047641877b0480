import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, flag, linkToken, opaqueShopper, shortText, sku } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Requests that wait like a change of the cart and are complete once they have arrived. */

const email = v.pipe(v.string(), v.trim(), v.maxLength(254))

export const notifyMe = endpoint('POST', '/product/notify', {
  kind: 'queued',
  access: 'anyone',
  limit: perTenMinutes('notify', 120),
  input: v.strictObject({ sku, email }),
  output: v.object({ sku: v.string() }),
  summary:
    'Asks for a mail when a sold-out SKU is back; an address that is not known to be the caller’s is asked first, by mail',
})

export const confirmStockMail = endpoint('POST', '/product/confirmNotify', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('confirm-notify', 30),
  unlogged: ['token'],
  input: v.strictObject({ token: linkToken }),
  output: v.object({}),
  summary: 'Agrees to the mails that were requested for an address, by a mailed link (72 hours)',
})

export const newsletterJoin = endpoint('POST', '/newsletter/subscribe', {
  kind: 'queued',
  access: 'anyone',
  limit: perTenMinutes('newsletter', 60),
  input: v.strictObject({
    email,
    /** Where the user has joined, which decides what the subscription gives; absent: the footer. */
    from: v.optional(v.picklist(['footer', 'popup'])),
  }),
  output: v.object({ subscribed: v.boolean() }),
  summary:
    'Signs an address up for the newsletter; an address that is not known to be the caller’s is asked first, by mail',
})

/** The reviews that a user found helpful, with the count each had at the vote. */
export const votes = v.object({
  version: count,
  shopper: opaqueShopper,
  list: v.array(v.object({ id: v.string(), helpful: count })),
})
export type Votes = v.InferOutput<typeof votes>

export const reviewHelpful = endpoint('POST', '/review/helpful', {
  kind: 'queued',
  access: 'anyone',
  limit: perTenMinutes('helpful', 240),
  input: v.strictObject({ id: v.pipe(shortText, v.nonEmpty()), on: flag }),
  output: votes,
  snapshot: 'votes',
  summary: 'Says that a review helped, or takes it back',
})
