import * as v from 'valibot'
import { STYLES } from '#domain/account/preferences.ts'
import { endpoint } from '../endpoint.ts'
import { count, flag, nothing, opaqueShopper } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** A member's preferences (spec 2.14, 3); the paths of the calls are our own choice. */

const style = v.picklist(STYLES)
const off = v.optional(v.literal('off'))

const preferences = v.object({
  version: count,
  shopper: opaqueShopper,
  style,
  newsletter: v.boolean(),
  /** The member's address is confirmed: only then the newsletter can be turned on. */
  canSubscribe: v.boolean(),
  stockMail: v.boolean(),
  /** Browsers of the member that get reminders of the bag. */
  cartPush: count,
  /** Browsers of the member that are notified of pieces that are back. */
  stockPush: count,
  /** Browsers of the member that are notified of the steps of parcels. */
  parcelPush: count,
})
export type MemberPreferences = v.InferOutput<typeof preferences>

export const myPreferences = endpoint('GET', '/customer/preferences', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: preferences,
  snapshot: 'preferences',
  summary: 'My style, and which mails and notifications I get',
})

export const savePreferences = endpoint('POST', '/customer/savePreferences', {
  kind: 'queued',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({
    style: v.optional(style),
    newsletter: v.optional(flag),
    stockMail: v.optional(flag),
    cartPush: off,
    stockPush: off,
    parcelPush: off,
  }),
  output: preferences,
  snapshot: 'preferences',
  summary:
    'Sets some of my preferences; what is left out stays, and `off` turns notifications off in all my browsers',
})
