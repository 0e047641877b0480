import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { PASSWORD_LENGTHS, type PasswordPreset, type PasswordProblem } from '#domain/account/password.ts'

interface PasswordPlace {
  readonly preset: PasswordPreset
  /** The form is shown over checkout, which has its own texts (spec 5). */
  readonly atCheckout?: boolean
}

/** Two passwords that differ (spec 5 has a text for a new account and one for a new password; decision 0155). */
export function mismatchWords(form: 'new-account' | 'new-password'): MessageDescriptor {
  return form === 'new-account'
    ? msg`Passwords must match`
    : msg`Your passwords do not match, please try again.`
}

/** What is wrong with a new password (spec 5); the lengths are those of the shop's preset. */
export function passwordWords(
  problem: PasswordProblem,
  { preset, atCheckout = false }: PasswordPlace,
): MessageDescriptor {
  const { from, to } = PASSWORD_LENGTHS[preset]
  switch (problem) {
    case 'required':
      return msg`Please enter a password.`
    case 'too-short':
      return atCheckout
        ? msg`Your password must contain at least ${from} characters`
        : msg`Password must be at least ${from} characters long`
    case 'too-long':
      return msg`Password cannot exceed ${to} characters`
    case 'symbol':
      return msg`Symbol not allowed. Please use these instead`
    case 'kinds':
      return msg`Use at least two of letters, numbers and symbols.`
    case 'common':
      return msg`This password is too easy to guess. Please choose another.`
  }
}

/** A line of the checklist; that of the symbols lists them (`password-rules.tsx`). */
export function ruleWords(problem: PasswordProblem, preset: PasswordPreset): MessageDescriptor {
  const { from, to } = PASSWORD_LENGTHS[preset]
  switch (problem) {
    case 'too-short':
      return msg`At least ${from} characters`
    case 'too-long':
      return msg`At most ${to} characters`
    default:
      return msg`Two of letters, numbers and symbols`
  }
}
