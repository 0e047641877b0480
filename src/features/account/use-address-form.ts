import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { addressWords } from '#blocks/address/address-words.ts'
import { changeCountry, LOCAL_FIELDS, type Places } from '#blocks/address/local-parts.ts'
import type { SavedAddress } from '#domain/account/address-book.ts'
import {
  checkAddress,
  type AddressField,
  type AddressPreset,
  type AddressProblem,
} from '#domain/checkout/address.ts'
import type { RefusedOperation } from '#sync/outbox/operation-preview.ts'

export interface AddressFormInput {
  /** The initial input. */
  readonly address: SavedAddress
  readonly refused: RefusedOperation | undefined
  readonly rules: AddressPreset
}

/** The form of one address with the rules of checkout (spec 5). */
export function useAddressForm({ address, refused, rules }: AddressFormInput) {
  const { i18n } = useLingui()

  const wordsOf = ({ field, problem }: AddressProblem) => ({
    type: problem,
    message: i18n._(addressWords(field, problem)),
  })
  const resolver: Resolver<SavedAddress> = (values) => {
    const problems = checkAddress(values, rules)
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<SavedAddress> = Object.fromEntries(
      problems.map((found) => [found.field, wordsOf(found)]),
    )
    return { values: {}, errors }
  }
  const form = useForm<SavedAddress>({ defaultValues: address, mode: 'onTouched', resolver })

  // What the server names may be newer than the rules of this build.
  const showRefusal = useRef(() => {
    for (const found of problemsOf(refused, address, rules)) form.setError(found.field, wordsOf(found))
  })
  useEffect(() => showRefusal.current(), [])

  const shown = useRef(address.country)
  const places = useRef<Places>({})

  /** A new country removes the parts that belong to the old one. */
  function moveTo(country: string): void {
    if (country === shown.current) return
    const next = changeCountry({ ...form.getValues(), country: shown.current }, country, places.current)
    shown.current = country
    places.current = next.places
    for (const field of LOCAL_FIELDS) form.setValue(field, next.parts[field])
    form.clearErrors([...LOCAL_FIELDS, 'phone'])
  }

  return {
    form,
    registerField: (field: AddressField) =>
      field === 'country'
        ? form.register(field, { onChange: () => moveTo(form.getValues('country')) })
        : form.register(field),
  }
}

function problemsOf(
  refused: RefusedOperation | undefined,
  address: SavedAddress,
  rules: AddressPreset,
): readonly AddressProblem[] {
  if (refused?.reason !== 'address-wrong') return []
  const { problems = [] } = (refused.data ?? {}) as { readonly problems?: readonly AddressProblem[] }
  return problems.length > 0 ? problems : checkAddress(address, rules)
}
