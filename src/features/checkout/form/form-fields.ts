import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import type { BillingField, FormField } from './check-form.ts'

/** The fields in the order of the form; those of a billing address only while it is another one. */
export function formFields({ country, billingSame, billing }: CheckoutForm): readonly FormField[] {
  const billed = billingSame ? [] : addressFieldsOf(billing.country)
  return [
    'email',
    'pickupStore',
    ...addressFieldsOf(country),
    'note',
    ...billed.map((field): BillingField => `billing.${field}`),
  ]
}

export function isBillingField(field: FormField): field is BillingField {
  return field.startsWith('billing.')
}

/** The id of a field's input in the page. */
export function fieldId(field: FormField): string {
  return field.replace('.', '-')
}
