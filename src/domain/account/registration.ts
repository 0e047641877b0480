import { isCalendarDay } from '../calendar-day.ts'
import { checkEmail, type EmailCheck } from '../checkout/email.ts'
import type { AddressPreset } from '../checkout/address-presets.ts'
import type { Site } from '../region/sites.ts'
import { readPhoneDigits, type PhoneProblem } from '../checkout/phone.ts'
import { isPersonName } from '../text/person-name.ts'
import { foldTyped } from '../text/typed-text.ts'

/** Where members can register (spec 9.10). */
export const REGISTRATION_COUNTRIES = ['VN', 'PH', 'MY', 'TH', 'SG', 'MM', 'BN'] as const
/** Where customers of the European stores live; the form of their site has these as well (decision 0192). */
export const EUROPEAN_COUNTRIES = ['ES', 'FR', 'NL', 'AT', 'BE', 'DE', 'IT'] as const
export type RegistrationCountry = (typeof REGISTRATION_COUNTRIES | typeof EUROPEAN_COUNTRIES)[number]

/** The countries of a site's form. */
export function registrationCountries(site: Site): readonly RegistrationCountry[] {
  return site === 'eu' ? [...REGISTRATION_COUNTRIES, ...EUROPEAN_COUNTRIES] : REGISTRATION_COUNTRIES
}

/** The country that a form begins with: the site's own, where it is one of them. */
export function firstCountry(site: Site): RegistrationCountry {
  return site === 'eu' ? 'ES' : 'SG'
}

/** Letters of a first or last name at most (spec 5). */
export const NAME_MOST = 50

/** What a new member enters besides the password. */
export interface Registration {
  readonly country: string
  /** Digits only; the calling code is the country's. */
  readonly phone: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD; cannot be changed once it is submitted. */
  readonly birthday: string
  readonly agreement: boolean
  /** The name of the store; only of a registration in one. */
  readonly store?: string | undefined
  /** Of the guide who serves the member, if any. */
  readonly guideCode?: string | undefined
}

export type RegistrationProblem = 'required' | 'invalid' | 'too-long' | Exclude<PhoneProblem, 'required'>

/**
 * The first problem of each field; empty for a valid registration. Store and guide are checked by the server. `today`:
 * YYYY-MM-DD.
 */
export type RegistrationProblems = Readonly<Partial<Record<keyof Registration, RegistrationProblem>>>

export function checkRegistration(
  given: Registration,
  today: string,
  rules?: AddressPreset,
): RegistrationProblems {
  const found: Record<keyof Omit<Registration, 'store' | 'guideCode'>, RegistrationProblem | undefined> = {
    country: countryProblem(given.country),
    phone: phoneProblem(given),
    email: emailProblem(checkEmail(given.email, rules)),
    firstName: nameProblem(given.firstName),
    lastName: nameProblem(given.lastName),
    birthday: birthdayProblem(given.birthday, today),
    agreement: given.agreement ? undefined : 'required',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

/** A name is read by others, in mails and beside their own texts, so nothing in it may mislead them. */
export function nameProblem(name: string): 'required' | 'too-long' | 'invalid' | undefined {
  const length = [...foldTyped(name)].length
  if (length === 0) return 'required'
  if (length > NAME_MOST) return 'too-long'
  return isPersonName(name.trim()) ? undefined : 'invalid'
}

/** No living person is older than this. */
const OLDEST_YEARS = 130

/** A day of the calendar that has been. */
export function birthdayProblem(birthday: string, today: string): 'required' | 'invalid' | undefined {
  if (birthday.trim() === '') return 'required'
  const oldest = `${String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0')}${today.slice(4)}`
  return isCalendarDay(birthday) && birthday <= today && birthday > oldest ? undefined : 'invalid'
}

export function countryProblem(country: string): 'required' | 'invalid' | undefined {
  if (country.trim() === '') return 'required'
  return isRegistrationCountry(country) ? undefined : 'invalid'
}

/** On every site: a member of one site may change the profile on another, also without a network. */
function isRegistrationCountry(country: string): country is RegistrationCountry {
  return [...REGISTRATION_COUNTRIES, ...EUROPEAN_COUNTRIES].some((known) => known === country)
}

/** Digits only, after the calling code of the country. */
export function phoneProblem({
  phone,
  country,
}: Pick<Registration, 'phone' | 'country'>): PhoneProblem | undefined {
  const read = readPhoneDigits(phone, country)
  return read.ok ? undefined : read.problem
}

function emailProblem(check: EmailCheck): RegistrationProblem | undefined {
  return check === 'ok' ? undefined : check
}
