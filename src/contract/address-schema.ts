import * as v from 'valibot'
import { shortText } from './fields.ts'

/** An address as the form sends it; the rules of spec 5 are checked by `domain/checkout/address`. */
export const address = v.strictObject({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  firstName: shortText,
  lastName: shortText,
  line1: shortText,
  line2: v.optional(shortText, ''),
  city: shortText,
  state: v.optional(shortText, ''),
  postalCode: shortText,
  phone: shortText,
})
export type Address = v.InferOutput<typeof address>
