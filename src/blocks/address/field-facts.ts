import { useLingui } from '@lingui/react/macro'
import type { AddressField, AddressPreset } from '#domain/checkout/address.ts'
import { addressForm } from '#domain/checkout/address-forms.ts'
import { areasOf } from '#domain/checkout/areas.ts'
import { COUNTRIES, isCountry, type CountryCode } from '#domain/checkout/countries.ts'
import type { SelectOption } from '#ui/select/select.tsx'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { AREA_LABELS, CITY_LABELS, POSTAL_LABELS } from './address-labels.ts'

export type { AddressPreset }

export type FieldFacts = {
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  readonly autoComplete: string
  readonly inputMode?: 'numeric' | 'tel' | 'text'
  readonly type?: 'tel'
  /** Chosen from a list instead of typed. */
  readonly options?: readonly SelectOption[]
}

/** What each field of a country's address is called, and how it is filled in. */
export function useFieldFacts(
  country: string,
  rules: AddressPreset,
  section: 'shipping' | 'billing',
): (field: AddressField) => FieldFacts {
  const { t, i18n } = useLingui()
  const countries = useCountries()
  const areas = useAreas(country)
  const { city = 'city', area = 'state', postal = 'postal-code' } = addressForm(country)
  const digitsOnly = rules === 'strict'
  /** A courier calls the number of a parcel alone. */
  function phoneHint(): Pick<FieldFacts, 'hint'> {
    if (section === 'shipping')
      return { hint: digitsOnly ? t`Digits only; for the courier` : t`For the courier` }
    return digitsOnly ? { hint: t`Digits only` } : {}
  }
  const facts: Readonly<Record<AddressField, FieldFacts>> = {
    country: { label: t`Country / Region`, autoComplete: 'country', options: countries },
    firstName: { label: t`First name`, autoComplete: 'given-name' },
    lastName: { label: t`Last name`, autoComplete: 'family-name' },
    line1: {
      label: t`Address line 1`,
      hint: t`Street and house number, in English`,
      autoComplete: 'address-line1',
    },
    line2: {
      label: t`Address line 2`,
      hint: t`Unit, building, floor`,
      optional: true,
      autoComplete: 'address-line2',
    },
    city: { label: i18n._(CITY_LABELS[city]), autoComplete: 'address-level2' },
    state: {
      label: i18n._(AREA_LABELS[area]),
      autoComplete: 'address-level1',
      ...(areas ? { options: areas } : {}),
    },
    postalCode: {
      label: i18n._(POSTAL_LABELS[postal]),
      autoComplete: 'postal-code',
      inputMode: postalIsDigits(country) ? 'numeric' : 'text',
    },
    phone: {
      label: t`Phone`,
      ...phoneHint(),
      autoComplete: 'tel',
      type: 'tel',
      inputMode: digitsOnly ? 'numeric' : 'tel',
    },
  }
  return (field) => facts[field]
}

/** A rule that takes digits alone brings up the keyboard of digits. */
const ALL_DIGITS = /^\^(?:\\d|[{}(),?:\d])+\$$/

function postalIsDigits(country: string): boolean {
  const postal = isCountry(country) ? COUNTRIES[country].postal : undefined
  return postal !== undefined && ALL_DIGITS.test(postal.source)
}

/** Where parcels go, in the words of this page's language, the nearest first. */
function useCountries(): { value: CountryCode; label: string }[] {
  const { locale } = useStorefront()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.keys(COUNTRIES)
    .filter(isCountry)
    .map((value) => ({ value, label: names.of(value) ?? value }))
}

/** The states of a country to choose from, in its own script for readers of it; undefined where the name is typed. */
function useAreas(country: string): readonly SelectOption[] | undefined {
  const { language } = useStorefront()
  return areasOf(country)?.map(({ code, name, native }) => ({
    value: code,
    label: language === 'ja' && native !== undefined ? native : name,
  }))
}
