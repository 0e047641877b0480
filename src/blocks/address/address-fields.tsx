import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { AddressField } from '#domain/checkout/address.ts'
import { COUNTRIES, isCountry, type CountryCode } from '#domain/checkout/countries.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { usePlace } from '../place.tsx'
import css from './address-fields.module.css'

/** What a form library puts on an input. */
export type Registered = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'> & {
  readonly onChange: (event: never) => unknown
}

export type AddressFieldsProps = {
  readonly country: string
  readonly register: (field: AddressField) => Registered
  readonly error: (field: AddressField) => string | undefined
  /** Section of the autocomplete tokens (WCAG 1.3.5). */
  readonly section?: 'shipping' | 'billing'
}

/** The fields of an address, in one order for every country; those a country does not use are not shown. */
export function AddressFields({ country, register, error, section = 'shipping' }: AddressFieldsProps) {
  const { t } = useLingui()
  const countries = useCountries()
  const rules = isCountry(country) ? COUNTRIES[country] : undefined
  const input = (field: AddressField) => ({ ...(register(field) as object), id: field, error: error(field) })

  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Select
          {...input('country')}
          label={t`Country / Region`}
          options={countries}
          required
          autoComplete={`${section} country`}
        />
      </div>
      <TextField
        {...input('firstName')}
        label={t`First name`}
        required
        autoComplete={`${section} given-name`}
      />
      <TextField
        {...input('lastName')}
        label={t`Last name`}
        required
        autoComplete={`${section} family-name`}
      />
      <div className={css.whole}>
        <TextField
          {...input('line1')}
          label={t`Address line 1`}
          hint={t`Street and house number, in English`}
          required
          autoComplete={`${section} address-line1`}
        />
      </div>
      <div className={css.whole}>
        <TextField
          {...input('line2')}
          label={t`Address line 2`}
          optionalLabel={t`optional`}
          hint={t`Unit, building, floor`}
          autoComplete={`${section} address-line2`}
        />
      </div>
      <TextField {...input('city')} label={t`City`} required autoComplete={`${section} address-level2`} />
      {rules?.stateRequired && (
        <TextField
          {...input('state')}
          label={t`State / Province`}
          required
          autoComplete={`${section} address-level1`}
        />
      )}
      {rules?.postal !== undefined && (
        <TextField
          {...input('postalCode')}
          label={t`ZIP / Postal code`}
          required
          inputMode={ALL_DIGITS.test(rules.postal.source) ? 'numeric' : 'text'}
          autoComplete={`${section} postal-code`}
        />
      )}
      <TextField
        {...input('phone')}
        label={t`Phone`}
        hint={t`Digits only; for the courier`}
        required
        type="tel"
        inputMode="numeric"
        autoComplete={`${section} tel`}
      />
    </div>
  )
}

/** A rule that takes digits alone brings up the keyboard of digits. */
const ALL_DIGITS = /^\^(?:\\d|[{}(),?:\d])+\$$/

/** Where parcels go, in the words of this page's language, the nearest first. */
function useCountries(): { value: CountryCode; label: string }[] {
  const { locale } = usePlace()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.keys(COUNTRIES)
    .filter(isCountry)
    .map((value) => ({ value, label: names.of(value) ?? value }))
}
