import type { AddressInput } from '#domain/checkout/address.ts'

/** An address that both presets of the rules accept. */
export const ADDRESS: AddressInput = {
  country: 'SG',
  firstName: 'Mei',
  lastName: 'Tan',
  line1: '12 Orchard Road',
  line2: '',
  city: 'Singapore',
  state: '',
  postalCode: '238823',
  phone: '81234567',
}

/** One of a country with states. */
export const AMERICAN_ADDRESS: AddressInput = {
  ...ADDRESS,
  country: 'US',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  phone: '5125550123',
}
