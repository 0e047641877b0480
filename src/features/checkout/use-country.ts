import { useRef } from 'react'
import { changeCountry, LOCAL_FIELDS } from '#blocks/address/local-parts.ts'
import type { AddressInput } from '#domain/checkout/address.ts'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import type { AddressField } from './form/check-form.ts'
import type { Form } from './use-checkout-form.ts'
import type { CheckoutDraftWriter } from './use-checkout-draft.ts'

/** Registers the fields of an address; a new country removes the parts that belong to the old one. */
export function useCountry(form: Form, draftWriter: CheckoutDraftWriter) {
  const shown = useRef(form.getValues('country'))

  function moveTo(country: string): void {
    if (country === shown.current) return
    const left = { ...form.getValues(), country: shown.current }
    const { parts, places } = changeCountry(left, country, draftWriter.current().places)
    shown.current = country
    draftWriter.change({ places })
    for (const field of LOCAL_FIELDS) form.setValue(field, parts[field])
    // Errors of the old country's parts, and of a number that may be valid in the new one.
    form.clearErrors([...LOCAL_FIELDS, 'phone'])
  }

  return {
    register: (field: AddressField) =>
      field === 'country'
        ? form.register(field, { onChange: () => moveTo(form.getValues('country')) })
        : form.register(field),
    /** Takes over a whole address; the draft keeps it like typed input. */
    fill(address: AddressInput): void {
      moveTo(address.country)
      const fields = addressFieldsOf(address.country)
      for (const field of fields) form.setValue(field, address[field])
      // The rules may have changed since it was saved.
      void form.trigger(fields)
    },
  }
}
