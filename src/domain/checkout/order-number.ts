import { isCalendarDay } from '../calendar-day.ts'
import { foldGroups } from '../text/typed-text.ts'

/** Base32 without I, L, O and U: no letter can be mistaken for a digit on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An order's number: `VD`, the day, eight random symbols. `random` holds at least 5 bytes (40 bits),
 * `date` is the shop's day as YYYY-MM-DD. It is a name, not a secret.
 */
export function orderNumber(random: Uint8Array, date: string): string {
  if (random.length < 5) throw new RangeError('an order number needs 5 random bytes')
  const day = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(date)
  if (!day) throw new RangeError(`not a day: ${date}`)
  return `VD${day.slice(1).join('')}${base32(random.subarray(0, 5))}`
}

/** The order number in a typed or pasted text, or undefined. */
export function readOrderNumber(input: string): string | undefined {
  const typed = foldGroups(input).toUpperCase()
  const match = /^VD(\d{6})([0-9A-Z]{8})$/.exec(typed)
  if (!match?.[2] || !isCalendarDay(dayOf(match[1] ?? ''))) return undefined
  const symbols = match[2].replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return symbols.includes('U') ? undefined : `VD${match[1]}${symbols}`
}

function base32(bytes: Uint8Array) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)))
}

/** 261128 is 2026-11-28. */
function dayOf(yymmdd: string): string {
  return `20${yymmdd.replace(/^(..)(..)(..)$/, '$1-$2-$3')}`
}
