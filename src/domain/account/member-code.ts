/**
 * The number that a member's barcode carries: sixteen digits, a nine, thirteen of chance and two check digits (ISO 7064,
 * MOD 97-10), which find a wrong digit and two that changed places. No card of a bank begins with a nine.
 */
const DIGITS = 16
const PATTERN = /^9\d{15}$/

/** How many values the digits of chance have. */
export const MEMBER_CODES = 10 ** 13

/** The code with the digits of chance of `number`, which is below `MEMBER_CODES`. */
export function memberCode(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= MEMBER_CODES)
    throw new RangeError('not a number of a member code')
  const body = `9${String(number).padStart(DIGITS - 3, '0')}`
  return body + String(98 - remainder(`${body}00`)).padStart(2, '0')
}

/** The code in a scanned or typed text, which may hold spaces; undefined for any other text. */
export function readMemberCode(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '')
  return PATTERN.test(digits) && remainder(digits) === 1 ? digits : undefined
}

/** Four digits each, to be read aloud. */
export function memberCodeGroups(code: string): readonly string[] {
  return code.match(/.{1,4}/g) ?? []
}

/** Remainder of a division by 97, digit by digit: the whole number is too large to be exact. */
function remainder(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
