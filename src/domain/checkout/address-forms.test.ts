import { formatAddress } from 'localized-address-format'
import { describe, expect, test } from 'vitest'
import { addressFieldsOf, addressForm } from './address-forms.ts'
import { areasOf, findArea, writeArea } from './areas.ts'
import { COUNTRIES, type CountryCode } from './countries.ts'

const EVERY = Object.keys(COUNTRIES) as CountryCode[]

/** The order of lines, city, state and postal code on a parcel, as the address library writes it. */
function orderOnParcel(postalCountry: string): string {
  const parts = { addressLines: ['«A»'], locality: '«C»', administrativeArea: '«S»', postalCode: '«Z»' }
  const written = formatAddress({ postalCountry, ...parts }, 'latin').join(' ')
  return [...written.matchAll(/«(\w)»/g)].map(([, part]) => part).join('')
}

describe('the form of a country', () => {
  /** In another order, or with parts that the library does not write. */
  const OTHERWISE: Partial<Record<CountryCode, string>> = {
    // The postal code first: Japanese forms begin with it.
    JP: 'ZSCA',
    // Its own city, and required all the same (spec 5).
    SG: 'ACZ',
    // Myanmar's regions are part of its addresses.
    MM: 'ACZS',
    HK: 'AC',
  }

  test.each(EVERY)('%s asks in the order in which its addresses are written', (country) => {
    const { stateRequired, postal } = COUNTRIES[country] as (typeof COUNTRIES)['SG']
    const written = OTHERWISE[country] ?? orderOnParcel(country)
    const requested = [...written].filter((part) => part !== 'S' || stateRequired).join('')
    expect(addressForm(country).order).toBe(requested)
    expect(requested.includes('S')).toBe(stateRequired)
    expect(requested.includes('Z')).toBe(postal !== undefined)
    expect(addressForm(country).area !== undefined).toBe(stateRequired)
  })

  test('the fields follow, family names first where they come first', () => {
    expect(addressFieldsOf('SG')).toEqual(
      'country firstName lastName line1 line2 city postalCode phone'.split(' '),
    )
    expect(addressFieldsOf('JP')).toEqual(
      'country lastName firstName postalCode state city line1 line2 phone'.split(' '),
    )
    expect(addressFieldsOf('').length).toBe(9)
  })
})

describe('lists of states', () => {
  test.each([
    ['US', 56],
    ['CA', 13],
    ['AU', 8],
    ['JP', 47],
    ['MY', 16],
    ['CN', 31],
    ['TW', 22],
    ['KR', 17],
    ['ES', 52],
  ])('%s has %i, each once, only where a state is required', (country, count) => {
    const areas = areasOf(country) ?? []
    expect(areas).toHaveLength(count)
    expect(new Set(areas.map(({ code }) => code)).size).toBe(count)
    expect(new Set(areas.map(({ name }) => name)).size).toBe(count)
    expect(areas.every(({ code, name }) => /^[A-Z0-9]{1,3}$/.test(code) && /^\p{Lu}/u.test(name))).toBe(true)
    expect(COUNTRIES[country as CountryCode].stateRequired).toBe(true)
    for (const { code, name } of areas) {
      expect(findArea(country, name)?.code).toBe(code)
      expect(findArea(country, code)?.name).toBe(name)
    }
  })

  test('military mail is no state (spec 5)', () => {
    for (const code of ['AA', 'AE', 'AP']) expect(findArea('US', code)).toBeUndefined()
  })

  test('what is kept as a code is written as that country writes it', () => {
    expect(writeArea('US', 'TX')).toBe('TX')
    expect(writeArea('JP', '13')).toBe('Tokyo')
    expect(findArea('JP', '東京都')?.code).toBe('13')
    expect(writeArea('JP', 'Somewhere')).toBe('Somewhere')
    expect(writeArea('TH', 'Chiang Mai')).toBe('Chiang Mai')
  })
})
