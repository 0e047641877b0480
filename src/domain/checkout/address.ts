import { addressFieldsOf } from './address-forms.ts'
import type { AddressField, AddressInput } from './address-input.ts'
import type { AddressPreset } from './address-presets.ts'
import { RULES } from './address-rules.ts'
import { areasOf, findArea } from './areas.ts'
import { COUNTRIES, isCountry, type CountryCode } from './countries.ts'
import { isMilitaryPlace, isMilitaryState, isMilitaryZip, isPostBox } from './undeliverable.ts'
import type { PhoneProblem } from './phone.ts'
import { hasHiddenSigns } from '../text/hidden-signs.ts'
import { foldGroups, foldTyped } from '../text/typed-text.ts'

export type { AddressField, AddressInput } from './address-input.ts'
export type { AddressPreset } from './address-presets.ts'

export type Problem =
  | 'too-short'
  | 'too-long'
  | 'letters-only'
  | 'letters-digits-only'
  | 'name-signs'
  | 'line-signs'
  | 'hidden-signs'
  | 'chinese'
  | 'not-english'
  | 'po-box'
  | 'military'
  | 'postal-code'
  | 'unknown-country'
  | 'unknown-state'
  | PhoneProblem

export type AddressProblem = { readonly field: AddressField; readonly problem: Problem }

type Check = (text: string, address: AddressInput, preset: AddressPreset) => Problem | undefined

/** Every field with its rules; the first broken rule is reported. */
const CHECKS: Readonly<Record<AddressField, readonly Check[]>> = {
  country: [required, knownCountry],
  firstName: [required, english, nameLetters],
  lastName: [required, english, nameLetters],
  line1: [required, english, notBox, notMilitary, lineLetters, lineLength],
  line2: [english, notBox, notMilitary, lineLetters, secondLineLength],
  city: [required, english, notMilitary, harmlessSigns, cityLength],
  state: [requiredState, english, notMilitaryState, harmlessSigns, listedState],
  postalCode: [postalCode],
  phone: [phoneNumber],
}

export const ADDRESS_FIELDS = Object.keys(CHECKS) as AddressField[]

/**
 * What is wrong with an address, at most one problem for each field, in the order of the country's form; empty when it
 * can be sent to (spec 5).
 */
export function checkAddress(input: AddressInput, preset: AddressPreset): AddressProblem[] {
  const order = addressFieldsOf(input.country)
  const place = (field: AddressField) => (order.includes(field) ? order.indexOf(field) : order.length)
  return ADDRESS_FIELDS.toSorted((a, b) => place(a) - place(b)).flatMap((field) => {
    if (hasHiddenSigns(input[field].replaceAll(/\s+/gu, ' '))) return [{ field, problem: 'hidden-signs' }]
    const text = foldTyped(input[field])
    for (const check of CHECKS[field]) {
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

/** No Chinese characters; the address must be in English. Other rules check accents. */
function english(text: string): Problem | undefined {
  if (/[\p{Script=Han}\u3000-\u303f]/u.test(text)) return 'chinese'
  return /[^\P{L}\p{Script=Latin}ʻʼ]/u.test(text) ? 'not-english' : undefined
}

function nameLetters(text: string, _address: AddressInput, preset: AddressPreset) {
  const { only, problem, ...length } = RULES[preset].name
  return only.test(text) ? within(text, length) : problem
}

function lineLetters(text: string, _address: AddressInput, preset: AddressPreset): Problem | undefined {
  const { only, problem } = RULES[preset].line
  return text === '' || only.test(text) ? undefined : problem
}

/** City and state have no list of signs of their own (spec 5). */
function harmlessSigns(text: string): Problem | undefined {
  const { only, problem } = RULES.lenient.line
  return text === '' || only.test(text) ? undefined : problem
}

function lineLength(text: string, _address: AddressInput, preset: AddressPreset) {
  return within(text, RULES[preset].line)
}

/** The second line may stay empty. */
function secondLineLength(text: string, _address: AddressInput, preset: AddressPreset) {
  return text === '' ? undefined : within(text, RULES[preset].secondLine)
}

function cityLength(text: string, _address: AddressInput, preset: AddressPreset) {
  return within(text, RULES[preset].city)
}

function within(text: string, { from, to }: { from: number; to: number }): Problem | undefined {
  const length = [...text].length
  if (length < from) return 'too-short'
  return length > to ? 'too-long' : undefined
}

function notBox(text: string): Problem | undefined {
  return isPostBox(text) ? 'po-box' : undefined
}

function notMilitary(text: string, { country }: AddressInput): Problem | undefined {
  return isMilitaryPlace(text, country) ? 'military' : undefined
}

function notMilitaryState(text: string, { country }: AddressInput): Problem | undefined {
  return isMilitaryState(text, country) ? 'military' : undefined
}

function requiredState(text: string, { country }: AddressInput): Problem | undefined {
  return isCountry(country) && COUNTRIES[country].stateRequired ? required(text) : undefined
}

function listedState(text: string, { country }: AddressInput): Problem | undefined {
  if (text === '' || !areasOf(country)) return undefined
  return findArea(country, text) ? undefined : 'unknown-state'
}

function postalCode(text: string, { country }: AddressInput): Problem | undefined {
  if (!isCountry(country)) return undefined
  const problem = checkPostalCode(text, country)
  return problem ?? (isMilitaryZip(text, country) ? 'military' : undefined)
}

/** Spaces and hyphens only group digits: 100-0001 and １００－０００１ are seven digits. */
export function checkPostalCode(input: string, country: CountryCode): 'required' | 'postal-code' | undefined {
  const { postal } = COUNTRIES[country]
  if (postal === undefined) return undefined
  const code = foldGroups(input)
  if (code === '') return 'required'
  return postal.test(code) ? undefined : 'postal-code'
}

function phoneNumber(text: string, { country }: AddressInput, preset: AddressPreset): Problem | undefined {
  const read = RULES[preset].phone(text, country)
  if (read.ok || (read.problem === 'phone-number' && !isCountry(country))) return undefined
  return read.problem
}
