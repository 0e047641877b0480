import { SIZE_COUNTRIES, type SizeCountry, type Sizing } from './sizing.ts'

type Row = readonly [US: string, AU: string, UK: string, CN: string, JP: string, EU: string]

const CLASSIC: Readonly<Record<string, Row>> = {
  XS: ['2', '6', '6', '150/76A', '5', '34'],
  S: ['4', '8', '8', '155/80A', '7', '36'],
  M: ['6', '10', '10', '160/84A', '9', '38'],
  L: ['8', '12', '12', '165/88A', '11', '40/42'],
  XL: ['10', '14', '14', '170/92A', '13', '44'],
  XXL: ['12', '16', '16', '175/96A', '15', '46'],
  '3XL': ['14', '18', '18', '175/100A', '17', '48'],
  '4XL': ['16', '20', '20', '175/104A', '19', '50'],
  '5XL': ['18', '22', '22', '175/108A', '21', '52'],
  '6XL': ['20', '24', '24', '175/112A', '23', '54'],
  24: ['2', '6', '6', '150/60A', '5', '32'],
  25: ['2', '6', '6', '155/62A', '5', '32'],
  26: ['4', '8', '8', '160/64A', '7', '34'],
  27: ['6', '10', '10', '160/68A', '9', '36'],
  28: ['8', '12', '12', '165/70A', '11', '38'],
  29: ['8', '12', '12', '165/72A', '11', '38'],
  30: ['10', '14', '14', '170/76A', '13', '40'],
  31: ['10', '14', '14', '170/78A', '13', '42'],
  32: ['12', '16', '16', '175/80A', '15', '44'],
  33: ['12', '16', '16', '175/82A', '15', '44'],
  34: ['14', '18', '18', '175/84A', '17', '46'],
}

const NEW: Readonly<Record<string, Row>> = {
  XXS: ['0', '4', '4', '155/76A', '3', '32'],
  XS: ['2', '6', '6', '160/80A', '5', '34'],
  S: ['4', '8', '8', '165/84A', '7', '36'],
  M: ['6', '10', '10', '165/88A', '9', '38'],
  L: ['8/10', '12/14', '12/14', '170/92A', '11/13', '40/42'],
  XL: ['12', '16', '16', '175/96A', '15', '44'],
  XXL: ['14', '18', '18', '175/100A', '17', '46'],
  24: ['0', '4', '4', '155/60A', '3', '32'],
  25: ['0', '4', '4', '160/62A', '3', '32'],
  26: ['2', '6', '6', '160/66A', '5', '34'],
  27: ['4', '8', '8', '165/68A', '7', '36'],
  28: ['6', '10', '10', '165/70A', '9', '38'],
  29: ['6', '10', '10', '165/72A', '9', '38'],
  30: ['8', '12', '12', '170/76A', '11', '40'],
  31: ['10', '14', '14', '170/78A', '13', '42'],
  32: ['12', '16', '16', '175/80A', '15', '44'],
  34: ['14', '18', '18', '175/86A', '17', '46'],
}

/** Other spellings of a size (spec 9.12). */
const SAME: Readonly<Record<string, string>> = { '2XS': 'XXS', '2XL': 'XXL', XXXL: '3XL' }
const plain = (size: string) => {
  const upper = size.trim().toUpperCase()
  return SAME[upper] ?? upper
}

/** A classic size and the new one that fits the same body (spec 9.11). */
const RELABELLED: Readonly<Record<string, string>> = {
  XXS: 'XXS',
  XS: 'XXS',
  S: 'XS',
  M: 'S',
  L: 'M',
  XL: 'L',
  XXL: 'XL',
}

/** The new size of a body that wears a classic size; undefined for a size without a new one. */
export function newSizeOf(classic: string): string | undefined {
  const name = plain(classic)
  return Object.hasOwn(RELABELLED, name) ? RELABELLED[name] : undefined
}

/**
 * A size as a country writes it. China's own labels are not put in the place of a size (spec 4.11), and a size without
 * a row ("One Size") is unchanged.
 */
export function sizeFor(size: string, country: SizeCountry, sizing: Sizing): string {
  if (country === 'CN') return size
  return rowOf(size, sizing)?.[SIZE_COUNTRIES.indexOf(country)] ?? size
}

/** The size in every country, China's label included; undefined where no table has it. */
export function sizeEverywhere(size: string, sizing: Sizing): readonly string[] | undefined {
  return rowOf(size, sizing)
}

/** Sizes of a cut, letters first, each from the smallest. */
export function sizesOf(sizing: Sizing): {
  readonly letters: readonly string[]
  readonly numbers: readonly string[]
} {
  const all = Object.keys(tableOf(sizing))
  const isNumber = (size: string) => /^\d+$/.test(size)
  return { letters: all.filter((size) => !isNumber(size)), numbers: all.filter(isNumber) }
}

const tableOf = (sizing: Sizing) => (sizing === 'new' ? NEW : CLASSIC)

function rowOf(size: string, sizing: Sizing): Row | undefined {
  const table = tableOf(sizing)
  const name = plain(size)
  return Object.hasOwn(table, name) ? table[name] : undefined
}
