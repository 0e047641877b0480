import { foldGroups } from '../text/typed-text.ts'

/** Weights of the eight digits of an international postal number (UPU S10). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** A tracking number in a typed or pasted text, or undefined: 4–40 letters and digits, spaces and dashes aside. */
export function readTrackingNumber(text: string): string | undefined {
  const typed = foldGroups(text).toUpperCase()
  return /^[A-Z0-9]{4,40}$/.test(typed) ? typed : undefined
}

/**
 * Whether a number of the form of UPU S10 has another check digit than its own, which is a reason to ask, not to refuse: a courier
 * may number its parcels in this form without one. Numbers of other forms are never wrong.
 */
export function hasWrongCheckDigit(number: string): boolean {
  const [, digits = '', check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? []
  return check !== undefined && Number(check) !== checkDigit(digits)
}

function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const rest = 11 - (sum % 11)
  if (rest === 10) return 0
  return rest === 11 ? 5 : rest
}
