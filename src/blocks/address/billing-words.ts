import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ADDRESS_FIELDS, type Problem } from '#domain/checkout/address.ts'
import type { BillingProblem } from '#domain/checkout/billing-fields.ts'
import { addressWords } from './address-words.ts'

/** No parcel and no courier go to a billing address. */
const UNDELIVERED: Partial<Record<Problem, MessageDescriptor>> = {
  'po-box': msg`Enter a street address: a PO Box can’t be billed.`,
  military: msg`Enter a civilian address: a military one can’t be billed.`,
}
const NO_PHONE = msg`Enter a phone number.`
const OTHERWISE = msg`Please check this field.`

/** What is wrong with a field of a billing address. */
export function billingWords({ field, problem }: BillingProblem): MessageDescriptor {
  const part = ADDRESS_FIELDS.find((one) => field === `billing.${one}`)
  if (part === undefined) return OTHERWISE
  if (part === 'phone' && problem === 'required') return NO_PHONE
  return UNDELIVERED[problem] ?? addressWords(part, problem)
}
