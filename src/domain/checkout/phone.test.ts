import { describe, expect, test } from 'vitest'
import { CALLING } from './calling-codes.ts'
import { COUNTRIES } from './countries.ts'
import { readPhone, readPhoneDigits, writePhone } from './phone.ts'

const read = (input: string, country: string) => {
  const outcome = readPhone(input, country)
  return outcome.ok ? outcome.phone : outcome.problem
}

describe('a phone number in any usual writing is kept as plus sign and digits (spec 5)', () => {
  test.each([
    ['SG', '91234567', '+6591234567'],
    ['SG', '+65 9123 4567', '+6591234567'],
    ['SG', '(+65) 9123-4567', '+6591234567'],
    ['SG', '65 9123 4567', '+6591234567'],
    ['SG', '0065 9123 4567', '+6591234567'],
    ['SG', '9123.4567', '+6591234567'],
    ['AU', '(02) 9123-4567', '+61291234567'],
    ['AU', '0412 345 678', '+61412345678'],
    ['AU', '+61 412 345 678', '+61412345678'],
    ['AU', '0011 65 9123 4567', '+6591234567'],
    ['US', '(512) 555-0123', '+15125550123'],
    ['US', '1-512-555-0123', '+15125550123'],
    ['US', '011 65 9123 4567', '+6591234567'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['JP', '03-1234-5678', '+81312345678'],
    ['JP', '+81 90 1234 5678', '+819012345678'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['FR', '+33 (0)6 12 34 56 78', '+33612345678'],
    ['GB', '+44 (0)20 7946 0958', '+442079460958'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['VN', '091 234 56 78', '+84912345678'],
    ['MY', '012-345 6789', '+60123456789'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['KR', '010-1234-5678', '+821012345678'],
    ['IT', '06 6982 1234', '+390669821234'],
    ['DE', '030/123456', '+4930123456'],
    ['TW', '0912 345 678', '+886912345678'],
    ['SG', '+353 1 234 5678', '+35312345678'],
    ['SG', '\u202a+65 9123 4567\u202c', '+6591234567'],
    ['SG', '٩١٢٣٤٥٦٧', '+6591234567'],
    ['JP', '０９０－１２３４－５６７８', '+819012345678'],
    ['JP', '090ー1234ー5678', '+819012345678'],
    ['SG', '9123−4567', '+6591234567'],
  ])('%s: %s is %s', (country, input, stored) => expect(read(input, country)).toBe(stored))

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['+', 'required'],
    ['12', 'phone-number'],
    ['9123456', 'phone-number'],
    ['912345678901', 'phone-number'],
    ['+65 912', 'phone-number'],
    ['+12 34', 'phone-number'],
    ['call me', 'phone-signs'],
    ['9123 4567 ext. 8', 'phone-signs'],
    ['91+234567', 'phone-signs'],
  ])('%j is refused: %s', (input, problem) => expect(read(input, 'SG')).toBe(problem))
})

describe('to the letter: numeric (spec 5)', () => {
  test.each([
    ['81234567', '+6581234567'],
    [' 81234567 ', '+6581234567'],
    ['6581234567', '+6581234567'],
    ['', 'required'],
    ['12', 'phone-number'],
    ['+6581234567', 'digits-only'],
    ['8123 4567', 'digits-only'],
    ['8123-4567', 'digits-only'],
    ['8123456a', 'digits-only'],
    ['８１２３４５６７', '+6581234567'],
    ['٨١٢٣٤٥٦٧', '+6581234567'],
  ])('%j is %s', (input, stored) => {
    const outcome = readPhoneDigits(input, 'SG')
    expect(outcome.ok ? outcome.phone : outcome.problem).toBe(stored)
  })
})

describe('a kept number is shown in groups', () => {
  test.each([
    ['+6591234567', '+65 9123 4567'],
    ['+15125550123', '+1 512 555 0123'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+819012345678', '+81 90 1234 5678'],
    ['+61291234567', '+61 2 9123 4567'],
    ['+60123456789', '+60 12 345 6789'],
    ['+6731234567', '+673 123 4567'],
    ['+35312345678', '+35312345678'],
    // Kept by an older version of the shop.
    ['81234567', '81234567'],
    ['', ''],
  ])('%s is %s', (stored, shown) => expect(writePhone(stored)).toBe(shown))

  test('and what is shown is read as the same number', () => {
    for (const stored of ['+6591234567', '+15125550123', '+819012345678', '+442079460958'])
      expect(read(writePhone(stored), 'SG')).toBe(stored)
  })
})

test('every country where parcels go has telephone numbers', () => {
  expect(Object.keys(CALLING).toSorted()).toEqual(Object.keys(COUNTRIES).toSorted())
})
