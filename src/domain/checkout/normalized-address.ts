import { foldGroups, foldTyped } from '../text/typed-text.ts'
import { ADDRESS_FIELDS, type AddressInput } from './address.ts'
import { findArea, writeArea } from './areas.ts'
import { COUNTRIES, isCountry } from './countries.ts'
import { readPhone, writePhone } from './phone.ts'

/** The address with every part in one way of writing its spaces and letters, otherwise as entered. */
export function foldedAddress<Address extends AddressInput>(address: Address): Address {
  return {
    ...address,
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, foldTyped(address[field])])),
  }
}

/** An address that has passed its checks, as it is kept: one writing for each name, state, postal code and phone. */
export function normalizedAddress<Address extends AddressInput>(address: Address): Address {
  const folded = foldedAddress(address)
  const { country, state, postalCode, phone } = folded
  const read = readPhone(phone, country)
  return {
    ...folded,
    state: isCountry(country) && COUNTRIES[country].stateRequired ? keptState(country, state) : '',
    postalCode: writePostalCode(postalCode, country),
    phone: read.ok ? read.phone : phone,
  }
}

function keptState(country: string, state: string): string {
  return findArea(country, state)?.code ?? state
}

/** A stored address with its state and phone formatted for display. */
export function writableAddress<Address extends AddressInput>(address: Address): Address {
  const { country, state, phone } = address
  return { ...address, state: writeArea(country, state), phone: writePhone(phone) }
}

const GROUPED: Readonly<Record<string, (code: string) => string>> = {
  JP: (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
  US: (code) => (code.length === 9 ? `${code.slice(0, 5)}-${code.slice(5)}` : code),
  CA: (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  GB: (code) => `${code.slice(0, -3)} ${code.slice(-3)}`,
}

/** A postal code as its country writes it: 100-0001, SW1A 1AA. Countries without one keep none. */
function writePostalCode(typed: string, country: string): string {
  if (!isCountry(country) || COUNTRIES[country].postal === undefined) return ''
  const code = foldGroups(typed).toUpperCase()
  return GROUPED[country]?.(code) ?? code
}
