import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import {
  checkAddress,
  type AddressPreset,
  type AddressField,
  type AddressProblem,
} from '#domain/checkout/address.ts'
import { prefixedBilling, type BillingField, type BillingProblem } from '#domain/checkout/billing-fields.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { checkOrderNote, type NoteProblem } from '#domain/checkout/order-note.ts'

export type FormProblem =
  | { readonly field: 'email'; readonly problem: 'required' | 'invalid' }
  | { readonly field: 'pickupStore'; readonly problem: 'required' }
  | { readonly field: 'note'; readonly problem: NoteProblem }
  | AddressProblem
  | BillingProblem
export type FormField = FormProblem['field']
export type { AddressField, AddressPreset, BillingField }

/**
 * Why this form cannot be ordered, in the order of the form: the rules of spec 5, which the server checks again. `isMailed`: an eGift card,
 * which has no destination.
 */
export function checkForm(form: CheckoutForm, rules: AddressPreset, isMailed = false): FormProblem[] {
  return [
    ...emailProblems(form),
    ...(isMailed ? [] : destinationProblems(form, rules)),
    ...noteProblems(form),
    ...(form.billingSame ? [] : checkAddress(form.billing, rules).map(prefixedBilling)),
  ]
}

function emailProblems({ email }: CheckoutForm): FormProblem[] {
  const problem = checkEmail(email)
  return problem === 'ok' ? [] : [{ field: 'email', problem }]
}

function destinationProblems(form: CheckoutForm, rules: AddressPreset): FormProblem[] {
  return form.shippingMethod === 'delivery' ? checkAddress(form, rules) : storeProblems(form)
}

function storeProblems({ pickupStore }: CheckoutForm): FormProblem[] {
  return pickupStore === '' ? [{ field: 'pickupStore', problem: 'required' }] : []
}

function noteProblems({ note }: CheckoutForm): FormProblem[] {
  const problem = checkOrderNote(note)
  return problem ? [{ field: 'note', problem }] : []
}
