import { minor, type Minor } from '#domain/brand.ts'
import { CURRENCIES, isCurrency, type CurrencyCode } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'

export type DecimalSign = '.' | ','

export interface MoneyOfFile {
  /** Undefined: no price of the file shows it, and "1,299" is refused. */
  readonly decimal: DecimalSign | undefined
  readonly currency: CurrencyCode
}

/** Signs that several currencies share say nothing about which one it is. */
const SIGNS: Readonly<Record<string, CurrencyCode | undefined>> = {
  S$: 'SGD',
  US$: 'USD',
  A$: 'AUD',
  HK$: 'HKD',
  $: undefined,
  '€': 'EUR',
  '£': 'GBP',
  '¥': undefined,
  '￥': undefined,
  'CN¥': 'CNY',
  '฿': 'THB',
  '₱': 'PHP',
  '₫': 'VND',
  RM: 'MYR',
  RP: 'IDR',
}
const GROUPS = /[ \u00a0\u202f'’]/g

interface Written {
  readonly digits: string
  readonly sign: string
}

function writtenOf(text: string): Written | undefined {
  const [, before = '', digits, after = ''] =
    /^([^\d\s.,+-]*)\s*(\d[\d., \u00a0\u202f'’]*?)\s*([^\d\s.,+-]*)$/u.exec(text.trim()) ?? []
  if (digits === undefined || (before !== '' && after !== '')) return undefined
  return { digits: digits.replaceAll(GROUPS, ''), sign: (before || after).toUpperCase() }
}

/** The decimal sign that one price shows; undefined for `129`, and for `1,299`, which may be either. */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const digits = writtenOf(text)?.digits ?? ''
  const [, first, last] = /^\d{1,3}(?:([.,])\d{3})*(?:([.,])\d{1,2})?$/.exec(digits) ?? []
  if (last !== undefined && last !== first) return last as DecimalSign
  // Two groups of three: the sign is that of thousands.
  const [, group] = /^\d{1,3}([.,])\d{3}\1\d{3}$/.exec(digits) ?? []
  if (group !== undefined) return group === '.' ? ',' : '.'
  const [, plain] = /^\d+([.,])\d{1,2}$/.exec(digits) ?? []
  return plain as DecimalSign | undefined
}

export type AmountRead = { readonly cents: Minor } | { readonly problem: string }

/** A price in Singapore cents, or why it cannot be told. Never a guess by which it would be a hundred times as much. */
export function readAmount(text: string, { decimal, currency }: MoneyOfFile): AmountRead {
  if (/^\s*-|^\s*\(.*\)\s*$/.test(text)) return { problem: 'a price is not negative' }
  const written = writtenOf(text)
  if (!written) return { problem: 'this is not a price; write it like 129.90' }
  const { sign } = written
  const code = isCurrency(sign) ? sign : SIGNS[sign]
  if (sign !== '' && code === undefined && !Object.hasOwn(SIGNS, sign))
    return { problem: `the currency '${sign}' is unknown` }
  if (code !== undefined && code !== currency)
    return { problem: `it is in ${code} and the file in ${currency}; name the currency with --currency` }
  const number = numberOf(written.digits, decimal, CURRENCIES[currency].digits)
  if ('problem' in number) return number
  const cents = exchange(minor(number.units), currency, 'SGD')
  return cents > 0 ? { cents } : { problem: 'a price is more than nothing' }
}

function numberOf(
  digits: string,
  decimal: DecimalSign | undefined,
  places: 0 | 2,
): { readonly units: number } | { readonly problem: string } {
  const [, grouped = ''] = /^(?:\d{1,3}([.,])\d{3})(?:\1\d{3})*$/.exec(digits) ?? []
  const isSeveral = digits.split(grouped).length > 2
  if (grouped !== '') {
    // Currencies without decimals have no other use for the sign.
    if (decimal === undefined && places === 2 && !isSeveral)
      return {
        problem: `it may be a thousand or a fraction, and no price of the file shows which; write ${digits.replace(grouped, '')} or ${digits.replace(grouped, '.').slice(0, -1)}`,
      }
    if (decimal === grouped && places === 2)
      return { problem: 'it has three decimals, or the decimal sign of the file is used for thousands' }
    return units(digits.replaceAll(grouped, ''), '', places)
  }
  const [, whole, fraction = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (whole === undefined) return { problem: 'this is not a price; write it like 129.90' }
  return units(whole.replaceAll(/[.,]/g, ''), fraction, places)
}

function units(whole: string, fraction: string, places: 0 | 2) {
  if (whole.length > 10) return { problem: 'the price is too high' }
  if (places === 0 && Number(fraction) !== 0) return { problem: 'this currency has no decimals' }
  return { units: places === 0 ? Number(whole) : Number(whole) * 100 + Number(fraction.padEnd(2, '0')) }
}
