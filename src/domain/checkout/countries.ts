type Country = {
  /** Key of the name among the texts. */
  readonly name: string
  readonly stateRequired: boolean
  /** Pattern of the postal code without spaces and hyphens; absent in countries without one. */
  readonly postal?: RegExp | undefined
}

const digits = {
  four: /^\d{4}$/,
  five: /^\d{5}$/,
  six: /^\d{6}$/,
  seven: /^\d{7}$/,
}

/** Two letters and four digits (spec 5): Brunei's BE3119. */
const lettersThenDigits = /^[A-Z]{2}\d{4}$/i
/** The spec's shape, or a code as the Royal Mail writes it: no British address has the former. */
const british = /^(?:[A-Z]{2}\d{4}|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/i
/** 1015 CB. */
const dutch = /^\d{4}[A-Z]{2}$/i
const canadian = /^[A-Z]\d[A-Z]\d[A-Z]\d$/i
/** Five digits, with or without the four of the delivery route. */
const american = /^\d{5}(?:\d{4})?$/

/** Where the shop sends parcels, the nearest first. */
export const COUNTRIES = {
  SG: { name: 'country_SG', stateRequired: false, postal: digits.six },
  MY: { name: 'country_MY', stateRequired: true, postal: digits.five },
  ID: { name: 'country_ID', stateRequired: true, postal: digits.five },
  TH: { name: 'country_TH', stateRequired: true, postal: digits.five },
  PH: { name: 'country_PH', stateRequired: true, postal: digits.four },
  VN: { name: 'country_VN', stateRequired: true, postal: /^\d{5,6}$/ },
  BN: { name: 'country_BN', stateRequired: false, postal: lettersThenDigits },
  MM: { name: 'country_MM', stateRequired: true, postal: digits.five },
  HK: { name: 'country_HK', stateRequired: false, postal: undefined },
  TW: { name: 'country_TW', stateRequired: true, postal: /^\d{3}(?:\d{2,3})?$/ },
  CN: { name: 'country_CN', stateRequired: true, postal: digits.six },
  JP: { name: 'country_JP', stateRequired: true, postal: digits.seven },
  KR: { name: 'country_KR', stateRequired: true, postal: digits.five },
  AU: { name: 'country_AU', stateRequired: true, postal: digits.four },
  NZ: { name: 'country_NZ', stateRequired: false, postal: digits.four },
  US: { name: 'country_US', stateRequired: true, postal: american },
  CA: { name: 'country_CA', stateRequired: true, postal: canadian },
  GB: { name: 'country_GB', stateRequired: false, postal: british },
  FR: { name: 'country_FR', stateRequired: false, postal: digits.five },
  DE: { name: 'country_DE', stateRequired: false, postal: digits.five },
  ES: { name: 'country_ES', stateRequired: true, postal: digits.five },
  IT: { name: 'country_IT', stateRequired: true, postal: digits.five },
  AT: { name: 'country_AT', stateRequired: false, postal: digits.four },
  BE: { name: 'country_BE', stateRequired: false, postal: digits.four },
  NL: { name: 'country_NL', stateRequired: false, postal: dutch },
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof COUNTRIES

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(COUNTRIES, code)
}
