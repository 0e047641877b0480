import type { AddressField } from './address-input.ts'
import { isCountry, type CountryCode } from './countries.ts'

export type CityKind = 'city' | 'suburb' | 'town' | 'ward' | 'district'
export type AreaKind = 'state' | 'province' | 'prefecture' | 'county'
export type PostalKind = 'postal-code' | 'postcode' | 'zip-code'

/** Address form of a country: order and labels of its fields. */
export type AddressForm = {
  /** Order after the names: A both lines, C city, S state, Z postal code; a missing part is not in the form. */
  readonly order: string
  readonly familyNameFirst?: boolean
  readonly city?: CityKind
  readonly area?: AreaKind
  readonly postal?: PostalKind
}

const FORMS: Readonly<Record<CountryCode, AddressForm>> = {
  SG: { order: 'ACZ' },
  MY: { order: 'AZCS', area: 'state', postal: 'postcode' },
  ID: { order: 'ACSZ', area: 'province' },
  TH: { order: 'ACSZ', area: 'province' },
  PH: { order: 'ACZS', area: 'province', postal: 'zip-code' },
  VN: { order: 'ACSZ', area: 'province', familyNameFirst: true },
  BN: { order: 'ACZ', postal: 'postcode' },
  MM: { order: 'ACZS', area: 'state' },
  HK: { order: 'AC', city: 'district' },
  TW: { order: 'ACSZ', area: 'county', familyNameFirst: true, city: 'district' },
  CN: { order: 'ACSZ', area: 'province', familyNameFirst: true },
  JP: { order: 'ZSCA', area: 'prefecture', familyNameFirst: true, city: 'ward' },
  KR: { order: 'ACSZ', area: 'province', familyNameFirst: true },
  AU: { order: 'ACSZ', area: 'state', city: 'suburb', postal: 'postcode' },
  NZ: { order: 'ACZ', city: 'town', postal: 'postcode' },
  US: { order: 'ACSZ', area: 'state', postal: 'zip-code' },
  CA: { order: 'ACSZ', area: 'province' },
  GB: { order: 'ACZ', city: 'town', postal: 'postcode' },
  FR: { order: 'AZC' },
  DE: { order: 'AZC' },
  ES: { order: 'AZCS', area: 'province' },
  IT: { order: 'AZCS', area: 'province' },
  AT: { order: 'AZC' },
  BE: { order: 'AZC' },
  NL: { order: 'AZC' },
}

/** Before a country is chosen: all fields of all countries. */
const ANY: AddressForm = { order: 'ACSZ', area: 'state' }

export function addressForm(country: string): AddressForm {
  return isCountry(country) ? FORMS[country] : ANY
}

const PARTS: Readonly<Record<string, readonly AddressField[]>> = {
  A: ['line1', 'line2'],
  C: ['city'],
  S: ['state'],
  Z: ['postalCode'],
}

/** The fields of a country's address in their order; those that the country does not use are left out. */
export function addressFieldsOf(country: string): readonly AddressField[] {
  const { order, familyNameFirst } = addressForm(country)
  const names: AddressField[] = familyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  return ['country', ...names, ...[...order].flatMap((part) => PARTS[part] ?? []), 'phone']
}
