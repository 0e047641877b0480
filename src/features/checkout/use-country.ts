import { useRef } from 'react'
import { changeCountry, LOCAL_FIELDS } from '#blocks/address/local-parts.ts'
import type { AddressInput } from '#domain/checkout/address.ts'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import type { AddressField, BillingField } from './form/check-form.ts'
import type { Form } from './use-checkout-form.ts'
import type { CheckoutDraftWriter } from './use-checkout-draft.ts'

/** Which of the two addresses of an order, and where its fields and its other countries are. */
const PARTS = {
  shipping: {
    nameOf: (field: AddressField): AddressField | BillingField => field,
    read: (form: Form): AddressInput => form.getValues(),
    places: 'places',
  },
  billing: {
    nameOf: (field: AddressField): AddressField | BillingField => `billing.${field}`,
    read: (form: Form): AddressInput => form.getValues('billing'),
    places: 'billingPlaces',
  },
} as const
export type AddressPart = keyof typeof PARTS

/** Registers the fields of an address; a new country removes the parts that belong to the old one. */
export function useCountry(form: Form, draftWriter: CheckoutDraftWriter, part: AddressPart = 'shipping') {
  const { nameOf, read, places: kept } = PARTS[part]
  const shown = useRef(read(form).country)

  function moveTo(country: string): void {
    if (country === shown.current) return
    const left = { ...read(form), country: shown.current }
    const { parts, places } = changeCountry(left, country, draftWriter.current()[kept])
    shown.current = country
    draftWriter.change({ [kept]: places })
    for (const field of LOCAL_FIELDS) form.setValue(nameOf(field), parts[field])
    // Errors of the old country's parts, and of a number that may be valid in the new one.
    form.clearErrors([...LOCAL_FIELDS, 'phone' as const].map(nameOf))
  }

  return {
    register: (field: AddressField) =>
      field === 'country'
        ? form.register(nameOf(field), { onChange: () => moveTo(read(form).country) })
        : form.register(nameOf(field)),
    /** Takes over a whole address; the draft keeps it like typed input. */
    fill(address: AddressInput): void {
      moveTo(address.country)
      const fields = addressFieldsOf(address.country)
      for (const field of fields) form.setValue(nameOf(field), address[field])
      // The rules may have changed since it was saved.
      void form.trigger(fields.map(nameOf))
    },
  }
}
