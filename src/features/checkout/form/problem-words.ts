import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addressWords } from '#blocks/address/address-words.ts'
import { billingWords } from '#blocks/address/billing-words.ts'
import { LONGEST_ORDER_NOTE } from '#domain/checkout/order-note.ts'
import type { BillingProblem } from '#domain/checkout/billing-fields.ts'
import type { AddressProblem } from '#domain/checkout/address.ts'
import type { FormProblem } from './check-form.ts'
import { isBillingField } from './form-fields.ts'

const EMAIL = { required: msg`Enter your email address.`, invalid: msg`Invalid email address` }
const NO_STORE = msg`Please choose a store for pickup.`
const NOTE = {
  'too-long': msg`The note has at most ${LONGEST_ORDER_NOTE} characters.`,
  'hidden-signs': msg`The note contains invisible characters. Please type it again.`,
}

export function problemWords(found: FormProblem): MessageDescriptor {
  if (found.field === 'email') return EMAIL[found.problem]
  if (found.field === 'pickupStore') return NO_STORE
  if (found.field === 'note') return NOTE[found.problem]
  return isOfBilling(found) ? billingWords(found) : addressWords(found.field, found.problem)
}

function isOfBilling(found: AddressProblem | BillingProblem): found is BillingProblem {
  return isBillingField(found.field)
}
