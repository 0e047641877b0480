import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import {
  checkAddress,
  type AddressPreset,
  type AddressField,
  type AddressProblem,
} from '#domain/checkout/address.ts'
import { checkEmail } from '#domain/checkout/email.ts'

export type FormProblem =
  | { readonly field: 'email'; readonly problem: 'required' | 'invalid' }
  | { readonly field: 'pickupStore'; readonly problem: 'required' }
  | AddressProblem
export type FormField = 'email' | 'pickupStore' | AddressField
export type { AddressField, AddressPreset }

/** Why this form cannot be ordered, in the order of the form: the rules of spec 5, which the server checks again. */
export function checkForm(form: CheckoutForm, rules: AddressPreset): FormProblem[] {
  const check = checkEmail(form.email)
  const email: FormProblem[] = check === 'ok' ? [] : [{ field: 'email', problem: check }]
  if (form.shippingMethod === 'delivery') return [...email, ...checkAddress(form, rules)]
  return form.pickupStore === '' ? [...email, { field: 'pickupStore', problem: 'required' }] : email
}
