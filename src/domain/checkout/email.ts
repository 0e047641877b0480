import { foldCode } from '../text/typed-text.ts'
import type { AddressPreset } from './address-presets.ts'

/** Word characters in segments joined by - or . on both sides; the last part of the domain has 2 or more (spec 5). */
const EMAIL = /^\w+(?:[-.]\w+)*@\w+(?:[-.]\w+)*\.\w{2,}$/

/** What mailboxes are made of: also `+`, `'` and the like, a single letter, domains of any writing in ASCII. */
const MAILBOX =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** `strict` is spec 5 to the letter; `lenient` takes the addresses that people have (as for postal addresses). */
const PATTERNS = { strict: EMAIL, lenient: MAILBOX } as const satisfies Record<AddressPreset, RegExp>

export type EmailCheck = 'ok' | 'required' | 'invalid'

export function checkEmail(input: string, preset: AddressPreset = 'lenient'): EmailCheck {
  const email = foldCode(input)
  if (email === '') return 'required'
  // Longer than any mailbox is.
  return email.length <= 254 && PATTERNS[preset].test(email) ? 'ok' : 'invalid'
}
