import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { orderAccess, shortText, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

export const resendEgift = endpoint('POST', '/order/resendEgift', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('resend-egift', 10),
  unlogged: ['secret'],
  input: v.strictObject({
    ...orderAccess,
    /** The line of the order. */
    position: whole,
    /** Where the cards go from now on. */
    email: shortText,
  }),
  output: v.object({
    /** Cards that are sent now; one whose day has not come keeps it. */
    sent: whole,
  }),
  summary: 'Sends the unused eGift cards of an order again, to this address; the codes before stop working',
})
