import { useRef } from 'react'
import type { AddressField } from './components/check-form.ts'
import type { Form } from './components/checkout-form.tsx'
import { changeCountry, LOCAL_FIELDS } from '#blocks/address/local-parts.ts'
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

  return (field: AddressField) =>
    field === 'country'
      ? form.register(field, { onChange: () => moveTo(form.getValues('country')) })
      : form.register(field)
}
