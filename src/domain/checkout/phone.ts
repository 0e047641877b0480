import { CALLING, type Calling } from './calling-codes.ts'
import { isCountry } from './countries.ts'
import { foldCode } from '../text/typed-text.ts'

export type PhoneProblem = 'required' | 'digits-only' | 'phone-signs' | 'phone-number'

/** A number in E.164, or the problem. */
export type PhoneRead =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly problem: PhoneProblem }

/** Phone digits only (spec 5, to the letter); the digits still have to be a number one can call. */
export function readPhoneDigits(input: string, country: string): PhoneRead {
  const phone = foldCode(input)
  if (phone !== '' && !/^\d+$/.test(phone)) return { ok: false, problem: 'digits-only' }
  return readPhone(phone, country)
}

/** Separators between digits; a plus sign may only come first. */
const WRITTEN = /^\(?\+?[\d\s().\-/]*$/u

/** Reads a number in any usual writing, of the country of the address unless it names another one. */
export function readPhone(input: string, country: string): PhoneRead {
  const written = foldCode(input)
  if (!WRITTEN.test(written)) return { ok: false, problem: 'phone-signs' }
  const digits = written.replaceAll(/\D/g, '')
  if (digits === '') return { ok: false, problem: 'required' }
  const home = isCountry(country) ? CALLING[country] : undefined
  const abroad = written.includes('+') ? digits : afterExit(digits, home)
  const phone = abroad === undefined ? national(digits, home) : international(abroad)
  return phone === undefined ? { ok: false, problem: 'phone-number' } : { ok: true, phone }
}

/** What follows the code for calls abroad; undefined for a number of the country itself. */
function afterExit(digits: string, home: Calling | undefined): string | undefined {
  const exit = [home?.exit ?? '00', '00'].find((one) => digits.startsWith(one))
  return exit && digits.slice(exit.length)
}

function national(digits: string, home: Calling | undefined): string | undefined {
  if (!home) return undefined
  const { code, trunk } = home
  const bare = trunk !== undefined && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
  if (isPossible(bare, home)) return `+${code}${bare}`
  // The calling code without its plus sign: 65 9123 4567.
  return digits.startsWith(code) ? international(digits) : undefined
}

const MOST_DIGITS = 15
const LEAST_DIGITS = 8

function international(digits: string): string | undefined {
  const known = callingOf(digits)
  if (!known) {
    const possible = digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && !digits.startsWith('0')
    return possible ? `+${digits}` : undefined
  }
  const rest = digits.slice(known.code.length)
  // +44 (0)20 7946 0958 carries the trunk prefix for callers inside the country.
  const bare = known.trunk === '0' && rest.startsWith('0') ? rest.slice(1) : rest
  return isPossible(bare, known) ? `+${known.code}${bare}` : undefined
}

function isPossible(digits: string, { digits: [least, most] }: Calling): boolean {
  return digits.length >= least && digits.length <= most
}

/** The longest calling code that these digits begin with. */
function callingOf(digits: string): Calling | undefined {
  return Object.values(CALLING)
    .filter(({ code }) => digits.startsWith(code))
    .toSorted((a, b) => b.code.length - a.code.length)[0]
}

const USUAL_GROUPS: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
}

/** A kept number in groups, for reading: +65 9123 4567. Anything else is shown as it is. */
export function writePhone(phone: string): string {
  const digits = /^\+(\d+)$/.exec(phone)?.[1]
  const known = digits === undefined ? undefined : callingOf(digits)
  if (digits === undefined || !known) return phone
  const rest = digits.slice(known.code.length)
  const groups = known.groups?.[rest.length] ?? USUAL_GROUPS[rest.length]
  if (!groups) return `+${known.code} ${rest}`
  let at = 0
  const parts = groups.map((length) => rest.slice(at, (at += length)))
  return [`+${known.code}`, ...parts].join(' ')
}
