import { expect, test } from 'vitest'
import { checkPhone, type PhoneCheck } from './phone.ts'

test.each<[string, PhoneCheck]>([
  ['81234567', 'ok'],
  [' 81234567 ', 'ok'],
  ['', 'required'],
  ['  ', 'required'],
  ['+6581234567', 'digits-only'],
  ['8123 4567', 'digits-only'],
  ['8123-4567', 'digits-only'],
  ['8123456a', 'digits-only'],
  ['٨١٢٣', 'digits-only'],
])('%j is %s (spec 5)', (input, check) => {
  expect(checkPhone(input)).toBe(check)
})
