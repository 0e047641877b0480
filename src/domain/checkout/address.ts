import { COUNTRIES, isCountry, type CountryCode } from './countries.ts'
import { checkPhone } from './phone.ts'

/** An address as the form has it, everything as typed. */
export type AddressInput = {
  readonly country: string
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly phone: string
}
export type AddressField = keyof AddressInput

export type Problem =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'letters-only'
  | 'letters-digits-only'
  | 'digits-only'
  | 'chinese'
  | 'not-english'
  | 'po-box'
  | 'military'
  | 'postal-code'
  | 'unknown-country'

export type AddressProblem = { readonly field: AddressField; readonly problem: Problem }

/**
 * Two presets of one rule book. `spec` is spec 5 to the letter. `international` also takes what people are called and
 * where they live: O'Brien, Nguyễn, #12-34 Orchard Rd, +65 8123 4567.
 */
export type AddressPreset = 'spec' | 'international'

const RULES = {
  spec: {
    name: { from: 2, to: 30, only: /^[A-Za-z ]+$/ },
    line: { from: 5, to: 30, only: /^[A-Za-z0-9 ]+$/ },
    phone: (input: string) => checkPhone(input),
  },
  international: {
    name: { from: 1, to: 60, only: /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} .'’-]*$/u },
    line: { from: 3, to: 80, only: /^[\p{Script=Latin}\p{M}\p{N} #.,'’/&()ºª:-]+$/u },
    phone: (input: string) => checkPhone(input.replace(/^\s*\+/, '').replaceAll(/[ ().-]/g, '')),
  },
} as const
const CITY = { from: 2, to: 60 }

type Check = (text: string, address: AddressInput, preset: AddressPreset) => Problem | undefined

/** Every field with its rules, in the order of the form. The first rule broken is the one told. */
const CHECKS: readonly (readonly [AddressField, readonly Check[]])[] = [
  ['country', [required, knownCountry]],
  ['firstName', [required, english, nameLetters]],
  ['lastName', [required, english, nameLetters]],
  ['line1', [required, english, notBox, notMilitary, lineLetters, lineLength]],
  ['line2', [english, notBox, notMilitary, lineLetters, secondLineLength]],
  ['city', [required, english, notMilitary, cityLength]],
  ['state', [requiredState, english, notMilitaryState]],
  ['postalCode', [postalCode]],
  ['phone', [phoneNumber]],
]

/** What is wrong with an address, at most one problem for each field; empty when it can be sent to (spec 5). */
export function checkAddress(input: AddressInput, preset: AddressPreset = 'spec'): AddressProblem[] {
  return CHECKS.flatMap(([field, checks]) => {
    const text = input[field].normalize('NFC').trim()
    for (const check of checks) {
      const problem = check(text, input, preset)
      if (problem) return [{ field, problem }]
    }
    return []
  })
}

function required(text: string): Problem | undefined {
  return text === '' ? 'required' : undefined
}

function knownCountry(text: string): Problem | undefined {
  return isCountry(text) ? undefined : 'unknown-country'
}

/** No Chinese characters; the address must be in English. Accents are the other rules' business. */
function english(text: string): Problem | undefined {
  if (/[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u.test(text)) return 'chinese'
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? 'not-english' : undefined
}

function nameLetters(text: string, _address: AddressInput, preset: AddressPreset) {
  const { only, ...length } = RULES[preset].name
  return only.test(text) ? within(text, length) : 'letters-only'
}

function lineLetters(text: string, _address: AddressInput, preset: AddressPreset): Problem | undefined {
  return text === '' || RULES[preset].line.only.test(text) ? undefined : 'letters-digits-only'
}

function lineLength(text: string, _address: AddressInput, preset: AddressPreset) {
  return within(text, RULES[preset].line)
}

/** The second line holds what is left: `Unit 3` or `B2` is enough. */
function secondLineLength(text: string, _address: AddressInput, preset: AddressPreset) {
  return within(text, { from: 0, to: RULES[preset].line.to })
}

function cityLength(text: string) {
  return within(text, CITY)
}

function within(text: string, { from, to }: { from: number; to: number }): Problem | undefined {
  const length = [...text].length
  if (length < from) return 'too-short'
  return length > to ? 'too-long' : undefined
}

const BOX =
  /\bp[\s.]*o[\s.]*(?:box|b)(?:\b|(?=\d))|\bpost(?:al)?[\s.-]*(?:office)?[\s.-]*box\b|\b(?:locked|private)[\s.-]*bag\b/i

function notBox(text: string): Problem | undefined {
  return BOX.test(text) ? 'po-box' : undefined
}

/** Mount Apo is a place in the Philippines, so APO alone is a military address only in the United States. */
function notMilitary(text: string, { country }: AddressInput): Problem | undefined {
  const anywhere = /\b[AFD]\.?P\.?O\.?,?\s+A[AEP]\b|\b(?:PSC|CMR)\s+\d+,?\s+box\b|\bunit\s+\d+,?\s+box\s+\d/i
  const american = /\b[AFD]\.?P\.?O\b/i
  return anywhere.test(text) || (country === 'US' && american.test(text)) ? 'military' : undefined
}

function notMilitaryState(text: string, { country }: AddressInput): Problem | undefined {
  const states = /^(?:A[AEP]|armed forces\b.*)$/i
  return country === 'US' && states.test(text) ? 'military' : undefined
}

function requiredState(text: string, { country }: AddressInput): Problem | undefined {
  return isCountry(country) && COUNTRIES[country].stateRequired ? required(text) : undefined
}

function postalCode(text: string, { country }: AddressInput): Problem | undefined {
  if (!isCountry(country)) return undefined
  return checkPostalCode(text, country)
}

/** Spaces and hyphens are how people group digits: 100-0001 is seven digits. */
export function checkPostalCode(input: string, country: CountryCode): 'required' | 'postal-code' | undefined {
  const { postal } = COUNTRIES[country]
  if (postal === undefined) return undefined
  const code = input.trim()
  if (code === '') return 'required'
  return postal.test(code.replaceAll(/[\s-]/g, '')) ? undefined : 'postal-code'
}

function phoneNumber(text: string, _address: AddressInput, preset: AddressPreset): Problem | undefined {
  const check = RULES[preset].phone(text)
  return check === 'ok' ? undefined : check
}
