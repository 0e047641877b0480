import * as v from 'valibot'
import { REFERRAL_STATES } from '#domain/referral/referral.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, shortText, timestamp } from '../fields.ts'

/** Name, e-mail and status (spec 3). */
export const referredFriend = v.object({
  /** First name; empty for a friend who has told none. */
  name: v.string(),
  /** Masked: the first letter and the provider. */
  email: v.string(),
  status: v.picklist(REFERRAL_STATES),
  /** When the friend has registered. */
  at: timestamp,
})

const referral = v.object({
  version: count,
  shopper: opaqueShopper,
  /** What the invite link carries as `invite_code` (spec 9.3); absent for an account that cannot invite. */
  code: v.exactOptional(shortText),
  /** Newest first. */
  friends: v.array(referredFriend),
  /** There are older friends than the list has. */
  hasMore: v.boolean(),
})
export type MyReferral = v.InferOutput<typeof referral>
export type ReferredFriend = v.InferOutput<typeof referredFriend>

export const myReferral = endpoint('GET', '/referral/mine', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: referral,
  snapshot: 'referral',
  summary: "The member's invite code, and the friends who have registered with it",
})
