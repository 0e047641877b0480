import { expect, test } from 'vitest'
import {
  checkRegistration,
  EUROPEAN_COUNTRIES,
  firstCountry,
  REGISTRATION_COUNTRIES,
  registrationCountries,
  type Registration,
} from './registration.ts'

const TODAY = '2026-11-23'
const VALID: Registration = {
  country: 'SG',
  phone: '91234567',
  email: 'mei@example.com',
  firstName: 'Mei',
  lastName: 'Tan',
  birthday: '1990-02-28',
  agreement: true,
}

test('a registration with every field is valid', () => {
  expect(checkRegistration(VALID, TODAY)).toEqual({})
})

test('every field is required (spec 5)', () => {
  const empty = {
    country: '',
    phone: '',
    email: ' ',
    firstName: ' ',
    lastName: '',
    birthday: '',
    agreement: false,
  }
  expect(checkRegistration(empty, TODAY)).toEqual({
    country: 'required',
    phone: 'required',
    email: 'required',
    firstName: 'required',
    lastName: 'required',
    birthday: 'required',
    agreement: 'required',
  })
})

test.each<[keyof Registration, string, string | undefined]>([
  ['country', 'JP', 'invalid'],
  ['country', 'XX', 'invalid'],
  ['country', 'sg', 'invalid'],
  ['phone', '9123 4567', 'digits-only'],
  ['phone', '+6591234567', 'digits-only'],
  ['phone', '912', 'phone-number'],
  ['email', 'mei@', 'invalid'],
  ['firstName', 'x'.repeat(50), undefined],
  ['firstName', 'x'.repeat(51), 'too-long'],
  ['firstName', ` ${'x'.repeat(50)} `, undefined],
  ['lastName', '林', undefined],
  ['lastName', '😀'.repeat(51), 'too-long'],
  ['birthday', '1990-02-29', 'invalid'],
  ['birthday', '1992-02-29', undefined],
  ['birthday', '2026-11-23', undefined],
  ['birthday', '2026-11-24', 'invalid'],
  ['birthday', '1896-11-23', 'invalid'],
  ['birthday', '1896-11-24', undefined],
  ['birthday', '1990-13-01', 'invalid'],
  ['birthday', '1990-1-1', 'invalid'],
  ['birthday', '01/02/1990', 'invalid'],
  ['birthday', '0000-00-00', 'invalid'],
])('%s %j: %s (spec 5)', (field, value, problem) => {
  expect(checkRegistration({ ...VALID, [field]: value }, TODAY)[field]).toBe(problem)
})

test('members register in seven countries (spec 9.10)', () => {
  expect(REGISTRATION_COUNTRIES).toEqual(['VN', 'PH', 'MY', 'TH', 'SG', 'MM', 'BN'])
  const phones = {
    VN: '912345678',
    PH: '9171234567',
    MY: '123456789',
    TH: '812345678',
    SG: '91234567',
    MM: '912345678',
    BN: '7123456',
  }
  for (const country of REGISTRATION_COUNTRIES)
    expect(checkRegistration({ ...VALID, country, phone: phones[country] }, TODAY)).toEqual({})
})

test('a customer of the European stores registers in her own country (spec 9.10, decision 0192)', () => {
  const phones = {
    ES: '612345678',
    FR: '612345678',
    NL: '612345678',
    AT: '6641234567',
    BE: '470123456',
    DE: '15112345678',
    IT: '3123456789',
  }
  for (const country of EUROPEAN_COUNTRIES) {
    expect(registrationCountries('eu')).toContain(country)
    expect(checkRegistration({ ...VALID, country, phone: phones[country] }, TODAY)).toEqual({})
  }
})

test.each(['sg', 'eu', 'au', 'jp'] as const)(
  'the form of %s has the seven countries, and begins with one of its own',
  (site) => {
    const countries = registrationCountries(site)
    expect(countries).toEqual(expect.arrayContaining([...REGISTRATION_COUNTRIES]))
    expect(countries).toContain(firstCountry(site))
    if (site !== 'eu') expect(countries).toHaveLength(7)
  },
)
