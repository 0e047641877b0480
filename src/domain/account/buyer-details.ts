import type { AddressInput } from '../checkout/address-input.ts'
import { CALLING } from '../checkout/calling-codes.ts'
import { isCountry } from '../checkout/countries.ts'
import { countryProblem, nameProblem, phoneProblem, type Registration } from './registration.ts'

/** What a registration needs besides e-mail, password and birthday, in the order of its form. */
const DETAILS = ['firstName', 'lastName', 'country', 'phone'] as const
export type BuyerDetail = (typeof DETAILS)[number]
export type BuyerDetails = Pick<Registration, BuyerDetail>

interface OrderAddresses {
  readonly address: AddressInput | null
  readonly billing: AddressInput | null
}

/**
 * What the addresses of an order say about its buyer, as a registration writes it; a part that no registration takes is empty,
 * such as a country outside the registration form.
 */
export function buyerDetails({ address, billing }: OrderAddresses): BuyerDetails {
  const from = address ?? billing
  if (!from) return { firstName: '', lastName: '', country: '', phone: '' }
  const country = countryProblem(from.country) === undefined ? from.country : ''
  return {
    firstName: nameProblem(from.firstName) === undefined ? from.firstName : '',
    lastName: nameProblem(from.lastName) === undefined ? from.lastName : '',
    country,
    phone: ownNumber(from.phone, country),
  }
}

/** The parts that the buyer has to add. */
export function missingDetails(details: BuyerDetails): readonly BuyerDetail[] {
  return DETAILS.filter((field) => details[field] === '')
}

/** The digits after the calling code of the country; empty for a number of another country. */
function ownNumber(phone: string, country: string): string {
  if (!isCountry(country)) return ''
  const prefix = `+${CALLING[country].code}`
  const digits = phone.startsWith(prefix) ? phone.slice(prefix.length) : ''
  return phoneProblem({ phone: digits, country }) === undefined ? digits : ''
}
