import { expect, test } from 'vitest'
import { checkRegistration, REGISTRATION_COUNTRIES, type Registration } from './registration.ts'

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
