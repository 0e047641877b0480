import { describe, expect, test } from 'vitest'
import { buyerDetails, missingDetails } from './buyer-details.ts'

const MEI = {
  country: 'SG',
  firstName: 'Mei',
  lastName: 'Tan',
  line1: '12 Orchard Road',
  line2: '',
  city: 'Singapore',
  state: '',
  postalCode: '238823',
  phone: '+6581234567',
}
const known = { country: 'SG', firstName: 'Mei', lastName: 'Tan', phone: '81234567' }

describe('what an order says about its buyer (spec 5)', () => {
  test.each([
    ['its address, the phone without its calling code', { address: MEI, billing: null }, known, []],
    ['the billing address of a pickup', { address: null, billing: MEI }, known, []],
    [
      'nothing, of a pickup without one',
      { address: null, billing: null },
      { country: '', firstName: '', lastName: '', phone: '' },
      ['firstName', 'lastName', 'country', 'phone'],
    ],
    [
      'the name alone, where nobody can register in the country',
      { address: { ...MEI, country: 'US', phone: '+15125550123' }, billing: null },
      { ...known, country: '', phone: '' },
      ['country', 'phone'],
    ],
    [
      'all but a phone of another country',
      { address: { ...MEI, phone: '+819012345678' }, billing: null },
      { ...known, phone: '' },
      ['phone'],
    ],
  ])('%s', (...[, order, details, missing]) => {
    expect(buyerDetails(order)).toEqual(details)
    expect(missingDetails(buyerDetails(order))).toEqual(missing)
  })
})
