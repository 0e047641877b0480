import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AddressField, Problem } from '#domain/checkout/address.ts'

type Words = Partial<Record<Problem, MessageDescriptor>>

/** The problem of a field and how to correct it; the rules are spec 5's. */
const BY_FIELD: Readonly<Record<AddressField, Words>> = {
  country: {
    required: msg`Choose a country or region.`,
    'unknown-country': msg`We do not ship there yet. Choose another country or region.`,
  },
  firstName: {
    required: msg`First name cannot be empty.`,
    'letters-only': msg`Write the first name in letters and spaces.`,
    'name-signs': msg`Write the first name in Latin letters, as on a parcel: letters, accents, - ' and . are fine.`,
    'too-short': msg`The first name has at least 2 letters.`,
    'too-long': msg`The first name has at most 30 letters.`,
  },
  lastName: {
    required: msg`Last name cannot be empty.`,
    'letters-only': msg`Write the last name in letters and spaces.`,
    'name-signs': msg`Write the last name in Latin letters, as on a parcel: letters, accents, - ' and . are fine.`,
    'too-short': msg`The last name has at least 2 letters.`,
    'too-long': msg`The last name has at most 30 letters.`,
  },
  line1: {
    required: msg`Enter street and house number.`,
    'letters-digits-only': msg`Write the address in letters, digits and spaces, for instance 12 34 Orchard Rd.`,
    'line-signs': msg`Write the address as on a parcel: Latin letters, digits and signs, no web address.`,
    'too-short': msg`The address has at least 5 characters.`,
    'too-long': msg`The address has at most 30 characters. The rest fits into the second line.`,
  },
  line2: {
    'letters-digits-only': msg`Write the second line in letters, digits and spaces.`,
    'line-signs': msg`Write the second line as on a parcel: Latin letters, digits and signs, no web address.`,
    'too-short': msg`The second line has at least 5 characters, or stays empty.`,
    'too-long': msg`The second line has at most 30 characters.`,
  },
  city: {
    required: msg`Enter the city.`,
    'too-short': msg`The city has at least 2 characters.`,
    'too-long': msg`The city has at most 60 characters.`,
  },
  state: {
    required: msg`Enter the state or province.`,
    'unknown-state': msg`Choose the state or province from the list.`,
  },
  postalCode: {
    required: msg`Enter the postal code.`,
    'postal-code': msg`This is not a postal code of that country. Please check it.`,
  },
  phone: {
    required: msg`Enter a phone number for the courier.`,
    'digits-only': msg`Write the phone number in digits only.`,
    'phone-signs': msg`Write the phone number in digits, for instance +65 9123 4567.`,
    'phone-number': msg`This is not a whole phone number of that country. Numbers of other countries begin with + and the country code.`,
  },
}

const ANYWHERE: Words = {
  'hidden-signs': msg`It contains invisible characters. Please type it again.`,
  chinese: msg`Please write the address in English, without Chinese characters.`,
  'not-english': msg`Please write the address in English.`,
  'po-box': msg`We cannot deliver to PO Boxes.`,
  military: msg`We cannot deliver to military addresses.`,
}

const OTHERWISE = msg`Please check this field.`

export function addressWords(field: AddressField, problem: Problem): MessageDescriptor {
  return BY_FIELD[field][problem] ?? ANYWHERE[problem] ?? OTHERWISE
}
